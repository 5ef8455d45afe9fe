import type { ExtensionData, ExtensionFacts } from '#shared/definitions';

/** Share links below posts. */
export const panel = {
	slug: 'sharing',
	needsPostEditor: true,
} as const satisfies ExtensionData;

/** Settings, connections, privacy texts and other build-time facts. */
export const facts = {
	viewBudget: { kilobytes: 0.5 },
	settings: {
		sharing: {
			section: 'blocks',
			label: 'Show sharing buttons below posts',
			help: 'Plain links and the device’s own way of sharing: nothing is loaded from a network, and none hears of a visitor who does not press. Authors can leave them out of a post, in the editor.',
			control: 'toggle',
			default: false,
		},
		sharing_icons: {
			section: 'blocks',
			label: 'Show icons on the sharing buttons',
			help: 'The icons are WordPress’s own. They are part of the page, so nothing is loaded from a network.',
			control: 'toggle',
			default: false,
		},
		sharing_networks: {
			section: 'blocks',
			label: 'Networks of the sharing buttons',
			help: 'In your order. If none is chosen, visitors see Email, WhatsApp, Facebook, Mastodon, Bluesky and LinkedIn.',
			control: 'lines',
			checks: [
				{
					pattern:
						'^(?:\\s*(?:bluesky|email|facebook|linkedin|mastodon|reddit|telegram|whatsapp|x)\\s*(?:\\n|$))*$',
					problem:
						'The networks of the sharing buttons were not changed: write one a line, of bluesky, email, facebook, linkedin, mastodon, reddit, telegram, whatsapp and x.',
				},
			],
		},
	},
} satisfies ExtensionFacts;
