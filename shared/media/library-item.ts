import { propertyOf } from '#shared/validation';

/** What the media library says about a file. Nothing of it is judged yet. */
type LibraryItem = Record<
	'id' | 'url' | 'alt' | 'caption' | 'mime' | 'width' | 'height',
	unknown
>;

/**
 * Reads what the media library or an upload hands over, in the size that is asked for: the whole file when that size
 * was never made, or none is asked for.
 *
 * The library's window and the REST API name the same things differently: `url` and `source_url`, `mime` and
 * `mime_type`, `sizes` and `media_details.sizes`, `alt` and `alt_text`, and a caption is a string or an object with
 * `raw`.
 */
export function libraryItem( media: unknown, size?: string ): LibraryItem {
	const details = propertyOf( media, 'media_details' );
	const sizes =
		propertyOf( media, 'sizes' ) ?? propertyOf( details, 'sizes' );
	const chosen = size === undefined ? undefined : propertyOf( sizes, size );
	const caption = propertyOf( media, 'caption' );
	const measure = ( name: 'width' | 'height' ) =>
		propertyOf( chosen, name ) ??
		propertyOf( media, name ) ??
		propertyOf( details, name );
	return {
		id: propertyOf( media, 'id' ),
		url:
			propertyOf( chosen, 'url' ) ??
			propertyOf( chosen, 'source_url' ) ??
			propertyOf( media, 'source_url' ) ??
			propertyOf( media, 'url' ),
		alt: propertyOf( media, 'alt' ) || propertyOf( media, 'alt_text' ),
		caption: propertyOf( caption, 'raw' ) ?? caption,
		mime: propertyOf( media, 'mime' ) ?? propertyOf( media, 'mime_type' ),
		width: measure( 'width' ),
		height: measure( 'height' ),
	};
}
