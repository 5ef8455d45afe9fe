import { attr } from '../attr';
import { readAttributes } from '../read-attributes';
import type { AttributeSchema } from '../types';
import fc from 'fast-check';
import { HOSTILE_VALUES, anything } from '../../validation/tests/hostile';
import table from './attributes.cases.json';

/** A test case shared with PHP; null stands for a missing value. */
type Case = {
	rule: AttributeSchema< unknown >;
	raw: unknown;
	value: unknown;
	why: string;
};

describe( 'a saved attribute', () => {
	// spec: 000-5-6, 000-5-1
	it.each( table as Case[] )( 'is parsed: $why', ( { rule, raw, value } ) => {
		expect(
			readAttributes( { it: rule }, { it: raw } ).it ?? null
		).toEqual( value );
	} );
} );

describe( 'an attribute from 1 to 10 with the default 5', () => {
	// spec: 000-5-6 (deviation: the nearest end instead of the default; README.md says why)
	it.each( [
		[ 15, 10 ],
		[ 11, 10 ],
		[ 0, 1 ],
		[ -3, 1 ],
		[ '12', 10 ],
		[ Infinity, 5 ],
		[ 'many', 5 ],
		[ null, 5 ],
	] )( 'parses %j as %d', ( raw, value ) => {
		expect(
			readAttributes(
				{ count: attr.integer( 5, { min: 1, max: 10 } ) },
				{ count: raw }
			).count
		).toBe( value );
	} );
} );

describe( 'block attributes', () => {
	const schema = {
		count: attr.integer( 5, { min: 1, max: 10 } ),
		isOpen: attr.boolean( true ),
		layout: attr.oneOf( [ 'grid', 'list' ], 'grid' ),
		title: attr.text( '' ),
		color: attr.color(),
		points: attr.list( {
			title: attr.text( '' ),
			sizes: attr.list( attr.integer() ),
		} ),
	};
	const DEFAULTS = {
		count: 5,
		isOpen: true,
		layout: 'grid',
		title: '',
		color: undefined,
		points: [],
	};

	it( 'have their default values if a post contains no attributes', () => {
		expect( readAttributes( schema, {} ) ).toStrictEqual( DEFAULTS );
	} );

	it( 'declare the type of the allowed values in block.json', () => {
		expect( attr.oneOf( [ 5 ], 5 ).type ).toBe( 'number' );
		expect( attr.oneOf( [ 'five' ], 'five' ).type ).toBe( 'string' );
	} );

	it( 'contain only attributes that the schema lists', () => {
		expect(
			readAttributes( schema, { className: 'x', count: 3 } )
		).toStrictEqual( { ...DEFAULTS, count: 3 } );
	} );

	it( 'are validated inside lists', () => {
		expect(
			readAttributes( schema, {
				points: [ { title: 'a &amp; b', sizes: [ 1, 'x', '2' ] } ],
			} ).points
		).toEqual( [ { title: 'a & b', sizes: [ 1, 2 ] } ] );
	} );

	it( 'are not read from inherited properties', () => {
		expect(
			readAttributes( { constructor: attr.text( 'x' ) }, {} )
		).toEqual( { constructor: 'x' } );
	} );

	it.each( HOSTILE_VALUES )(
		'have their default values if the post contains %s',
		( _, raw ) => {
			expect( readAttributes( schema, raw ) ).toStrictEqual( DEFAULTS );
		}
	);

	it( 'are unchanged when parsed again', () => {
		const raw = fc.record( {
			count: anything,
			isOpen: anything,
			layout: anything,
			color: anything,
			points: fc.array(
				fc.record(
					{ sizes: fc.array( anything ) },
					{ requiredKeys: [] }
				)
			),
		} );
		fc.assert(
			fc.property( raw, ( attributes ) => {
				const read = readAttributes( schema, attributes );
				expect( readAttributes( schema, read ) ).toStrictEqual( read );
				expect( read.count ).toBeGreaterThanOrEqual( 1 );
				expect( read.count ).toBeLessThanOrEqual( 10 );
			} )
		);
	} );
} );
