import type { ExtensionFacts } from '#shared/definitions';

/** The owner's own accounts with which the site finds pictures itself. */
export const connections = {
	pexels: {
		name: 'Pexels',
		purpose:
			'Finds free photographs for authors, wherever they choose a picture, and copies those they choose to the media library.',
		type: 'images',
		method: 'api_key',
		where: 'https://www.pexels.com/api/key/',
		help: 'An API key of Pexels. It is free, and good for 200 requests an hour.',
		when: 'only after an administrator has entered a key: by your server when an author who may upload files searches or looks around there, when a photograph is copied, and when the key is checked. The browsers of these authors load the previews. Visitors never ask it.',
		sends: 'the search words, the number of a photograph, the key, and your server’s IP address; for a preview the IP address of the author’s browser.',
		terms: {
			terms: 'https://www.pexels.com/terms-of-service/',
			privacy: 'https://www.pexels.com/privacy-policy/',
		},
		services: [ 'pexels-pictures' ],
		mockValues: {
			key: 'playground0playground0playground0playground0playground00',
		},
		check: 'Dovetail\\External_Media\\Pexels',
		checks: [
			{
				pattern: '^(?:[\\w\\-]{20,200})?$',
				problem:
					'The Pexels key was not changed: a key has letters and digits only, 56 of them. Copy it again from Pexels.',
			},
		],
	},
} satisfies ExtensionFacts[ 'connections' ];
