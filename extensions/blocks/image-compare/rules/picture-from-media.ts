import { libraryItem } from '#shared/media';
import { propertyOf } from '#shared/validation';
import { readPicture, type Picture } from './picture';

/** Preferred image size, which is sharp on most screens. WordPress adds the other sizes with `srcset`. */
const SIZE = 'large';

/** Returns an image from a media item; null for other media types and unfinished uploads. */
export function pictureFromMedia( media: unknown ): Picture | null {
	if ( ! isImage( media ) ) {
		return null;
	}
	const { alt, ...item } = libraryItem( media, SIZE );
	const picture = readPicture( item );
	return picture && { ...picture, alt: typeof alt === 'string' ? alt : '' };
}

function isImage( media: unknown ): boolean {
	const mime =
		propertyOf( media, 'mime_type' ) ?? propertyOf( media, 'mime' );
	const type =
		propertyOf( media, 'media_type' ) ?? propertyOf( media, 'type' );
	if ( typeof mime === 'string' ) {
		return mime.startsWith( 'image/' );
	}
	return (
		typeof type !== 'string' ||
		type === 'attachment' ||
		type.split( '/' )[ 0 ] === 'image'
	);
}
