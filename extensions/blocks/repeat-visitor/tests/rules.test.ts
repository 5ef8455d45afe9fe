import fc from 'fast-check';
import { attributes } from '../attributes';
import { block, metadata } from '../block';
import { fromDataset, toDataset } from '../markup';
import {
	CRITERIA,
	DEFAULT_THRESHOLD,
	isVisible,
	parseThreshold,
	parseVisits,
	serializeVisits,
	thresholdOf,
	visitOf,
} from '../rules/visits';

describe( 'parseThreshold', () => {
	// spec: 002-5-10
	it.each( [
		[ '1', 1 ],
		[ '3', 3 ],
		[ ' 12 ', 12 ],
		[ '007', 7 ],
		[ '9007199254740991', 9007199254740991 ],
		[ '0', null ],
		[ '000', null ],
		[ '-1', null ],
		[ '+1', null ],
		[ '2.5', null ],
		[ '2,5', null ],
		[ '3.0', null ],
		[ '1e3', null ],
		[ '0x10', null ],
		[ '٣', null ],
		[ 'three', null ],
		[ '3 visits', null ],
		[ 'Infinity', null ],
		[ '9007199254740992', null ],
		[ '9'.repeat( 1000 ), null ],
		[ ' ', null ],
		[ '', null ],
	] )( 'parses threshold %#', ( text, threshold ) => {
		expect( parseThreshold( text ) ).toBe( threshold );
	} );

	// spec: 002-5-10
	it( 'returns a positive whole number or null for any text', () => {
		fc.assert(
			fc.property( fc.string(), ( text ) => {
				const threshold = parseThreshold( text );
				return (
					threshold === null ||
					( Number.isInteger( threshold ) && threshold > 0 )
				);
			} )
		);
	} );
} );

describe( 'the saved threshold', () => {
	it.each( [
		[ 1, 1 ],
		[ 40, 40 ],
		[ 0, 3 ],
		[ -4, 3 ],
		[ 2.5, 3 ],
		[ NaN, 3 ],
		[ Infinity, 3 ],
		[ '5', 3 ],
		[ undefined, 3 ],
		[ null, 3 ],
		[ [ 5 ], 3 ],
	] )( '%p is treated as %p', ( saved, threshold ) => {
		expect( thresholdOf( saved ) ).toBe( threshold );
	} );
} );

describe( 'the Repeat Visitor block', () => {
	// spec: 002-1-15
	it( 'is named Repeat Visitor and belongs to the category “Grow”', () => {
		expect( { ...block, ...metadata } ).toMatchObject( {
			slug: 'repeat-visitor',
			title: 'Repeat Visitor',
			category: 'grow',
		} );
	} );

	// The specification (002-9-20) defines no defaults, so the plugin chooses them. spec: 002-3.14-1, 000-5-7, 000-9-4
	it( 'stores a criterion and a threshold, and by default shows its content after three visits', () => {
		expect( attributes ).toEqual( {
			criteria: {
				type: 'string',
				enum: [ 'after-visits', 'before-visits' ],
				default: 'after-visits',
			},
			threshold: {
				type: 'integer',
				isPositiveInteger: true,
				default: 3,
				max: Number.MAX_SAFE_INTEGER,
			},
		} );
	} );
} );

describe( 'the visibility rule', () => {
	it( 'is saved in two data attributes', () => {
		expect(
			toDataset( { criteria: 'before-visits', threshold: 5 } )
		).toEqual( {
			'data-criteria': 'before-visits',
			'data-threshold': '5',
		} );
	} );

	it( 'is read back unchanged from the markup', () => {
		fc.assert(
			fc.property(
				fc.constantFrom( ...CRITERIA ),
				fc.integer( { min: 1, max: Number.MAX_SAFE_INTEGER } ),
				( criteria, threshold ) => {
					const dataset = toDataset( { criteria, threshold } );
					expect(
						fromDataset( {
							criteria: dataset[ 'data-criteria' ],
							threshold: dataset[ 'data-threshold' ],
						} )
					).toEqual( { criteria, threshold } );
				}
			)
		);
	} );

	it.each( [
		[ {} ],
		[ { criteria: '', threshold: '' } ],
		[ { criteria: 'sometimes', threshold: 'many' } ],
		[ { criteria: '__proto__', threshold: '-2' } ],
		[ { criteria: 'AFTER-VISITS', threshold: '2.5' } ],
	] )( 'has default values if the markup contains %j', ( dataset ) => {
		expect( fromDataset( dataset ) ).toEqual( {
			criteria: 'after-visits',
			threshold: 3,
		} );
	} );
} );

describe( 'parseVisits', () => {
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
	] )( 'reads the cookies %j as %i visits', ( cookies, visits ) => {
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
	] )(
		'returns 0, as on a first visit, for invalid cookie value %#',
		( value ) => {
			expect( parseVisits( `jp-visit-counter=${ value }` ) ).toBe( 0 );
		}
	);

	it( 'returns a valid number of visits for any text', () => {
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

describe( 'the visit cookie', () => {
	// spec: 000-5-7, 000-9-4
	it( 'lasts for 180 days and applies to the whole site', () => {
		expect( 180 * 24 * 60 * 60 ).toBe( 15_552_000 );
		expect( serializeVisits( 4, false )[ 0 ] ).toBe(
			'jp-visit-counter=4; Max-Age=15552000; Path=/; SameSite=Lax'
		);
	} );

	it( 'is written together with a 30-minute cookie for the current visit', () => {
		expect( serializeVisits( 4, false )[ 1 ] ).toBe(
			'dovetail-visit=1; Max-Age=1800; Path=/; SameSite=Lax'
		);
	} );

	it( 'is marked as secure on HTTPS pages', () => {
		expect( serializeVisits( 4, true ) ).toEqual( [
			'jp-visit-counter=4; Max-Age=15552000; Path=/; SameSite=Lax; Secure',
			'dovetail-visit=1; Max-Age=1800; Path=/; SameSite=Lax; Secure',
		] );
	} );

	it( 'contains the number of visits, up to the maximum', () => {
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

describe( 'isVisible', () => {
	// spec: 000-5-7, 000-9-4
	it( 'supports two criteria, and has the default threshold 3', () => {
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
		'with the threshold %i on visit %i returns %p for “before” and %p for “after”',
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
		'uses the default threshold instead of the invalid threshold %p',
		( threshold ) => {
			expect( isVisible( 'after-visits', threshold, 3 ) ).toBe( false );
			expect( isVisible( 'after-visits', threshold, 4 ) ).toBe( true );
		}
	);

	it.each( [ undefined, null, '', 'always', '__proto__', 7 ] )(
		'treats the unknown criterion %p as “after”',
		( criteria ) => {
			expect( isVisible( criteria, 3, 3 ) ).toBe( false );
			expect( isVisible( criteria, 3, 4 ) ).toBe( true );
		}
	);

	it( 'returns true for exactly one of “before” and “after”', () => {
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
