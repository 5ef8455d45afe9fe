import { ApiError, endpoint, wire } from '#shared/request';
import { isHttpUrl } from '#shared/validation';
import { isFileAddress } from './markup';
import { gifIdOf } from './rules/gif-address';
import { paddingOfSize } from './rules/padding';

/** Number of results per search. */
export const RESULTS = 10;

/** A search result. */
export type Gif = {
	id: string;
	/** Title of the GIF at the service; may be empty. */
	title: string;
	/** Height as a percentage of the width, formatted as in the saved HTML. */
	padding: string;
	/** URLs of a still image and an animated one; empty if missing. */
	still: string;
	moving: string;
};

const length = wire.optional( wire.either( wire.string, wire.number ) );
const picture = wire.optional(
	wire.record( {
		url: wire.optional( wire.string ),
		width: length,
		height: length,
	} )
);
const wireGif = wire.record( {
	title: wire.optional( wire.string ),
	alt_text: wire.optional( wire.string ),
	embed_url: wire.string,
	images: wire.record( {
		original: picture,
		fixed_width: picture,
		fixed_width_still: picture,
	} ),
} );

/** Parses a search result. Null for a GIF that cannot be embedded. */
function gifOf( {
	title,
	alt_text: words,
	embed_url: embed,
	images: { original, fixed_width: moving, fixed_width_still: still },
}: ReturnType< typeof wireGif.read > ): Gif | null {
	const id = gifIdOf( embed );
	return id === null
		? null
		: {
				id,
				// Remove brackets, so that text from the service cannot run as a shortcode.
				title: ( words || title || '' ).replace( /[[\]]/g, '' ).trim(),
				padding: paddingOfSize(
					Number( original?.width ),
					Number( original?.height )
				),
				still: webAddress( still?.url ),
				moving: webAddress( moving?.url ),
			};
}

const webAddress = ( url: unknown ): string => ( isHttpUrl( url ) ? url : '' );

/** Searches GIFs. The browser sends the request to the service. */
export const searchGifs = endpoint( {
	method: 'GET',
	path: '/v1/gifs/search',
	query: { api_key: wire.string, q: wire.string, limit: wire.number },
	servedBy: [ 'service' ],
	service: 'gifs',
	wire: wire.record( { data: wire.list( wireGif ) } ),
	parse: ( { data } ): Gif[] =>
		data.flatMap( ( each ) => gifOf( each ) ?? [] ).slice( 0, RESULTS ),
} );

const file = wire.optional(
	wire.record( {
		url: wire.optional( wire.string ),
		dims: wire.optional( wire.list( wire.number ) ),
	} )
);

/** Searches KLIPY, whose API resembles Tenor's. Skips results without a file, such as ads. */
export const searchKlipy = endpoint( {
	method: 'GET',
	path: '/v2/search',
	query: { key: wire.string, q: wire.string, limit: wire.number },
	servedBy: [ 'service' ],
	service: 'klipy',
	wire: wire.record( {
		results: wire.list(
			wire.record( {
				title: wire.optional( wire.string ),
				content_description: wire.optional( wire.string ),
				media_formats: wire.optional(
					wire.record( {
						gif: file,
						tinygif: file,
						gifpreview: file,
						tinygifpreview: file,
					} )
				),
			} )
		),
	} ),
	parse: ( { results } ): Gif[] =>
		results
			.flatMap(
				( {
					title,
					content_description: words,
					media_formats: files,
				} ) => {
					const { gif, tinygif, gifpreview, tinygifpreview } =
						files ?? {};
					const id = gif?.url ?? '';
					const [ width, height ] = gif?.dims ?? [];
					return isFileAddress( id )
						? {
								id,
								title: ( words || title || '' )
									.replace( /[[\]]/g, '' )
									.trim(),
								padding: paddingOfSize(
									Number( width ),
									Number( height )
								),
								still: webAddress(
									tinygifpreview?.url ?? gifpreview?.url
								),
								moving: webAddress( tinygif?.url ?? id ),
							}
						: [];
				}
			)
			.slice( 0, RESULTS ),
} );

/** Returns a GIF by its ID. For an unknown ID, the service returns an empty list. */
export const lookUpGif = endpoint( {
	method: 'GET',
	path: '/v1/gifs/{id}',
	query: { api_key: wire.string },
	servedBy: [ 'service' ],
	service: 'gifs',
	wire: wire.record( {
		data: wire.either( wireGif, wire.list( wire.unknown ) ),
	} ),
	parse( { data } ): Gif {
		const gif = Array.isArray( data ) ? null : gifOf( data );
		if ( ! gif ) {
			throw new ApiError( { code: 'gif_not_found' } );
		}
		return gif;
	},
} );

/** Whether a lookup failed because the GIF does not exist. False if the service could not be reached. */
export function isNotFound( { code, data }: ApiError ): boolean {
	const meta: unknown =
		typeof data === 'object' && data !== null
			? Reflect.get( data, 'meta' )
			: null;
	return (
		code === 'gif_not_found' ||
		( typeof meta === 'object' &&
			meta !== null &&
			Reflect.get( meta, 'status' ) === 404 )
	);
}
