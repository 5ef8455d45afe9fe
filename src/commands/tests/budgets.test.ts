import { TOTAL_BUDGET_SECONDS, timeTable } from '../budgets';

describe( 'the table of durations', () => {
	it( 'shows the time of each stage beside its budget', () => {
		expect(
			timeTable( [
				{ name: 'lint', ms: 12_300 },
				{ name: 'built', ms: 10_400 },
			] )
		).toEqual( [
			'stage     seconds  budget',
			'lint           12      60',
			'built          10      10',
		] );
	} );

	it( 'marks a stage that is over its budget', () => {
		expect( timeTable( [ { name: 'php', ms: 93_000 } ] ).at( -1 ) ).toBe(
			'php            93      90  ▲ over by 3 s'
		);
	} );

	it( 'ends with the duration of a full run', () => {
		expect(
			timeTable( [], ( TOTAL_BUDGET_SECONDS + 5 ) * 1000 ).at( -1 )
		).toBe( 'all           725     720  ▲ over by 5 s' );
	} );
} );
