import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { phpIn } from '../e2e/support/site';
import { fixtures } from './fixtures';

/** Scripts that create data for some fixtures. */
const preparations = globSync( 'extensions/blocks/*/tests/rendered.php' )
	.sort()
	.map( ( path ) => readFileSync( path, 'utf8' ).replace( '<?php', '' ) );

/** The site's own URL, also inside a query string. Its port differs in every run. */
const SITE_URL = /http(:\/\/|%3A%2F%2F)127\.0\.0\.1(?::|%3A)\d+/g;

/** Signed payment data and random keys in forms, which differ in every run. */
const SIGNED_VALUES =
	/(name="(?:dovetail_payment|dovetail_paypal|key)" value=")[^"]+/g;

/** The random IDs of images that open in WordPress's lightbox. */
const LIGHTBOX_IDS =
	/(data-wp-key="|\{&quot;imageId&quot;:&quot;)[0-9a-f]{13}/g;

/** The current date in date fields that reject earlier dates. */
const TODAY = /\bmin="[\d-]{10}"/g;

/**
 * Returns the fixtures of server-rendered blocks in the current format, rendered by the embedded WordPress.
 *
 * @param run      Runs PHP in a site with the plugin.
 * @param platform URL of the mock platform. It differs in every run, so the result contains a placeholder instead.
 * @return HTML by file path.
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
		// Use a fixed secret, because IDs of forms and signatures depend on it.
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
				.replaceAll( SITE_URL, 'http$1site.test' )
				.replace( SIGNED_VALUES, '$1sealed' )
				.replace( LIGHTBOX_IDS, '$1random' )
				.replace( TODAY, 'min="2026-11-30"' ),
		] )
	);
}
