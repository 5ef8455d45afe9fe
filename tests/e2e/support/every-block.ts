import { fillPlaceholders } from '../../../src/playground/fill-placeholders';
import { findShowcaseSections } from '../../../src/playground/find-showcase';
import { phpScript } from '../../../src/playground/php';
import { showcaseContent } from '../../../src/playground/showcase';
import { createPost, platformUrl, runPhp, siteUrl, WHAT_IS_DUE } from './site';

/** A post with what every block shows of itself, or every one of these, written by an author: its address, and the headings in it. */
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
	// Data from other servers is fetched after the first visit.
	await fetch( url );
	await runPhp( WHAT_IS_DUE );
	return {
		url,
		titles: sections.map( ( { title } ) => title ),
	};
}
