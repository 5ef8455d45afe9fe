import { GALLERY_MEDIA_TYPES, libraryItem } from '#shared/media';
import { propertyOf } from '#shared/validation';
import { readImages, sizeOf, type GalleryImage } from './gallery';

/** Image size that tiles load by default. WordPress adds the other sizes as `srcset`. */
const SIZE = 'large';

/**
 * Creates an image of the gallery from media of the library or from an upload. Returns null for unfinished uploads and
 * other files.
 */
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
 * Whether a file may be uploaded to a gallery, which only accepts images. If the device does not report a type, the
 * site's list of allowed file extensions decides.
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
