import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { phpLiteral } from '../../../src/bundle/php-literal';
import {
	CURRENCY_CODES,
	currencyOf,
	fromMinorUnits,
	precisionOf,
	toMinorUnits,
} from '../currency';
import { formatAmount } from '../format-amount';
import { CARD_CURRENCIES, minimumCharge } from '../minimum-charge';
import { serverData } from '../server-data';
import { AMOUNTS, VISITOR_INPUTS } from './visitor-amounts';

const AROUND_MINIMUMS = CARD_CURRENCIES.flatMap( ( code ) => {
	const minimum = toMinorUnits( minimumCharge( code ), code );
	return [ minimum - 1, minimum, 99_999_999 ].map(
		( units ) => [ units, code ] as const
	);
} );

/** Amounts of many lengths, positive and negative, in every currency and in an unknown one. */
const FORMATTED = [
	...AROUND_MINIMUMS,
	...[ ...CURRENCY_CODES, 'eur', 'XYZ', '' ].flatMap( ( code ) =>
		[ 0, 7, 50, 999, 1000, 123_456, -5, -1_234_567, 999_999_999_999 ].map(
			( units ) => [ units, code ] as const
		)
	),
];

type Answers = {
	formatted: string[];
	minimums: Record< string, number | null >;
	precisions: Record< string, number >;
	marks: Record< string, object >;
	typed: unknown[];
	amounts: unknown[];
	plain: string[];
	minor: number[];
};

const NON_NEGATIVE = FORMATTED.filter( ( [ units ] ) => units >= 0 );

const PHP_CODE = `
$given   = json_decode( base64_decode( '%s' ), true );
$codes   = $given['codes'];
$of_each = static function ( $method ) use ( $codes ) {
	return array_combine( $codes, array_map( array( \\Dovetail\\Currency\\Money::class, $method ), $codes ) );
};
$read    = static function ( $case ) {
	return \\Dovetail\\Currency\\Money::read( $case[0], $case[1] );
};
echo json_encode( array(
	'formatted'  => array_map( static function ( $case ) {
		return \\Dovetail\\Currency\\Money::format( $case[0], $case[1] );
	}, $given['formatted'] ),
	'minimums'   => $of_each( 'minimum' ),
	'precisions' => $of_each( 'precision' ),
	'marks'      => $of_each( 'marks' ),
	'typed'      => array_map( $read, $given['typed'] ),
	'amounts'    => array_map( $read, $given['amounts'] ),
	'plain'      => array_map( static function ( $case ) {
		return \\Dovetail\\Currency\\Money::plain( $case[0], $case[2] );
	}, $given['plain'] ),
	'minor'      => array_map( static function ( $case ) {
		return \\Dovetail\\Currency\\Money::minor( $case[1], $case[2] );
	}, $given['plain'] ),
) );
`;

describe( 'amounts in PHP', () => {
	let answers: Answers;

	beforeAll( () => {
		const given = JSON.stringify( {
			codes: [ ...CURRENCY_CODES, 'usd', 'XYZ' ],
			formatted: FORMATTED,
			typed: VISITOR_INPUTS,
			amounts: AMOUNTS.map( ( { text, code } ) => [ text, code ] ),
			plain: NON_NEGATIVE.map( ( [ units, code ] ) => [
				units,
				fromMinorUnits( units, code ),
				code,
			] ),
		} );
		const { stdout, stderr } = spawnSync(
			'node_modules/.bin/tsx',
			[ 'shared/redirect/tests/run-php.ts' ],
			{
				encoding: 'utf8',
				maxBuffer: 1e8,
				input: [
					'<?php',
					"namespace { define( 'ABSPATH', '/' ); define( 'DOVETAIL_BLOCKS_DIR', '/tmp' );",
					// Define a function that PHP 7.4 lacks, as WordPress does.
					'function str_contains( $text, $part ) { return strpos( $text, $part ) !== false; }',
					"@mkdir( '/tmp/shared/currency', 0777, true );",
					`file_put_contents( '/tmp/shared/currency/server-data.php', base64_decode( '${ Buffer.from(
						`<?php return array( 'data' => ${ phpLiteral( serverData ) } );`
					).toString( 'base64' ) }' ) ); }`,
					`${ readFileSync(
						'shared/currency/server/class-money.php',
						'utf8'
					)
						.replace( '<?php', '' )
						.replace(
							'namespace Dovetail\\Currency;',
							'namespace Dovetail\\Currency {'
						) }\n}`,
					`namespace { ${ PHP_CODE.replace(
						'%s',
						Buffer.from( given ).toString( 'base64' )
					) } }`,
				].join( '\n' ),
			}
		);
		expect( stderr ).toBe( '' );
		answers = JSON.parse( stdout );
	} );

	it( 'have the same format as in the editor', () => {
		expect( answers.formatted ).toEqual(
			FORMATTED.map( ( [ units, code ] ) =>
				formatAmount( fromMinorUnits( units, code ), code )
			)
		);
	} );

	it( 'have a dot and all decimals in machine-readable form', () => {
		expect( answers.plain ).toEqual(
			NON_NEGATIVE.map( ( [ units, code ] ) =>
				fromMinorUnits( units, code ).toFixed( precisionOf( code ) )
			)
		);
	} );

	it( 'are converted to the same minor units as in the editor', () => {
		expect( answers.minor ).toEqual(
			NON_NEGATIVE.map( ( [ units ] ) => units )
		);
	} );

	it( 'have the same seventeen minimum charges as in the editor, in minor units', () => {
		expect( answers.minimums ).toEqual( {
			...Object.fromEntries(
				CURRENCY_CODES.map( ( code ) => {
					const minimum = minimumCharge( code );
					return [
						code,
						minimum === null ? null : toMinorUnits( minimum, code ),
					];
				} )
			),
			usd: 50,
			XYZ: null,
		} );
		expect(
			Object.values( answers.minimums ).filter( Boolean )
		).toHaveLength( 18 );
	} );

	it( 'have the same decimals and separators as in the editor', () => {
		expect( answers.precisions ).toEqual(
			Object.fromEntries(
				[ ...CURRENCY_CODES, 'usd', 'XYZ' ].map( ( code ) => [
					code,
					precisionOf( code ),
				] )
			)
		);
		for ( const code of [ ...CURRENCY_CODES, 'usd', 'XYZ' ] ) {
			expect( {
				...currencyOf( code ),
				code: code.toUpperCase(),
			} ).toMatchObject( answers.marks[ code ] ?? {} );
		}
	} );

	it( 'are parsed to the same values as in the browser', () => {
		expect(
			VISITOR_INPUTS.map( ( [ typed, code ], index ) => [
				typed,
				code,
				answers.typed[ index ],
			] )
		).toEqual( VISITOR_INPUTS );
	} );

	it( 'are parsed without loss in any language', () => {
		expect( answers.amounts ).toHaveLength( 12_000 );
		expect(
			AMOUNTS.filter(
				( { units }, index ) => answers.amounts[ index ] !== units
			)
		).toEqual( [] );
	} );
} );
