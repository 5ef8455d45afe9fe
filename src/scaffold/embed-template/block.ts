import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';
import { HOSTS } from './provider';

export const block: BlockData = { slug: 'new-block', editHeight: 240 };

export const metadata = {
	title: 'New Block',
	description: 'Show a page of New Block.',
	category: 'embed',
	keywords: [ 'embed' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		interactivity: { clientNavigation: false },
	},
	loads: 'embed',
	example: { attributes: { url: 'https://www.new-block.com/a-page' } },
} satisfies BlockMetadata;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	embed: {
		service: 'New Block',
		host: 'new-block.com',
		hosts: HOSTS,
		base: 'new-block',
		sandbox:
			'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
		server: 'New_Block\\New_Block',
	},
	services: { 'new-block': { address: 'https://www.new-block.com' } },
	privacy: {
		title: 'Pages of New Block',
		text: 'A page of New Block is loaded from New Block when you ask for it, as if you had visited that site.',
	},
	externalServices: [
		{
			title: 'New Block',
			services: [ 'new-block' ],
			use: 'showing a page.',
			when: 'when a visitor presses “Show New Block”, has chosen to always show it, or has agreed to third-party content (the category “marketing”) in a consent tool. When an author embeds one, the author’s browser loads it, and your server checks once that the address exists.',
			sends: 'the browser’s IP address and the name of the site.',
			terms: {
				terms: 'https://www.new-block.com/terms',
				privacy: 'https://www.new-block.com/privacy',
			},
		},
	],
} satisfies ExtensionFacts;
