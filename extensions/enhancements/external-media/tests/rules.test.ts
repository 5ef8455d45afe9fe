import {
	ALBUMS,
	browserState,
	FIRST_STATE,
	RECENT,
} from '../rules/browser-state';
import { captionWith } from '../rules/credit';
import { creditOf, fileNameOf, openverseItem } from '../rules/openverse';
import {
	canSearch,
	canSelect,
	columnsIn,
	FIRST_WORDS,
	firstWords,
	MAX_SELECTED,
	movedTo,
	toggleItem,
} from '../rules/grid';
import { relayAddress } from '../editor/find-stock';
import { itemNamed } from './samples';

describe( 'the selection', () => {
	const items = Array.from( { length: 12 }, ( _, index ) =>
		itemNamed( `Number ${ index }` )
	);
	const [ first = itemNamed( '' ), second = itemNamed( '' ) ] = items;

	it( 'of a single item is replaced by another item, and cleared if that item is chosen again', () => {
		expect( toggleItem( [], first, false ) ).toEqual( [ first ] );
		expect( toggleItem( [ first ], second, false ) ).toEqual( [ second ] );
		expect( toggleItem( [ first ], first, false ) ).toEqual( [] );
	} );

	it( 'of several items keeps the order of clicks, and stops at ten', () => {
		expect( MAX_SELECTED ).toBe( 10 );
		const all = items.reduce< readonly ( typeof items )[ number ][] >(
			( selected, item ) => toggleItem( selected, item, true ),
			[]
		);
		expect( all ).toEqual( items.slice( 0, 10 ) );
		expect( toggleItem( all, first, true ) ).toEqual(
			items.slice( 1, 10 )
		);
	} );

	it.each( [
		[ 0, false, false ],
		[ 1, false, true ],
		[ 1, true, false ],
	] )(
		'of %d items can be imported (while copying: %s): %s',
		( count, busy, can ) => {
			expect( canSelect( items.slice( 0, count ), busy ) ).toBe( can );
		}
	);
} );

describe( 'a search', () => {
	it.each( [
		[ 'bread', 'sky', false, true ],
		[ '', 'sky', false, false ],
		[ '  ', 'sky', false, false ],
		[ 'sky', 'sky', false, false ],
		[ ' sky ', 'sky', false, false ],
		[ 'bread', 'sky', true, false ],
	] )(
		'for “%s” after “%s” can be sent (while copying: %s): %s',
		( words, last, isCopying, expected ) => {
			expect( canSearch( words, last, isCopying ) ).toBe( expected );
		}
	);

	// spec: 000-9-11
	it( 'starts with a random search term from the specified list', () => {
		expect( FIRST_WORDS.join( ', ' ) ).toBe(
			'mountain, ocean, river, clouds, pattern, abstract, sky'
		);
		expect( firstWords( 0 ) ).toBe( 'mountain' );
		expect( firstWords( 0.5 ) ).toBe( 'clouds' );
		expect( firstWords( 0.999 ) ).toBe( 'sky' );
	} );
} );

describe( 'the media grid', () => {
	it.each( [
		[ 0, 2 ],
		[ 340, 2 ],
		[ 480, 3 ],
		[ 1130, 7 ],
	] )(
		'with a width of %d pixels fits %d images side by side',
		( width, columns ) => {
			expect( columnsIn( width ) ).toBe( columns );
		}
	);

	it.each( [
		[ 'ArrowRight', 4, false, 5 ],
		[ 'ArrowLeft', 4, false, 3 ],
		[ 'ArrowDown', 4, false, 7 ],
		[ 'ArrowUp', 4, false, 1 ],
		[ 'ArrowRight', 4, true, 3 ],
		[ 'ArrowLeft', 4, true, 5 ],
		[ 'ArrowDown', 4, true, 7 ],
		[ 'Home', 4, false, 0 ],
		[ 'End', 4, true, 9 ],
		[ 'ArrowRight', 9, false, null ],
		[ 'ArrowDown', 8, false, null ],
		[ 'ArrowUp', 2, false, null ],
		[ 'a', 4, false, null ],
	] )(
		'for the key %s at item %d (right to left: %s) moves the focus to %s',
		( key, at, isRtl, to ) => {
			expect( movedTo( key, at, { count: 10, columns: 3, isRtl } ) ).toBe(
				to
			);
		}
	);
} );

describe( 'the media browser’s state', () => {
	const account = { image: '', name: 'Anna' };
	const bread = itemNamed( 'Bread' );
	const boats = itemNamed( 'Boats' );
	const full = {
		...FIRST_STATE,
		account,
		media: [ bread ],
		nextHandle: '20',
	};

	// spec: 000-4.2-1
	it( 'starts with the newest media, and is assumed to be authenticated', () => {
		expect( FIRST_STATE ).toEqual( {
			account: null,
			media: [],
			nextHandle: '',
			isLoading: false,
			isCopying: false,
			isAuthenticated: true,
			path: 'recent',
		} );
	} );

	it( 'appends each new page to the list, without duplicate items', () => {
		const asked = browserState( full, { kind: 'asked' } );
		expect( asked ).toEqual( { ...full, isLoading: true } );
		expect(
			browserState( asked, {
				kind: 'listed',
				page: { media: [ bread, boats ], account: null, next: '' },
			} )
		).toEqual( { ...full, media: [ bread, boats ], nextHandle: '' } );
	} );

	it( 'clears the items when another folder is opened', () => {
		expect( browserState( full, { kind: 'went', path: ALBUMS } ) ).toEqual(
			{
				...full,
				media: [],
				nextHandle: '',
				path: ALBUMS,
			}
		);
	} );

	// spec: 000-4.2-3
	it( 'is no longer authenticated if the service rejects a request or the author disconnects', () => {
		expect(
			browserState( full, {
				kind: 'failed',
				code: 'authorization_required',
			} ).isAuthenticated
		).toBe( false );
		expect(
			browserState( full, { kind: 'failed', code: 'fetch_error' } )
		).toEqual( full );
		expect(
			browserState( { ...full, path: 'x' }, { kind: 'disconnected' } )
		).toEqual( { ...FIRST_STATE, path: RECENT, isAuthenticated: false } );
	} );

	it( 'is authenticated after the author grants access in the pop-up', () => {
		expect(
			browserState(
				{ ...FIRST_STATE, isAuthenticated: false },
				{ kind: 'authorized' }
			)
		).toEqual( FIRST_STATE );
	} );

	it( 'tracks when copying starts and stops', () => {
		const copying = browserState( full, {
			kind: 'copying',
			isCopying: true,
		} );
		expect( copying ).toEqual( { ...full, isCopying: true } );
		expect(
			browserState( copying, { kind: 'copying', isCopying: false } )
		).toEqual( full );
	} );
} );

