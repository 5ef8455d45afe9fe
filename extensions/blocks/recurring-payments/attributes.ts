import { attr } from '#shared/attributes';

export const attributes = {
	/** ID of the plan, from this site or from the platform. */
	planId: attr.positiveInteger( undefined, { role: 'content' } ),
	/**
	 * Whether the plan's ID is from this site or from the platform. Imported blocks have no value, which means the
	 * platform.
	 */
	planSource: attr.oneOf( [ 'site', 'platform' ], 'platform', {
		role: 'content',
	} ),
};
