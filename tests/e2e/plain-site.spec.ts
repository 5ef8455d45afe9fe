import { findBlocks } from '../../src/bundle/find-blocks';
import { fillPlaceholders } from '../../src/playground/fill-placeholders';
import { findShowcaseSections } from '../../src/playground/find-showcase';
import { phpScript } from '../../src/playground/php';
import { showcaseContent } from '../../src/playground/showcase';
import {
	createPost,
	expect,
	php,
	platformUrl,
	runPhp,
	screenshot,
	siteUrl,
	test,
	RUN_DUE_EVENTS,
	type PlainVisit,
	type WordPress,
} from './support';
import { ofExtensions } from './support/of-extensions';
import { withoutPlatform } from './support/plain-site';
import { plainSite } from './support/plain-visit';

declare const wp: WordPress;

const visits = await ofExtensions< PlainVisit >( 'plain-visit' );

const blocks = ( await findBlocks() ).map( ( { data } ) => data );

/** Blocks in the inserter that need no platform. */
const offered = blocks
	.filter(
		( { follows, parent, list, supports } ) =>
			! follows && ! parent && ! list && supports.inserter !== false
	)
	.map( ( { slug, title } ) => ( { slug, title } ) );

let plain: Awaited< ReturnType< typeof withoutPlatform > >;
test.beforeEach( async () => {
	plain = await withoutPlatform();
} );
test.afterEach( () => plain.undo() );

test( 'the site that `npm start` runs responds while the plugin is inactive', async ( {
	visitor,
} ) => {
	const isOn = ( on: boolean ) =>
		php(
			`$plugins = array_filter( (array) get_option( 'active_plugins' ), static fn( $file ) => 0 !== strpos( $file, 'dovetail-blocks/' ) );
			return update_option( 'active_plugins', $input ? array_merge( $plugins, array( 'dovetail-blocks/dovetail-blocks.php' ) ) : $plugins );`,
			on
		);
	// Not the front page, because it shows posts of other tests.
	const id = await createPost( { content: '' } );
	await isOn( false );
	try {
		expect(
			( await visitor.goto( `${ siteUrl() }/?p=${ id }` ) )?.status()
		).toBe( 200 );
		expect( await visitor.content() ).not.toContain( 'dovetail-blocks/' );
	} finally {
		await isOn( true );
	}
} );

test( 'without a platform, every block is in the inserter, whether or not its connection exists', async ( {
	author,
} ) => {
	const inInserter = async () => {
		await author.open();
		return author.page.evaluate(
			( names ) =>
				names.filter( ( name ) =>
					Boolean( wp.blocks.getBlockType( name ) )
				),
			offered.map( ( { slug } ) => `dovetail/${ slug }` )
		);
	};
	expect( await inInserter() ).toEqual(
		offered.map( ( { slug } ) => `dovetail/${ slug }` )
	);
	const needing = blocks.filter( ( { needs } ) => needs );
	expect( needing.length ).toBeGreaterThan( 0 );
	await php(
		`return update_option( 'dovetail_blocks_playground_platform', array( 'keys' => array() ) + get_option( 'dovetail_blocks_playground_platform' ) );`
	);
	await php(
		`// What a test before has stored with the settings page.
		foreach ( array_keys( \\Dovetail\\Connections\\Connections::all() ) as $id ) {
			delete_option( \\Dovetail\\Connections\\Connections::option_name( $id ) );
		}
		return \\Dovetail\\Connections\\Connection_Store::store_defaults();`
	);
	// The inserter offers exactly the blocks that need no platform.
	expect( await inInserter() ).toEqual(
		offered.map( ( { slug } ) => `dovetail/${ slug }` )
	);
} );

// spec: 000-0-1, 001-0-1, 002-0-1, 002-1-1
test( 'without a platform, an author publishes every block, and each works for a visitor', async ( {
	author,
	pageAs,
} ) => {
	const undo: ( () => Promise< unknown > )[] = [];
	for ( const { prepare } of visits ) {
		undo.push( ...( prepare ? [ await prepare() ] : [] ) );
	}
	const sections = await findShowcaseSections();
	const content = fillPlaceholders(
		showcaseContent( sections ),
		JSON.parse( await runPhp( phpScript( 'showcase-pictures' ) ) ),
		platformUrl()
	);
	await author.open();
	await author.insertAllFromInserter( offered.map( ( { title } ) => title ) );
	await author.page.evaluate( ( html ) => {
		wp.data
			.dispatch( 'core/block-editor' )
			.resetBlocks( wp.blocks.parse( html ) );
	}, content );
	const id = await author.publish( 'Everything on a plain site' );
	await author.reloadAndExpectValid( id );
	const url = `${ siteUrl() }/?p=${ id }`;
	await fetch( url );
	await runPhp( RUN_DUE_EVENTS );
	const page = await pageAs( null );
	await page.goto( url );
	const drawn = await page.evaluate( () => [
		...new Set(
			[
				...document.querySelectorAll( '[class*="wp-block-dovetail-"]' ),
			].flatMap( ( { classList } ) =>
				[ ...classList ].flatMap(
					( name ) =>
						/^wp-block-dovetail-([a-z-]+)$/.exec( name )?.[ 1 ] ??
						[]
				)
			)
		),
	] );
	expect(
		offered
			.map( ( { slug } ) => slug )
			.filter( ( slug ) => ! drawn.includes( slug ) )
	).toEqual( [] );
	await screenshot( page, 'plain-site', { fullPage: true } );
	for ( const { job } of visits ) {
		await job?.( page );
	}
	for ( const each of undo ) {
		await each();
	}
} );

test( 'without a platform, every form can be sent and feeds can be read', async () => {
	const site = await plainSite(
		{ url: siteUrl(), runPhp },
		platformUrl(),
		visits.flatMap( ( { content = [] } ) => content ).join( '\n\n' )
	);
	for ( const { visit } of visits ) {
		await visit?.( site );
	}
} );
