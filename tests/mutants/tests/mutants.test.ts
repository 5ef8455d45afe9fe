import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { mutantsOf } from '../mutate';
import { mutantsOfPhp } from '../php/mutate';
import { shuffled } from '../sample';

const all = (
	code: string,
	mutants: readonly { start: number; end: number; text: string }[]
) =>
	mutants.map(
		( { start, end, text } ) =>
			code.slice( 0, start ) + text + code.slice( end )
	);

describe( 'mutation testing', () => {
	it.each( [
		[ 'a < 1', [ 'a <= 1', 'a < 2' ] ],
		[ 'x = a && true', [ 'x = a || true', 'x = a && false' ] ],
		[ 'if (a) {}', [ 'if (!(a)) {}' ] ],
		[ 'f( a );', [ ';' ] ],
		[ "import 'a';", [] ],
	] )(
		'turns the TypeScript code %s into the mutants %j',
		( code, mutants ) => {
			expect( all( code, mutantsOf( code, 'a.ts' ) ) ).toEqual( mutants );
		}
	);

	it.each( [
		[ '$x = $a === 1;', [ '$x = $a !== 1;', '$x = $a === 2;' ] ],
		[ 'return ! $a;', [ 'return  $a;' ] ],
		[ 'if ( $a ) {}', [ 'if ( ! ( $a ) ) {}' ] ],
		[ '$x = ( $a ) && ( $b );', [ '$x = ( $a ) || ( $b );' ] ],
		[ "defined( 'A' ) || exit;", [] ],
	] )( 'turns the PHP code %s into the mutants %j', ( code, mutants ) => {
		expect(
			all( `<?php ${ code }`, mutantsOfPhp( `<?php ${ code }`, 'a.php' ) )
		).toEqual( mutants.map( ( mutant ) => `<?php ${ mutant }` ) );
	} );
} );

describe( 'a sample of mutants', () => {
	const of = ( file: string, code: string ) =>
		mutantsOf( code, file ).map( ( mutant ) => ( {
			...mutant,
			file,
			code,
		} ) );
	const some = of( 'a.ts', 'a < 1 || b < 2 || c < 1' );
	const names = ( mutants: typeof some ) =>
		mutants.map(
			( { file, start, text } ) => `${ file } ${ start } ${ text }`
		);

	it( 'has an order that depends on its seed', () => {
		expect( names( shuffled( some, 1 ) ) ).toEqual(
			names( shuffled( some, 1 ) )
		);
		expect( names( shuffled( some, 1 ) ) ).not.toEqual(
			names( shuffled( some, 2 ) )
		);
	} );

	it( 'keeps its order if another file changes', () => {
		const more = shuffled( [ ...of( '0.ts', 'x > 7' ), ...some ], 1 );
		expect(
			names( more.filter( ( { file } ) => file === 'a.ts' ) )
		).toEqual( names( shuffled( some, 1 ) ) );
	} );
} );

describe( 'the tables that assign tests to PHP files', () => {
	const tables = globSync( [
		'tests/mutants/php/proofs.ts',
		'{extensions,shared}/**/tests/e2e/proofs.ts',
	] ).map( ( file ) => [ file, readFileSync( file, 'utf8' ) ] as const );
	const sources = globSync( [
		'src/plugin/includes/**/*.php',
		'{extensions,shared}/**/server/**/*.php',
	] );
	const specs = globSync( [
		'{extensions,shared}/**/server/tests/*Test.php',
		'tests/e2e/*.spec.ts',
		'{extensions,shared}/**/tests/e2e/*.spec.ts',
	] );

	it.each( tables )(
		'name only existing files and tests: %s',
		( _, table ) => {
			for ( const [ , folder = '', name = '' ] of table.matchAll(
				/'(?:blocks\/|panels\/|enhancements\/|shared\/)?([\w/-]+)\/(class-[\w-]+\.php)'/g
			) ) {
				expect(
					sources.filter( ( file ) =>
						file.endsWith( `${ folder }/${ name }` )
					)
				).toHaveLength( 1 );
			}
			for ( const [ , pattern = '' ] of table.matchAll(
				/'([\w-]+\/tests\/e2e\/[^']+|tests\/e2e\/[\w-]+|[\w-]+\/server\/tests\/[^']*)'/g
			) ) {
				expect( specs.some( ( file ) => file.match( pattern ) ) ).toBe(
					true
				);
			}
		}
	);
} );
