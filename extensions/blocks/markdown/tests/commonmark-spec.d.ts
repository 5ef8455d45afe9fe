/** Types of the used parts of commonmark-spec, which ships none. */
declare module 'commonmark-spec' {
	/** The examples of the specification; `→` stands for a tab. */
	export const tests: readonly {
		markdown: string;
		html: string;
		section: string;
		number: number;
	}[];
}
