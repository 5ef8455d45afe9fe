/** All possible values of an expression, or null if they cannot be determined. */
export type Texts = readonly string[] | null;

/** Returns the possible values of a conditional expression. */
export function either( a: Texts, b: Texts ): Texts {
	return a && b ? [ ...a, ...b ] : null;
}

/** Returns the possible values of a concatenation. */
export function joinTexts( a: Texts, b: Texts ): Texts {
	return a && b
		? a.flatMap( ( start ) => b.map( ( end ) => start + end ) )
		: null;
}
