/** A case of a table that PHP reads as well: JSON cannot repeat, so a huge value says how often it stands there. */
type TableCase = { value: unknown; times?: number };

/** The cases with huge values written out. */
export function readCases< Case extends TableCase >( table: Case[] ): Case[] {
	return table.map( ( each ) =>
		typeof each.value === 'string' && each.times
			? { ...each, value: each.value.repeat( each.times ) }
			: each
	);
}
