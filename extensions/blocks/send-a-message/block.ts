import type { BlockData, BlockMetadata } from '#shared/definitions';

export const block: BlockData = {
	slug: 'send-a-message',
	needsPostEditor: true,
	editHeight: 48,
};

/** Contains a button that starts a WhatsApp chat. */
export const metadata = {
	title: 'Send A Message',
	description:
		'Let your visitors message you on WhatsApp with the tap of a button.',
	category: 'grow',
	keywords: [ 'whatsapp', 'messenger', 'contact', 'chat', 'support' ],
	supports: {
		html: false,
		anchor: true,
		layout: {
			allowSwitching: false,
			allowInheriting: false,
			allowVerticalAlignment: false,
			default: { type: 'flex' },
		},
		spacing: { margin: true, padding: true },
		interactivity: { clientNavigation: true },
	},
	allowedBlocks: [ 'dovetail/whatsapp-button' ],
	example: {
		innerBlocks: [
			{
				name: 'dovetail/whatsapp-button',
				attributes: {
					countryCode: '1US',
					phoneNumber: '(212) 555-0123',
				},
			},
		],
	},
	released: true,
} satisfies BlockMetadata;
