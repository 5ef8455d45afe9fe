/** Fixtures without plans of this site: they are made when such a post is opened, and the post has to know them. */
export const changedByOpening: readonly string[] = [
	'donations',
	'donations__bank-alone',
	'donations__edited-by-hand',
	'donations__everything',
	'donations__plain',
];
