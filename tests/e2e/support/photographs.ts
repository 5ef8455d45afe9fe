import { readFileSync } from 'node:fs';
import { contentFolder, php } from './site';

/** A file to upload. */
export type Upload = { name: string; mimeType: string; buffer: Buffer };

/** An image as blocks store it. */
export type Picture = {
	id: number;
	url: string;
	width: number;
	height: number;
	alt: string;
};

const FOLDER = 'twentytwentyfive/assets/images';

/** Returns an image of WordPress's default theme to upload, such as `photograph( 'coral-square' )`. */
export const photograph = ( name: string ): Upload => ( {
	name: `${ name }.webp`,
	mimeType: 'image/webp',
	buffer: readFileSync(
		`${ contentFolder() }/themes/${ FOLDER }/${ name }.webp`
	),
} );

/**
 * Returns the theme's images by URL, outside of the media library. Their alternative texts are “Photograph 1” and so
 * on.
 */
export async function pictures( ...names: string[] ): Promise< Picture[] > {
	const files = await php< Pick< Picture, 'url' | 'width' | 'height' >[] >(
		`return array_map( static function ( $name ) {
			$file = "/${ FOLDER }/$name.webp";
			list( $width, $height ) = getimagesize( get_theme_root() . $file );
			return array( 'url' => get_theme_root_uri() . $file, 'width' => $width, 'height' => $height );
		}, $input );`,
		names
	);
	return files.map( ( file, index ) => ( {
		...file,
		id: 900_000 + index,
		alt: `Photograph ${ index + 1 }`,
	} ) );
}
