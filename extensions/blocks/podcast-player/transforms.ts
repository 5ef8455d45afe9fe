import { readAttribute } from '#shared/attributes';
import { createBlock } from '@wordpress/blocks';
import { attributes } from './attributes';

/** Transforms WordPress's RSS block into a player with the same URL and number of episodes, and back. */
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
