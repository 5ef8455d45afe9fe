import { readAttributes } from '#shared/attributes';
import fc from 'fast-check';
import { attributes } from '../attributes';
import { parseAsin } from '../rules/parse-asin';
import { SAMPLE_PRODUCT } from '../editor/sample-preview';
import { anyText } from '../../../../tests/harness/any-text';

describe( 'a product at Amazon', () => {
	// spec: 002-3.18-1, 002-3.18-2, 002-3.18-3, 002-3.18-4
	it( 'starts small, with everything but the seller shown, in the colours of the page', () => {
		const defaults = Object.fromEntries(
			Object.entries( attributes ).map( ( [ name, schema ] ) => [
				name,
				schema.default,
			] )
		);
		expect( defaults ).toEqual( {
			asin: '',
			style: 'small',
			showImage: true,
			showTitle: true,
			showPurchaseButton: true,
			showPrice: true,
			showSeller: false,
			backgroundColor: undefined,
			textColor: undefined,
			buttonAndLinkColor: undefined,
		} );
		expect( attributes.style.enum ).toEqual( [ 'small', 'large' ] );
	} );

	// spec: 002-3.18-5, 002-9-21
	it( 'is sample data with title, number, address, list price, sale price and images in three sizes', () => {
		expect( Object.keys( SAMPLE_PRODUCT ) ).toEqual(
			expect.arrayContaining( [
				'title',
				'asin',
				'detailPageUrl',
				'listPrice',
				'salePrice',
				'images',
			] )
		);
		expect( Object.keys( SAMPLE_PRODUCT.images ) ).toEqual( [
			'small',
			'medium',
			'large',
		] );
	} );

	it.each( [
		[ 'B01N5IB20Q', 'B01N5IB20Q' ],
		[ '  b01n5ib20q ', 'B01N5IB20Q' ],
		[ '0306406152', '0306406152' ],
		[
			'https://www.amazon.com/Some-Coffee-Pot/dp/B01N5IB20Q/ref=sr_1_1?tag=me',
			'B01N5IB20Q',
		],
		[ 'https://amazon.co.uk/gp/product/B01N5IB20Q', 'B01N5IB20Q' ],
		[ 'http://smile.amazon.de/dp/b01n5ib20q#reviews', 'B01N5IB20Q' ],
		[ 'https://www.amazon.com/b/B01N5IB20Q', null ],
		[ 'https://amazon.evil.example/dp/B01N5IB20Q', null ],
		[ 'https://notamazon.com/dp/B01N5IB20Q', null ],
		[ 'javascript:alert(1)//amazon.com/dp/B01N5IB20Q', null ],
		[ 'B01N5IB20', null ],
		[ 'B01N5IB20QX', null ],
		[ '', null ],
		[ 'a'.repeat( 1_000_000 ), null ],
	] )( '%.60j is the product %j', ( text, asin ) => {
		expect( parseAsin( text ) ).toBe( asin );
	} );

	it( 'is a number or nothing, whatever is pasted', () => {
		fc.assert(
			fc.property( anyText, ( text ) => {
				expect( parseAsin( text ) ?? 'B01N5IB20Q' ).toMatch(
					/^[A-Z0-9]{10}$/
				);
			} )
		);
	} );

	it.each( [ '"><script>', 'b01n5ib20q', 'B01N5IB20Q ' ] )(
		'in a post edited by hand, %j counts as none',
		( asin ) => {
			expect( readAttributes( attributes, { asin } ).asin ).toBe( '' );
		}
	);
} );
