import fc from 'fast-check';
import { imageAddress, type ImageOptions } from '../image-address';

const CDN = 'https://images.example.net';
const FILE = 'https://site.example/wp-content/uploads/2026/11/harbour.jpg';
const AT_CDN =
	'https://images.example.net/site.example/wp-content/uploads/2026/11/harbour.jpg';

describe( 'an image URL on the CDN', () => {
	// spec: 000-7-11
	it.each< [ string, ImageOptions, string ] >( [
		[ 'width', { width: 900 }, 'w=900&ssl=1' ],
		[ 'height', { height: 450 }, 'h=450&ssl=1' ],
		[ 'resize', { resize: [ 300, 200 ] }, 'resize=300%2C200&ssl=1' ],
		[ 'strip', { strip: 'all' }, 'strip=all&ssl=1' ],
		[
			'all options',
			{ width: 900, height: 450, resize: [ 300, 200 ], strip: 'info' },
			'w=900&h=450&resize=300%2C200&strip=info&ssl=1',
		],
		[ 'no options', {}, 'ssl=1' ],
		[
			'rounded pixels',
			{ width: 900.4, height: 449.6 },
			'w=900&h=450&ssl=1',
		],
	] )( 'has the query string for %s', ( _, options, query ) => {
		expect( imageAddress( FILE, options, CDN ) ).toBe(
			`${ AT_CDN }?${ query }`
		);
	} );

	it.each( [
		[ 'zero', 0 ],
		[ 'negative', -20 ],
		[ 'less than half a pixel', 0.2 ],
		[ 'not a number', NaN ],
		[ 'infinite', Infinity ],
	] )( 'omits a dimension that is %s', ( _, length ) => {
		expect(
			imageAddress(
				FILE,
				{ width: length, height: length, resize: [ 300, length ] },
				CDN
			)
		).toBe( `${ AT_CDN }?ssl=1` );
	} );

	it( 'has no ssl parameter if the source uses http', () => {
		expect(
			imageAddress( 'http://127.0.0.1:8888/a.png', { width: 600 }, CDN )
		).toBe( 'https://images.example.net/127.0.0.1:8888/a.png?w=600' );
		expect( imageAddress( 'http://site.example/a.png', {}, CDN ) ).toBe(
			'https://images.example.net/site.example/a.png'
		);
	} );

	it.each( [
		'http://127.0.0.1:4100/image-cdn',
		'http://127.0.0.1:4100/image-cdn/',
		'http://127.0.0.1:4100/image-cdn///?x=1#y',
	] )( 'keeps the path of the base URL %s', ( cdn ) => {
		expect( imageAddress( FILE, { width: 600 }, cdn ) ).toBe(
			'http://127.0.0.1:4100/image-cdn/site.example/wp-content/uploads/2026/11/harbour.jpg?w=600&ssl=1'
		);
	} );

	it( 'gets new parameters if the source is already on the CDN', () => {
		const once = imageAddress( FILE, { width: 600, strip: 'all' }, CDN );
		expect( imageAddress( once, { resize: [ 300, 300 ] }, CDN ) ).toBe(
			`${ AT_CDN }?resize=300%2C300&ssl=1`
		);
	} );
} );

describe( 'an image URL', () => {
	it.each( [
		[ 'undefined', undefined ],
		[ 'null', null ],
		[ 'empty', '' ],
		[ 'a bare host', 'images.example.net' ],
		[ 'a script', 'javascript:alert(1)' ],
		[ 'data', 'data:image/png;base64,AAAA' ],
		[ 'a file', 'file:///etc/passwd' ],
		[ 'broken', 'https://' ],
	] )( 'is the original URL if the CDN’s base URL is %s', ( _, cdn ) => {
		expect( imageAddress( FILE, { width: 600 }, cdn ) ).toBe( FILE );
	} );

	it.each( [
		[ 'is empty', '' ],
		[ 'is relative', '/wp-content/uploads/a.jpg' ],
		[ 'has no protocol', '//site.example/a.jpg' ],
		[ 'is an unfinished upload', 'blob:https://site.example/1-2-3' ],
		[ 'is a data URL', 'data:image/png;base64,AAAA' ],
		[ 'is a script', 'javascript:alert(1)' ],
		[ 'is of an SVG', 'https://site.example/Logo.SVG' ],
		[ 'has a query', 'https://site.example/image.php?id=7' ],
		[ 'has a password', 'https://me:secret@site.example/a.jpg' ],
		[
			'only looks like the CDN',
			'https://images.example.net.evil/a.jpg?x=1',
		],
		[ 'has an invalid host', 'https://127.0.0.%/a.jpg' ],
		[ 'is a huge invalid text', 'x'.repeat( 100_000 ) ],
	] )( 'is the original URL if the source %s', ( _, source ) => {
		expect( imageAddress( source, { width: 600 }, CDN ) ).toBe( source );
	} );

	it( 'is the original URL or a CDN URL for any input', () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string(),
					fc.webUrl( { withQueryParameters: true } )
				),
				fc.double(),
				fc.double(),
				( source, width, height ) => {
					const address = imageAddress(
						source,
						{ width, height, resize: [ width, height ] },
						CDN
					);
					return (
						address === source || address.startsWith( `${ CDN }/` )
					);
				}
			)
		);
	} );
} );
