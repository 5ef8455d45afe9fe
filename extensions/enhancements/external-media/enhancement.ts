import type { ExtensionData, ExtensionFacts } from '#shared/definitions';
import { connections } from './connection';

/** Adds images and videos from other services to all media pickers. */
export const enhancement = {
	slug: 'external-media',
} as const satisfies ExtensionData;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	connections,
	services: { openverse: { address: 'https://api.openverse.org' } },
	uninstaller: 'Dovetail\\External_Media\\Google_Revocation',
	platform: {
		use: 'lists and copies stock photos and photos of an author’s own library.',
	},
} satisfies ExtensionFacts;
