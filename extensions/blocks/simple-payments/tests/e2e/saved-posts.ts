/** Fixtures without a product of this site: who may publish has one made when such a post is opened, and the post has to know it. */
export const changedByOpening: readonly string[] = [
	'simple-payments__edited-by-hand',
	'simple-payments__everything',
	'simple-payments__plain',
];
