import { readAttribute } from '#shared/attributes';
import { createBlock } from '@wordpress/blocks';
import { attributes } from './attributes';

/** WordPress's list of a feed's entries becomes a player of its episodes, and back, with the same address and number. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/rss' ],
			transform: ( {
				feedURL,
				itemsToShow,
			}: {
				feedURL?: string;
				itemsToShow?: number;
			} ) =>
				createBlock( 'dovetail/podcast-player', {
					url: feedURL ?? '',
					itemsToShow: readAttribute(
						attributes.itemsToShow,
						itemsToShow
					),
				} ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/rss' ],
			transform: ( {
				url,
				itemsToShow,
			}: {
				url: string;
				itemsToShow: number;
			} ) =>
				createBlock( 'core/rss', {
					feedURL: url,
					itemsToShow,
				} ),
		},
	],
};
