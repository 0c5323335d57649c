/// An open file that is closed with its last owner.
final class OwnedDescriptor: Sendable {
  let descriptor: Descriptor

  init(_ descriptor: Descriptor) {
    self.descriptor = descriptor
  }

  deinit {
    descriptor.close()
  }
}
