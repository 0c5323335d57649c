#include "CPseudoTerminal.h"
void x(void){}
