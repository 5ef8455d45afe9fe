import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { phpIn } from '../e2e/support/site';
import { fixtures } from './fixtures';

/** Data that some fixtures need before they are rendered. */
const preparations = globSync( 'extensions/blocks/*/tests/rendered.php' )
	.sort()
	.map( ( path ) => readFileSync( path, 'utf8' ).replace( '<?php', '' ) );

/** The site itself, in an address or in the query of one; its port changes with every run, too. */
const HERE = /http(:\/\/|%3A%2F%2F)127\.0\.0\.1(?::|%3A)\d+/g;

/** Signed offers and random keys in payment forms, which differ per run. */
const SEALS = /(name="(?:dovetail_payment|dovetail_paypal|key)" value=")[^"]+/g;

/**
 * Fixtures of the current format of the blocks that draw on the server, as the embedded WordPress renders them.
 *
 * @param run      Runs PHP in a site with the plugin.
 * @param platform Where the mock platform answers; it changes with every run, and stands as a name in the result.
 * @return HTML by the path of its file.
 */
export async function renderedFixtures(
	run: ( code: string ) => Promise< string >,
	platform: string
): Promise< Map< string, string > > {
	const shown = fixtures.filter(
		( { isDeprecated, slug } ) =>
			! isDeprecated &&
			JSON.parse(
				readFileSync( `build/blocks/${ slug }/block.json`, 'utf8' )
			).render
	);
	const rendered = await phpIn< string[] >(
		run,
		`${ preparations.join( '\n' ) }
		// IDs of forms and signatures come from the site's secret.
		add_filter( 'pre_option_dovetail_blocks_secret', static fn() => 'fixtures' );
		update_option( 'timezone_string', 'UTC' );
		update_option( 'start_of_week', 1 );
		return array_map( static fn( $content ) => trim( do_blocks( $content ) ), $input );`,
		shown.map( ( { saved } ) => saved )
	);
	return new Map(
		shown.map( ( { path }, index ) => [
			`${ path }.rendered.html`,
			( rendered[ index ] ?? '' )
				.replaceAll( platform, 'http://platform.test' )
				.replaceAll( HERE, 'http$1site.test' )
				.replace( SEALS, '$1sealed' ),
		] )
	);
}
