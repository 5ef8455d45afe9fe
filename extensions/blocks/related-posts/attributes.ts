import { attr } from '#shared/attributes';

/** Fewest and most posts that are shown. The site never finds more. */
export const POSTS_TO_SHOW = { min: 1, max: 6, fallback: 3 } as const;

export const LAYOUTS = [ 'grid', 'list' ] as const;

export type Layout = ( typeof LAYOUTS )[ number ];

export const attributes = {
	/** Above the posts, where the author wants one. */
	heading: attr.text( '' ),
	postLayout: attr.oneOf( LAYOUTS, 'grid' ),
	displayDate: attr.boolean( true ),
	displayThumbnails: attr.boolean( false ),
	displayContext: attr.boolean( false ),
	postsToShow: attr.integer( POSTS_TO_SHOW.fallback, {
		min: POSTS_TO_SHOW.min,
		max: POSTS_TO_SHOW.max,
	} ),
};
