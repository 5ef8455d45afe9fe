/**
 * Fixtures whose plans do not exist on this site. Opening such a post in the editor creates the plans, which changes
 * the post.
 */
export const changedByOpening: readonly string[] = [
	'donations',
	'donations__account',
	'donations__bank-alone',
	'donations__edited-by-hand',
	'donations__everything',
	'donations__plain',
];
