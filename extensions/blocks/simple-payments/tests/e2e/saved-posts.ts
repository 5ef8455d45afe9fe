/**
 * Fixtures without a product of their own on this site. Opening such a post as an editor creates a product, so the post
 * changes.
 */
export const changedByOpening: readonly string[] = [
	'simple-payments__bank',
	'simple-payments__edited-by-hand',
	'simple-payments__everything',
	'simple-payments__plain',
];
