import { findHooks, hookProblems } from '../hooks';
import { phpSource } from '../php-source';

const source = ( code: string, file = 'class-a.php' ) =>
	phpSource(
		file,
		`<?php\nclass A {\n\tconst FILTER = 'dovetail_b';\n\tfunction f() {\n${ code }\n\t}\n}`
	);

const DOCUMENTED = `/**
 * Filters a.
 *
 * @param array<string, array{a: int}> $a The
 *                                        value.
 */
$a = (array) apply_filters( 'dovetail_a', $a );`;

describe( 'findHooks', () => {
	it( 'reads the docblock of a hook', () => {
		expect( findHooks( [ source( DOCUMENTED ) ] ) ).toEqual( [
			{
				kind: 'filter',
				name: 'dovetail_a',
				text: 'Filters a.',
				params: [
					{
						name: '$a',
						type: 'array<string, array{a: int}>',
						text: 'The value.',
					},
				],
				file: 'class-a.php',
				alsoIn: [],
			},
		] );
	} );

	it.each( [
		[
			'a constant',
			'return apply_filters( self::FILTER, 1 );',
			'dovetail_b',
		],
		[
			'a variable',
			"do_action( 'dovetail_tab_' . $tab );",
			'dovetail_tab_{tab}',
		],
		[
			'a variable in a string',
			'do_action( "dovetail_tab_{$tab}" );',
			'dovetail_tab_{tab}',
		],
	] )( 'reads a name with %s', ( _, code, name ) => {
		expect( findHooks( [ source( code ) ] ) ).toMatchObject( [ { name } ] );
	} );

	it( 'ignores WordPress’s hooks', () => {
		expect(
			findHooks( [
				source( "return apply_filters( 'the_content', $a );" ),
			] )
		).toEqual( [] );
	} );
} );

describe( 'hookProblems', () => {
	it( 'accepts a documented hook, and a call that refers to the documenting file', () => {
		expect(
			hookProblems( [
				source( DOCUMENTED ),
				source(
					"/** This filter is documented in class-a.php */\n$a = apply_filters( 'dovetail_a', $a );",
					'class-b.php'
				),
			] )
		).toEqual( [] );
	} );

	it.each( [
		[
			'a hook without a docblock',
			"/** Of another statement. */\n$b = 1;\n$a = apply_filters( 'dovetail_a', $a );",
			'class-a.php: dovetail_a has no docblock.',
		],
		[
			'a missing @param',
			"/** Filters a. */\n$a = apply_filters( 'dovetail_a', $a );",
			'class-a.php: dovetail_a passes 1 values, and its docblock has 0 @param.',
		],
		[
			'a @param without a meaning',
			"/**\n * Filters a.\n *\n * @param int $a\n */\n$a = apply_filters( 'dovetail_a', $a );",
			'class-a.php: dovetail_a does not say what $a is.',
		],
		[
			'a wrong file',
			"/** This filter is documented in class-b.php */\n$a = apply_filters( 'dovetail_a', $a );",
			'class-a.php: dovetail_a is not documented in class-b.php.',
		],
	] )( 'reports %s', ( _, code, problem ) => {
		expect( hookProblems( [ source( code ) ] ) ).toEqual( [ problem ] );
	} );
} );
