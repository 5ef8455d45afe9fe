import { writeFileSync } from 'node:fs';
import { contentFolder, php, siteUrl } from '../e2e/support/site';
import { switchPlugin } from './switch-plugin';

/** Number of requests per measurement. */
const REQUESTS = 10;

/** What a server needs for a page, in milliseconds: what the quickest request took. The others had to wait for something else as well. */
export type Serving = { ms: number };

/** What a page is made with: the plugin, as many empty block types as it has and nothing else of it, or neither. */
export type Load = 'plugin' | 'block types' | 'nothing';

/** Prepares a site that is a day old, so that daily data exists, and sets up the `block types` benchmark. */
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

/** Asks for the blog's first page, which holds none of our blocks. */
export async function servePage( load: Load ): Promise< Serving > {
	await switchPlugin( load === 'plugin' );
	await php(
		`update_option( 'empty_block_types', $input ? 1 : 0 );`,
		load === 'block types'
	);
	// The first request finds out what changed.
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
