import { attr } from '#shared/attributes';

export const attributes = {
	/** ID of the plan, from this site or from the platform. */
	planId: attr.positiveInteger( undefined, { role: 'content' } ),
	/** Whose id it is: the one's means nothing to the other. What came from elsewhere is the platform's. */
	planSource: attr.oneOf( [ 'site', 'platform' ], 'platform', {
		role: 'content',
	} ),
};
