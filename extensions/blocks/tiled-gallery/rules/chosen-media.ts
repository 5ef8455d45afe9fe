import { GALLERY_MEDIA_TYPES, libraryItem } from '#shared/media';
import { propertyOf } from '#shared/validation';
import { readImages, sizeOf, type GalleryImage } from './gallery';

/** The size of the library that a tile loads first; WordPress offers the browser the others beside it. */
const SIZE = 'large';

/** A picture of the gallery from what the media library or an upload hands over. Null for what is no picture yet. */
export function imageFromMedia( media: unknown ): GalleryImage | null {
	const item = libraryItem( media, SIZE );
	const [ type ] = String( item.mime ?? 'image/' ).split( '/' );
	const [ image ] = readImages( [
		{
			...item,
			...sizeOf( item ),
			fullUrl: libraryItem( media ).url,
			link: propertyOf( media, 'link' ),
		},
	] );
	return image?.url && GALLERY_MEDIA_TYPES.some( ( each ) => each === type )
		? image
		: null;
}

/**
 * Returns the pictures after "Edit Gallery" in the order of the media modal. Pictures that stay keep the texts they
 * have here, and pictures unknown to the library keep their place at the end.
 */
export function selectMedia(
	images: readonly GalleryImage[],
	media: readonly unknown[]
): GalleryImage[] {
	const known = new Map( images.map( ( image ) => [ image.id, image ] ) );
	const chosen = media.flatMap( ( item ) => {
		const picked = imageFromMedia( item );
		const kept = picked?.id ? known.get( picked.id ) : undefined;
		return picked
			? [
					{
						...picked,
						...kept,
						alt: kept?.alt || picked.alt,
						caption: kept?.caption || picked.caption,
					},
				]
			: [];
	} );
	return [ ...chosen, ...images.filter( ( { id } ) => ! id ) ];
}

/**
 * Whether a file may be uploaded into a gallery: only pictures. If the device does not report a type, the site's list
 * of allowed files decides by the file's name.
 *
 * @param allowedMimeTypes Kinds by the endings of names, as WordPress lists them: `jpg|jpeg|jpe` is `image/jpeg`.
 */
export function isPicture(
	{ name, type }: Pick< File, 'name' | 'type' >,
	allowedMimeTypes: unknown
): boolean {
	const ending = /\.([^.]+)$/.exec( name )?.[ 1 ]?.toLowerCase() ?? '';
	const [ , known = '' ] =
		Object.entries( Object( allowedMimeTypes ) ).find( ( [ endings ] ) =>
			endings.split( '|' ).includes( ending )
		) ?? [];
	return GALLERY_MEDIA_TYPES.some( ( kind ) =>
		String( type || known ).startsWith( `${ kind }/` )
	);
}
