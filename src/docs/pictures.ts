import { mkdirSync, readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../tests/harness/browser/chromium';
import { withSite } from '../../tests/harness/browser/with-site';
import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { findBlocks } from '../bundle/find-blocks';
import { findExtensions } from '../bundle/find-extensions';
import { findFacts } from '../bundle/find-facts';
import type { RunningWordPress } from '../playground/boot';
import {
	fillPlaceholders,
	type ShowcasePicture,
} from '../playground/fill-placeholders';
import { findShowcaseSections } from '../playground/find-showcase';
import type { ShowcaseSection } from '../playground/showcase';
import { phpScript, phpValue } from '../playground/php';
import { GUIDE_PICTURES, pictureFile } from './picture-files';

const SITE = '.cache/docs-site';
const ASSETS = '.wordpress-org';

/** Images for wordpress.org: the name of the drawing, and the image's width and height. */
const DRAWINGS = [
	[ 'icon', 128, 128 ],
	[ 'icon', 256, 256 ],
	[ 'banner', 772, 250 ],
	[ 'banner', 1544, 500 ],
] as const;

/** Slugs of admin screens with a picture in the guide, by the name of the picture. */
const SCREENS = {
	overview: 'dovetail-blocks-overview',
	connections: 'dovetail-connections',
} as const;

/** JPEG quality of screenshots. Text stays readable, and files have about 20 KB. */
const JPEG_QUALITY = 60;

/** Selector of the notices that a block shows if it does not work in the editor. */
const BROKEN = '.components-notice:is(.is-error, .is-warning)';

/** Maximum height of a picture in pixels. */
const MAX_HEIGHT = 700;

/** CSS that hides WordPress's menus around the editor and removes the space for them. */
const EDITOR_ONLY =
	'#wpadminbar,#adminmenumain{display:none!important}html.wp-toolbar{padding-top:0!important}.interface-interface-skeleton{top:0!important;left:0!important}';

/**
 * Takes the pictures of the guide from the editor and the page of a site with mock services, and renders the drawings of
 * wordpress.org. Needs a build in `build/`.
 *
 * @param only Slugs of blocks; empty for all.
 */
export async function takePictures( only: readonly string[] ): Promise< void > {
	const browser = await chromium.launch( await findChromium() );
	try {
		await renderDrawings( browser );
		await withSite( SITE, 2, ( wordpress, origin ) =>
			takeScreenshots( browser, wordpress, origin, only )
		);
	} finally {
		await browser.close();
	}
}

async function renderDrawings( browser: Browser ): Promise< void > {
	for ( const [ name, width, height ] of DRAWINGS ) {
		const page = await browser.newPage( { viewport: { width, height } } );
		await page.setContent(
			`<style>body{margin:0}svg{display:block;width:100vw}</style>${ readFileSync( `${ ASSETS }/${ name }.svg`, 'utf8' ) }`
		);
		await page.screenshot( {
			path: `${ ASSETS }/${ name }-${ width }x${ height }.png`,
		} );
		await page.close();
	}
}

async function takeScreenshots(
	browser: Browser,
	wordpress: RunningWordPress,
	origin: string,
	only: readonly string[]
): Promise< void > {
	mkdirSync( GUIDE_PICTURES, { recursive: true } );
	const pictures: ShowcasePicture[] = JSON.parse(
		await wordpress.runPhp( phpScript( 'showcase-pictures' ) )
	);
	const [ author, visitor ] = [
		await openPage( browser ),
		await openPage( browser ),
	];
	await author.goto(
		`${ wordpress.url }/?playground-login=admin&to=${ encodeURIComponent( '/wp-admin/' ) }`
	);
	for ( const [ name, screen ] of Object.entries( SCREENS ) ) {
		if ( ! only.length || only.includes( name ) ) {
			await author.goto(
				`${ wordpress.url }/wp-admin/admin.php?page=${ screen }`
			);
			await author.addStyleTag( {
				content: '#wpadminbar{display:none!important}',
			} );
			await author.waitForTimeout( 1500 );
			await author.screenshot( {
				path: pictureFile( name, 'screen' ),
				type: 'jpeg',
				quality: JPEG_QUALITY,
			} );
		}
	}
	await ofPanels( author, wordpress, only );
	for ( const { slug, title, content } of await picturedBlocks( only ) ) {
		const post = Number(
			await wordpress.runPhp( `
				wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
				echo wp_insert_post( wp_slash( array(
					'post_type'    => 'page',
					'post_status'  => 'publish',
					'post_title'   => ${ phpValue( title ) },
					'post_content' => ${ phpValue( fillPlaceholders( content, pictures, origin ) ) },
				) ) );` )
		);
		await attempt( slug, async () => {
			const url = `${ wordpress.url }/?page_id=${ post }`;
			// Visit the page twice, because data from other servers, such as a feed, is available only on the second
			// visit.
			await visitor.goto( url );
			await visitor.request.get( `${ wordpress.url }/wp-cron.php` );
			await ofPage( visitor, url, slug );
			await ofEditor(
				author,
				`${ wordpress.url }/wp-admin/post.php?post=${ post }&action=edit`,
				slug
			);
		} );
	}
	await Promise.all(
		[ author, visitor ].map( ( page ) => page.context().close() )
	);
}

/** Takes the pictures of an extension. Prints an error, so that the others still get their pictures. */
async function attempt(
	slug: string,
	work: () => Promise< void >
): Promise< void > {
	try {
		await work();
	} catch ( error ) {
		console.error( `${ slug }: ${ String( error ).split( '\n' )[ 0 ] }` );
	}
}

const openPage = async ( browser: Browser ): Promise< Page > =>
	(
		await browser.newContext( {
			viewport: { width: 1100, height: 760 },
			reducedMotion: 'reduce',
		} )
	).newPage();

/**
 * Takes a picture of each panel in the plugin's sidebar, beside a post. Turns on panels that depend on a site setting.
 */
async function ofPanels(
	page: Page,
	wordpress: RunningWordPress,
	only: readonly string[]
): Promise< void > {
	const facts = await findFacts();
	const panels = ( await findExtensions() )
		.filter( ( { kind } ) => kind === 'panel' )
		.map( ( { data } ) => data.slug );
	const switches = panels.filter(
		( slug ) => facts.get( slug )?.settings?.[ slug ]?.control === 'toggle'
	);
	const post = Number(
		await wordpress.runPhp( `
			wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
			update_option( 'dovetail_blocks_settings', array_fill_keys( ${ phpValue( switches ) }, true ) );
			$image = get_posts( 'post_type=attachment&posts_per_page=1' )[0];
			$post  = wp_insert_post( wp_slash( array(
				'post_status'   => 'draft',
				'post_title'    => 'Sourdough for beginners',
				'post_content'  => '<!-- wp:paragraph --><p>Flour, water, salt and patience: how to bake your first loaf in two days.</p><!-- /wp:paragraph -->',
			) ) );
			set_post_thumbnail( $post, $image->ID );
			echo $post;` )
	);
	await page.goto(
		`${ wordpress.url }/wp-admin/post.php?post=${ post }&action=edit`
	);
	await page.addStyleTag( { content: EDITOR_ONLY } );
	await page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.locator( '[data-type="core/paragraph"]' )
		.waitFor( { timeout: 60_000 } );
	for ( const slug of panels ) {
		if ( only.length && ! only.includes( slug ) ) {
			continue;
		}
		await attempt( slug, async () => {
			const title = await page.evaluate< string >( openPanel( slug ) );
			const panel = page.getByRole( 'region', {
				name: title,
				exact: true,
			} );
			await panel.waitFor( { timeout: 10_000 } );
			await page.waitForTimeout( 1500 );
			await panel.evaluate( ( element ) =>
				element.scrollIntoView( { block: 'nearest' } )
			);
			await page.screenshot( {
				path: pictureFile( slug, 'editor' ),
				type: 'jpeg',
				quality: JPEG_QUALITY,
			} );
		} );
	}
}

/** Returns code that opens a panel's group in the plugin's sidebar, closes the others, and resolves with the panel's title. */
const openPanel = ( slug: string ): string => `
	( () => {
		const { select, dispatch } = wp.data;
		const panels = ${ INITIAL_STATE_GLOBAL }.sidebar;
		const { group, title } = panels[ ${ JSON.stringify( slug ) } ];
		dispatch( 'core/preferences' ).set( 'core/edit-post', 'welcomeGuide', false );
		dispatch( 'core/preferences' ).set( 'core/edit-post', 'fullscreenMode', true );
		dispatch( 'core/interface' ).enableComplementaryArea( 'core', 'dovetail-sidebar/sidebar' );
		for ( const name of new Set( Object.values( panels ).map( ( panel ) => panel.group ) ) ) {
			if ( select( 'core/editor' ).isEditorPanelOpened( 'dovetail-closed-' + name ) === ( name === group ) ) {
				dispatch( 'core/editor' ).toggleEditorPanelOpened( 'dovetail-closed-' + name );
			}
		}
		return title;
	} )()`;

/** Returns the showcases of the blocks, including blocks that need an account, because the services are mocked. */
async function picturedBlocks(
	only: readonly string[]
): Promise< ShowcaseSection[] > {
	const pictured = new Set(
		( await findBlocks() )
			.filter( ( { slug, home } ) => slug === home )
			.map( ( { slug } ) => slug )
	);
	return ( await findShowcaseSections() ).filter(
		( { slug } ) =>
			pictured.has( slug ) && ( ! only.length || only.includes( slug ) )
	);
}

/** Takes a picture of the block on the page, with some space around it. */
async function ofPage(
	page: Page,
	url: string,
	slug: string
): Promise< void > {
	await page.goto( url );
	await page.addStyleTag( {
		content: '.wp-site-blocks>header{display:none!important}',
	} );
	const block = page.locator( `.wp-block-dovetail-${ slug }` ).first();
	await block.scrollIntoViewIfNeeded( { timeout: 10_000 } );
	await page.waitForTimeout( 1500 );
	const box = await block.boundingBox();
	if ( ! box ) {
		throw new Error( 'the page does not show the block.' );
	}
	await page.screenshot( {
		path: pictureFile( slug, 'page' ),
		type: 'jpeg',
		quality: JPEG_QUALITY,
		fullPage: true,
		clip: {
			x: Math.max( 0, box.x - 16 ),
			y: Math.max(
				0,
				box.y + ( ( await page.evaluate( 'scrollY' ) ) as number ) - 16
			),
			width: box.width + 32,
			height: Math.min( box.height + 32, MAX_HEIGHT ),
		},
	} );
}

/** Takes a picture of the editor with the block selected. */
async function ofEditor(
	page: Page,
	url: string,
	slug: string
): Promise< void > {
	await page.goto( url );
	await page.addStyleTag( { content: EDITOR_ONLY } );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	const block = canvas.locator( `[data-type="dovetail/${ slug }"]` ).first();
	await block.waitFor( { timeout: 60_000 } );
	await page.evaluate( selectBlock( `dovetail/${ slug }` ) );
	await block.scrollIntoViewIfNeeded();
	await page.waitForTimeout( 1500 );
	// Some services have no mock, so the block may show an error.
	if ( await block.locator( BROKEN ).count() ) {
		throw new Error( 'the block shows a problem in the editor.' );
	}
	await page.screenshot( {
		path: pictureFile( slug, 'editor' ),
		type: 'jpeg',
		quality: JPEG_QUALITY,
	} );
}

/** Returns code that selects the first block of a type and hides everything else. */
const selectBlock = ( name: string ): string => `
	const { select, dispatch } = wp.data;
	const blocks = select( 'core/block-editor' );
	dispatch( 'core/preferences' ).set( 'core/edit-post', 'welcomeGuide', false );
	dispatch( 'core/preferences' ).set( 'core/edit-post', 'fullscreenMode', true );
	dispatch( 'core/block-editor' ).selectBlock(
		blocks.getClientIdsWithDescendants().find(
			( id ) => blocks.getBlockName( id ) === ${ JSON.stringify( name ) }
		)
	);`;
