import { ApiError, endpoint, wire } from '#shared/request';
import { isHttpUrl } from '#shared/validation';

/** Items per page. */
export const PAGE_SIZE = 20;

/** Media sources, by the names in requests and the initial state. */
export const SERVICES = [ 'google_photos', 'pexels', 'openverse' ] as const;

export type Service = ( typeof SERVICES )[ number ];

/** A piece of a credit: words, and where they lead; an empty address leads nowhere. */
export type CreditPart = { text: string; url: string };

/** A picture, a film or a folder of a service. */
export type MediaItem = {
	/** As the service counts: text or a number there, text here. */
	id: string;
	/** Names the item at its service; copying hands it back. */
	guid: string;
	title: string;
	caption: string;
	/** File or folder name. */
	name: string;
	kind: 'image' | 'video' | 'folder';
	/** Number of items in a folder. */
	children: number;
	/** Address of a preview; empty where there is none. */
	preview: string;
	/** Alternative text; empty when the service has none. */
	alt: string;
	/** Name of the file that is stored, without its ending; empty where the service proposes none. */
	fileName: string;
	/** Whom to name below the picture; empty where nobody asks for it. */
	credit: readonly CreditPart[];
};

/** One page of a list. */
export type MediaPage = {
	media: MediaItem[];
	/** Owner of the library; null for public ones. */
	account: { image: string; name: string } | null;
	/** Cursor of the next page; empty after the last. */
	next: string;
};

/** Result of copying one item. */
export type Copied =
	| {
			kind: 'copied';
			/** In the site's media library, in the words of the library's own window. */
			media: LibraryMedia;
	  }
	/** The service or the site refused it; in its own words. */
	| { kind: 'refused'; code: string; message: string };

/** An image or video of the media library, in the form blocks receive. */
export type LibraryMedia = {
	id: number;
	url: string;
	alt: string;
	caption: string;
	type: 'image' | 'video';
	mime?: string;
	link?: string;
	width?: number;
	height?: number;
	sizes?: Record< string, { url: string; width?: number; height?: number } >;
};

const text = wire.optional( wire.string );

const wireItem = wire.record( {
	ID: wire.either( wire.string, wire.number ),
	guid: text,
	caption: text,
	title: text,
	name: text,
	/** `folder`; anything else is a picture, or a film where it is `video`. */
	type: text,
	children: wire.optional( wire.number ),
	thumbnails: wire.optional( wire.record( { medium: text, fmt_hd: text } ) ),
	/** Ours: a platform may not send these four. */
	alt: text,
	file_name: text,
	attribution: wire.optional(
		wire.list( wire.record( { text: wire.string, url: text } ) )
	),
	width: wire.optional( wire.number ),
	height: wire.optional( wire.number ),
} );

const wirePage = wire.record( {
	media: wire.list( wireItem ),
	meta: wire.optional(
		wire.record( {
			account: wire.optional(
				wire.record( { image: text, name: text } )
			),
			/** `false` and nothing at all mean that this was the last page. */
			next_page: wire.optional(
				wire.either(
					wire.string,
					wire.either( wire.number, wire.boolean )
				)
			),
		} )
	),
} );

function itemOf( item: ReturnType< typeof wireItem.read > ): MediaItem {
	const { medium, fmt_hd: large } = item.thumbnails ?? {};
	return {
		id: String( item.ID ),
		guid: item.guid ?? '',
		title: plain( item.title ),
		caption: plain( item.caption ),
		name: plain( item.name ),
		kind:
			item.type === 'folder' || item.type === 'video'
				? item.type
				: 'image',
		children: item.children ?? 0,
		preview: webAddress( medium ) || webAddress( large ),
		alt: plain( item.alt ),
		fileName: item.file_name ?? '',
		credit: ( item.attribution ?? [] ).map( ( part ) => ( {
			text: plain( part.text ),
			url: webAddress( part.url ),
		} ) ),
	};
}

/** Text of others runs as no shortcode. */
export const plain = ( words = '' ): string =>
	words.replaceAll( '[', '(' ).replaceAll( ']', ')' );

const webAddress = ( url: unknown ): string => ( isHttpUrl( url ) ? url : '' );

/** What a service has: the newest of a library, an album, or what was found for some words. */
export const listMedia = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/external-media/list/{service}',
	query: {
		number: wire.number,
		/** `recent`, `/` for the albums, or the id of one. */
		path: text,
		/** Of a library: `category=food,mediaType=photo,dateRange=2026-01-01:2026-02-01,favorite=true`. */
		filter: text,
		/** Words, where there is a search. */
		search: text,
		/** Cursor from the previous page. */
		page_handle: text,
	},
	servedBy: [ 'site', 'platform' ],
	capability: 'upload_files',
	wire: wirePage,
	parse: ( { media, meta } ): MediaPage => ( {
		media: media.map( itemOf ),
		account: meta?.account
			? {
					image: webAddress( meta.account.image ),
					name: meta.account.name ?? '',
				}
			: null,
		next:
			typeof meta?.next_page === 'boolean'
				? ''
				: String( meta?.next_page ?? '' ),
	} ),
} );

