import type { AttributesOf } from '#shared/attributes';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { STAGE_CLASS } from './markup';
import { PictureFigure } from './picture-figure';
import { asHtml, pictureOf } from './rules/picture';

/** Two figures, one below the other until a script lays them over each other, and the caption. Nothing while there is nothing. */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	const { caption, orientation } = attributes;
	const before = pictureOf( attributes.imageBefore );
	const after = pictureOf( attributes.imageAfter );
	if ( ! before && ! after && ! caption ) {
		return null;
	}
	return (
		<figure { ...useBlockProps.save() }>
			{ ( before || after ) && (
				<div
					{ ...( before &&
						after && {
							className: STAGE_CLASS,
							'data-mode': orientation,
						} ) }
				>
					{ before && (
						<PictureFigure
							place="before"
							picture={ asHtml( before ) }
						/>
					) }
					{ after && (
						<PictureFigure
							place="after"
							picture={ asHtml( after ) }
						/>
					) }
				</div>
			) }
			{ caption && (
				<RichText.Content
					tagName="figcaption"
					className="wp-element-caption"
					value={ caption }
				/>
			) }
		</figure>
	);
}
