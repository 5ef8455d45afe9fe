/** A test case shared with PHP. JSON can't express repetition, so a long value has a repeat count. */
type TableCase = { value: unknown; times?: number };

/** Returns the cases with long values expanded. */
export function readCases< Case extends TableCase >( table: Case[] ): Case[] {
	return table.map( ( each ) =>
		typeof each.value === 'string' && each.times
			? { ...each, value: each.value.repeat( each.times ) }
			: each
	);
}
