import { call, errorMessage } from '#shared/api';
import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { mock } from '#shared/request';
import { testServices, usePlatform } from '../../../../tests/harness/api';
import {
	copyMedia,
	deleteConnection,
	listMedia,
	PAGE_SIZE,
	readConnection,
	searchOpenverse,
	SERVICES,
} from '../api';
import { mocks, SPECIAL } from '../api.mock';
import { askSource, copyOne, tooManyDetail } from '../editor/sources';

const ANY = { path: 'recent', filter: '', search: '', handle: '' };
const { signal } = new AbortController();

beforeEach( () => {
	Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
		services: testServices( 'openverse' ),
	} );
} );
afterEach( () => {
	Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL );
} );

describe( 'a media list', () => {
	// spec: 000-3-11, 000-3-12
	it( 'is parsed into items, an account and a cursor for the next page', () => {
		expect(
			listMedia.read( {
				media: [
					{
						ID: 7,
						guid: 'g',
						caption: 'In June [gallery]',
						title: 'Boats',
						name: 'boats.jpg',
						type: 'image',
						thumbnails: {
							medium: 'https://a.example/m.jpg',
							fmt_hd: 'https://a.example/l.jpg',
						},
					},
					{
						ID: 'album',
						name: 'Harbour',
						type: 'folder',
						children: 12,
						thumbnails: {
							medium: 'javascript:alert(1)',
							fmt_hd: 'https://a.example/l.jpg',
						},
					},
					{ ID: 'film', type: 'video' },
				],
				meta: {
					account: { image: 'https://a.example/a.png', name: 'Anna' },
					next_page: 3,
				},
			} )
		).toEqual( {
			media: [
				expect.objectContaining( {
					id: '7',
					guid: 'g',
					title: 'Boats',
					caption: 'In June (gallery)',
					name: 'boats.jpg',
					kind: 'image',
					preview: 'https://a.example/m.jpg',
				} ),
				expect.objectContaining( {
					id: 'album',
					kind: 'folder',
					name: 'Harbour',
					children: 12,
					preview: 'https://a.example/l.jpg',
				} ),
				expect.objectContaining( {
					id: 'film',
					kind: 'video',
					preview: '',
				} ),
			],
			account: { image: 'https://a.example/a.png', name: 'Anna' },
			next: '3',
		} );
	} );

	it.each( [
		[ undefined, '' ],
		[ {}, '' ],
		[ { next_page: false }, '' ],
		[ { next_page: null }, '' ],
		[ { next_page: 'x9' }, 'x9' ],
	] )(
		'with the metadata %j continues at the cursor “%s”',
		( meta, next ) => {
			expect( listMedia.read( { media: [], meta } ) ).toEqual( {
				media: [],
				account: null,
				next,
			} );
		}
	);

	it( 'includes alternative text, file name and credit if the server sends them', () => {
		const { media } = listMedia.read( {
			media: [
				{
					ID: 1,
					alt: 'A [boat]',
					file_name: 'boat',
					attribution: [
						{ text: 'By ' },
						{ text: 'Mina [x]', url: 'https://m.example/' },
						{ text: '!', url: 'javascript:alert(1)' },
					],
				},
			],
		} );
		expect( media[ 0 ] ).toMatchObject( {
			alt: 'A (boat)',
			fileName: 'boat',
			credit: [
				{ text: 'By ', url: '' },
				{ text: 'Mina (x)', url: 'https://m.example/' },
				{ text: '!', url: '' },
			],
		} );
	} );

	// spec: 000-7-9
	it( 'comes from Google Photos, Pexels or Openverse, with 20 items per page', () => {
		expect( SERVICES ).toEqual( [
			'google_photos',
			'pexels',
			'openverse',
		] );
		expect( PAGE_SIZE ).toBe( 20 );
	} );

	// spec: 000-7-2
	it( 'of stock photos can be searched', async () => {
		const platform = usePlatform( 'paid', mocks );
		const page = await askSource(
			'pexels',
			{ ...ANY, search: 'sky' },
			signal
		);
		expect( page.media ).toHaveLength( 20 );
		expect( page.next ).toBe( '20' );
		expect( platform.requests( listMedia ).at( -1 )?.query ).toEqual( {
			number: '20',
			path: 'recent',
			search: 'sky',
		} );
		const rest = await askSource(
			'pexels',
			{ ...ANY, search: 'sky', handle: page.next },
			signal
		);
		expect( rest.media ).toHaveLength( 13 );
		expect( rest.next ).toBe( '' );
	} );
} );