describe( 'a caption', () => {
	it.each( [
		[ '', [], '' ],
		[ ' In June ', [], 'In June' ],
		[
			'<script>alert(1)</script> & "more"',
			[],
			'&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;',
		],
		[
			'In June.',
			[
				{ text: 'Photo by ', url: '' },
				{ text: 'A <b>', url: 'https://a.example/?a=1&b="' },
			],
			'In June. Photo by <a href="https://a.example/?a=1&amp;b=&quot;">A &lt;b&gt;</a>',
		],
		[
			'',
			[ { text: 'A', url: 'https://a.example/?a=[gallery]' } ],
			'<a href="https://a.example/?a=%5Bgallery%5D">A</a>',
		],
	] )(
		'with the text “%s” and the credit %j becomes %s',
		( caption, credit, html ) => {
			expect( captionWith( caption, credit ) ).toBe( html );
		}
	);
} );

describe( 'an Openverse image', () => {
	const image = {
		id: 'a-b',
		title: 'Boats [gallery]',
		creator: 'Mina',
		creator_url: 'https://m.example/',
		foreign_landing_url: 'https://commons.example/1',
		thumbnail: 'https://api.example/thumb/',
		license: 'by-sa',
		license_version: '4.0',
		license_url: 'https://cc.example/',
	};
	const SENTENCE = '“%1$s” by %2$s, %3$s';
	const wordsOf = ( parts: readonly { text: string }[] ) =>
		parts.map( ( { text } ) => text ).join( '' );

	it( 'has the credit that the license requires, with links only to web URLs', () => {
		const credit = creditOf(
			{ ...image, creator_url: 'javascript:alert(1)' },
			SENTENCE,
			'Image'
		);
		expect( wordsOf( credit ) ).toBe(
			'“Boats (gallery)” by Mina, CC BY-SA 4.0'
		);
		expect( credit.map( ( { url } ) => url ) ).toEqual( [
			'',
			'https://commons.example/1',
			'',
			'',
			'',
			'https://cc.example/',
		] );
	} );

	it.each( [ undefined, ' ' ] )(
		'with the title “%s” is called “Image” in its credit',
		( title ) => {
			expect(
				creditOf( { ...image, title }, SENTENCE, 'Image' )[ 1 ]
			).toEqual( { text: 'Image', url: 'https://commons.example/1' } );
		}
	);

	it.each( [ 'cc0', 'pdm' ] )(
		'in the public domain (%s) needs no credit',
		( license ) => {
			expect(
				creditOf( { ...image, license }, SENTENCE, 'Image' )
			).toEqual( [] );
		}
	);

	it( 'is identified by the Openverse ID', () => {
		expect( openverseItem( image, SENTENCE, 'Image' ) ).toMatchObject( {
			id: 'a-b',
			guid: 'a-b',
			title: 'Boats (gallery)',
			kind: 'image',
			preview: 'https://api.example/thumb/',
			fileName: 'boats-gallery',
		} );
		expect(
			openverseItem(
				{ id: 'a', thumbnail: 'javascript:1' },
				SENTENCE,
				'Image'
			)
		).toMatchObject( { title: '', preview: '', fileName: '', credit: [] } );
	} );
} );

describe( 'an imported file’s name', () => {
	it.each( [
		[ 'IMG_2041.JPG', 'img-2041' ],
		[ 'Frühling am Meer!', 'frühling-am-meer' ],
		[ '../../etc/passwd', 'etc-passwd' ],
		[ '  ', '' ],
		[ 'कमल', 'कमल' ],
		[ 'a'.repeat( 90 ), 'a'.repeat( 60 ) ],
	] )( 'for the title “%s” is “%s”', ( title, name ) => {
		expect( fileNameOf( title ) ).toBe( name );
	} );
} );

describe( 'a relayed photo’s URL', () => {
	it.each( [
		[
			'https://s.example/wp-json/relay/',
			'https://s.example/wp-json/relay/7/sea%20%26%20sky.jpg?_wpnonce=n',
		],
		[
			'https://s.example/index.php?rest_route=/relay/',
			'https://s.example/index.php?rest_route=/relay/7/sea%20%26%20sky.jpg&_wpnonce=n',
		],
	] )(
		'starts with %s and contains the file name and the nonce',
		( relay, url ) => {
			expect( relayAddress( relay, '7', 'sea & sky.jpg', 'n' ) ).toBe(
				url
			);
		}
	);
} );
