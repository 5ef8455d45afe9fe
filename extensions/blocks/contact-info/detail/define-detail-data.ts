import { defineBlockData, type BlockData } from '#shared/definitions';

type Own = Pick<
	BlockData,
	'slug' | 'title' | 'description' | 'example' | 'editHeight'
> & {
	keywords: readonly string[];
};

/** What the details have in common: they stand in a contact info, and nowhere else. */
export function defineDetailData( own: Own ) {
	return defineBlockData( {
		category: 'grow',
		supports: {
			html: false,
			reusable: false,
			anchor: true,
			interactivity: { clientNavigation: true },
		},
		parent: [ 'dovetail/contact-info' ],
		follows: 'contact-info',
		servedBy: 'site',
		...own,
	} );
}
