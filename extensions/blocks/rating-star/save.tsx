import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { STARS_CLASS, VALUE_CLASS, starText, valueText } from './markup';
import { ratingWithin, starFills } from './rules/rating';

/** Saves text such as `★★★½☆ 3.5/5`, which is the same in every language and needs no stylesheet or script. */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	const { maxRating: highest } = attributes;
	const rating = ratingWithin( attributes.rating, highest );
	const blockProps = useBlockProps.save( {
		className: `has-text-align-${ attributes.align }`,
		style: attributes.color ? { color: attributes.color } : undefined,
	} );
	return (
		<p { ...blockProps }>
			<span className={ STARS_CLASS }>
				{ starText( starFills( rating, highest ) ) }
			</span>{ ' ' }
			<span className={ VALUE_CLASS }>
				{ valueText( rating, highest ) }
			</span>
		</p>
	);
}
