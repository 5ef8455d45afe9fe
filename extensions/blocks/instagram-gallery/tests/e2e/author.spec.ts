import { expect, php, screenshot, siteUrl, test } from '#e2e';
import { TOKENS } from '../../api.mock';
import { beginAnew, BLOCK, markup, OWNER, referenceOf, TOKEN } from './support';

test.describe( 'on a site whose owner has connected an account', () => {
	beginAnew();

	test( 'an author publishes the account’s posts, and no token reaches the browser or the post', async ( {
		author,
		visitor,
	} ) => {
		const answers: string[] = [];
		author.page.on( 'response', async ( response ) => {
			if ( response.url().includes( 'instagram-gallery' ) ) {
				answers.push( await response.text().catch( () => '' ) );
			}
		} );
		await author.edit();
		await author.insert( 'instagram-gallery' );
		const block = author.canvas.locator( BLOCK );
		await expect(
			block.getByRole( 'radio', { name: '@harbour.bakery' } )
		).toBeChecked();
		await screenshot( author.page, 'instagram-connect' );
		expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
		await block
			.getByRole( 'button', { name: 'Connect to Instagram' } )
			.click();
		await expect( block.getByRole( 'img' ) ).toHaveCount( 9 );
		await author.selectBlock();
		await expect(
			author.sidebar.getByRole( 'slider', { name: 'Number of columns' } )
		).toBeVisible();
		await screenshot( author.page, 'instagram-editor' );
		expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
		expect( await author.axeInControls() ).toEqual( [] );
		const id = await author.publish( 'Bread on Instagram' );
		await author.reopenAndExpectValid();
		expect( await author.isDirty() ).toBe( false );
		expect( await author.content() ).toBe( markup() );
		expect( answers.join() ).toContain( OWNER );
		expect( answers.join() ).not.toContain( TOKEN );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await expect( visitor.locator( `${ BLOCK } img` ) ).toHaveCount( 9 );
	} );
} );

test.describe( 'on a site with a platform', () => {
	beginAnew( 'no-connection', '' );

	// spec: 002-2.7-3, 002-4.6-3, 002-6-4, 002-7-5, 002-7-7
	test( 'an author connects, adds an account in a pop-up, and sees the account’s posts', async ( {
		author,
		visitor,
	} ) => {
		await author.open();
		await author.insert( 'instagram-gallery' );
		const block = author.canvas.locator( BLOCK );
		const link = block.getByRole( 'link', {
			name: 'Connect user account',
		} );
		const address = await link.getAttribute( 'href' );
		expect( new URL( address ?? '' ).searchParams.get( 'redirect' ) ).toBe(
			author.page.url()
		);
		await screenshot( author.page, 'instagram-connect-user' );
		// The author opens the URL and returns to a new editor.
		await fetch( address ?? '', { redirect: 'manual' } );
		await php(
			`return delete_metadata( 'user', 0, $GLOBALS['wpdb']->get_blog_prefix() . 'dovetail_blocks_platform_user', '', true );`
		);
		await author.open();
		await author.insert( 'instagram-gallery' );
		const button = block.getByRole( 'button', {
			name: 'Connect to Instagram',
		} );
		await expect( button ).toBeEnabled();
		await expect( button ).not.toHaveAttribute( 'aria-disabled', 'true' );
		const popup = author.page.waitForEvent( 'popup' );
		await button.click();
		const opened = await popup;
		await expect.poll( () => opened.isClosed() ).toBe( true );
		await expect( block.getByRole( 'img' ) ).toHaveCount( 9 );
		const id = await author.publish( 'Market on Instagram' );
		const content = await author.content();
		const reference = referenceOf( 'platform', 'harbour.market' );
		expect( content ).toContain( `"accessToken":"${ reference }"` );
		expect( content ).toContain( '"instagramUser":"harbour.market"' );
		expect( content ).not.toContain( TOKENS.new );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await expect( visitor.locator( `${ BLOCK } img` ) ).toHaveCount( 9 );
		expect( await visitor.content() ).not.toContain( TOKENS.new );
	} );
} );
