import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';

export const block: BlockData = {
	slug: 'whatsapp-button',
	needsPostEditor: true,
	editHeight: 48,
};

/**
 * The button of "Send A Message". The inserter offers the button only inside that block, but lists of blocks have a
 * separate row for the button. `backgroundColor` is a custom attribute, so the block does not declare the color
 * support.
 */
export const metadata = {
	title: 'WhatsApp Button',
	description:
		'The button inside a Send A Message block, with your WhatsApp number.',
	category: 'grow',
	keywords: [ 'whatsapp', 'messenger', 'chat', 'phone' ],
	supports: {
		html: false,
		reusable: false,
		anchor: true,
		typography: { fontSize: true },
		interactivity: { clientNavigation: true },
	},
	parent: [ 'dovetail/send-a-message' ],
	example: {
		attributes: { countryCode: '1US', phoneNumber: '(212) 555-0123' },
	},
	released: true,
} satisfies BlockMetadata;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	externalServices: [
		{
			title: 'Geolocation',
			services: [ 'geolocation' ],
			use: 'suggesting a country code for a telephone number in the editor.',
			when: 'only when a developer has set its address with the filter `dovetail_blocks_services` and an author opens the block. Visitors are never located.',
			sends: 'the author’s IP address.',
			terms: 'those of the service you choose.',
		},
		{
			title: 'WhatsApp',
			use: 'letting visitors write to the author’s number through a link.',
			when: 'only when a visitor follows the link. The page itself never contacts WhatsApp.',
			sends: 'the visitor’s IP address, the number, and the message that the author suggests.',
			terms: {
				terms: 'https://www.whatsapp.com/legal/terms-of-service',
				privacy: 'https://www.whatsapp.com/legal/privacy-policy',
			},
		},
	],
} satisfies ExtensionFacts;
