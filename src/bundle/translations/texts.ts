/** The texts that an expression can be, or null when it is not written out in full. */
export type Texts = readonly string[] | null;

/** Returns the texts of a conditional. */
export function either( a: Texts, b: Texts ): Texts {
	return a && b ? [ ...a, ...b ] : null;
}

/** Returns the texts of a concatenation. */
export function joinTexts( a: Texts, b: Texts ): Texts {
	return a && b
		? a.flatMap( ( start ) => b.map( ( end ) => start + end ) )
		: null;
}
