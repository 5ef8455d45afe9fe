import { readAttributes } from '#shared/attributes';
import { attributes, ITEMS_TO_SHOW } from '../attributes';
import { chooseColor, colorOf } from '../rules/chosen-color';
import { colorStyle } from '../rules/colors';
import { appLinks, feedAddress } from '../rules/addresses';
import { formatTime, seekOfKey } from '../view/controls';
import { isStale, LIST_LIFETIME_SECONDS } from '../rules/player-state';
import { momentUrl, parseMoment, rememberPosition } from '../rules/position';
import { positionsOf, recallPosition } from '../view/memory';

describe( 'a podcast player’s attributes', () => {
	// spec: 000-3-10, 000-9-7
	it( 'have the names and defaults from the specification', () => {
		expect( Object.keys( attributes ) ).toEqual( [
			'url',
			'itemsToShow',
			'isReversed',
			'showCoverArt',
			'showEpisodeTitle',
			'showEpisodeDescription',
			'playNext',
			'title',
			'appleUrl',
			'spotifyUrl',
			'primaryColor',
			'customPrimaryColor',
			'hexPrimaryColor',
			'secondaryColor',
			'customSecondaryColor',
			'hexSecondaryColor',
			'backgroundColor',
			'customBackgroundColor',
			'hexBackgroundColor',
		] );
		expect( attributes ).toMatchObject( {
			url: { type: 'string', default: '', format: 'text' },
			itemsToShow: { type: 'integer', default: 5 },
			isReversed: { type: 'boolean', default: false },
			showCoverArt: { type: 'boolean', default: true },
			showEpisodeTitle: { type: 'boolean', default: true },
			showEpisodeDescription: { type: 'boolean', default: true },
		} );
		expect( ITEMS_TO_SHOW ).toEqual( { min: 1, max: 10, fallback: 5 } );
	} );

	// spec: 000-9-7
	it.each( [
		[ 1, 1 ],
		[ 10, 10 ],
		[ 0, 1 ],
		[ 11, 10 ],
		[ '7', 7 ],
		[ 'all', 5 ],
		[ undefined, 5 ],
		[ NaN, 5 ],
	] )( 'store the episode count %p as %p', ( value, count ) => {
		expect(
			readAttributes( attributes, { itemsToShow: value } ).itemsToShow
		).toBe( count );
	} );
} );

describe( 'a feed URL', () => {
	it.each( [
		[ 'https://a.example/feed', 'https://a.example/feed' ],
		[ '  http://a.example/feed?x=1&y=2 ', 'http://a.example/feed?x=1&y=2' ],
		[
			'\u2066https://a.exam\u200bple/feed\u2069',
			'https://a.example/feed',
		],
		[ 'a.example/feed', 'https://a.example/feed' ],
		[ 'a.example:8080/feed', 'https://a.example:8080/feed' ],
		[ 'feed:https://a.example/x', 'https://a.example/x' ],
		[ 'feed://a.example/x', 'https://a.example/x' ],
		[ 'podcast://a.example/x', 'https://a.example/x' ],
		[ 'https://a.example/?f[a]=1', 'https://a.example/?f%5Ba%5D=1' ],
		[ 'http://localhost:9000/x', 'http://localhost:9000/x' ],
		[ 'http://127.0.0.1:9000/x', 'http://127.0.0.1:9000/x' ],
		[ '', null ],
		[ 'quiet hours', null ],
		[ 'quiet', null ],
		[ 'javascript:alert(1)', null ],
		[ 'data:text/xml,<rss/>', null ],
		[ 'ftp://a.example/x', null ],
		[ 'file:///etc/passwd', null ],
		[ 'https://user:secret@a.example/', null ],
		[ '//a.example/x', null ],
		[ null, null ],
		[ { url: 'https://a.example' }, null ],
	] )( '%p is normalized to %p', ( text, address ) => {
		expect( feedAddress( text ) ).toBe( address );
	} );
} );

describe( 'an episode time', () => {
	it.each( [
		[ 0, '0:00' ],
		[ 5.9, '0:05' ],
		[ 750, '12:30' ],
		[ 3723, '1:02:03' ],
		[ -4, '0:00' ],
		[ NaN, '0:00' ],
	] )( 'of %p seconds is formatted as %p', ( seconds, text ) => {
		expect( formatTime( seconds ) ).toBe( text );
	} );

	it.each( [
		[ '#t=90', { time: 90, episode: '' } ],
		[ '#t=1:30', { time: 90, episode: '' } ],
		[ '#t=1:02:03', { time: 3723, episode: '' } ],
		[ '#t=1h2m3s', { time: 3723, episode: '' } ],
		[ '#t=2m', { time: 120, episode: '' } ],
		[ '#t=10,20', { time: 10, episode: '' } ],
		[ '#t=npt:10.5', { time: 10, episode: '' } ],
		[ '#t=5&episode=abc', { time: 5, episode: 'abc' } ],
		[ '', null ],
		[ '#comments', null ],
		[ '#t=', null ],
		[ '#t=soon', null ],
		[ '#t=-5', null ],
		[ '#t=99999999999', null ],
	] )( 'in the URL fragment %p is parsed as %j', ( hash, moment ) => {
		expect( parseMoment( hash ) ).toEqual( moment );
	} );
} );

