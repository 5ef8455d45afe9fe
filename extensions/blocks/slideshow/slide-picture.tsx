import { Picture } from '#shared/picture-list';
import type { ReactNode } from 'react';
import { IMAGE_CLASS } from './markup';
import type { Slide } from './rules/slides';

/** The image of a slide, as it is saved and as the editor shows it. */
export function SlidePicture( {
	slide,
	isLinked = false,
}: {
	slide: Slide;
	isLinked?: boolean;
} ): ReactNode {
	return (
		<Picture
			className={ IMAGE_CLASS }
			picture={ slide }
			href={ isLinked ? slide.link : undefined }
			width={ slide.width }
			height={ slide.height }
			data-id={ slide.id }
		/>
	);
}
