/**
 * A test case that TypeScript and PHP share. A long value has a repeat count, because JSON can't express repetition.
 */
type TableCase = { value: unknown; times?: number };

/** Returns the test cases with repeated values expanded. */
export function readCases< Case extends TableCase >( table: Case[] ): Case[] {
	return table.map( ( each ) =>
		typeof each.value === 'string' && each.times
			? { ...each, value: each.value.repeat( each.times ) }
			: each
	);
}