describe( 'a listener’s position', () => {
	/** Returns the text to store after a position was reached. */
	const remember = (
		text: string | null,
		id: string,
		seconds: number,
		duration: number
	) =>
		JSON.stringify(
			rememberPosition( positionsOf( text ), id, seconds, duration )
		);
	const recall = ( text: string | null, id: string ) =>
		recallPosition( positionsOf( text ), id );

	it( 'is stored separately for each episode', () => {
		const once = remember( null, 'a', 61.7, 600 );
		const twice = remember( once, 'b', 20, 0 );
		expect( recall( twice, 'a' ) ).toBe( 61 );
		expect( recall( twice, 'b' ) ).toBe( 20 );
		expect( recall( twice, 'c' ) ).toBe( 0 );
		expect( recall( remember( twice, 'a', 300, 600 ), 'a' ) ).toBe( 300 );
	} );

	it.each( [
		[ 9, 600 ],
		[ 595, 600 ],
	] )(
		'is deleted at second %d of a %d-second episode',
		( seconds, duration ) => {
			const before = remember( null, 'a', 100, 600 );
			expect( remember( before, 'a', seconds, duration ) ).toBe( '[]' );
		}
	);

	it( 'is stored for at most thirty episodes', () => {
		let text: string | null = null;
		for ( let index = 0; index < 40; index++ ) {
			text = remember( text, `episode ${ index }`, 50, 100 );
		}
		expect( recall( text, 'episode 9' ) ).toBe( 0 );
		expect( recall( text, 'episode 10' ) ).toBe( 50 );
	} );

	it.each( [
		null,
		'',
		'x',
		'{}',
		'[1]',
		'[["a"]]',
		'[["a",-5]]',
		'[["a",null]]',
	] )( 'is zero if the stored text is %p', ( text ) => {
		expect( recall( text, 'a' ) ).toBe( 0 );
		expect( remember( text, 'a', 20, 100 ) ).toBe( '[["a",20]]' );
	} );
} );

describe( 'a page’s episode list', () => {
	it( 'is outdated after half an hour or if its age is unknown', () => {
		expect( LIST_LIFETIME_SECONDS ).toBe( 30 * 60 );
		expect( isStale( 1000, 1000 + LIST_LIFETIME_SECONDS ) ).toBe( false );
		expect( isStale( 1000, 1001 + LIST_LIFETIME_SECONDS ) ).toBe( true );
		expect( isStale( 0, 5 ) ).toBe( true );
		expect( isStale( NaN, 5 ) ).toBe( true );
	} );
} );

describe( 'a key on the slider', () => {
	it.each( [
		[ 'ArrowRight', 5 ],
		[ 'ArrowUp', 5 ],
		[ 'ArrowLeft', -5 ],
		[ 'ArrowDown', -5 ],
		[ 'PageUp', 60 ],
		[ 'PageDown', -60 ],
		[ 'Home', null ],
		[ 'Tab', null ],
		[ 'a', null ],
	] )( '%s changes the time by %p seconds', ( key, seconds ) => {
		expect( seekOfKey( key ) ).toBe( seconds );
	} );
} );

describe( 'a color', () => {
	const palette = [
		{ slug: 'accent', color: '#FFEE58' },
		{ slug: 'odd', color: 'hsl(0 0% 0%)' },
	];

	// spec: 000-3-10, 000-5-1
	it.each( [
		[
			'of the theme',
			'#FFEE58',
			{ primaryColor: 'accent', hexPrimaryColor: '#ffee58' },
			'var(--wp--preset--color--accent,#ffee58)',
		],
		[
			'of the theme without six digits',
			'hsl(0 0% 0%)',
			{ primaryColor: 'odd' },
			'var(--wp--preset--color--odd)',
		],
		[
			'of the author’s own',
			'#123456',
			{ customPrimaryColor: '#123456', hexPrimaryColor: '#123456' },
			'#123456',
		],
		[ 'that is none', 'red', {}, undefined ],
		[ 'taken away', undefined, {}, undefined ],
	] )(
		'(%s) sets the matching attributes and CSS',
		( _, value, kept, css ) => {
			const chosen = chooseColor( 'primary', value, palette );
			expect( chosen ).toEqual( {
				primaryColor: undefined,
				customPrimaryColor: undefined,
				hexPrimaryColor: undefined,
				...kept,
			} );
			expect( colorStyle( chosen )[ '--dovetail-podcast-primary' ] ).toBe(
				css
			);
			expect( colorOf( 'primary', chosen, palette ) ).toBe(
				css && value
			);
		}
	);

	it( 'is ignored if its value is invalid', () => {
		expect(
			colorStyle(
				readAttributes( attributes, {
					primaryColor: '};',
					customSecondaryColor: 'red;}',
					hexBackgroundColor: '0A0B0C',
				} )
			)
		).toEqual( { '--dovetail-podcast-background': '#0a0b0c' } );
	} );

	it( 'from the theme uses WordPress’s CSS variable name for any slug', () => {
		expect( colorStyle( { primaryColor: 'a;b:url(x)' } ) ).toEqual( {
			'--dovetail-podcast-primary': 'var(--wp--preset--color--a-b-url-x)',
		} );
	} );
} );

describe( 'podcast links', () => {
	it( 'contain the feed and each app for which the author has entered a URL', () => {
		const feed = 'https://a.example/feed';
		expect(
			appLinks( {
				feed,
				appleUrl: '',
				spotifyUrl: 'https://s.example/1',
			} )
		).toEqual( [
			[ 'Spotify', 'https://s.example/1' ],
			[ 'RSS', feed ],
		] );
	} );
} );

describe( 'a link to a time in an episode', () => {
	it( 'is parsed back to the original time and episode, for any page URL', () => {
		const link = momentUrl( 'https://a.example/?p=1#old', 'a&b', 65.9 );
		expect( link ).toMatch( /^https:\/\/a\.example\/\?p=1#t=65&/ );
		expect( parseMoment( new URL( link ).hash ) ).toEqual( {
			time: 65,
			episode: 'a&b',
		} );
	} );
} );
