import { rmSync, writeFileSync } from 'node:fs';
import { contentFolder } from './site';

/** Lets the site read from right to left meanwhile, as a language pack does: WordPress then takes the mirrored stylesheets too. */
export async function rightToLeft(
	run: () => Promise< void >
): Promise< void > {
	const file = `${ contentFolder() }/mu-plugins/e2e-right-to-left.php`;
	writeFileSync( file, "<?php $GLOBALS['text_direction'] = 'rtl';" );
	try {
		await run();
	} finally {
		rmSync( file, { force: true } );
	}
}
