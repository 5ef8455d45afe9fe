import { replaceAngleBrackets } from '#shared/attributes';
import { GALLERY_MEDIA_TYPES, libraryItem } from '#shared/media';
import { propertyOf } from '#shared/validation';
import {
	type Attributes,
	type GalleryImage,
	imagesOf,
	readImages,
	sizeOf,
} from './gallery';
import { columnsOf, ratiosOf, rowsOf, widthsIn, placeImages } from './layout';

/**
 * Returns the attributes to save when the author changes the gallery: the positioned images and all values derived from
 * them. Limits the number of columns to the number of images.
 */
export function galleryPatch(
	changes: readonly GalleryImage[],
	attributes: Attributes
): Pick<
	Attributes,
	'images' | 'ids' | 'columns' | 'columnWidths' | 'listStyle'
> {
	const images = changes.map( toImage );
	const columns =
		attributes.columns && images.length
			? columnsOf( attributes.columns, images.length )
			: attributes.columns;
	return {
		...placeImages( { ...attributes, images, columns } ),
		ids: images.flatMap( ( { id, url } ) => ( id && url ? [ id ] : [] ) ),
		columns,
		columnWidths: columnWidthsOf( { ...attributes, images, columns } ),
	};
}

/** Returns the column widths in percent, row by row, with two decimals. */
export function columnWidthsOf( attributes: Attributes ): number[][] {
	const ratios = ratiosOf( imagesOf( attributes.images ) );
	return ( rowsOf( attributes ) ?? [] ).map( ( row ) =>
		widthsIn( row, ratios ).map( ( width ) =>
			Number( ( width * 100 ).toFixed( 2 ) )
		)
	);
}

/**
 * Returns the changes after checking that they do not set `ids`, which are derived from the images.
 *
 * @throws When `ids` are set directly.
 */
export function withoutIds< Changes extends object >(
	changes: Changes
): Changes {
	if ( 'ids' in changes ) {
		throw new Error(
			'The ids of a tiled gallery are derived from its images and never set directly.'
		);
	}
	return changes;
}

/** An image as read from the saved HTML, with missing values left out. */
function toImage( image: GalleryImage ): GalleryImage {
	const { id, url, fullUrl, alt, caption, link, width, height } = image;
	return {
		alt: replaceAngleBrackets( alt ),
		caption,
		...( url
			? {
					url,
					...( id ? { id } : {} ),
					...( fullUrl && fullUrl !== url ? { fullUrl } : {} ),
					...( link ? { link } : {} ),
					...( width ? { width } : {} ),
					...( height ? { height } : {} ),
				}
			: {} ),
	};
}

/** Default image size of tiles. WordPress adds the other sizes as `srcset`. */
const SIZE = 'large';

/**
 * Creates a gallery image from a media library item or an upload. Returns null for unfinished uploads and other files.
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
 * Returns the images after "Edit Gallery", in the order of the media modal. Existing images keep the author's
 * alternative texts and captions. Images that are not in the library move to the end.
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
 * Whether a gallery accepts an uploaded file. Only images are accepted. If the device reports no type, uses the site's
 * list of allowed file extensions.
 *
 * @param allowedMimeTypes MIME types by file extensions, as WordPress lists them: `jpg|jpeg|jpe` is `image/jpeg`.
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
