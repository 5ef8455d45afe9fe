import { createBlock } from '@wordpress/blocks';
import { nearestCount } from './rules/nearest-count';

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
					itemsToShow: nearestCount( itemsToShow ),
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
					itemsToShow: nearestCount( itemsToShow ),
				} ),
		},
	],
};
