import fc from 'fast-check';
import {
	CRITERIA,
	DEFAULT_THRESHOLD,
	isVisible,
	parseVisits,
	serializeVisits,
	visitOf,
} from '../rules/visits';

describe( 'the number of visits in the cookies', () => {
	// spec: 000-5-7
	it.each( [
		[ 'jp-visit-counter=4', 4 ],
		[ 'a=1; jp-visit-counter=12; b=2', 12 ],
		[ 'a=1;jp-visit-counter=12', 12 ],
		[ 'jp-visit-counter=0', 0 ],
		[ 'jp-visit-counter=999999', 999_999 ],
		[ '', 0 ],
		[ 'a=1', 0 ],
		[ 'xjp-visit-counter=4', 0 ],
		[ 'jp-visit-counter2=4', 0 ],
		[ 'a=jp-visit-counter=4', 0 ],
	] )( '%j is %i', ( cookies, visits ) => {
		expect( parseVisits( cookies ) ).toBe( visits );
	} );

	it.each( [
		'',
		'three',
		'-3',
		'2.5',
		'1e3',
		'0x10',
		'1000000',
		'9'.repeat( 100_000 ),
		'Infinity',
		'NaN',
		'null',
		'+3',
		'3 4',
		'\uff13',
		'\u200f3',
		'%33',
		'__proto__',
		'constructor',
	] )( 'is none, a first visit, for the value %.30j', ( value ) => {
		expect( parseVisits( `jp-visit-counter=${ value }` ) ).toBe( 0 );
	} );

	it( 'is a valid count for any input', () => {
		fc.assert(
			fc.property( fc.string(), fc.boolean(), ( text, isOurs ) => {
				const visits = parseVisits(
					isOurs ? `jp-visit-counter=${ text }` : text
				);
				return (
					Number.isInteger( visits ) &&
					visits >= 0 &&
					visits <= 999_999
				);
			} )
		);
	} );
} );

describe( 'the written cookie', () => {
	// spec: 000-5-7, 000-9-4
	it( 'lasts for 180 days and applies to the whole site', () => {
		expect( 180 * 24 * 60 * 60 ).toBe( 15_552_000 );
		expect( serializeVisits( 4, false )[ 0 ] ).toBe(
			'jp-visit-counter=4; Max-Age=15552000; Path=/; SameSite=Lax'
		);
	} );

	it( 'is written together with one that lasts for the current visit', () => {
		expect( serializeVisits( 4, false )[ 1 ] ).toBe(
			'dovetail-visit=1; Max-Age=1800; Path=/; SameSite=Lax'
		);
	} );

	it( 'is secure on https', () => {
		expect( serializeVisits( 4, true ) ).toEqual( [
			'jp-visit-counter=4; Max-Age=15552000; Path=/; SameSite=Lax; Secure',
			'dovetail-visit=1; Max-Age=1800; Path=/; SameSite=Lax; Secure',
		] );
	} );

	it( 'is parsed as it was written, and stops at the maximum', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 0, max: 2_000_000 } ),
				( visits ) => {
					const [ cookie ] = serializeVisits( visits, true );
					const [ pair = '' ] = cookie.split( ';' );
					return parseVisits( pair ) === Math.min( visits, 999_999 );
				}
			)
		);
	} );
} );

describe( 'a page view', () => {
	it.each( [
		[ '', 1 ],
		[ 'jp-visit-counter=3', 4 ],
		[ 'jp-visit-counter=3; dovetail-visit=1', 3 ],
		[ 'dovetail-visit=1;jp-visit-counter=3', 3 ],
		[ 'dovetail-visit=1', 1 ],
		[ 'jp-visit-counter=3; dovetail-visit=10', 4 ],
		[ 'jp-visit-counter=3; xdovetail-visit=1', 4 ],
	] )( 'with the cookies %j belongs to visit %i', ( cookies, visit ) => {
		expect( visitOf( cookies ) ).toBe( visit );
	} );
} );

describe( 'the decision whether content is shown', () => {
	// spec: 000-5-7, 000-9-4
	it( 'uses one of two criteria and by default a threshold of 3', () => {
		expect( CRITERIA ).toEqual( [ 'after-visits', 'before-visits' ] );
		expect( DEFAULT_THRESHOLD ).toBe( 3 );
	} );

	it.each( [
		[ 1, 1, true, false ],
		[ 1, 2, false, true ],
		[ 3, 1, true, false ],
		[ 3, 3, true, false ],
		[ 3, 4, false, true ],
		[ 3, 999_999, false, true ],
	] )(
		'with a threshold of %i on visit %i is "before" %p, "after" %p',
		( threshold, visits, before, after ) => {
			expect( isVisible( 'before-visits', threshold, visits ) ).toBe(
				before
			);
			expect( isVisible( 'after-visits', threshold, visits ) ).toBe(
				after
			);
		}
	);

	it.each( [ undefined, null, NaN, 0, -1, 2.5, Infinity, '5', '', [], {} ] )(
		'uses the default threshold for %p',
		( threshold ) => {
			expect( isVisible( 'after-visits', threshold, 3 ) ).toBe( false );
			expect( isVisible( 'after-visits', threshold, 4 ) ).toBe( true );
		}
	);

	it.each( [ undefined, null, '', 'always', '__proto__', 7 ] )(
		'is “after” for the criteria %p',
		( criteria ) => {
			expect( isVisible( criteria, 3, 3 ) ).toBe( false );
			expect( isVisible( criteria, 3, 4 ) ).toBe( true );
		}
	);

	it( 'is always exactly one of before and after', () => {
		fc.assert(
			fc.property(
				fc.anything(),
				fc.nat(),
				( threshold, visits ) =>
					isVisible( 'before-visits', threshold, visits ) !==
					isVisible( 'after-visits', threshold, visits )
			)
		);
	} );
} );
