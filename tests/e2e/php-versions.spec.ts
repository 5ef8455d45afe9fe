import { cpSync, rmSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { bootWordPress, PHP_VERSIONS } from '../../src/playground/boot';
import { freePort } from '../../src/playground/ports';
import { activatePlugin } from '../../src/playground/site';
import { expect, test } from './support';

for ( const version of [
	PHP_VERSIONS[ 0 ],
	PHP_VERSIONS[ PHP_VERSIONS.length - 1 ],
] ) {
	test( `the plugin boots on PHP ${ version }, which parses every file of it`, async () => {
		const site = `.cache/e2e/site-php-${ version }`;
		rmSync( site, { recursive: true, force: true } );
		cpSync( '.cache/e2e/pristine', site, { recursive: true } );
		const wordpress = await bootWordPress( {
			siteFolder: site,
			pluginFolder: 'build',
			port: await freePort(),
			php: version,
			workers: 1,
		} );
		try {
			await activatePlugin( wordpress );
			const answer = JSON.parse(
				await wordpress.runPhp(
					`$files = array();
					foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( WP_PLUGIN_DIR . '/dovetail-blocks' ) ) as $file ) {
						if ( 'php' === $file->getExtension() ) {
							token_get_all( file_get_contents( $file->getPathname() ), TOKEN_PARSE );
							$files[] = $file->getFilename();
						}
					}
					echo wp_json_encode( array(
						'php'    => PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION,
						'files'  => count( $files ),
						'blocks' => count( Dovetail_Blocks_Registry::blocks() ),
					) );`
				)
			);
			expect( answer ).toEqual( {
				php: version,
				files: globSync( 'build/**/*.php' ).length,
				blocks: globSync( 'build/blocks/*/block.json' ).length,
			} );
		} finally {
			await wordpress.stop();
			rmSync( site, { recursive: true, force: true } );
		}
	} );
}
