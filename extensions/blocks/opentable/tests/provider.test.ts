import { readAttributes } from '#shared/attributes';
import { attributes as schema } from '../attributes';
import { attributesOf, opentable } from '../provider';

describe( 'a pasted code', () => {
	it( 'sets the attributes of the block', () => {
		expect(
			opentable.parse(
				'https://www.opentable.de/widget/reservation/loader?rid=412810&type=standard&theme=wide&iframe=false&domain=de&lang=de-DE&newtab=true&overlay=false'
			)
		).toEqual( {
			attributes: {
				rid: [ 412810 ],
				style: 'wide',
				align: 'wide',
				iframe: false,
				domain: 'de',
				lang: 'de-DE',
				newtab: true,
			},
		} );
	} );

	it( 'keeps the style of the block if it has none, unless several restaurants do not allow it', () => {
		expect( attributesOf( { rid: [ 1 ] } ) ).toEqual( {
			rid: [ 1 ],
		} );
		expect( attributesOf( { rid: [ 1, 2 ] } ) ).toMatchObject( {
			style: 'standard',
		} );
		expect(
			attributesOf( { rid: [ 1, 2 ], style: 'button' } )
		).toMatchObject( { style: 'standard' } );
	} );

	it( 'ignores an invalid number', () => {
		expect( opentable.parse( '412810' ) ).toBeNull();
	} );
} );

describe( 'the page of a restaurant', () => {
	it( 'is at the service, with all IDs, and is parsed to the same restaurants', () => {
		const whole = readAttributes( schema, { rid: [ 412810, 98765 ] } );
		const link =
			'https://www.opentable.com/restref/client/?rid=412810&rid=98765';
		expect( opentable.link( whole ) ).toBe( link );
		expect( opentable.parse( link )?.attributes?.rid ).toEqual( whole.rid );
		expect( opentable.link( readAttributes( schema, {} ) ) ).toBe( '' );
	} );
} );
