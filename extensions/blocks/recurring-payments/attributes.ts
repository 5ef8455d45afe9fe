import { attr } from '#shared/attributes';

export const attributes = {
	/** ID of the plan, from this site or from the platform. */
	planId: attr.positiveInteger( undefined, { role: 'content' } ),
	/**
	 * Whether the plan's ID belongs to this site or to the platform. Imported blocks have no value, and their plan is
	 * the platform's.
	 */
	planSource: attr.oneOf( [ 'site', 'platform' ], 'platform', {
		role: 'content',
	} ),
};
