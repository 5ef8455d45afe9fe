import { pinterest } from '../provider';

const PIN = 'https://www.pinterest.com/pin/99360735500167749/';
const BOARD = 'https://www.pinterest.de/annaberg/brot-backen/';

// spec: 002-5-3
describe( 'a pasted Pinterest URL or embed code', () => {
	it.each( [
		[ PIN, PIN ],
		[ `  ${ PIN }  `, PIN ],
		[ 'pinterest.com/annaberg', 'https://pinterest.com/annaberg/' ],
		[
			'http://fr.pinterest.com/annaberg/',
			'https://fr.pinterest.com/annaberg/',
		],
		[ BOARD, BOARD ],
		[ `${ BOARD }?utm_source=x#top`, BOARD ],
		[
			'https://www.pinterest.com.au/pin/99360735500167749',
			'https://www.pinterest.com.au/pin/99360735500167749/',
		],
		[
			'https://www.pinterest.co.uk/pin/rye-bread--99360735500167749/sent/?invite_code=1a2b&sender=3',
			'https://www.pinterest.co.uk/pin/99360735500167749/',
		],
		[
			`<a data-pin-do="embedPin" data-pin-width="large" href="${ PIN }"></a><script async defer src="//assets.pinterest.com/js/pinit.js"></script>`,
			PIN,
		],
		[
			'<iframe src="https://assets.pinterest.com/ext/embed.html?id=99360735500167749" height="618" width="345" frameborder="0" scrolling="no"></iframe>',
			PIN,
		],
		[
			`<a data-pin-do="embedBoard" data-pin-board-width="400" href="${ BOARD }"></a>`,
			BOARD,
		],
		[ `${ PIN } ${ BOARD } ${ PIN }`, PIN ],
	] )( 'is parsed: %s', ( pasted, url ) => {
		expect( pinterest.parse( pasted ) ).toEqual( {
			attributes: { url },
			asks: url,
		} );
		expect( pinterest.link( { url } ) ).toBe( url );
	} );

	it( 'is resolved by the site if the URL is short', () => {
		expect( pinterest.parse( 'https://pin.it/3kDq8mX' ) ).toEqual( {
			asks: 'https://pin.it/3kDq8mX',
		} );
		expect( pinterest.parse( 'https://pin.it/' ) ).toBeNull();
	} );

	it.each( [
		'https://www.pinterest.be/pin/1/',
		'https://pinterest.gr/pin/1/',
		'https://www.pinterest.cz/pin/1/',
		'https://www.pinterest.com.gr/pin/1/',
		'https://www.pinterest.co.th/pin/1/',
		'https://be.pinterest.com/pin/1/',
		'https://www.pinterest.com.br/pin/1/',
		'https://www.pinterest.co.uk/pin/1/',
	] )( 'is accepted if the domain belongs to a country: %s', ( url ) => {
		expect( pinterest.parse( url ) ).toEqual( {
			attributes: { url },
			asks: url,
		} );
	} );

	it.each( [
		'https://www.pinterest.evil/pin/1/',
		'https://www.pinterest.xyz/pin/1/',
		'https://www.pinterest.co.evil/pin/1/',
		'https://www.pinterest.be.evil.example/pin/1/',
		'https://pinterest/pin/1/',
	] )( 'is rejected if the domain is not Pinterest’s: %s', ( url ) => {
		expect( pinterest.parse( url ) ).toBeNull();
	} );

	const REFUSED = [
		'https://pin.it.evil.example/3kDq8mX',
		'Anna',
		'https://www.pinterest.com',
		'https://www.pinterest.com/pin/',
		'https://www.pinterest.com/pin/create/button/?url=x',
		'https://www.pinterest.com/annaberg/bread/rye/',
		'https://assets.pinterest.com/ext/embed.html?id=',
		'https://assets.pinterest.com/ext/embed.html?id=../annaberg',
		'https://assets.pinterest.com/js/pinit.js',
		'https://www.pіnterest.com/pin/1/',
		'<a data-pin-do="embedPin" href="',
	];
	it.each( REFUSED.map( ( pasted ) => [ pasted.slice( 0, 60 ), pasted ] ) )(
		'is rejected: %s',
		( _, pasted ) => {
			expect( pinterest.parse( pasted ) ).toBeNull();
		}
	);
} );
