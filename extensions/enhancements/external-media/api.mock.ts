import {
	html,
	mock,
	mockError,
	mockPage,
	type Mock,
	type MockFailure,
	type MockSurroundings,
} from '#shared/request';
import {
	copyHostedMedia,
	copyMedia,
	deleteConnection,
	listMedia,
	PAGE_SIZE,
	readConnection,
	relayMedia,
	searchOpenverse,
} from './api';
import { drawLandscape, pngOf, serviceMocks } from './service.mock';
import { pickerMocks } from './picker.mock';

/** Search terms that trigger special responses of the mock services. */
export const SPECIAL = {
	nothing: 'nothing',
	/** Items whose title starts with this word fail to copy. */
	refused: 'Broken',
	/** Simulates Openverse's rate limit. */
	tooMany: 'too many',
} as const;

/** Albums of the photo library: ID, name and number of items. */
const ALBUMS = [
	[ 'album-bakery', 'Bakery', 23 ],
	[ 'album-harbour', 'Harbour at dawn', 12 ],
	[ 'album-empty', 'Still to come', 0 ],
] as const;

const RECENT = 45;

/** Subjects that the library's photos cycle through: title and category. */
const MOTIFS = [
	[ 'Bread on a board', 'food' ],
	[ 'Boats in the mist', 'landscapes' ],
	[ 'Tulips [in bloom] & grass', 'flowers' ],
	[ 'The old town at night', 'night' ],
	[ 'Bella asleep', 'pets' ],
	[ 'Broken negative', 'arts' ],
] as const;

type Library = {
	isConnected: boolean;
	copies: { service: string; guid: string; title: string; postId?: number }[];
};

/**
 * Returns the state of the author's photo library. The scenario determines whether the library is connected at first.
 */
const libraryOf = ( {
	state,
	scenario,
}: Pick< MockSurroundings, 'state' | 'scenario' > ): Library =>
	state< Library >( 'external-media', {
		isConnected: scenario.isConnected,
		copies: [],
	} );

const refusal = () =>
	mockError( 403, {
		code: 'authorization_required',
		message: 'You must authorize this site to see your photos.',
	} );

/** Returns a library item. Every seventh item is a video, all others are photos. */
function photo( number: number, album: string, origin: string ) {
	const [ title, category ] = MOTIFS[ number % MOTIFS.length ] ?? MOTIFS[ 0 ];
	const isVideo = number % 7 === 6;
	const seed = number + album.length;
	return {
		ID: `${ album }-${ number }`,
		guid: JSON.stringify( { base: album, id: String( number ) } ),
		title,
		caption: number % 5 === 4 ? `${ title }, in June` : '',
		name: `IMG_${ 2000 + number }.${ isVideo ? 'webm' : 'png' }`,
		type: isVideo ? 'video' : 'image',
		category,
		isFavorite: number % 3 === 0,
		// Dates the items one day apart, newest first.
		day: new Date( Date.UTC( 2026, 10, 20 - number ) )
			.toISOString()
			.slice( 0, 10 ),
		thumbnails: {
			medium: `${ origin }/media/thumbnails/${ seed }.svg`,
			fmt_hd: `${ origin }/media/pictures/${ seed }.png`,
		},
	};
}

function albums( origin: string ) {
	return ALBUMS.map( ( [ ID, name, children ], index ) => ( {
		ID,
		guid: ID,
		name,
		title: name,
		type: 'folder',
		children,
		thumbnails: {
			medium: `${ origin }/media/thumbnails/${ 60 + index }.svg`,
		},
	} ) );
}

function isFiltered( filter: string ) {
	const wanted = new URLSearchParams( filter.replaceAll( ',', '&' ) );
	const [ start = '', end = '' ] =
		wanted.get( 'dateRange' )?.split( ':' ) ?? [];
	const open = '0000-00-00';
	return ( each: ReturnType< typeof photo > ) =>
		( ! wanted.has( 'category' ) ||
			wanted.get( 'category' ) === each.category ) &&
		( ! wanted.has( 'favorite' ) || each.isFavorite ) &&
		( ! wanted.has( 'mediaType' ) ||
			( wanted.get( 'mediaType' ) === 'video' ) ===
				( each.type === 'video' ) ) &&
		( start === '' || start === open || each.day >= start ) &&
		( end === '' || end === open || each.day <= end );
}

