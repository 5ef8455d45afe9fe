import { rmSync, writeFileSync } from 'node:fs';
import { contentFolder } from './site';

/** Lets the site read from right to left meanwhile, as a language pack does: WordPress then takes the mirrored stylesheets too. */
export const rightToLeft = ( run: () => Promise< void > ): Promise< void > =>
	withPlugin( "$GLOBALS['text_direction'] = 'rtl';", run );

/** Has another plugin bring a block of the second version of the block interface: WordPress before 7.0 draws the canvas in the admin page itself then. */
export const withOldBlock = ( run: () => Promise< void > ): Promise< void > =>
	withPlugin(
		`add_action( 'enqueue_block_editor_assets', static function () {
			wp_add_inline_script( 'wp-blocks', 'wp.blocks.registerBlockType( "e2e/old", { apiVersion: 2, title: "Old", category: "text", edit: () => null, save: () => null } );' );
		} );`,
		run
	);

/** Has the site run this, too, meanwhile. */
export async function withPlugin(
	php: string,
	run: () => Promise< void >
): Promise< void > {
	const file = `${ contentFolder() }/mu-plugins/e2e-meanwhile.php`;
	writeFileSync( file, `<?php ${ php }` );
	try {
		await run();
	} finally {
		rmSync( file, { force: true } );
	}
}
