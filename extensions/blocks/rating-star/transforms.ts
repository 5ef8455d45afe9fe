import { createBlock } from '@wordpress/blocks';
import { starText, valueText } from './markup';
import { parseRating, ratingWithin, starFills } from './rules/rating';

/** Transforms a paragraph such as `3.5/5` into a rating, and back. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			isMatch: ( { content }: { content?: unknown } ) =>
				parseRating( String( content ?? '' ) ) !== null,
			transform: ( { content }: { content?: unknown } ) =>
				createBlock(
					'dovetail/rating-star',
					parseRating( String( content ?? '' ) ) ?? {}
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			transform: ( {
				maxRating,
				...saved
			}: {
				rating: number;
				maxRating: number;
			} ) => {
				const rating = ratingWithin( saved.rating, maxRating );
				return createBlock( 'core/paragraph', {
					content: `${ starText(
						starFills( rating, maxRating )
					) } ${ valueText( rating, maxRating ) }`,
				} );
			},
		},
	],
};
