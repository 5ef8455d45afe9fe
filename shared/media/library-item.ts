import { propertyOf } from '#shared/validation';

/** Raw data of a file in the media library, before validation. */
type LibraryItem = Record<
	'id' | 'url' | 'alt' | 'caption' | 'mime' | 'width' | 'height',
	unknown
>;

/**
 * Parses a file from the media library or an upload. Uses the requested size, or the full file if that size does not
 * exist.
 *
 * The media modal and the REST API use different names for the same data, such as `url` and `source_url`. A caption is
 * a string or an object with `raw`.
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
