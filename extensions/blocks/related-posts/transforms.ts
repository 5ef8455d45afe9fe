import { createBlock } from '@wordpress/blocks';
import { readAttribute } from '#shared/attributes';
import { attributes, type Layout } from './attributes';

type LatestPosts = {
	postsToShow?: number;
	postLayout?: string;
	displayPostDate?: boolean;
	displayFeaturedImage?: boolean;
};

type RelatedPosts = {
	postsToShow: number;
	postLayout: Layout;
	displayDate: boolean;
	displayThumbnails: boolean;
};

/**
 * Transforms a Latest Posts block into Related Posts and back, with the same layout, number of posts, dates and images.
 */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/latest-posts' ],
			transform: ( latest: LatestPosts ) =>
				createBlock( 'dovetail/related-posts', {
					postLayout: latest.postLayout === 'list' ? 'list' : 'grid',
					postsToShow: readAttribute(
						attributes.postsToShow,
						latest.postsToShow
					),
					displayDate: latest.displayPostDate === true,
					displayThumbnails: latest.displayFeaturedImage === true,
				} ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/latest-posts' ],
			transform: ( related: RelatedPosts ) =>
				createBlock( 'core/latest-posts', {
					postLayout: related.postLayout,
					postsToShow: related.postsToShow,
					displayPostDate: related.displayDate,
					displayFeaturedImage: related.displayThumbnails,
				} ),
		},
	],
};
