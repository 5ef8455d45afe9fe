import { ApiError, endpoint, wire } from '#shared/request';
import { isHttpUrl } from '#shared/validation';

/** Items per page. */
export const PAGE_SIZE = 20;

/** Media sources, as named in requests and the initial state. */
export const SERVICES = [ 'google_photos', 'pexels', 'openverse' ] as const;

export type Service = ( typeof SERVICES )[ number ];

/** A part of a credit's text. Linked unless `url` is empty. */
export type CreditPart = { text: string; url: string };

/** An image, video or folder of a service. */
export type MediaItem = {
	/** Converted to a string, because some services send a number. */
	id: string;
	/** ID of the item at the service. Copy requests must contain it. */
	guid: string;
	title: string;
	caption: string;
	/** File or folder name. */
	name: string;
	kind: 'image' | 'video' | 'folder';
	/** Number of items in a folder. */
	children: number;
	/** URL of a preview; empty if the item has no preview. */
	preview: string;
	/** Alternative text; empty if the service provides none. */
	alt: string;
	/** Suggested name for the stored file, without extension; empty if the service suggests none. */
	fileName: string;
	/** Credit to show below the image; empty if none is required. */
	credit: readonly CreditPart[];
};

/** A page of a list. */
export type MediaPage = {
	media: MediaItem[];
	/** The account that owns the library; null for public sources. */
	account: { image: string; name: string } | null;
	/** Cursor of the next page; empty on the last page. */
	next: string;
};

/** Result of copying one item. */
export type Copied =
	| {
			kind: 'copied';
			/** The attachment, in the format of the media modal. */
			media: LibraryMedia;
	  }
	/** The service or the site rejected the item. `message` explains why. */
	| { kind: 'refused'; code: string; message: string };

/** An image or video of the media library, in the format that blocks receive. */
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
	/** `folder` or `video`. Any other value means an image. */
	type: text,
	children: wire.optional( wire.number ),
	thumbnails: wire.optional( wire.record( { medium: text, fmt_hd: text } ) ),
	/** The next four fields are not part of the platform's API, so a platform may omit them. */
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
			/** `false` or missing on the last page. */
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

/** Replaces square brackets, so that external text cannot run as a shortcode. */
export const plain = ( words = '' ): string =>
	words.replaceAll( '[', '(' ).replaceAll( ']', ')' );

const webAddress = ( url: unknown ): string => ( isHttpUrl( url ) ? url : '' );

/** Returns a page of a service's media: the newest items of a library, an album, or search results. */
export const listMedia = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/external-media/list/{service}',
	query: {
		number: wire.number,
		/** `recent`, `/` for the albums, or the ID of an album. */
		path: text,
		/** Filters of a library: `category=food,mediaType=photo,dateRange=2026-01-01:2026-02-01,favorite=true`. */
		filter: text,
		/** Search terms, if the service supports search. */
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
			/** Metadata that the author edited before importing. Not part of the platform's API. */
			alt: text,
			file_name: text,
		} )
	),
	service: wire.string,
	/** ID of the post that the files are attached to. */
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
	/** Not part of the platform's API. */
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

/** Returns the results in the order of the request. */
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

/** Copies items into the site's media library. */
export const copyMedia = endpoint( {
	method: 'POST',
	path: '/wpcom/v2/external-media/copy/{service}',
	data: copyData,
	servedBy: [ 'site', 'platform' ],
	capability: 'upload_files',
	wire: copyAnswer,
	parse: copiesOf,
} );

/** Copies items, like `copyMedia`, through a second endpoint that only hosted sites have. */
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

/** Returns the URL where the author grants access to their photos, or throws the platform's error. */
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

/** Deletes the author's connection to their photo library. */
export const deleteConnection = endpoint( {
	method: 'DELETE',
	path: '/wpcom/v2/external-media/connection/google_photos',
	servedBy: [ 'site', 'platform' ],
	capability: 'upload_files',
	wire: wire.nothing,
} );

/**
 * Returns an image's bytes from the site's own domain. WordPress's inserter needs this, because it downloads images in
 * the browser. It names each file after the last segment of the URL.
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

/** An image from Openverse's API, with the fields that the site uses. */
export type OpenverseImage = ReturnType< typeof wireOpenverseImage.read >;

/**
 * Searches Openverse, which has free images from many collections. The browser sends the request to Openverse directly,
 * without an account.
 */
export const searchOpenverse = endpoint( {
	method: 'GET',
	path: '/v1/images/',
	query: {
		q: wire.string,
		page: wire.number,
		page_size: wire.number,
		/** Allowed licenses, such as `cc0,by`. */
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
