import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { fillPlaceholders } from '../../../src/playground/fill-placeholders';
import { phpScript } from '../../../src/playground/php';
import {
	createPost,
	platformUrl,
	runPhp,
	siteUrl,
	RUN_DUE_EVENTS,
} from './site';

/**
 * Creates a post with every fixture of every block, current and deprecated, with images of the site. Resolves with its
 * URL. Disables full-screen mode on page load, because it would cover the page.
 */
export async function everyFixture(): Promise< string > {
	const pictures = JSON.parse(
		await runPhp( phpScript( 'showcase-pictures' ) )
	);
	const content = globSync( 'extensions/blocks/**/fixtures/*.html', {
		ignore: '**/*.{rendered,saved}.html',
	} )
		.sort()
		.map( ( path ) => readFileSync( path, 'utf8' ).trim() )
		.join( '\n\n' )
		.replaceAll( /(load-?in-?fullscreen\W*)true/gi, '$1false' );
	const id = await createPost( {
		content: fillPlaceholders( content, pictures, platformUrl() ),
	} );
	const url = `${ siteUrl() }/?p=${ id }`;
	// The first visit triggers the loading of data from other servers.
	await fetch( url );
	await runPhp( RUN_DUE_EVENTS );
	return url;
}
