import type { ReactNode } from 'react';
import { IMAGE_CLASS } from './markup';
import type { Slide } from './rules/slides';

/**
 * The picture of a slide, as it is saved and as the editor shows it. WordPress adds `srcset` at output, from
 * `wp-image-ID`. A picture whose address is lost keeps its words: a browser shows them in its place.
 */
export function SlidePicture( {
	slide: { id, url, alt, link, width, height },
	isLinked = false,
}: {
	slide: Slide;
	isLinked?: boolean;
} ): ReactNode {
	if ( ! url && ! alt ) {
		return null;
	}
	const picture = url ? (
		<img
			className={ id ? `${ IMAGE_CLASS } wp-image-${ id }` : IMAGE_CLASS }
			src={ url }
			alt={ alt }
			width={ width }
			height={ height }
			data-id={ id }
		/>
	) : (
		<img className={ IMAGE_CLASS } alt={ alt } />
	);
	return isLinked && link ? <a href={ link }>{ picture }</a> : picture;
}
