import type { ExtensionFacts } from '#shared/definitions';

/** Services from which authors can import images. */
export const connections = {
	pexels: {
		name: 'Pexels',
		purpose:
			'Lets authors find free photos wherever they choose an image, and copies the chosen ones to the media library.',
		group: 'pictures',
		choice: 'photos',
		type: 'images',
		method: 'api_key',
		where: 'https://www.pexels.com/api/key/',
		steps: [
			'<a>Open your API key at Pexels</a>. An account is free.',
			'Copy the key and paste it below.',
		],
		help: 'You need an API key. It is free and allows 200 requests per hour.',
		when: 'only after an administrator has entered a key: when an author who can upload files searches or browses there, when a photo is copied, and when the key is checked. The author’s browser loads the previews. Visitors never contact it.',
		sends: 'the search words, the ID of a photo, the key, and your server’s IP address; for a preview, the IP address of the author’s browser.',
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
					'The Pexels key was not saved. A key has 56 letters and digits. Copy it again from Pexels.',
			},
		],
	},
	openverse: {
		name: 'Openverse',
		purpose: 'Lets authors find freely licensed images.',
		group: 'pictures',
		choice: 'photos',
		type: 'images',
		method: 'none',
		where: 'https://openverse.org/about',
		help: 'Nothing to set up.',
		when: 'only when an author who can upload files searches there, and when an image is copied to the media library. Visitors never contact it.',
		sends: 'the search words and the IP address of the author’s browser; for a copied image, its ID and the site’s IP address.',
		terms: {
			terms: 'https://docs.openverse.org/terms_of_service.html',
			privacy: 'https://wordpress.org/about/privacy/',
		},
	},
	google_photos: {
		name: 'Google Photos',
		purpose:
			'Lets authors choose from their own photos and videos at Google, and copies the chosen ones to the media library.',
		group: 'pictures',
		type: 'images',
		method: 'fields',
		where: 'https://console.cloud.google.com/apis/credentials',
		steps: [
			'In a Google Cloud project, turn on the Google Photos Picker API.',
			'<a>Create an OAuth client there</a> of the type “Web application”, with the redirect URI named below.',
			'Copy its ID and its secret, and paste them below.',
		],
		help: 'You need your own OAuth client. Google shows this site only the photos that an author chooses.',
		when: 'only after an administrator has entered a client. The author’s browser opens Google to grant access and to choose photos. Your server then reads, shows and copies the chosen photos. It also checks the client.',
		sends: 'the client, the author’s access token, the IDs of the chosen photos, and your server’s IP address. This site sees only the chosen photos and stores the token encrypted. It revokes the token when the author disconnects or leaves the site, and when the plugin is deleted.',
		terms: {
			terms: 'https://developers.google.com/terms',
			privacy: 'https://policies.google.com/privacy',
		},
		check: 'Dovetail\\External_Media\\Google_Client',
		requires: [ 'client_id', 'client_secret' ],
		fields: {
			client_id: {
				label: 'Google client ID',
				help: 'Create an OAuth client for the web in a project with the Google Photos Picker API turned on. As its authorized redirect URI, enter the address of this site followed by /wp-admin/admin-post.php?action=dovetail_blocks_google_photos',
				control: 'text',
				checks: [
					{
						pattern:
							'^(?:[\\w\\-]{5,200}\\.apps\\.googleusercontent\\.com)?$',
						problem:
							'The Google client ID was not saved. It must end in “.apps.googleusercontent.com”.',
					},
				],
			},
			client_secret: {
				label: 'Google client secret',
				help: 'Google shows it next to the ID.',
				control: 'secret',
				checks: [
					{
						pattern: '^[\\w\\-]{0,200}$',
						problem:
							'The Google client secret was not saved. A secret contains only letters, digits, dashes and underscores.',
					},
				],
			},
		},
	},
} satisfies ExtensionFacts[ 'connections' ];
