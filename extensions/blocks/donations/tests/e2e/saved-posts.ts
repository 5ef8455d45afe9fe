/** Fixtures without plans on this site. Opening such a post as an editor creates the plans, so the post changes. */
export const changedByOpening: readonly string[] = [
	'donations',
	'donations__bank-alone',
	'donations__edited-by-hand',
	'donations__everything',
	'donations__plain',
];
