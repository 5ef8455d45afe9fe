/**
 * Fixtures whose plans do not exist on this site. When an editor opens such a post, the plans are created, which
 * changes the post.
 */
export const changedByOpening: readonly string[] = [
	'donations',
	'donations__bank-alone',
	'donations__edited-by-hand',
	'donations__everything',
	'donations__plain',
];
