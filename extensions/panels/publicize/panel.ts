import type { ExtensionData, ExtensionFacts } from '#shared/definitions';
import { connections } from './connections';

/** Sends a post to the networks of its site when it is published. */
export const panel = {
	slug: 'publicize',
	needsPostEditor: true,
} as const satisfies ExtensionData;

/** What it wants from the rest of the house. */
export const facts = {
	connections,
	options: [ 'publicize' ],
	platform: { use: 'sharing new posts to connected networks' },
} satisfies ExtensionFacts;
