import { defineBlockData, type BlockData } from '#shared/definitions';

type Own = Pick< BlockData, 'slug' | 'title' | 'description' | 'example' > & {
	keywords: readonly string[];
};

/**
 * What the fields have in common: they stand anywhere in a form, and nowhere else.
 * Their CSS id is an attribute of their own, so the anchor support is not declared.
 */
export function defineFieldData( own: Own ) {
	return defineBlockData( {
		category: 'grow',
		supports: {
			html: false,
			reusable: false,
			interactivity: { clientNavigation: true },
		},
		ancestor: [ 'dovetail/contact-form' ],
		follows: 'contact-form',
		servedBy: 'site',
		editHeight: 72,
		...own,
	} );
}
