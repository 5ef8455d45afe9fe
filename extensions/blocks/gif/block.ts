import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';

export const block: BlockData = { slug: 'gif', editHeight: 240 };

/** `align` is a custom attribute, so the block does not declare the align support. */
export const metadata = {
	title: 'GIF',
	description: 'Find a GIF, or paste a link to one, and let readers play it.',
	category: 'grow',
	keywords: [ 'giphy', 'animated', 'meme', 'reaction' ],
	supports: {
		html: false,
		anchor: true,
		spacing: { margin: true, padding: true },
		interactivity: { clientNavigation: false },
	},
	example: {
		attributes: {
			giphyUrl: 'https://giphy.com/embed/3oEjI6SIIHBdRxXI40',
			searchText: 'A cat that claps',
			caption: 'Us, on Friday at four',
		},
	},
	released: true,
} satisfies BlockMetadata;

/** Settings, connections, privacy texts and other build-time facts. */
export const facts = {
	connections: {
		giphy: {
			name: 'GIPHY',
			purpose: 'Finds GIFs for the GIF block.',
			group: 'pictures',
			choice: 'gifs',
			type: 'images',
			method: 'api_key',
			mockValues: { key: 'playground' },
			where: 'https://developers.giphy.com/dashboard/',
			steps: [
				'<a>Create an app in the developer dashboard of GIPHY</a>, of the type “API”.',
				'Copy its API key and paste it below.',
			],
			help: 'An API key of GIPHY. Only the browsers of your authors receive it. Without one, authors can still paste the address of a GIF.',
			when: 'only after an administrator has entered a key, when an author searches. A visitor’s browser asks it only after the visitor has started a GIF, or has chosen to always show them. Agreeing to content of others (the category “marketing”) in a consent tool counts as well.',
			sends: 'the browser’s IP address, the search words, the key.',
			terms: {
				terms: 'https://support.giphy.com/hc/en-us/articles/360020027752-GIPHY-User-Terms-of-Service',
				privacy:
					'https://support.giphy.com/hc/en-us/articles/360032872931-GIPHY-Privacy-Policy',
			},
			services: [ 'gifs', 'gif-player' ],
			formerSetting: 'gif_key',
			isPublic: true,
			checks: [
				{
					pattern: '^[\\w.\\-]{0,500}$',
					problem:
						'The GIF key was not changed: it consists of letters and digits only.',
				},
			],
		},
		klipy: {
			name: 'KLIPY',
			purpose: 'Finds GIFs for the GIF block.',
			group: 'pictures',
			choice: 'gifs',
			type: 'images',
			method: 'api_key',
			where: 'https://partner.klipy.com/',
			steps: [
				'<a>Sign in to the partner panel of KLIPY</a> and add this site.',
				'Copy the API key and paste it below.',
			],
			help: 'An API key of KLIPY. Only the browsers of your authors receive it. It is used only without a key of GIPHY.',
			when: 'only after an administrator has entered a key and if there is none of GIPHY, when an author searches. A visitor’s browser loads a GIF from it only after the visitor has started one, or has chosen to always show them. Agreeing to content of others (the category “marketing”) in a consent tool counts as well.',
			sends: 'the browser’s IP address, the search words, the key.',
			terms: 'those at klipy.com.',
			services: [ 'klipy' ],
			isPublic: true,
			checks: [
				{
					pattern: '^[\\w.\\-]{0,500}$',
					problem:
						'The KLIPY key was not changed: it consists of letters and digits only.',
				},
			],
		},
	},
	services: {
		klipy: {
			address: 'https://api.klipy.com',
			key: 'klipy',
			isKeyForEditor: true,
		},
		gifs: {
			address: 'https://api.giphy.com',
			key: 'giphy',
			isKeyForEditor: true,
		},
	},
	privacy: {
		title: 'Embedded content',
		text: 'GIFs of other sites are loaded from those sites, as if you had visited them. This happens when you ask for them, or when they come into view after you have agreed to that.',
	},
} satisfies ExtensionFacts;
