/** What the showcase post shows of this block: four posts with pictures, dates and categories. */
export const showcase = {
	title: 'Related Posts',
	content: `<!-- wp:dovetail/related-posts {"displayThumbnails":true,"displayContext":true,"postsToShow":4} /-->`,
};
