import type { Slide } from './slides';
import { readSlides } from './slides';

/**
 * A slide from what the media library or an upload hands over, in the size that is asked for: the whole picture when
 * that size was never made. Null for what is no picture yet.
 *
 * The library's window and the REST API name the same things differently: `url` and `source_url`, `sizes` and
 * `media_details.sizes`, `alt` and `alt_text`, and a caption is a string or an object with `raw`.
 */
export function slideFromMedia( media: unknown, size: string ): Slide | null {
	const details = at( media, 'media_details' );
	const sizes = at( media, 'sizes' ) ?? at( details, 'sizes' );
	const chosen = at( sizes, size );
	const caption = at( media, 'caption' );
	const [ slide ] = readSlides( [
		{
			id: at( media, 'id' ),
			url:
				at( chosen, 'url' ) ??
				at( chosen, 'source_url' ) ??
				at( media, 'source_url' ) ??
				at( media, 'url' ),
			alt: at( media, 'alt' ) || at( media, 'alt_text' ),
			caption: at( caption, 'raw' ) ?? caption,
			width:
				at( chosen, 'width' ) ??
				at( media, 'width' ) ??
				at( details, 'width' ),
			height:
				at( chosen, 'height' ) ??
				at( media, 'height' ) ??
				at( details, 'height' ),
		},
	] );
	return slide?.url ? slide : null;
}

function at( object: unknown, key: string ): unknown {
	return typeof object === 'object' && object !== null
		? Reflect.get( object, key )
		: undefined;
}