describe( 'an Openverse search', () => {
	it( 'is sent by the browser and returns twenty images per page that authors may publish and edit', async () => {
		const platform = usePlatform( 'paid', mocks );
		const { media, next } = await askSource(
			'openverse',
			{ ...ANY, search: 'boats' },
			signal
		);
		expect( platform.requests( searchOpenverse )[ 0 ]?.query ).toEqual( {
			q: 'boats',
			page: '1',
			page_size: '20',
			license: 'cc0,pdm,by,by-sa',
			mature: 'false',
		} );
		expect( platform.requests( listMedia ) ).toEqual( [] );
		expect( media ).toHaveLength( 20 );
		expect( next ).toBe( '2' );
		expect(
			media[ 0 ]?.credit.map( ( { text } ) => text ).join( '' )
		).toBe( '“boats 1” by Jonas Lind, CC BY-SA 4.0' );
		expect( media[ 2 ]?.credit ).toEqual( [] );
	} );

	it.each( [
		[ 19, 90, '20' ],
		[ 20, 90, '' ],
		[ 3, 3, '' ],
	] )(
		'ends at page 20: after page %d of %d, the cursor is “%s”',
		async ( page, count, next ) => {
			usePlatform( 'paid', mocks ).use(
				mock( searchOpenverse ).reply( () => ( {
					page_count: count,
					results: [],
				} ) )
			);
			expect(
				await askSource(
					'openverse',
					{ ...ANY, search: 'boats', handle: String( page ) },
					signal
				)
			).toMatchObject( { next } );
		}
	);

	it( 'reports that the request limit is reached', async () => {
		usePlatform( 'paid', mocks );
		const refused = ( search: string, service: 'openverse' | 'pexels' ) =>
			askSource( service, { ...ANY, search }, signal ).then(
				() => null,
				( error: unknown ) => error
			);
		expect(
			tooManyDetail( await refused( SPECIAL.tooMany, 'openverse' ) )
		).toBe( 'Request was throttled. Expected available in 40 seconds.' );
		expect( tooManyDetail( new Error( 'throttled' ) ) ).toBe( '' );
	} );
} );

describe( 'the library connection', () => {
	// spec: 000-3-15
	it( 'accepts only a web URL, and otherwise throws the platform’s error message', () => {
		expect(
			readConnection.read( { connect_URL: 'https://c.example/' } )
		).toBe( 'https://c.example/' );
		const refusal = ( raw: object ) => {
			try {
				return readConnection.read( raw );
			} catch ( error ) {
				return errorMessage( error );
			}
		};
		expect( refusal( { error: 'quota', message: 'No more today.' } ) ).toBe(
			'No more today.'
		);
		expect( refusal( { connect_URL: 'javascript:alert(1)' } ) ).toBe(
			'Something went wrong. Your post is unchanged. Try again in a moment.'
		);
	} );

	it( 'is deleted when the author disconnects', async () => {
		const platform = usePlatform( 'paid', mocks );
		await call( deleteConnection );
		expect( platform.requests( deleteConnection ) ).toHaveLength( 1 );
		await expect(
			askSource( 'google_photos', ANY, signal )
		).rejects.toMatchObject( { code: 'authorization_required' } );
	} );
} );

describe( 'copying media', () => {
	// spec: 000-3-14
	it( 'returns the new library items, or an error for each failed file', () => {
		expect(
			copyMedia.read( [
				{ ID: 3, URL: 'https://s.example/a.png' },
				{
					ID: 4,
					URL: 'https://s.example/b.webm',
					alt: '',
					caption: 'C',
					type: 'video',
					mime: 'video/webm',
					sizes: [],
				},
				{ errors: { too_large: [ 'Too large.', 'Really.' ], b: [] } },
				{ errors: [] },
			] )
		).toEqual( [
			{
				kind: 'copied',
				media: {
					id: 3,
					url: 'https://s.example/a.png',
					alt: '',
					caption: '',
					type: 'image',
				},
			},
			{
				kind: 'copied',
				media: {
					id: 4,
					url: 'https://s.example/b.webm',
					alt: '',
					caption: 'C',
					type: 'video',
					mime: 'video/webm',
					sizes: {},
				},
			},
			{ kind: 'refused', code: 'too_large', message: 'Too large.' },
			{ kind: 'refused', code: '', message: '' },
		] );
	} );

	it( 'fails if the response is empty', async () => {
		usePlatform( 'paid', mocks ).use( mock( copyMedia ).reply( () => [] ) );
		expect(
			await copyOne(
				'pexels',
				{ guid: '1', title: 'A', caption: '', alt: '', fileName: '' },
				undefined,
				signal
			)
		).toMatchObject( { kind: 'refused' } );
	} );
} );