const MAKERS = [ 'Mina Okafor', 'Jonas Lind', 'Ana Sá' ];

function stock( words: string, number: number, origin: string ) {
	const maker = MAKERS[ number % MAKERS.length ] ?? '';
	const seed = number + words.length * 3;
	return {
		ID: 7000 + seed * 100 + number,
		guid: JSON.stringify( { base: 'pexels', id: String( 7000 + number ) } ),
		title:
			number === 5
				? `${ SPECIAL.refused } ${ words }`
				: `${ words } ${ number + 1 }`,
		caption: '',
		name: `pexels-photo-${ 7000 + number }.png`,
		type: 'image',
		alt: `A view of ${ words }, number ${ number + 1 }`,
		file_name: `${ words.replace( /\W+/g, '-' ) }-${ 7000 + number }`,
		attribution: [
			{ text: 'Photo by ' },
			{ text: maker, url: 'https://www.pexels.com/@someone' },
			{ text: ' on ' },
			{
				text: 'Pexels',
				url: `https://www.pexels.com/photo/${ 7000 + number }/`,
			},
		],
		thumbnails: {
			medium: `${ origin }/media/thumbnails/${ seed }.svg`,
			fmt_hd: `${ origin }/media/pictures/${ seed }.png`,
		},
	};
}

const STOCK = 33;

const numbers = ( count: number ) =>
	Array.from( { length: count }, ( _, index ) => index );

function pageOf< Item >( all: readonly Item[], size: number, handle = '' ) {
	const start = Number( handle ) || 0;
	const end = start + size;
	return {
		media: all.slice( start, end ),
		next: end < all.length ? String( end ) : undefined,
	};
}

type CopyRequest = MockSurroundings & {
	data: {
		media: { guid: string; title: string; caption: string; alt?: string }[];
		service: string;
		post_id?: number;
	};
};

/** Copies items one by one, so that a failure does not affect the others. */
function copy( request: CopyRequest ): MockFailure | object[] {
	const { data, nextId, origin } = request;
	const { service, media, post_id: postId } = data;
	const library = libraryOf( request );
	if ( service === 'google_photos' && ! library.isConnected ) {
		return refusal();
	}
	return media.map( ( { guid, title, caption, alt = '' } ) => {
		if ( title.startsWith( SPECIAL.refused ) ) {
			return {
				errors: {
					download_failed: [
						`“${ title }” could not be downloaded.`,
						'The file is damaged.',
					],
				},
			};
		}
		library.copies.push( { service, guid, title, postId } );
		const id = 800_000 + nextId( 'attachment' );
		return {
			ID: id,
			URL: `${ origin }/media/pictures/${ id }.png`,
			alt,
			caption,
		};
	} );
}

const OPENVERSE = 50;

const uuidOf = ( seed: number ) =>
	`00000000-0000-4000-8000-${ String( seed ).padStart( 12, '0' ) }`;

/** Returns an image from Openverse. Every third image is in the public domain. */
function openverseImage( seed: number, words: string, origin: string ) {
	const isFree = seed % 3 === 0;
	const license = isFree ? 'cc0' : 'by-sa';
	const id = uuidOf( seed );
	return {
		id,
		title: `${ words } ${ seed }`,
		creator: MAKERS[ seed % MAKERS.length ],
		creator_url: 'https://commons.example/maker',
		foreign_landing_url: `https://commons.example/${ seed }`,
		thumbnail: `${ origin }/services/openverse/v1/images/${ id }/thumb/`,
		url: `${ origin }/services/openverse/files/${ seed }.png`,
		license,
		license_version: isFree ? '1.0' : '4.0',
		license_url: isFree
			? 'https://creativecommons.org/publicdomain/zero/1.0/'
			: 'https://creativecommons.org/licenses/by-sa/4.0/',
		width: 640,
		height: 480,
	};
}

const svg = ( number: number ) => ( {
	headers: { 'Content-Type': 'image/svg+xml' },
	body: drawLandscape( number ),
} );

const png = ( number: number ) => ( {
	headers: { 'Content-Type': 'image/png' },
	body: pngOf( number ),
} );

const numberIn = ( name: string ): number =>
	Number( /\d+/.exec( name )?.[ 0 ] );

