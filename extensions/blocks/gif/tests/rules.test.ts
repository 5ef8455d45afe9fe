import { readAttributes } from '#shared/attributes';
import { attributes } from '../attributes';
import { metadata } from '../block';
import { embedAddress, gifIdOf, isShortLink } from '../rules/gif-address';
import { paddingOf, paddingOfSize } from '../rules/padding';
import {
	AT_REST,
	isPlaying,
	playback,
	type PlaybackEvent,
} from '../rules/playback';
import { readEntry } from '../rules/read-entry';
import { idOfPage, pageAddress } from '../markup';

describe( 'the GIF block', () => {
	// spec: 002-1-16, 002-3.15-1
	it( 'saves align, caption, giphyUrl, searchText and paddingTop', () => {
		expect( metadata.title ).toBe( 'GIF' );
		expect( attributes ).toMatchObject( {
			align: { type: 'string', default: 'center' },
			caption: { source: 'html', selector: 'figcaption' },
			giphyUrl: { type: 'string', default: '' },
			searchText: { type: 'string', default: '' },
			paddingTop: { type: 'string', default: '56.2%' },
		} );
		expect( Object.keys( attributes ) ).toEqual( [
			'align',
			'caption',
			'giphyUrl',
			'searchText',
			'paddingTop',
			// Not part of the specification: the author's own files.
			'poster',
			'file',
		] );
	} );

	it( 'has its own alignment instead of WordPress’s alignment support', () => {
		expect( Object.keys( metadata.supports ) ).not.toContain( 'align' );
	} );
} );

