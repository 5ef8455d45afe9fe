import type { ExtensionFacts } from '#shared/definitions';

/** Connections that provide images to authors. */
export const connections = {
	pexels: {
		name: 'Pexels',
		purpose:
			'Finds free photographs for authors, wherever they choose a picture, and copies those they choose to the media library.',
		group: 'pictures',
		type: 'images',
		method: 'api_key',
		where: 'https://www.pexels.com/api/key/',
		steps: [
			'<a>Open your API key at Pexels</a>. An account is free.',
			'Copy the key and paste it below.',
		],
		help: 'An API key of Pexels. It is free, and good for 200 requests an hour.',
		when: 'only after an administrator has entered a key. Your server asks when an author who may upload files searches or browses there, when a photograph is copied, and when the key is checked. The browsers of these authors load the previews. Visitors never ask it.',
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
	openverse: {
		name: 'Openverse',
		purpose: 'Finds freely licensed pictures for authors.',
		group: 'pictures',
		type: 'images',
		method: 'none',
		where: 'https://openverse.org/about',
		help: 'Nothing has to be entered.',
		when: 'only when an author who may upload files searches there, and when a picture found there is copied to the media library. Visitors never ask it.',
		sends: 'the search words and the IP address of the author’s browser; the id of a picture and the site’s IP address.',
		terms: {
			terms: 'https://docs.openverse.org/terms_of_service.html',
			privacy: 'https://wordpress.org/about/privacy/',
		},
	},
	google_photos: {
		name: 'Google Photos',
		purpose:
			'Lets authors choose from their own photos and films at Google, and copies those they choose to the media library.',
		group: 'pictures',
		type: 'images',
		method: 'fields',
		where: 'https://console.cloud.google.com/apis/credentials',
		steps: [
			'In a Google Cloud project, turn on the Google Photos Picker API.',
			'<a>Create an OAuth client there</a> of the type “Web application”, with the redirect URI named below.',
			'Copy its ID and its secret, and paste them below.',
		],
		help: 'Your own OAuth client. Google shows a site only the photos that an author chooses.',
		when: 'only after an administrator has entered a client, and an author has let this site see the chosen photos. The author’s browser opens Google to allow it and to choose. Your server reads, shows and copies the chosen photos, and checks the client.',
		sends: 'the client, the author’s consent, the numbers of the chosen photos, and your server’s IP address. This site sees only the chosen photos and keeps the consent encrypted. It revokes the consent when the author disconnects or leaves the site, and when the plugin is deleted.',
		terms: {
			terms: 'https://developers.google.com/terms',
			privacy: 'https://policies.google.com/privacy',
		},
		check: 'Dovetail\\External_Media\\Google_Client',
		requires: [ 'client_id', 'client_secret' ],
		fields: {
			client_id: {
				label: 'Google client ID',
				help: 'Of an OAuth client for the web, in a project in which the Google Photos Picker API is switched on. Its authorized redirect URI is the address of this site, followed by /wp-admin/admin-post.php?action=dovetail_blocks_google_photos',
				control: 'text',
				checks: [
					{
						pattern:
							'^(?:[\\w\\-]{5,200}\\.apps\\.googleusercontent\\.com)?$',
						problem:
							'The Google client ID was not changed: it ends in “.apps.googleusercontent.com”.',
					},
				],
			},
			client_secret: {
				label: 'Google client secret',
				help: 'It is shown beside the ID.',
				control: 'secret',
				checks: [
					{
						pattern: '^[\\w\\-]{0,200}$',
						problem:
							'The Google client secret was not changed: it has letters, digits, dashes and underscores only.',
					},
				],
			},
		},
	},
} satisfies ExtensionFacts[ 'connections' ];
