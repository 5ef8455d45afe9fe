/** What the block may hold, in the order in which a new one holds it. */
export const CHILDREN = [
	'dovetail/address',
	'dovetail/email',
	'dovetail/phone',
] as const;
