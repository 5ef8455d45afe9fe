/** A case shared with PHP. JSON can't express repetition, so a long value has a repeat count. */
type TableCase = { value: unknown; times?: number };

/** The cases with huge values written out. */
export function readCases< Case extends TableCase >( table: Case[] ): Case[] {
	return table.map( ( each ) =>
		typeof each.value === 'string' && each.times
			? { ...each, value: each.value.repeat( each.times ) }
			: each
	);
}
