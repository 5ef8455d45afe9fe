/** Fixtures without a product on this site. Opening such a post as an editor creates a product, so the post changes. */
export const changedByOpening: readonly string[] = [
	'simple-payments__edited-by-hand',
	'simple-payments__everything',
	'simple-payments__plain',
];
