import type { ReactNode } from 'react';
import { LABEL_CLASS, PICTURE_CLASS, type Place } from './markup';
import type { Picture } from './rules/picture';

/**
 * One of the two images, as it is saved and as the editor shows it. WordPress adds `srcset` when it renders the page,
 * based on `wp-image-ID`.
 */
export function PictureFigure( {
	picture: { id, url, alt, width, height },
	place,
	label,
	ownLabel,
}: {
	picture: Picture;
	place: Place;
	/**
	 * Default label, which only the editor shows: on the page, the server adds the label in the visitor's language.
	 * Also the accessible name of an image without alternative text.
	 */
	label?: string;
	/** The author's label, as saved. */
	ownLabel?: string;
} ): ReactNode {
	return (
		<figure className={ PICTURE_CLASS[ place ] }>
			<img
				className={ id ? `wp-image-${ id }` : undefined }
				src={ url }
				alt={ alt || label || '' }
				width={ width }
				height={ height }
				data-label={ label }
			/>
			{ ownLabel && (
				<figcaption className={ LABEL_CLASS }>{ ownLabel }</figcaption>
			) }
		</figure>
	);
}
