import type { ExtensionFacts } from '#shared/definitions';

/** Settings for all share links of the site. */
export const facts: ExtensionFacts = {
	settings: {
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
			help: 'Shown in the order you choose. If you choose none, visitors see Email, WhatsApp, Facebook, Mastodon, Bluesky and LinkedIn.',
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
};
