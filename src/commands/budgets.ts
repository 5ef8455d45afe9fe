/**
 * Maximum duration of each stage of `npm test` in seconds, on two idle cores with warm caches. `tests/README.md` lists
 * the same values. Before you raise one, look for tests that have become slow.
 */
export const BUDGET_SECONDS = {
	lint: 60,
	types: 60,
	build: 60,
	unit: 200,
	editor: 240,
	built: 10,
	php: 90,
	e2e: 480,
	database: 120,
	phpunit: 180,
} as const;

/** Maximum duration of the whole run in seconds. */
export const TOTAL_BUDGET_SECONDS = 720;

export type StageName = keyof typeof BUDGET_SECONDS;

/** Duration of a stage. */
export type Timing = { name: StageName; ms: number };

/**
 * Formats the durations and budgets of a run, one line per stage. Marks stages that exceed their budgets.
 *
 * @param timings
 * @param totalMs Duration of a full run; undefined if stages were left out.
 */
export function timeTable(
	timings: readonly Timing[],
	totalMs?: number
): string[] {
	return [
		`${ 'stage'.padEnd( 9 ) } seconds  budget`,
		...timings.map( ( { name, ms } ) =>
			row( name, ms, BUDGET_SECONDS[ name ] )
		),
		...( totalMs === undefined
			? []
			: [ row( 'all', totalMs, TOTAL_BUDGET_SECONDS ) ] ),
	];
}

function row( name: string, ms: number, budget: number ): string {
	const seconds = Math.round( ms / 1000 );
	const mark = seconds > budget ? `  ▲ over by ${ seconds - budget } s` : '';
	return `${ name.padEnd( 9 ) } ${ `${ seconds }`.padStart( 7 ) } ${ `${ budget }`.padStart( 7 ) }${ mark }`;
}
