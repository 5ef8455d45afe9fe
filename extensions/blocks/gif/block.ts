import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';

export const block: BlockData = { slug: 'gif', editHeight: 240 };

/** `align` is a custom attribute instead of the block support. */
export const metadata = {
	title: 'GIF',
	description: 'Find a GIF or paste a link to one, and visitors can play it.',
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

/** Facts for the build, such as settings, connections and privacy texts. */
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
				'<a>Create an app in the GIPHY developer dashboard</a> and choose the type “API”.',
				'Copy its API key and paste it below.',
			],
			help: 'Your GIPHY API key. Your authors’ browsers receive it to search. Without a key, authors can still paste the address of a GIF.',
			when: 'when an author searches, and when the key is checked, but only after an administrator has entered a key. A visitor’s browser contacts it only after the visitor has played a GIF or chosen to always show them. Accepting the category “marketing” in a consent tool also counts.',
			sends: 'the browser’s IP address, the search words and the key; for a check, your server’s IP address and the key.',
			terms: {
				terms: 'https://support.giphy.com/hc/en-us/articles/360020027752-GIPHY-User-Terms-of-Service',
				privacy:
					'https://support.giphy.com/hc/en-us/articles/360032872931-GIPHY-Privacy-Policy',
			},
			services: [ 'gifs', 'gif-player' ],
			check: 'Dovetail\\Gif\\Giphy',
			formerSetting: 'gif_key',
			isPublic: true,
			checks: [
				{
					pattern: '^[\\w.\\-]{0,500}$',
					problem:
						'The GIPHY key was not saved. A key has only letters and digits. Copy it again from GIPHY.',
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
				'<a>Sign in to the KLIPY partner panel</a> and add this site.',
				'Copy the API key and paste it below.',
			],
			help: 'Your KLIPY API key. Your authors’ browsers receive it to search. It is used only if there is no GIPHY key.',
			when: 'when the key is checked, and when an author searches if there is no GIPHY key, but only after an administrator has entered a key. A visitor’s browser loads a GIF from it only after the visitor has played one or chosen to always show them. Accepting the category “marketing” in a consent tool also counts.',
			sends: 'the browser’s IP address, the search words and the key; for a check, your server’s IP address and the key.',
			terms: 'those at klipy.com.',
			services: [ 'klipy' ],
			check: 'Dovetail\\Gif\\Klipy',
			isPublic: true,
			checks: [
				{
					pattern: '^[\\w.\\-]{0,500}$',
					problem:
						'The KLIPY key was not saved. A key has only letters and digits. Copy it again from KLIPY.',
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
		text: 'GIFs from other sites are loaded from those sites, as if you had visited them. This happens when you play them, or when they come into view after you have given consent.',
	},
} satisfies ExtensionFacts;
