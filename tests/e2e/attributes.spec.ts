import { readFileSync } from 'node:fs';
import { expect, php, test } from './support';

const read = ( path: string ) => JSON.parse( readFileSync( path, 'utf8' ) );

const ATTRIBUTES = 'shared/attributes/tests/attributes.cases.json';
const COLORS = 'shared/validation/tests/color.cases.json';
const URLS = 'shared/validation/tests/url.cases.json';

/** Reads values with the PHP implementation. */
const values = ( cases: { rule: object; raw: unknown }[] ) =>
	php< unknown[] >(
		`return array_map(
			static function ( $case ) {
				return Dovetail\\Plugin\\Attributes::read( array( 'it' => $case['rule'] ), array( 'it' => $case['raw'] ) )['it'];
			},
			$input
		);`,
		cases
	);

type Case = { rule: object; raw: unknown; value: unknown; why: string };

// spec: 000-5-6
test( 'PHP reads attributes as the editor does', async () => {
	const cases: Case[] = read( ATTRIBUTES );
	const found = await values( cases );
	expect( cases.map( ( { why }, at ) => [ why, found[ at ] ] ) ).toEqual(
		cases.map( ( { why, value } ) => [ why, value ] )
	);
} );

type TableCase = { value: unknown; times?: number; why: string };

const written = ( { value, times = 1 }: TableCase ) =>
	typeof value === 'string' ? value.repeat( times ) : value;

// spec: 000-5-1
test( 'PHP takes the same colors', async () => {
	const cases: ( TableCase & { color: string | null } )[] = read( COLORS );
	const found = await values(
		cases.map( ( each ) => ( {
			rule: { type: 'string', format: 'color' },
			raw: written( each ),
		} ) )
	);
	expect( cases.map( ( { why }, at ) => [ why, found[ at ] ] ) ).toEqual(
		cases.map( ( { why, color } ) => [ why, color ] )
	);
} );

test( 'PHP takes the same addresses', async () => {
	const cases: ( TableCase & { isHttpUrl: boolean } )[] = read( URLS );
	const found = await values(
		cases.map( ( each ) => ( {
			rule: { type: 'string', format: 'url' },
			raw: written( each ),
		} ) )
	);
	expect(
		cases.map( ( { why }, at ) => [ why, found[ at ] !== null ] )
	).toEqual( cases.map( ( { why, isHttpUrl } ) => [ why, isHttpUrl ] ) );
} );
