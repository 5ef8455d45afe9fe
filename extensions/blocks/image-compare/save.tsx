import type { AttributesOf } from '#shared/attributes';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { CAPTION_CLASS, STAGE_CLASS } from './markup';
import { PictureFigure } from './picture-figure';
import { asHtml, pictureOf } from './rules/picture';
import { DEFAULT_POSITION } from './rules/position';

/**
 * Saves two figures, one below the other, and the caption. The script layers the figures. Saves nothing without images.
 */
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
