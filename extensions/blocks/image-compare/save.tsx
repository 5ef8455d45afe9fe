import type { AttributesOf } from '#shared/attributes';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import {
	CAPTION_CLASS,
	LABEL_CLASS,
	PICTURE_CLASS,
	type Place,
	STAGE_CLASS,
} from './markup';
import { asHtml, type Picture, pictureOf } from './rules/picture';
import { DEFAULT_POSITION } from './rules/position';

/** Saves two figures below each other, which the script layers, and the caption. Nothing without images. */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	const { caption, orientation, showLabels, startingPosition } = attributes;
	const before = pictureOf( attributes.imageBefore );
	const after = pictureOf( attributes.imageAfter );
	if ( ! before && ! after && ! caption ) {
		return null;
	}
	// A single image is not a comparison, so it has no label.
	const labelOf = ( label: string ) =>
		before && after && showLabels ? label : '';
	return (
		<figure { ...useBlockProps.save() }>
			{ ( before || after ) && (
				<div
					{ ...( before &&
						after && {
							className: STAGE_CLASS,
							'data-mode': orientation,
							'data-show-labels': showLabels
								? undefined
								: 'false',
							'data-starting-position':
								startingPosition === DEFAULT_POSITION
									? undefined
									: startingPosition,
						} ) }
				>
					{ before && (
						<PictureFigure
							place="before"
							picture={ asHtml( before ) }
							ownLabel={ labelOf( attributes.labelBefore ) }
						/>
					) }
					{ after && (
						<PictureFigure
							place="after"
							picture={ asHtml( after ) }
							ownLabel={ labelOf( attributes.labelAfter ) }
						/>
					) }
				</div>
			) }
			{ caption && (
				<RichText.Content
					tagName="figcaption"
					className={ CAPTION_CLASS }
					value={ caption }
				/>
			) }
		</figure>
	);
}

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
	 * Label in the editor only, because on the page the server adds it in the visitor's language. Also the accessible
	 * name of an image without alternative text.
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
