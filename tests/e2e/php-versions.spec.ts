import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { bootWordPress } from '../../src/playground/boot';
import { PHP_VERSIONS } from '../../src/playground/embedded-php';
import { mockPlatform } from '../../src/playground/mock-platform';
import { freePort } from '../../src/playground/ports';
import { activatePlugin } from '../../src/playground/site';
import {
	expect,
	isBefore,
	pristineFolder,
	test,
	RUN_DUE_EVENTS,
	type PlainVisit,
} from './support';
import { ofExtensions } from './support/of-extensions';
import { plainSite, type PlainSite } from './support/plain-visit';

const visits = await ofExtensions< PlainVisit >( 'plain-visit' );

/** Triggers all actions of visitors, and the scheduled events that follow. */
async function visitEverything( site: PlainSite ): Promise< void > {
	expect( visits.length ).toBeGreaterThan( 0 );
	for ( const { visit } of visits ) {
		await visit?.( site );
	}
	await site.runPhp(
		`do_action( \\Dovetail\\Plugin\\Queue::DAILY_EVENT );
		apply_filters( 'dovetail_blocks_privacy_parts', array() );${ RUN_DUE_EVENTS }`
	);
	for ( const { after } of visits ) {
		await after?.( site );
	}
}

for ( const version of [
	PHP_VERSIONS[ 0 ],
	PHP_VERSIONS[ PHP_VERSIONS.length - 1 ],
] ) {
	test( `PHP ${ version } parses every file, and logs no message while forms are sent and feeds are read`, async () => {
		const site = `.cache/e2e/site-php-${ version }`;
		rmSync( site, { recursive: true, force: true } );
		cpSync( pristineFolder(), site, { recursive: true } );
		const platform = await mockPlatform( { scenario: 'paid', port: 0 } );
		const wordpress = await bootWordPress( {
			siteFolder: site,
			pluginFolder: 'build',
			port: await freePort(),
			php: version,
			workers: 1,
			constants: { DISABLE_WP_CRON: true },
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
						'blocks' => count( \\Dovetail\\Plugin\\Registry::blocks() ),
					) );`
				)
			);
			expect( answer ).toEqual( {
				php: version,
				files: globSync( 'build/**/*.php' ).length,
				blocks: globSync( 'build/blocks/*/block.json' ).length,
			} );
			await platform.connect( wordpress );
			await visitEverything(
				await plainSite(
					wordpress,
					new URL( platform.url ).origin,
					visits
						.flatMap( ( { content = [] } ) => content )
						.join( '\n\n' )
				)
			);
			// Add a last entry, which proves that PHP writes to the log.
			await wordpress.runPhp(
				`trigger_error( 'Nothing else.', E_USER_DEPRECATED );`
			);
			expect( messagesIn( site ) ).toEqual( [
				expect.stringContaining( 'Nothing else.' ),
			] );
		} finally {
			await wordpress.stop();
			await platform.stop();
			rmSync( site, { recursive: true, force: true } );
		}
	} );
}

/**
 * Returns the messages that PHP logged on a site. WordPress before 7.0 causes messages itself on the newest PHP, so
 * there only messages about the plugin's files are returned.
 */
function messagesIn( site: string ): string[] {
	const log = `${ site }/wp-content/debug.log`;
	const lines = existsSync( log )
		? readFileSync( log, 'utf8' ).trim().split( '\n' )
		: [];
	return isBefore( '7.0' )
		? lines.filter( ( line ) =>
				/plugins\/dovetail-blocks|Nothing else/.test( line )
			)
		: lines;
}