/** Mocks a photo library of 45 photos and three albums, stock photos for any search, and Openverse. */
export const mocks: readonly Mock[] = [
	...serviceMocks,
	...pickerMocks,
	mock( relayMedia ).reply( () => undefined ),
	mock( listMedia ).reply( ( request ) => {
		const { params, query, origin } = request;
		const {
			path = 'recent',
			filter = '',
			search = '',
			page_handle: handle,
		} = query;
		const size = Math.min( Number( query.number ) || PAGE_SIZE, 100 );
		if ( params.service === 'pexels' ) {
			const found = search === SPECIAL.nothing ? 0 : STOCK;
			const { media, next } = pageOf(
				numbers( found ).map( ( each ) =>
					stock( search, each, origin )
				),
				size,
				handle
			);
			return { media, meta: { next_page: next } };
		}
		if ( params.service !== 'google_photos' ) {
			return mockError( 404, {
				code: 'rest_invalid_service',
				message: 'There is no such service.',
			} );
		}
		if ( ! libraryOf( request ).isConnected ) {
			return refusal();
		}
		const count =
			path === 'recent'
				? RECENT
				: ( ALBUMS.find( ( [ id ] ) => id === path )?.[ 2 ] ?? 0 );
		const all =
			path === '/'
				? albums( origin )
				: numbers( count )
						.map( ( each ) => photo( each, path, origin ) )
						.filter( isFiltered( filter ) );
		const { media, next } = pageOf< ( typeof all )[ number ] >(
			all,
			size,
			handle
		);
		return {
			media,
			meta: {
				account: {
					image: `${ origin }/media/thumbnails/4.svg`,
					name: 'Anna Baker',
				},
				next_page: next ?? false,
			},
		};
	} ),
	mock( copyMedia ).reply( ( request ) => copy( request ) as never ),
	mock( copyHostedMedia ).reply( ( request ) => copy( request ) as never ),
	mock( readConnection ).reply( ( { origin } ) => ( {
		connect_URL: `${ origin }/connect/google-photos`,
	} ) ),
	mock( deleteConnection ).reply( ( request ) => {
		libraryOf( request ).isConnected = false;
	} ),
	mockPage( { path: '/connect/google-photos' } ).reply( () =>
		html(
			'<title>Photos</title><main><h1>Your photos</h1><form method="post"><button>Allow access</button></form></main>'
		)
	),
	mockPage( { method: 'POST', path: '/connect/google-photos' } ).reply(
		( request ) => {
			libraryOf( request ).isConnected = true;
			return html(
				'<title>Photos</title><main><h1>Connected</h1></main><script>opener.postMessage( { keyring_id: 7, id_token: { ID: 7, token: "t" }, user: { name: "Anna Baker" } }, "*" ); close();</script>'
			);
		}
	),
	mockPage( { path: '/media/thumbnails/{name}' } ).reply(
		( { params: { name } } ) => svg( numberIn( name ) )
	),
	mockPage( { path: '/media/pictures/{name}' } ).reply(
		( { params: { name } } ) => png( numberIn( name ) )
	),
	mock( searchOpenverse ).reply( ( { query: { q = '', page }, origin } ) => {
		if ( q === SPECIAL.tooMany ) {
			return mockError( 429, {
				detail: 'Request was throttled. Expected available in 40 seconds.',
			} );
		}
		const found = q === SPECIAL.nothing ? 0 : OPENVERSE;
		const start = ( Number( page ) - 1 ) * PAGE_SIZE;
		return {
			page_count: Math.ceil( found / PAGE_SIZE ),
			results: numbers( found )
				.slice( start, start + PAGE_SIZE )
				.map( ( each ) => openverseImage( each + 1, q, origin ) ),
		};
	} ),
	mockPage( { service: 'openverse', path: '/v1/images/{id}/' } ).reply(
		( { params: { id }, origin } ) => ( {
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify(
				openverseImage(
					Number( id.split( '-' ).at( -1 ) ),
					'Picture',
					origin
				)
			),
		} )
	),
	mockPage( { service: 'openverse', path: '/v1/images/{id}/thumb/' } ).reply(
		( { params: { id } } ) => svg( Number( id.split( '-' ).at( -1 ) ) )
	),
	mockPage( { service: 'openverse', path: '/files/{name}' } ).reply(
		( { params: { name } } ) => png( numberIn( name ) )
	),
];
