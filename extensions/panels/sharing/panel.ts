import type { ExtensionData, ExtensionFacts } from '#shared/definitions';

/** Plain share links below posts. */
export const panel = {
	slug: 'sharing',
	needsPostEditor: true,
} as const satisfies ExtensionData;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	viewBudget: { kilobytes: 0.5 },
	settings: {
		sharing: {
			section: 'posts',
			label: 'Show sharing buttons below posts',
			help: 'Plain links and the device’s share menu. Nothing is loaded from a network before a visitor clicks. Authors can turn the buttons off for a post in the editor.',
			control: 'toggle',
			default: false,
		},
		sharing_icons: {
			section: 'posts',
			label: 'Show icons on the sharing buttons',
			help: 'These are WordPress’s own icons. Nothing is loaded from a network.',
			control: 'toggle',
			default: false,
		},
		sharing_networks: {
			section: 'posts',
			label: 'Networks for the sharing buttons',
			help: 'As long as you choose none, visitors see Email, WhatsApp, Facebook, Mastodon, Bluesky and LinkedIn. Once you choose networks, visitors see only those, in your order. Chosen networks move to the top when you save. While sharing buttons below posts are off, only Sharing Buttons blocks show them.',
			control: 'lines',
			checks: [
				{
					pattern:
						'^(?:\\s*(?:bluesky|email|facebook|linkedin|mastodon|reddit|telegram|whatsapp|x)\\s*(?:\\n|$))*$',
					problem:
						'The networks for the sharing buttons were not changed. Enter one per line: bluesky, email, facebook, linkedin, mastodon, reddit, telegram, whatsapp or x.',
				},
			],
		},
	},
} satisfies ExtensionFacts;
