import { defineBlockData } from '#shared/definitions';
import { consentAttributes, fieldAttributes } from './attributes';
import { FIELD_KINDS, KINDS, fieldSlug, type Kind } from './kinds';

/**
 * Block of a field type, allowed anywhere inside a form. Its CSS ID is a separate attribute, so the anchor support is
 * not declared.
 */
export function blockOf( kind: Kind ) {
	const { title, description, keywords, example } = FIELD_KINDS[ kind ];
	return {
		...defineBlockData( {
			slug: fieldSlug( kind ),
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
			follows: 'contact-form',
			example: { attributes: example },
			editHeight: 72,
			released: true,
		} ),
		attributes: kind === 'consent' ? consentAttributes : fieldAttributes,
	};
}

export const blocks = KINDS.map( blockOf );
