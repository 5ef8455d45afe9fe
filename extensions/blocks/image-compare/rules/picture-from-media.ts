import { readPicture, type Picture } from './picture';

/** The size that is taken when the library has it: sharp on most screens, and WordPress offers the others beside it. */
const SIZE = 'large';

/**
 * What the media library or an upload hands over, as a picture. Null for what is no image: a film, a sound, a file, a
 * picture still on its way.
 *
 * The library's window and the REST API name the same things differently: `url` and `source_url`, `sizes` and
 * `media_details.sizes`, `alt` and `alt_text`, `mime` and `mime_type`.
 */
export function pictureFromMedia( media: unknown ): Picture | null {
	if ( ! isImage( media ) ) {
		return null;
	}
	const details = at( media, 'media_details' );
	const sizes = at( media, 'sizes' ) ?? at( details, 'sizes' );
	const source = at( sizes, SIZE ) ?? media;
	const picture = readPicture( {
		id: at( media, 'id' ),
		url: at( source, 'source_url' ) ?? at( source, 'url' ),
		width: at( source, 'width' ) ?? at( details, 'width' ),
		height: at( source, 'height' ) ?? at( details, 'height' ),
	} );
	const alt = at( media, 'alt' ) || at( media, 'alt_text' );
	return picture && { ...picture, alt: typeof alt === 'string' ? alt : '' };
}

/** Whether nothing that is said about a medium speaks against its being an image. */
function isImage( media: unknown ): boolean {
	const mime = at( media, 'mime_type' ) ?? at( media, 'mime' );
	const type = at( media, 'media_type' ) ?? at( media, 'type' );
	if ( typeof mime === 'string' ) {
		return mime.startsWith( 'image/' );
	}
	return (
		typeof type !== 'string' ||
		type === 'attachment' ||
		type.split( '/' )[ 0 ] === 'image'
	);
}

function at( object: unknown, key: string ): unknown {
	return typeof object === 'object' && object !== null
		? Reflect.get( object, key )
		: undefined;
}
