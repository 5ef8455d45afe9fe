import { siteUrl } from '../e2e/support/site';
import { switchPlugin } from './switch-plugin';

/** Requests of one measure: a single one is too short to be timed. */
const REQUESTS = 10;

/** What a server took for a page, in milliseconds. */
export type Serving = { ms: number };

/** Asks for the blog's first page, which holds none of our blocks, with the plugin on or off. */
export async function servePage( isPluginOn: boolean ): Promise< Serving > {
	await switchPlugin( isPluginOn );
	// The first request finds out what changed.
	await ask();
	const start = performance.now();
	for ( let request = 0; request < REQUESTS; request++ ) {
		await ask();
	}
	return { ms: ( performance.now() - start ) / REQUESTS };
}

async function ask(): Promise< void > {
	const answer = await fetch( siteUrl() );
	await answer.text();
	if ( ! answer.ok ) {
		throw new Error( `The page could not be read: ${ answer.status }.` );
	}
}
