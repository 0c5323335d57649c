void x(void);
