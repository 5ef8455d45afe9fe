import type { AttributesOf } from '#shared/attributes';
import { Picture, PictureList } from '#shared/picture-list';
import { useBlockProps } from '@wordpress/block-editor';
import type { CSSProperties, ReactNode } from 'react';
import {
	type attributes as schema,
	ratioOf,
	type Slide,
	slidesOf,
} from './attributes';
import {
	CROPPED_CLASS,
	IMAGE_CLASS,
	LIST_CLASS,
	RATIO_PROPERTY,
	SLIDE_CLASS,
	STAGE_CLASS,
	toStageAttributes,
} from './markup';

/**
 * Saves a list of figures that scrolls horizontally and is complete without a script. Saves nothing if there are no
 * slides.
 */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	const { align, autoplay, delay, effect, isCropped } = attributes;
	const slides = slidesOf( attributes.images );
	if ( ! slides.length ) {
		return null;
	}
	const blockProps = useBlockProps.save( {
		className: rootClass( align, isCropped ),
		style: ratioStyle( slides ),
	} );
	return (
		<div { ...blockProps }>
			<div
				className={ STAGE_CLASS }
				{ ...toStageAttributes( {
					effect,
					seconds: autoplay ? delay : 0,
				} ) }
			>
				<PictureList
					className={ LIST_CLASS }
					itemClass={ SLIDE_CLASS }
					pictures={ slides }
					draw={ ( slide ) => (
						<SlidePicture slide={ slide } isLinked />
					) }
				/>
			</div>
		</div>
	);
}

/** Returns the class names of the block's element. */
export function rootClass(
	align: AttributesOf< typeof schema >[ 'align' ],
	isCropped: boolean
): string {
	return `align${ align }${ isCropped ? ` ${ CROPPED_CLASS }` : '' }`;
}

/** Returns the style with the aspect ratio of the frame; undefined if no size is known. */
export function ratioStyle(
	slides: readonly Slide[]
): CSSProperties | undefined {
	const ratio = ratioOf( slides );
	return ratio
		? ( { [ RATIO_PROPERTY ]: ratio } as CSSProperties )
		: undefined;
}

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
