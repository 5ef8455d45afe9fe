import { fillPlaceholders } from '../../../src/playground/fill-placeholders';
import { findShowcaseSections } from '../../../src/playground/find-showcase';
import { phpScript } from '../../../src/playground/php';
import { showcaseContent } from '../../../src/playground/showcase';
import {
	createPost,
	platformUrl,
	runPhp,
	siteUrl,
	RUN_DUE_EVENTS,
} from './site';

/**
 * Creates a post with the showcases of all blocks or of the given ones, written by an author. Resolves with its URL and
 * its headings.
 */
export async function everyBlock( slugs?: readonly string[] ): Promise< {
	url: string;
	titles: string[];
} > {
	const sections = ( await findShowcaseSections() ).filter(
		( { slug } ) => ! slugs || slugs.includes( slug )
	);
	const content = fillPlaceholders(
		showcaseContent( sections ),
		JSON.parse( await runPhp( phpScript( 'showcase-pictures' ) ) ),
		platformUrl()
	);
	const id = await createPost( { content, author: 'author' } );
	const url = `${ siteUrl() }/?p=${ id }`;
	// The first visit triggers the loading of data from other servers.
	await fetch( url );
	await runPhp( RUN_DUE_EVENTS );
	return {
		url,
		titles: sections.map( ( { title } ) => title ),
	};
}
