import { endpoint, wire } from '#shared/request';
import { isHttpUrl } from '#shared/validation';

const media = wire.record( {
	url: wire.string,
	/** MIME type, such as `image/jpeg`. */
	type: wire.string,
	alt: wire.string,
} );

const boundary = wire.record( {
	/** The block attribute that contains the text. */
	container: wire.string,
	/** The text after the boundary: more text, a new line, or the end. */
	type: wire.oneOf( 'normal', 'line-break', 'end-of-line' ),
	/** Index of the last character, counted as in the editor. */
	start: wire.number,
	end: wire.number,
	/** Zero-based line of the text. */
	line: wire.number,
} );

const tweet = wire.record( {
	text: wire.string,
	media: wire.list( media ),
	/** URL of the quoted tweet; empty if there is none. */
	tweet: wire.string,
	urls: wire.list( wire.string ),
	/** End of the tweet; undefined if the end is not inside a text. */
	boundary: wire.optional( boundary ),
	blocks: wire.list( wire.record( { clientId: wire.string } ) ),
} );

/** Types of warnings: those from the specification, and `partial` for a block with omitted content. */
export const WARNINGS = [
	'gallery',
	'formatting',
	'links',
	'partial',
	'unsupported',
] as const;

/** A warning that content of a block is omitted, changed or moved to another tweet. */
export type Warning = { clientId: string; kind: ( typeof WARNINGS )[ number ] };

/** Returns the tweets made from a post's blocks, at most 101. The last of 101 only signals that the post is longer. */
export const parseThread = endpoint( {
	method: 'POST',
	path: '/wpcom/v2/tweetstorm/parse',
	servedBy: [ 'site', 'platform' ],
	capability: 'edit_posts',
	data: {
		blocks: wire.list(
			wire.record( {
				clientId: wire.string,
				/** The serialized block with its inner blocks. */
				block: wire.string,
				attributes: wire.unknown,
				/** Client IDs of the inner blocks, in depth-first order. */
				clientIds: wire.optional( wire.list( wire.string ) ),
			} )
		),
	},
	wire: wire.record( {
		tweets: wire.list( tweet ),
		warnings: wire.optional(
			wire.list(
				wire.record( {
					clientId: wire.string,
					kind: wire.oneOf( ...WARNINGS ),
				} )
			)
		),
	} ),
	parse: ( { tweets, warnings = [] } ) => ( {
		// Drop media and quoted tweets with invalid URLs.
		tweets: tweets.map( ( each ) => ( {
			...each,
			media: each.media.filter( ( { url } ) => isHttpUrl( url ) ),
			tweet: isHttpUrl( each.tweet ) ? each.tweet : '',
		} ) ),
		warnings,
	} ),
} );

const text = wire.optional( wire.string );

/** Link card of a page. */
export type Card = {
	title: string;
	description: string;
	url: string;
	/** URL of an image, or null. */
	image: string | null;
	type: 'summary' | 'summary_large_image';
};

const card = wire.record( {
	title: text,
	description: text,
	url: text,
	image: text,
	type: wire.optional( wire.oneOf( 'summary', 'summary_large_image' ) ),
	/** Truthy if the page has no card. */
	error: wire.optional( wire.unknown ),
} );

/** Returns the link cards of URLs; null for a page without a card. */
export const readCards = endpoint( {
	method: 'POST',
	path: '/wpcom/v2/tweetstorm/generate-cards',
	servedBy: [ 'site', 'platform' ],
	capability: 'edit_posts',
	data: { urls: wire.list( wire.string ) },
	wire: wire.dictionary( card ),
	parse: ( cards ) =>
		new Map(
			Object.entries( cards ).map( ( [ url, raw ] ) => [
				url,
				raw.error || ! raw.title || ! isHttpUrl( url )
					? null
					: parseCard( url, raw ),
			] )
		),
} );

const parseCard = (
	url: string,
	raw: ReturnType< typeof card.read >
): Card => ( {
	title: raw.title ?? '',
	description: raw.description ?? '',
	url: raw.url && isHttpUrl( raw.url ) ? raw.url : url,
	image: raw.image && isHttpUrl( raw.image ) ? raw.image : null,
	type: raw.type ?? 'summary',
} );

export type Thread = ReturnType< typeof parseThread.read >;
export type Tweet = Thread[ 'tweets' ][ number ];
