import type { BlockData, BlockMetadata } from '#shared/definitions';
import { SHOW_ICONS, SHOW_LABELS } from './markup';

export const block: BlockData = { slug: 'contact-info', editHeight: 160 };

/** Container for contact details. */
export const metadata = {
	title: 'Contact Info',
	description:
		'Show where you are and how to reach you, with links that write or call.',
	category: 'grow',
	keywords: [
		'email',
		'phone number',
		'telephone',
		'address',
		'company',
		'vcard',
	],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		color: { gradients: true, link: true },
		typography: { fontSize: true, lineHeight: true },
		spacing: { margin: true, padding: true },
		interactivity: { clientNavigation: true },
	},
	providesContext: {
		[ SHOW_ICONS ]: 'showIcons',
		[ SHOW_LABELS ]: 'showLabels',
	},
	allowedBlocks: [ 'dovetail/address', 'dovetail/email', 'dovetail/phone' ],
	example: {
		innerBlocks: [
			{
				name: 'dovetail/address',
				attributes: {
					address: '12 Harbour Street',
					city: 'Galway',
					postal: 'H91 X2Y3',
					country: 'Ireland',
				},
			},
			{
				name: 'dovetail/email',
				attributes: { email: 'hello@yoursite.example' },
			},
			{
				name: 'dovetail/phone',
				attributes: { phone: '+353 91 555 0123' },
			},
		],
	},
	released: true,
} satisfies BlockMetadata;
