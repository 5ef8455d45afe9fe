import { attr } from '#shared/attributes';

export const attributes = {
	/** Of the plan that is paid: a record of the site, or of the platform. */
	planId: attr.positiveInteger( undefined, { role: 'content' } ),
	/** Whose id it is: the one's means nothing to the other. What came from elsewhere is the platform's. */
	planSource: attr.oneOf( [ 'site', 'platform' ], 'platform', {
		role: 'content',
	} ),
};
