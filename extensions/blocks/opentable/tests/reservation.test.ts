import { readAttributes } from '#shared/attributes';
import { attributes as schema } from '../attributes';
import { attributesOf, opentable } from '../provider';
import { readReservation } from '../rules/reservation';

/** The embed code in the service's format. */
const SCRIPT = `<script type='text/javascript' src='//www.opentable.com/widget/reservation/loader?rid=412810&rid=98765&type=multi&theme=tall&iframe=true&domain=com&lang=de-DE&newtab=true&overlay=false'></script>`;

const IFRAME = `<iframe title="Book" width="224" src="https://www.opentable.co.uk/widget/reservation/canvas?rid=412810&amp;type=button&amp;theme=standard&amp;lang=fr-CA&amp;newtab=false" frameborder="0"></iframe>`;

const ONE = { rid: [ 412810 ] };

// spec: 002-5-4 (codes and addresses of the provider alone, with a restaurant id in the query)
describe( 'a pasted reservation', () => {
	it.each( [
		[
			'script of the service, with all that it says',
			SCRIPT,
			{
				rid: [ 412810, 98765 ],
				style: 'tall',
				iframe: true,
				domain: 'com',
				lang: 'de-DE',
				newtab: true,
			},
		],
		[
			'frame with entities in its address, and of another country',
			IFRAME,
			{
				rid: [ 412810 ],
				style: 'button',
				domain: 'couk',
				lang: 'fr-CA',
				newtab: false,
			},
		],
		[
			'address of the reservation page',
			'https://www.opentable.com/restref/client/?rid=412810',
			ONE,
		],
		[
			'address with space around it',
			'\n https://www.opentable.com/restref/client/?rid=412810&lang=xx-XX ',
			ONE,
		],
		[
			'loader without a protocol, and without a frame',
			'<script src="//www.opentable.com/widget/reservation/loader?rid=412810&type=standard&theme=wide&iframe=false"></script>',
			{ ...ONE, style: 'wide', iframe: false },
		],
		[
			'address with http, which is read as any other',
			'http://opentable.de/widget/reservation/canvas?rid=412810&domain=de',
			{ rid: [ 412810 ], domain: 'de' },
		],
		[
			'several restaurants in the usual style',
			'https://www.opentable.com/widget/reservation/loader?rid=1&rid=2&type=multi&theme=standard',
			{ rid: [ 1, 2 ], style: 'multi' },
		],
		[
			'ids of which some are none, and one comes twice',
			'https://www.opentable.com/restref/client/?rid=x&rid=412810&rid=-1&rid=412810&rid=0',
			ONE,
		],
		[
			'values of other types than the service has',
			'https://www.opentable.com/restref/client/?rid=412810&domain=evil.example%2F&newtab=1&theme=%3Cb%3E&iframe=yes',
			ONE,
		],
		[
			'code with text around it',
			`<p>Ours:</p>\n${ SCRIPT.replace( '&rid=98765&type=multi&theme=tall', '' ) }`,
			{
				...ONE,
				iframe: true,
				domain: 'com',
				lang: 'de-DE',
				newtab: true,
			},
		],
		[
			'the first of three codes at once',
			`${ IFRAME }${ SCRIPT }${ SCRIPT }`,
			{
				rid: [ 412810 ],
				style: 'button',
				domain: 'couk',
				lang: 'fr-CA',
				newtab: false,
			},
		],
		[
			'100 KB of text',
			`https://www.opentable.com/?rid=412810&x=${ 'x'.repeat( 102400 ) }`,
			ONE,
		],
		[
			'an address of the service inside data, which are not kept',
			'data:text/html,https://www.opentable.com/?rid=412810',
			ONE,
		],
		[
			'an address of the service inside a script address, which is not kept',
			'javascript:location="https://www.opentable.com/?rid=412810"',
			ONE,
		],
		[
			'an address of the service in a code of somebody else, who gets nothing',
			'<iframe src="https://evil.example/?rid=1"></iframe> https://www.opentable.com/?rid=412810',
			ONE,
		],
		[
			'full-width letters, which are the service’s own to every browser',
			'https://www.ｏpentable.com/?rid=412810',
			ONE,
		],
	] )( 'is parsed: %s', ( _, pasted, read ) => {
		expect( readReservation( pasted ) ).toEqual( read );
	} );

	it.each( [
		[ 'nothing', '' ],
		[ 'words', 'Trattoria Bellini' ],
		[ 'an id alone, which is no code', '412810' ],
		[ 'no id', 'https://www.opentable.com/restref/client/' ],
		[ 'an id in the path', 'https://www.opentable.com/r/rid=412810' ],
		[ 'an id behind the #', 'https://www.opentable.com/#?rid=412810' ],
		[ 'an id of nobody', 'https://www.opentable.com/?rid=0' ],
		[
			'an id without end',
			`https://www.opentable.com/?rid=${ '9'.repeat( 30 ) }`,
		],
		[ 'another host', 'https://opentable.com.evil.example/?rid=1' ],
		[
			'another host that names it',
			'https://evil.example/?opentable.com&rid=1',
		],
		[ 'another host that ends so', 'https://evilopentable.com/?rid=1' ],
		[ 'another ending', 'https://www.opentable.evil/?rid=1' ],
		[
			'a part of the service that is none',
			'https://cdn.opentable.com/?rid=1',
		],
		[ 'a user', 'https://www.opentable.com@evil.example/?rid=1' ],
		[ 'a user before the host', 'https://me:pw@www.opentable.com/?rid=1' ],
		[ 'a port', 'https://www.opentable.com:8443/?rid=1' ],
		[ 'Cyrillic letters', 'https://www.оpentable.com/?rid=1' ],
		[ 'a backslash', 'https:\\\\www.opentable.com\\?rid=1' ],
		[ 'a dot at the end of the host', 'https://www.opentable.com./?rid=1' ],
		[ 'half a code', SCRIPT.slice( 0, 60 ) ],
		[ 'a code without an address', '<script>alert( 1 )</script>' ],
		[
			'100 KB of codes of somebody else',
			'<iframe src="https://evil.example/?rid=1"></iframe>'.repeat(
				2000
			),
		],
		[
			'data that hold a code',
			'data:text/html;base64,PHNjcmlwdCBzcmM9Imh0dHBzOi8vd3d3Lm9wZW50YWJsZS5jb20vP3JpZD0xIj4=',
		],
		[
			'an address inside the address of another',
			'https://evil.example/?u=https://www.opentable.com/?rid=1',
		],
	] )( 'is rejected: %s', ( _, pasted ) => {
		expect( readReservation( pasted ) ).toBeNull();
	} );

	it( 'contains at most twenty restaurants', () => {
		const ids = Array.from( { length: 30 }, ( _, index ) => index + 1 );
		expect(
			readReservation(
				`https://www.opentable.com/?${ ids.map( ( id ) => `rid=${ id }` ).join( '&' ) }`
			)?.rid
		).toEqual( ids.slice( 0, 20 ) );
	} );
} );

describe( 'a pasted embed code', () => {
	it( 'sets the block’s attributes', () => {
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

	it( 'without a style keeps the block’s style for one restaurant, and sets the standard style for several', () => {
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

	it( 'is ignored if it is only a number', () => {
		expect( opentable.parse( '412810' ) ).toBeNull();
	} );
} );

describe( 'an OpenTable URL', () => {
	it( 'contains all restaurant IDs, and is parsed back to the same restaurants', () => {
		const whole = readAttributes( schema, { rid: [ 412810, 98765 ] } );
		const link =
			'https://www.opentable.com/restref/client/?rid=412810&rid=98765';
		expect( opentable.link( whole ) ).toBe( link );
		expect( opentable.parse( link )?.attributes?.rid ).toEqual( whole.rid );
		expect( opentable.link( readAttributes( schema, {} ) ) ).toBe( '' );
	} );
} );
