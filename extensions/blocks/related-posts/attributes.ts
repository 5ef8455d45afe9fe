import { attr } from '#shared/attributes';

/** Minimum, maximum and default number of posts. The server never returns more than the maximum. */
export const POSTS_TO_SHOW = { min: 1, max: 6, fallback: 3 } as const;

export const LAYOUTS = [ 'grid', 'list' ] as const;

export type Layout = ( typeof LAYOUTS )[ number ];

export const attributes = {
	/** Optional heading above the posts. */
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
