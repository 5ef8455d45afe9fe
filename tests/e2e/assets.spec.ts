import { rmSync, writeFileSync } from 'node:fs';
import { findBlocks } from '../../src/bundle/find-blocks';
import {
	axeWithin,
	contentFolder,
	createPost,
	expect,
	openGroup,
	ourRequests,
	php,
	siteUrl,
	test,
} from './support';

const PARAGRAPH =
	'<!-- wp:paragraph --><p>Nothing of ours.</p><!-- /wp:paragraph -->';

for ( const theme of [ 'twentytwentyfive', 'dovetail-classic' ] ) {
	test.describe( `with the theme ${ theme }`, () => {
		test.beforeAll( () =>
			php( `switch_theme( $input ); return true;`, theme )
		);
		test.afterAll( () =>
			php( `switch_theme( 'twentytwentyfive' ); return true;` )
		);

		test( 'a page without our blocks loads none of the plugin’s files', async ( {
			visitor,
		} ) => {
			const id = await createPost( { content: PARAGRAPH } );
			const ours = ourRequests( visitor );
			const response = await visitor.goto( `${ siteUrl() }/?p=${ id }` );
			await visitor.waitForLoadState( 'networkidle' );
			expect( ours ).toEqual( [] );
			expect( await response?.text() ).not.toContain( 'dovetail-blocks' );
		} );

		// Each PHP file that is loaded slows down every page of the site. Four of the 24 files print the metadata for
		// link previews.
		test( 'a page without our blocks loads at most 24 of our PHP files', async () => {
			const id = await createPost( { content: PARAGRAPH } );
			const { files } = await serverWork( `${ siteUrl() }/?p=${ id }` );
			expect( files ).toContain( 'dovetail-blocks.php' );
			expect( files.length, files.join( '\n' ) ).toBeLessThanOrEqual(
				24
			);
		} );

		test( 'a page without our blocks reads none of the plugin’s data, even if no settings are stored', async () => {
			const id = await createPost( { content: PARAGRAPH } );
			await php(
				`delete_option( 'dovetail_blocks_settings' ); do_action( \\Dovetail\\Plugin\\Queue::DAILY_EVENT ); return true;`
			);
			await fetch( `${ siteUrl() }/?p=${ id }` );
			const { queries } = await serverWork( `${ siteUrl() }/?p=${ id }` );
			expect( queries.length ).toBeGreaterThan( 5 );
			expect(
				queries.filter( ( query ) => query.includes( `'dovetail_` ) )
			).toEqual( [] );
			await switchPlugin( false );
			try {
				// Open a page first, because the first page view detects the changes.
				await fetch( `${ siteUrl() }/?p=${ id }` );
				const without = await serverWork( `${ siteUrl() }/?p=${ id }` );
				expect( queries ).toHaveLength( without.queries.length );
			} finally {
				await switchPlugin( true );
			}
		} );
	} );
}

function switchPlugin( isOn: boolean ) {
	return php(
		`$plugins = array_diff( (array) get_option( 'active_plugins' ), array( 'dovetail-blocks/dovetail-blocks.php' ) );
		return update_option( 'active_plugins', $input ? array_merge( $plugins, array( 'dovetail-blocks/dovetail-blocks.php' ) ) : $plugins );`,
		isOn
	);
}

/** Returns our PHP files that a page loads, relative to the plugin, and its database queries. */
async function serverWork(
	url: string
): Promise< { files: string[]; queries: string[] } > {
	const plugin = `${ contentFolder() }/mu-plugins/e2e-server-work.php`;
	writeFileSync(
		plugin,
		`<?php
		add_filter( 'query', static function ( $query ) {
			$GLOBALS['e2e_queries'][] = $query;
			return $query;
		} );
		add_action( 'shutdown', static function () {
			$folder = ( defined( 'DOVETAIL_BLOCKS_DIR' ) ? DOVETAIL_BLOCKS_DIR : '/none' ) . '/';
			$ours   = array_filter( get_included_files(), static fn( $file ) => 0 === strpos( $file, $folder ) );
			$files  = array_map( static fn( $file ) => substr( $file, strlen( $folder ) ), array_values( $ours ) );
			echo '<!--work:' . base64_encode( wp_json_encode( array( 'files' => $files, 'queries' => $GLOBALS['e2e_queries'] ) ) ) . '-->';
		}, 0 );`
	);
	try {
		const html = await ( await fetch( url ) ).text();
		const work = /<!--work:(.*?)-->/.exec( html )?.[ 1 ] ?? '';
		return JSON.parse( Buffer.from( work, 'base64' ).toString() );
	} finally {
		rmSync( plugin );
	}
}

test( 'the editor’s sidebar lists unavailable blocks with the reason', async ( {
	author,
} ) => {
	const sample = ( await findBlocks() ).find(
		( { data } ) => ! data.follows && ! data.parent
	);
	await php(
		`update_option( 'e2e_unavailable', array( $input ) ); return true;`,
		sample?.slug
	);
	try {
		await author.open();
		await openGroup( author.page, 'Unavailable blocks' );
		await expect( author.sidebar ).toContainText(
			sample?.data.title ?? '?'
		);
		await expect( author.sidebar ).toContainText(
			'Your site’s plan does not include it.'
		);
		expect(
			await axeWithin( author.page, '.interface-complementary-area' )
		).toEqual( [] );
	} finally {
		await php( `delete_option( 'e2e_unavailable' ); return true;` );
	}
} );

test( 'the editor and the canvas load only one script and one stylesheet of the plugin until a block is used', async ( {
	author,
} ) => {
	const ours = ourRequests( author.page );
	await author.open();
	// Do not wait for an idle network, because WordPress 6.8 leaves two requests pending.
	await author.page.waitForLoadState();
	const canvas = await author.canvas.owner().elementHandle();
	await ( await canvas?.contentFrame() )?.waitForLoadState();
	expect( [ ...new Set( ours.map( withoutVersion ) ) ].sort() ).toEqual( [
		'editor-canvas.css',
		'editor.js',
	] );
	expect( ours.length ).toBeLessThanOrEqual( 4 );
} );

test( 'the inserter shows block icons, which load as one script', async ( {
	author,
} ) => {
	await author.open();
	const ours = ourRequests( author.page );
	await author.page
		.getByRole( 'button', { name: 'Block Inserter', exact: true } )
		.click();
	// Do not use the search, because matching patterns would load the scripts of their blocks.
	for ( const title of [ 'Map', 'Slideshow' ] ) {
		const icon = author.page
			.getByRole( 'option', { name: title, exact: true } )
			.locator( 'svg' );
		await expect(
			icon.locator( 'path, circle, rect' ).first()
		).toBeVisible();
		// WordPress renders the inserter's list in steps.
		await expect
			.poll( () => icon.boundingBox() )
			.toMatchObject( { width: 24, height: 24 } );
	}
	const scripts = ours
		.map( withoutVersion )
		.filter( ( path ) => path.endsWith( '.js' ) );
	expect( scripts ).toEqual( [ 'icons.js' ] );
} );

const withoutVersion = ( path: string ) => path.replace( /\?.*$/, '' );
