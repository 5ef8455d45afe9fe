import fc from 'fast-check';
import { compareVersions, isVersion, isVersionInRange } from '../version';
import { HOSTILE_VALUES, anything } from './hostile';

/** Versions from earliest to latest. The order of prereleases follows semver.org. */
const ORDERED_VERSIONS = [
	'0.0.0',
	'0.0.9',
	'0.0.10',
	'1.0.0-1',
	'1.0.0-2',
	'1.0.0-10',
	'1.0.0-alpha',
	'1.0.0-alpha.1',
	'1.0.0-alpha.beta',
	'1.0.0-beta',
	'1.0.0-beta.2',
	'1.0.0-beta.11',
	'1.0.0-rc.1',
	'1.0.0',
	'1.9.0',
	'1.10.0',
	'3.0.18',
	'3.0.19',
	'4.0.0-x-y-z.--',
	'4.0.0',
	'10.0.0',
	'20260101.0.0-20260101123045998',
	'20260101.0.0-20260101123045999',
	'9007199254740992.0.0',
	'9007199254740993.0.0',
];

const pairs = ORDERED_VERSIONS.flatMap( ( first, at ) =>
	ORDERED_VERSIONS.slice( at + 1 ).map( ( second ): [ string, string ] => [
		first,
		second,
	] )
);

describe( 'a version', () => {
	it.each( [
		...ORDERED_VERSIONS,
		'1.0.0+build.1',
		'1.0.0-rc.1+sha-5114f85.007',
	] )( 'is valid: %s', ( value ) => {
		expect( isVersion( value ) ).toBe( true );
	} );

	it.each( [
		...[ '1', '1.0', '1.0.0.0', '1.0.', '.1.0', '1..0', '1.0.x', '-1.0.0' ],
		...[ '01.0.0', '1.00.0', '1.0.01', '1.0.0-01', 'v1.0.0', '=1.0.0' ],
		...[ '1.0.0-', '1.0.0+', '1.0.0-a..b', '1.0.0-a_b', '1.0.0+a+b' ],
		...[ ' 1.0.0', '1.0.0 ', '1.0.0\n', '1,0,0', '1e3.0.0', '0x1.0.0' ],
		...[ '\u200f1.0.0', '\uff11.0.0', 'latest', '__proto__' ],
	] )( 'is invalid: %j', ( value ) => {
		expect( isVersion( value ) ).toBe( false );
	} );

	// spec: 000-5-4
	it( 'has at most 256 characters', () => {
		const longest = `1.0.0-${ 'a'.repeat( 250 ) }`;
		expect( longest ).toHaveLength( 256 );
		expect( isVersion( longest ) ).toBe( true );
		expect( isVersion( longest + 'a' ) ).toBe( false );
	} );

	it.each( HOSTILE_VALUES )( 'is rejected: %s', ( _, value ) => {
		expect( isVersion( value ) ).toBe( false );
	} );
} );

describe( 'compareVersions', () => {
	it.each( pairs )( 'puts %s before %s', ( first, second ) => {
		expect( compareVersions( first, second ) ).toBeLessThan( 0 );
		expect( compareVersions( second, first ) ).toBeGreaterThan( 0 );
	} );

	it.each( ORDERED_VERSIONS )(
		'ignores the build metadata of %s',
		( version ) => {
			expect( compareVersions( version, version ) ).toBe( 0 );
			expect( compareVersions( version, `${ version }+build.1` ) ).toBe(
				0
			);
		}
	);

	it( 'returns NaN for an invalid version', () => {
		expect( compareVersions( '1.0', '1.0.0' ) ).toBeNaN();
		expect( compareVersions( '1.0.0', 'latest' ) ).toBeNaN();
	} );
} );

describe( 'a version range', () => {
	it.each( [
		[ '3.0.18', false ],
		[ '3.0.19-beta', false ],
		[ '3.0.19', true ],
		[ '3.99.99', true ],
		[ '4.0.0-beta', true ],
		[ '4.0.0', false ],
		[ '10.0.0', false ],
		[ '3.1', false ],
		[ '', false ],
	] )( 'from 3.0.19 to below 4.0.0 includes %j: %s', ( version, isIn ) => {
		expect( isVersionInRange( version, '3.0.19', '4.0.0' ) ).toBe( isIn );
	} );

	it( 'is empty if a limit is not a version', () => {
		expect( isVersionInRange( '3.1.0', '3', '4.0.0' ) ).toBe( false );
		expect( isVersionInRange( '3.1.0', '3.0.0', '4' ) ).toBe( false );
	} );
} );

describe( 'any input', () => {
	const near = fc.string( {
		unit: fc.constantFrom( ...'0019aAzZ...--+_ \u200f\uff11' ),
		maxLength: 24,
	} );
	const texts = fc.oneof( near, fc.constantFrom( ...ORDERED_VERSIONS ) );

	it( 'is a version only if it has at most 256 characters', () => {
		fc.assert(
			fc.property( fc.oneof( texts, anything ), ( value ) =>
				isVersion( value ) ? value.length <= 256 : true
			)
		);
	} );

	it( 'is ordered consistently by compareVersions, or is rejected with NaN', () => {
		fc.assert(
			fc.property( texts, texts, ( first, second ) => {
				const order = Math.sign( compareVersions( first, second ) );
				const back = Math.sign( compareVersions( second, first ) );
				return isVersion( first ) && isVersion( second )
					? order + back === 0
					: Number.isNaN( order ) && Number.isNaN( back );
			} )
		);
	} );
} );
