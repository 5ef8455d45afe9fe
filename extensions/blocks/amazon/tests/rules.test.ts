import { readAttributes } from '#shared/attributes';
import fc from 'fast-check';
import { attributes } from '../attributes';
import { SAMPLE_PRODUCT } from '../editor/sample';
import { colorStyles, productAddress, productText } from '../markup';
import { SHOPS, readEntry } from '../rules/product';
import { anyText } from '../../../../tests/harness/any-text';

describe( 'an Amazon product', () => {
	// spec: 002-3.18-1, 002-3.18-2, 002-3.18-3
	it( 'is small by default, uses the page’s colors and shows everything except the seller', () => {
		const defaults = Object.fromEntries(
			Object.entries( attributes ).map( ( [ name, schema ] ) => [
				name,
				schema.default,
			] )
		);
		expect( defaults ).toEqual( {
			asin: '',
			shop: 'www.amazon.com',
			tag: '',
			title: '',
			seller: '',
			image: undefined,
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

	// The specification (002-9-21) does not define the sample data, only that the editor shows it, which another test
	// covers.
	// spec: 002-3.18-5
	it( 'has sample data with a title, number, URL, list price, sale price and three image sizes', () => {
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
} );

describe( 'readEntry', () => {
	it.each( [
		[ 'B01N5IB20Q', { asin: 'B01N5IB20Q' } ],
		[ '  b01n5ib20q ', { asin: 'B01N5IB20Q' } ],
		[ '0306406152', { asin: '0306406152' } ],
		[ '080442957X', { asin: '080442957X' } ],
		[
			'https://www.amazon.com/Some-Coffee-Pot/dp/B01N5IB20Q/ref=sr_1_1?tag=me-20',
			{ asin: 'B01N5IB20Q', shop: 'www.amazon.com', tag: 'me-20' },
		],
		[
			'https://amazon.co.uk/gp/product/B01N5IB20Q?x=1&tag=bakery-21&y=2',
			{ asin: 'B01N5IB20Q', shop: 'www.amazon.co.uk', tag: 'bakery-21' },
		],
		[
			'http://smile.amazon.de/dp/b01n5ib20q#reviews',
			{ asin: 'B01N5IB20Q', shop: 'www.amazon.de', tag: '' },
		],
		[
			'amazon.co.jp/-/en/dp/4101010013/',
			{ asin: '4101010013', shop: 'www.amazon.co.jp', tag: '' },
		],
		[
			'https://www.amazon.de/dp/B01N5IB20Q?tag=%22%3E%3Cscript%3E',
			{ asin: 'B01N5IB20Q', shop: 'www.amazon.de', tag: '' },
		],
	] )( 'parses the product in text %#', ( text, product ) => {
		expect( readEntry( text ) ).toEqual( { kind: 'product', product } );
	} );

	it.each( [
		[ 2048, 'product' ],
		[ 2049, 'none' ],
	] )(
		'accepts a URL of at most 2048 characters (%d characters: %s)',
		( length, kind ) => {
			const address = 'https://www.amazon.com/dp/B01N5IB20Q?x=';
			expect( readEntry( address.padEnd( length, 'x' ) ).kind ).toBe(
				kind
			);
		}
	);

	it.each( [
		'https://www.amazon.com/b/B01N5IB20Q',
		'https://amazon.evil.example/dp/B01N5IB20Q',
		'https://www.amazon.xyz/dp/B01N5IB20Q',
		'https://notamazon.com/dp/B01N5IB20Q',
		'javascript:alert(1)//amazon.com/dp/B01N5IB20Q',
		'strawberry',
		'0306406153',
		'1234567890',
		'B01N5IB20',
		'B01N5IB20QX',
		'',
		'a'.repeat( 1_000_000 ),
	] )( 'finds no product in text %#', ( text ) => {
		expect( readEntry( text ) ).toEqual( { kind: 'none' } );
	} );

	it.each( [
		[ 'https://amzn.to/3xYz', 'https://amzn.to/3xYz' ],
		[ 'amzn.eu/d/9fRk2', 'https://amzn.eu/d/9fRk2' ],
		[ 'a.co/d/1aB', 'https://a.co/d/1aB' ],
	] )(
		'returns %j as a short link that the site must resolve',
		( text, url ) => {
			expect( readEntry( text ) ).toEqual( { kind: 'short', url } );
		}
	);

	it.each( [ 'https://amzn.to.evil.example/x', 'https://bit.ly/3xYz' ] )(
		'does not accept %j as an Amazon short link',
		( text ) => {
			expect( readEntry( text ) ).toEqual( { kind: 'none' } );
		}
	);

	it( 'returns only valid product numbers, shops and tags for any text', () => {
		fc.assert(
			fc.property( anyText, ( text ) => {
				const entry = readEntry( text );
				if ( entry.kind === 'product' ) {
					expect(
						readAttributes( attributes, entry.product )
					).toMatchObject( entry.product );
				}
			} )
		);
	} );
} );

describe( 'a saved Amazon product', () => {
	it( 'links to the shop with the partner’s tag', () => {
		const product = {
			asin: 'B01N5IB20Q',
			shop: 'www.amazon.de',
			tag: 'bakery-21',
		} as const;
		expect( productAddress( product ) ).toBe(
			'https://www.amazon.de/dp/B01N5IB20Q?tag=bakery-21'
		);
		expect( productText( product ) ).toBe( 'amazon.de/dp/B01N5IB20Q' );
		expect( new Set( SHOPS ).size ).toBe( SHOPS.length );
	} );

	it.each( [ '"><script>', 'b01n5ib20q', 'B01N5IB20Q ' ] )(
		'ignores the invalid product number %j in a post edited by hand',
		( asin ) => {
			expect( readAttributes( attributes, { asin } ).asin ).toBe( '' );
		}
	);
} );

describe( 'colorStyles', () => {
	const NONE = {
		backgroundColor: undefined,
		textColor: undefined,
		buttonAndLinkColor: undefined,
	};

	it.each( [
		[ {}, { root: undefined, link: undefined } ],
		[
			{ backgroundColor: '#112233' },
			{ root: { backgroundColor: '#112233' }, link: undefined },
		],
		[
			{ textColor: '#112233' },
			{ root: { color: '#112233' }, link: undefined },
		],
		[
			{ buttonAndLinkColor: '#112233' },
			{ root: undefined, link: { color: '#112233' } },
		],
	] )( 'turns the colors %j into the styles %j', ( colors, styles ) => {
		expect( colorStyles( { ...NONE, ...colors } ) ).toEqual( styles );
	} );
} );
