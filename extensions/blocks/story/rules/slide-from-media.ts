import { readSlides, type Slide } from './slides';

/** The size that stands in the post; WordPress adds the others at output. */
const SIZE = 'large';

/**
 * A slide from what the media library or an upload hands over: the picture in the size "large", or whole when that
 * was never made; a video as it is. Null for what is neither, or not there yet.
 *
 * The library's window and the REST API name the same things differently: `url` and `source_url`, `mime` and
 * `mime_type`, `sizes` and `media_details.sizes`, `alt` and `alt_text`.
 */
export function slideFromMedia( media: unknown ): Slide | null {
	const details = at( media, 'media_details' );
	const size = at( at( media, 'sizes' ) ?? at( details, 'sizes' ), SIZE );
	const mime = at( media, 'mime' ) ?? at( media, 'mime_type' );
	const isVideo = String( mime ?? at( media, 'type' ) ).startsWith( 'video' );
	const chosen = isVideo ? undefined : size;
	const [ slide ] = readSlides( [
		{
			url:
				at( chosen, 'url' ) ??
				at( chosen, 'source_url' ) ??
				at( media, 'source_url' ) ??
				at( media, 'url' ),
			type: isVideo ? 'video' : 'image',
			mime,
			alt: at( media, 'alt' ) || at( media, 'alt_text' ),
			id: at( media, 'id' ),
			width: measure( 'width' ),
			height: measure( 'height' ),
		},
	] );
	return slide?.url ? slide : null;

	function measure( name: 'width' | 'height' ): unknown {
		return at( chosen, name ) ?? at( media, name ) ?? at( details, name );
	}
}

function at( object: unknown, key: string ): unknown {
	return typeof object === 'object' && object !== null
		? Reflect.get( object, key )
		: undefined;
}
