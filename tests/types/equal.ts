/** True when two types are the same; `Expect< Equal< A, B > >` fails to compile otherwise. */
export type Equal< A, B > =
	( < T >() => T extends A ? 1 : 2 ) extends < T >() => T extends B ? 1 : 2
		? true
		: false;

/** Compiles for `true` alone. */
export type Expect< T extends true > = T;
