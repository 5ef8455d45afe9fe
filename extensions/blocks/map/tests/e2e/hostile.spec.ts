import type { FrameLocator, Page } from '@playwright/test';
import { expect, isBefore, php, siteUrl, withOldBlock, showcaseOf } from '#e2e';
import {
	claim,
	expectNoInjection,
	preformatted,
	submit,
	test,
	visit,
} from '#e2e/hostile';

import { handed } from './hostile';

const MAP = '.wp-block-dovetail-map';

test( 'a post cannot replace the site’s map service', async ( {
	visitor,
	trap,
} ) => {
	const data = handed.map( trap.url );
	const { id, content } = await submit(
		preformatted( claim( 'map', data ) ) + showcaseOf( 'map' )
	);
	expect( content ).toContain( claim( 'map', data ).slice( 5 ) );
	await visit( visitor, id );
	const block = visitor.locator( MAP );
	await block.scrollIntoViewIfNeeded();
	await expect( block ).toHaveClass( /is-drawn/ );
	await expectNoInjection( visitor, trap );
	await expect(
		block.getByRole( 'button', { name: 'Brandenburg Gate' } )
	).toBeVisible();
} );

test( 'map credits are plain text, even if the service returns HTML', async ( {
	visitor,
	trap,
} ) => {
	const { id } = await submit( showcaseOf( 'map' ) );
	const setService = ( address: string ) =>
		php< string >(
			`$platform = get_option( 'dovetail_blocks_playground_platform' );
			$before = $platform['services']['maps'];
			$platform['services']['maps'] = $input;
			update_option( 'dovetail_blocks_playground_platform', $platform );
			return $before;`,
			address
		);
	const own = await setService( trap.url );
	try {
		await visit( visitor, id );
		const block = visitor.locator( MAP );
		await block.scrollIntoViewIfNeeded();
		await expect( block ).toHaveClass( /is-drawn/ );
		await block.getByRole( 'button', { name: 'Map credits' } ).click();
		await expect( block ).toContainText( 'Made by me' );
		await expect( block.locator( '[onerror]' ) ).toHaveCount( 0 );
		await expect( block.getByRole( 'link', { name: 'me' } ) ).toHaveCount(
			0
		);
		expect( await visitor.title() ).not.toBe( 'TAKEN' );
	} finally {
		trap.asked.splice( 0 );
		await setService( own );
	}
} );

test( 'a post cannot give consent for its visitors', async ( {
	visitor,
	trap,
} ) => {
	await php( `return update_option( 'e2e_consent', 'ask' );` );
	try {
		const { id } = await submit(
			preformatted( '<pre id="dovetail-blocks-consent">"allow"</pre>' ) +
				'<!-- wp:paragraph --><p><a id="dovetailConsent" name="marketing">allow</a><a id="dovetailConsent">allow</a><a id="wp_has_consent">1</a></p><!-- /wp:paragraph -->' +
				showcaseOf( 'map' )
		);
		const asked: string[] = [];
		visitor.on( 'request', ( request ) => asked.push( request.url() ) );
		await visit( visitor, id );
		const block = visitor.locator( MAP );
		await block.scrollIntoViewIfNeeded();
		await expectNoInjection( visitor, trap );
		expect(
			asked.filter( ( url ) => url.includes( '/styles/v1/' ) )
		).toEqual( [] );
		await expect( block ).not.toHaveClass( /is-drawn/ );
		await visitor.evaluate( () =>
			document.dispatchEvent(
				new CustomEvent( 'dovetail-consent', {
					detail: { marketing: true },
				} )
			)
		);
		await expect( block ).toHaveClass( /is-drawn/ );
	} finally {
		await php( `return delete_option( 'e2e_consent' );` );
	}
} );

test( 'a post cannot choose the map service or script URLs in an editor with or without an iframe', async ( {
	admin: { page },
	trap,
} ) => {
	const data = handed.map( trap.url );
	const { id } = await submit(
		`<!-- wp:paragraph --><p>${ claim(
			'map',
			data,
			'span'
		) } <span class="wp-block-dovetail-map" data-map-style="default">x</span> <img id="dovetail-blocks-editor-js" src="${
			trap.url
		}/x.png" alt=""></p><!-- /wp:paragraph -->${ showcaseOf( 'map' ) }`
	);
	const look = async ( canvas: Page | FrameLocator ) => {
		await page.goto(
			`${ siteUrl() }/wp-admin/post.php?post=${ id }&action=edit`
		);
		await expect(
			canvas.locator( `${ MAP }__stage canvas` )
		).toBeVisible();
		await expect(
			canvas.locator( 'script[type="module"][data-dovetail-state]' )
		).toHaveAttribute(
			'src',
			/^http:\/\/127[^?]*\/plugins\/[\w-]+\/blocks\/map\/view\.js\?ver=\w+$/
		);
		await expectNoInjection( page, trap );
	};
	const frame = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await look( frame );
	await withOldBlock( () => look( isBefore( '7.0' ) ? page : frame ) );
} );