const copyData = {
	external_ids: wire.list( wire.string ),
	media: wire.list(
		wire.record( {
			guid: wire.string,
			caption: wire.string,
			title: wire.string,
			/** Ours: what the author has written before the import. */
			alt: text,
			file_name: text,
		} )
	),
	service: wire.string,
	/** The post that the files belong to. */
	post_id: wire.optional( wire.number ),
};

const size = wire.record( {
	url: wire.string,
	width: wire.optional( wire.number ),
	height: wire.optional( wire.number ),
} );

const copied = wire.record( {
	ID: wire.number,
	URL: wire.string,
	alt: text,
	caption: text,
	/** Ours. */
	type: wire.optional( wire.oneOf( 'image', 'video' ) ),
	mime: text,
	link: text,
	width: wire.optional( wire.number ),
	height: wire.optional( wire.number ),
	sizes: wire.optional( wire.dictionary( size ) ),
} );

const copyAnswer = wire.list(
	wire.either(
		wire.record( {
			errors: wire.dictionary( wire.list( wire.string ) ),
		} ),
		copied
	)
);

/** In the order in which they were sent. */
const copiesOf = ( answer: ReturnType< typeof copyAnswer.read > ): Copied[] =>
	answer.map( ( one ) => {
		if ( 'errors' in one ) {
			const [ code = '', [ message = '' ] = [] ] =
				Object.entries( one.errors )[ 0 ] ?? [];
			return { kind: 'refused', code, message };
		}
		const { ID, URL, alt = '', caption = '', type = 'image' } = one;
		return {
			kind: 'copied',
			media: {
				id: ID,
				url: URL,
				alt,
				caption,
				type,
				mime: one.mime,
				link: one.link,
				width: one.width,
				height: one.height,
				sizes: one.sizes,
			},
		};
	} );

/** Copies items into the media library of the site. */
export const copyMedia = endpoint( {
	method: 'POST',
	path: '/wpcom/v2/external-media/copy/{service}',
	data: copyData,
	servedBy: [ 'site', 'platform' ],
	capability: 'upload_files',
	wire: copyAnswer,
	parse: copiesOf,
} );

/** The same on a site of the hosted type. */
export const copyHostedMedia = endpoint( {
	method: 'POST',
	path: '/rest/v1.1/external-media-upload',
	query: { service: wire.string },
	data: copyData,
	servedBy: [ 'platform' ],
	capability: 'upload_files',
	wire: copyAnswer,
	parse: copiesOf,
} );

/** Returns where the author grants access to their photos, or the platform's error. */
export const readConnection = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/external-media/connection/google_photos',
	servedBy: [ 'site', 'platform' ],
	capability: 'upload_files',
	wire: wire.record( {
		connect_URL: text,
		error: text,
		message: text,
	} ),
	parse( { connect_URL: url, error, message } ): string {
		if ( ! isHttpUrl( url ) ) {
			throw new ApiError( {
				code: error || 'connection_failed',
				message,
			} );
		}
		return url;
	},
} );

/** The site forgets the author's photo library. */
export const deleteConnection = endpoint( {
	method: 'DELETE',
	path: '/wpcom/v2/external-media/connection/google_photos',
	servedBy: [ 'site', 'platform' ],
	capability: 'upload_files',
	wire: wire.nothing,
} );

/**
 * Returns an image's bytes from the site's own URL, for WordPress's inserter. That downloads in the browser, and names
 * the file after the URL's last segment.
 */
export const relayMedia = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/media-relay/{service}/{id}/{file}',
	servedBy: [ 'site' ],
	capability: 'upload_files',
	wire: wire.nothing,
} );

const wireOpenverseImage = wire.record( {
	id: wire.string,
	title: text,
	creator: text,
	creator_url: text,
	foreign_landing_url: text,
	thumbnail: text,
	license: text,
	license_version: text,
	license_url: text,
} );

/** A picture of Openverse, as its own page describes it. */
export type OpenverseImage = ReturnType< typeof wireOpenverseImage.read >;

/** Free pictures of many collections, asked by the browser itself and without an account. */
export const searchOpenverse = endpoint( {
	method: 'GET',
	path: '/v1/images/',
	query: {
		q: wire.string,
		page: wire.number,
		page_size: wire.number,
		/** Licenses, as `cc0,by`. */
		license: wire.string,
		mature: wire.boolean,
	},
	servedBy: [ 'service' ],
	service: 'openverse',
	wire: wire.record( {
		page_count: wire.number,
		results: wire.list( wireOpenverseImage ),
	} ),
} );
