import type { ReactNode } from 'react';
import { LABEL_CLASS, PICTURE_CLASS, type Place } from './markup';
import type { Picture } from './rules/picture';

/** One of the two pictures, as it is saved and as the editor shows it. WordPress adds `srcset` at output, from `wp-image-ID`. */
export function PictureFigure( {
	picture: { id, url, alt, width, height },
	place,
	label,
	ownLabel,
}: {
	picture: Picture;
	place: Place;
	/** In the editor only: a page gets its labels from the server, in the visitor's language. Names a picture that has no words. */
	label?: string;
	/** The author's text for its label, as saved. */
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