describe( 'the GIF in typed text', () => {
	it.each( [
		'https://giphy.com/gifs/happy-cat-JIX9t2j0ZTN9S',
		'https://giphy.com/gifs/JIX9t2j0ZTN9S',
		'http://www.giphy.com/gifs/happy-cat-JIX9t2j0ZTN9S/?utm=1#a',
		'https://giphy.com/gifs/happy-cat-JIX9t2j0ZTN9S/fullscreen',
		'https://giphy.com/clips/happy-JIX9t2j0ZTN9S',
		'https://giphy.com/stickers/happy-JIX9t2j0ZTN9S',
		'https://giphy.com/embed/JIX9t2j0ZTN9S',
		'https://giphy.com/embed/JIX9t2j0ZTN9S/video',
		'https://giphy.com/media/JIX9t2j0ZTN9S/giphy.gif',
		'https://media.giphy.com/media/JIX9t2j0ZTN9S/giphy.gif',
		'https://media3.giphy.com/media/v1.Y2lkPTc5MGI3/JIX9t2j0ZTN9S/200w.webp?cid=7',
		'https://i.giphy.com/JIX9t2j0ZTN9S.gif',
		'https://i.giphy.com/media/JIX9t2j0ZTN9S/giphy.mp4',
		' giphy.com/gifs/JIX9t2j0ZTN9S ',
		'\u202ahttps://giphy.com/gifs/JIX9t2j0\u200bZTN9S\u202c',
		'//media.giphy.com/media/JIX9t2j0ZTN9S/giphy.gif',
		'<iframe src="https://giphy.com/embed/JIX9t2j0ZTN9S" width="480"></iframe><p><a href="https://giphy.com/gifs/x">via</a></p>',
	] )( 'is found in %s', ( address ) => {
		expect( gifIdOf( address ) ).toBe( 'JIX9t2j0ZTN9S' );
		expect( readEntry( address ) ).toEqual( {
			kind: 'gif',
			id: 'JIX9t2j0ZTN9S',
		} );
	} );

	it.each( [
		'https://giphy.com/',
		'https://giphy.com/gifs',
		'https://giphy.com/search/cat',
		'https://giphy.com/gifs/cat-%22onload%3D',
		'https://giphy.com.evil.example/gifs/JIX9t2j0ZTN9S',
		'https://evil.example/giphy.com/gifs/JIX9t2j0ZTN9S',
		'https://user@giphy.com/gifs/JIX9t2j0ZTN9S',
		'https://giphy.com:8443/gifs/JIX9t2j0ZTN9S',
		'https://evil.example/?https://giphy.com/gifs/JIX9t2j0ZTN9S',
		'https://gіphy.com/gifs/JIX9t2j0ZTN9S',
		'https://notgiphy.com/gifs/JIX9t2j0ZTN9S',
		'https://tenor.com/view/cat-gif-123',
		'javascript:alert(1)',
		'data:image/gif;base64,R0lGOD',
		'www.example.org/cat.gif',
		'example.org/cat.gif',
		'<iframe src="https://example.org"></iframe>',
		'<script>alert(1)</script>',
		'look at https://giphy.com/gifs/JIX9t2j0ZTN9S',
	] )( 'is not found in the unsupported URL %s', ( address ) => {
		expect( gifIdOf( address ) ).toBeNull();
		expect( readEntry( address ) ).toEqual( { kind: 'odd' } );
	} );

	it.each( [ 'cat', 'so: happy', 'cats & dogs', '24/7', 'a.b', '3.5 > 2' ] )(
		'is not found in the words %s',
		( words ) => {
			expect( readEntry( ` ${ words } ` ) ).toEqual( {
				kind: 'words',
				words,
			} );
		}
	);

	it.each( [ 'https://gph.is/g/ZW8Jv0k', 'gph.is/2abc' ] )(
		'is looked up for the short link %s',
		( address ) => {
			expect( readEntry( address ) ).toMatchObject( {
				kind: 'short',
				url: expect.stringMatching( /^https:\/\/gph\.is\// ),
			} );
		}
	);

	it( 'is not looked up for a short link of another service', () => {
		expect( isShortLink( new URL( 'https://bit.ly/gph.is' ) ) ).toBe(
			false
		);
	} );

	it( 'is not looked up if the text is empty', () => {
		expect( readEntry( '  ' ) ).toEqual( { kind: 'nothing' } );
	} );

	it( 'is read only from links that the block has saved', () => {
		expect( idOfPage( pageAddress( 'abc123' ) ) ).toBe( 'abc123' );
		const file = 'https://static.klipy.com/ii/4e7bea9f/84/ef/1ocFw0e.gif';
		expect( idOfPage( pageAddress( file ) ) ).toBe( file );
		expect( gifIdOf( `${ file }?x=1` ) ).toBe( file );
		expect( embedAddress( file ) ).toBe( file );
		for ( const address of [
			'https://giphy.com/gifs/abc?x',
			'https://giphy.com/gifs/../abc',
			'https://evil.example/gifs/abc',
			'',
		] ) {
			expect( idOfPage( address ) ).toBeUndefined();
		}
	} );
} );

describe( 'a GIF’s aspect ratio', () => {
	// spec: 002-9-7
	it.each( [
		[ 480, 270, '56.2%' ],
		[ 480, 480, '100%' ],
		[ 480, 853, '177.7%' ],
		[ 1000, 573, '57.3%' ],
		[ 300, 100, '33.3%' ],
		[ 1, 5000, '300%' ],
		[ 5000, 1, '10%' ],
		[ 0, 100, '56.2%' ],
		[ 100, 0, '56.2%' ],
		[ NaN, 100, '56.2%' ],
	] )(
		'for %d × %d pixels results in the height %s',
		( width, height, padding ) => {
			expect( paddingOfSize( width, height ) ).toBe( padding );
			expect( paddingOf( parseFloat( padding ) ) ).toBe( padding );
		}
	);

	it.each( [
		[ '75%', '75%' ],
		[ ' 75.5 % ', '75.5%' ],
		[ '75', '75%' ],
		[ 75, '75%' ],
		[ '-5%', '10%' ],
		[ '9999%', '300%' ],
		[ 'calc(1px)', '56.2%' ],
		[ '50%;color:red', '56.2%' ],
		[ null, '56.2%' ],
	] )( 'saved as %j is read as %s', ( paddingTop, padding ) => {
		expect( readAttributes( attributes, { paddingTop } ).paddingTop ).toBe(
			padding
		);
	} );
} );

describe( 'a GIF', () => {
	const toggle = 'toggle';
	const agree = { isAgreed: true };
	const reduce = { isReduced: true };

	// The specification (002-4.11-1) does not define these states.
	it.each< [ string, PlaybackEvent[], boolean ] >( [
		[ 'is paused initially', [], false ],
		[ 'plays after a click', [ toggle ], true ],
		[ 'is paused after a second click', [ toggle, toggle ], false ],
		[ 'plays with consent', [ agree ], true ],
		[
			'stays paused if the visitor consents later',
			[ toggle, toggle, agree ],
			false,
		],
		[
			'never starts automatically with reduced motion',
			[ reduce, agree ],
			false,
		],
		[
			'stops if reduced motion is turned on later',
			[ agree, reduce ],
			false,
		],
		[
			'plays after a click even with reduced motion',
			[ reduce, toggle ],
			true,
		],
		[
			'can be paused after it started automatically',
			[ agree, toggle ],
			false,
		],
	] )( '%s', ( _, events, expected ) => {
		expect( isPlaying( events.reduce( playback, AT_REST ) ) ).toBe(
			expected
		);
	} );
} );
