import {
	defineBlockData,
	forServer,
	type BlockData,
} from '#shared/definitions';
import { SHOW_ICONS, SHOW_LABELS } from '../markup';
import {
	addressAttributes,
	emailAttributes,
	phoneAttributes,
} from './attributes';

type Own = Pick<
	BlockData,
	'slug' | 'title' | 'description' | 'editHeight'
> & {
	keywords: readonly string[];
};

/** Common parts of the details: they exist only inside a contact info block. */
const detail = ( own: Own ) =>
	defineBlockData( {
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
		follows: 'contact-info',
		released: true,
		...own,
	} );

/** An address, in as many lines as it has. */
export const address = {
	...detail( {
		slug: 'address',
		...forServer( {
			title: 'Address',
			description:
				'Shows a physical address, with a link to a map on request.',
			keywords: [ 'location', 'direction', 'place' ],
		} ),
		editHeight: 160,
	} ),
	example: { attributes: { address: '12 Harbour Street', city: 'Galway' } },
	attributes: addressAttributes,
};

/** A line of text with email addresses in it. */
export const email = {
	...detail( {
		slug: 'email',
		...forServer( {
			title: 'Email Address',
			description: 'Shows an email address that a click writes to.',
			keywords: [ 'email', 'mail', 'mailto' ],
		} ),
		editHeight: 32,
	} ),
	example: { attributes: { email: 'hello@yoursite.example' } },
	attributes: emailAttributes,
};

/** A line of text with a phone number in it. */
export const phone = {
	...detail( {
		slug: 'phone',
		...forServer( {
			title: 'Phone Number',
			description: 'Shows a phone number that a tap calls.',
			keywords: [ 'telephone', 'mobile', 'tel' ],
		} ),
		editHeight: 32,
	} ),
	example: { attributes: { phone: '+353 91 555 0123' } },
	attributes: phoneAttributes,
};

export const blocks = [ address, email, phone ];
