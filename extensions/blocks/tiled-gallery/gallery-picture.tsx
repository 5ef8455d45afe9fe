import type { ReactNode } from 'react';
import { IMAGE_CLASS } from './markup';
import { linkOf, type Attributes, type GalleryImage } from './rules/gallery';

/**
 * The picture of a tile, as it is saved and as the editor shows it. WordPress adds `srcset` at output, from
 * `wp-image-ID`. A picture whose address is lost keeps its words: a browser shows them in its place.
 */
export function GalleryPicture( {
	image,
	linkTo = 'none',
	sources,
}: {
	image: GalleryImage;
	linkTo?: Attributes[ 'linkTo' ];
	/** What a configured image service has of the picture: never saved, sites change their services. */
	sources?: { src: string; srcset: string | null };
} ): ReactNode {
	const { id, url, fullUrl, alt, link, width, height } = image;
	if ( ! url ) {
		return alt ? <img className={ IMAGE_CLASS } alt={ alt } /> : null;
	}
	const picture = (
		<img
			className={ id ? `${ IMAGE_CLASS } wp-image-${ id }` : IMAGE_CLASS }
			src={ sources?.src ?? url }
			srcSet={ sources?.srcset ?? undefined }
			alt={ alt }
			width={ width }
			height={ height }
			data-id={ id }
			data-full-url={ fullUrl }
			data-link={ link }
			data-width={ width }
			data-height={ height }
		/>
	);
	const href = linkOf( image, linkTo );
	return href ? <a href={ href }>{ picture }</a> : picture;
}
