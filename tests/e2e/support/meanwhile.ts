import { rmSync, writeFileSync } from 'node:fs';
import { contentFolder } from './site';

/**
 * Runs a function while the site is right-to-left, as with a language pack. WordPress then also loads mirrored
 * stylesheets.
 */
export const rightToLeft = ( run: () => Promise< void > ): Promise< void > =>
	withPlugin( "$GLOBALS['text_direction'] = 'rtl';", run );

/**
 * Runs a function while a plugin registers a block of API version 2. WordPress before 7.0 then renders the canvas
 * without an iframe.
 */
export const withOldBlock = ( run: () => Promise< void > ): Promise< void > =>
	withPlugin(
		`add_action( 'enqueue_block_editor_assets', static function () {
			wp_add_inline_script( 'wp-blocks', 'wp.blocks.registerBlockType( "e2e/old", { apiVersion: 2, title: "Old", category: "text", edit: () => null, save: () => null } );' );
		} );`,
		run
	);

/**
 * Runs a function while the site's timeout for requests to other servers is one second, to shorten tests of timeouts.
 */
export const withShortTimeouts = < Value >(
	run: () => Promise< Value >
): Promise< Value > =>
	withPlugin(
		"add_filter( 'http_request_args', static function ( $args ) { return array( 'timeout' => 1 ) + $args; } );",
		run
	);

/** Runs a function while the site has an additional plugin with the given PHP. */
export async function withPlugin< Value >(
	php: string,
	run: () => Promise< Value >
): Promise< Value > {
	const file = `${ contentFolder() }/mu-plugins/e2e-meanwhile.php`;
	writeFileSync( file, `<?php ${ php }` );
	try {
		return await run();
	} finally {
		rmSync( file, { force: true } );
	}
}
