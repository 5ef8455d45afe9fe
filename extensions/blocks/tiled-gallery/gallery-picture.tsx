import { Picture } from '#shared/picture-list';
import type { ReactNode } from 'react';
import { IMAGE_CLASS } from './markup';
import { linkOf, type Attributes, type GalleryImage } from './rules/gallery';

/** The image of a tile, as it is saved and as the editor shows it. */
export function GalleryPicture( {
	image,
	linkTo = 'none',
	srcSet,
}: {
	image: GalleryImage;
	linkTo?: Attributes[ 'linkTo' ];
	/** From a configured image service. Never saved, because sites change their services. */
	srcSet?: string;
} ): ReactNode {
	return (
		<Picture
			className={ IMAGE_CLASS }
			picture={ image }
			href={ linkOf( image, linkTo ) }
			srcSet={ srcSet }
			data-id={ image.id }
			data-full-url={ image.fullUrl }
			data-link={ image.link }
			data-width={ image.width }
			data-height={ image.height }
		/>
	);
}
