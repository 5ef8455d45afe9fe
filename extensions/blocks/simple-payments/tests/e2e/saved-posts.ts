/** Fixtures without a product on this site: opening such a post as an editor creates one, so the post changes. */
export const changedByOpening: readonly string[] = [
	'simple-payments__edited-by-hand',
	'simple-payments__everything',
	'simple-payments__plain',
];
