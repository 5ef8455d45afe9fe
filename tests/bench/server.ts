import { writeFileSync } from 'node:fs';
import { contentFolder, php, siteUrl } from '../e2e/support/site';
import { switchPlugin } from './switch-plugin';

const REQUESTS = 10;

/**
 * Server time of a page in milliseconds: the fastest of several requests, because other processes delay the slower
 * ones.
 */
export type Serving = { ms: number };

/** What the site loads during a measurement: the plugin, the same number of empty block types instead, or nothing. */
export type Load = 'plugin' | 'block types' | 'nothing';

/** Runs the daily event, so that daily data exists, and sets up the `block types` benchmark. */
export async function prepareServer(): Promise< void > {
	const types = await php< string[] >(
		`do_action( \\Dovetail\\Plugin\\Queue::DAILY_EVENT );
		return array_values( preg_grep( '~^dovetail/~', array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ) ) );`
	);
	writeFileSync(
		`${ contentFolder() }/mu-plugins/empty-block-types.php`,
		`<?php
add_action( 'init', static function () {
	if ( get_option( 'empty_block_types' ) ) {
		foreach ( array( '${ types.join( "', '" ) }' ) as $name ) {
			register_block_type( $name, array( 'api_version' => 3 ) );
		}
	}
}, 16 );
`
	);
}

/** Requests the blog's front page, which contains none of the plugin's blocks. */
export async function servePage( load: Load ): Promise< Serving > {
	await switchPlugin( load === 'plugin' );
	await php(
		`update_option( 'empty_block_types', $input ? 1 : 0 );`,
		load === 'block types'
	);
	// Skip the first request, in which the plugin has to detect the changes.
	await ask();
	let ms = Infinity;
	for ( let request = 0; request < REQUESTS; request++ ) {
		const start = performance.now();
		await ask();
		ms = Math.min( ms, performance.now() - start );
	}
	return { ms };
}

async function ask(): Promise< void > {
	const answer = await fetch( siteUrl() );
	await answer.text();
	if ( ! answer.ok ) {
		throw new Error( `The page could not be read: ${ answer.status }.` );
	}
}
