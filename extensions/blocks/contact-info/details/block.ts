import type { BlockData, BlockMetadata } from '#shared/definitions';
import { SHOW_ICONS, SHOW_LABELS } from '../markup';
import {
	addressAttributes,
	emailAttributes,
	phoneAttributes,
} from './attributes';

/** A postal address, with as many lines as it needs. */
export const address = {
	slug: 'address',
	follows: 'contact-info',
	editHeight: 160,
	attributes: addressAttributes,
};

/** A line of text with email addresses. */
export const email = {
	slug: 'email',
	follows: 'contact-info',
	editHeight: 32,
	attributes: emailAttributes,
};

/** A line of text with a phone number. */
export const phone = {
	slug: 'phone',
	follows: 'contact-info',
	editHeight: 32,
	attributes: phoneAttributes,
};

/** Adds the properties that all detail blocks share. Detail blocks exist only inside a contact info block. */
const detail = <
	Block extends BlockData,
	Own extends Pick<
		BlockMetadata,
		'title' | 'description' | 'keywords' | 'example'
	>,
>(
	block: Block,
	own: Own
) => ( {
	...block,
	...own,
	category: 'grow',
	supports: {
		html: false,
		reusable: false,
		anchor: true,
		color: { gradients: true, link: true },
		typography: { fontSize: true, lineHeight: true },
		interactivity: { clientNavigation: true },
	},
	parent: [ 'dovetail/contact-info' ],
	usesContext: [ SHOW_ICONS, SHOW_LABELS ],
	released: true as const,
} );

export const blocks = [
	/* @__PURE__ */ detail( address, {
		title: 'Address',
		description:
			'Shows a physical address, with a link to a map on request.',
		keywords: [ 'location', 'direction', 'place' ],
		example: {
			attributes: { address: '12 Harbour Street', city: 'Galway' },
		},
	} ),
	/* @__PURE__ */ detail( email, {
		title: 'Email Address',
		description: 'Shows an email address as a link.',
		keywords: [ 'email', 'mail', 'mailto' ],
		example: { attributes: { email: 'hello@yoursite.example' } },
	} ),
	/* @__PURE__ */ detail( phone, {
		title: 'Phone Number',
		description: 'Shows a phone number as a link.',
		keywords: [ 'telephone', 'mobile', 'tel' ],
		example: { attributes: { phone: '+353 91 555 0123' } },
	} ),
];
