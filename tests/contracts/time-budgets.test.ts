import { readFileSync } from 'node:fs';
import {
	BUDGET_SECONDS,
	TOTAL_BUDGET_SECONDS,
} from '../../src/commands/budgets';
import { stages } from '../../src/commands/stages';

describe( 'the time budgets in tests/README.md', () => {
	it( 'equal the budgets in the code', () => {
		const rows = readFileSync( 'tests/README.md', 'utf8' ).matchAll(
			/^\| `?(\w+)`? \| (\d+) \|/gm
		);
		expect(
			[ ...rows ].map( ( [ , name, seconds ] ) => [
				name,
				Number( seconds ),
			] )
		).toEqual( [
			...Object.entries( BUDGET_SECONDS ),
			[ 'all', TOTAL_BUDGET_SECONDS ],
		] );
	} );

	it( 'cover every stage, in order', () => {
		expect( stages.flat().map( ( { name } ) => name ) ).toEqual(
			Object.keys( BUDGET_SECONDS )
		);
	} );
} );
