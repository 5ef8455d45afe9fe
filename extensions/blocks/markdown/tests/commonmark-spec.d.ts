/** The parts of commonmark-spec in use, which has no types. */
declare module 'commonmark-spec' {
	/** The examples of the specification; `→` stands for a tab. */
	export const tests: readonly {
		markdown: string;
		html: string;
		section: string;
		number: number;
	}[];
}
