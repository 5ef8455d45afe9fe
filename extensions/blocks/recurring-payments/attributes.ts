import { attr } from '#shared/attributes';

export const attributes = {
	/** ID of the plan, from this site or from the platform. */
	planId: attr.positiveInteger( undefined, { role: 'content' } ),
	/**
	 * Where the plan's ID comes from: this site or the platform. Imported blocks lack this attribute, because their
	 * plans are on the platform.
	 */
	planSource: attr.oneOf( [ 'site', 'platform' ], 'platform', {
		role: 'content',
	} ),
	/** Title of the chosen plan if it is from the platform, whose plans the site does not know. May be outdated. */
	planTitle: attr.text(),
};
