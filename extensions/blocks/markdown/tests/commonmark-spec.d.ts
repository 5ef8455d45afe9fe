/** Types for commonmark-spec, which ships none. Covers only the parts used here. */
declare module 'commonmark-spec' {
	/** The examples in the specification; `→` represents a tab. */
	export const tests: readonly {
		markdown: string;
		html: string;
		section: string;
		number: number;
	}[];
}
