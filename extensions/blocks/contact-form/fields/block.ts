import type { BlockData, BlockMetadata } from '#shared/definitions';
import { fieldAttributes, ownAttributes } from './attributes';
import { KINDS, SERVER_KINDS, fieldSlug, type Kind } from './kinds';

/** Defines the block of a field type. The block is allowed anywhere inside a form. */
export function blockOf( kind: Kind ) {
	return {
		slug: fieldSlug( kind ),
		follows: 'contact-form',
		editHeight: 72,
		attributes: ownAttributes[ kind ] ?? fieldAttributes,
	} satisfies BlockData & { attributes: unknown };
}

/** The CSS ID of a field is a custom attribute instead of the anchor support. */
function metadataOf( kind: Kind ): BlockMetadata {
	const { title, description, keywords, example } = SERVER_KINDS[ kind ];
	return {
		title,
		description,
		category: 'grow',
		keywords,
		supports: {
			html: false,
			reusable: false,
			interactivity: { clientNavigation: true },
		},
		ancestor: [ 'dovetail/contact-form' ],
		example: { attributes: example },
		released: true,
	};
}

export const blocks = /* @__PURE__ */ KINDS.map( ( kind ) => ( {
	...blockOf( kind ),
	...metadataOf( kind ),
} ) );
