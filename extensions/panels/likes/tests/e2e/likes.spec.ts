import {
	axeWithin,
	createPost,
	expect,
	expectOnlyBelowItsPost,
	expectOnlyWhereSupported,
	expectTick,
	forgetSettings,
	rightToLeft,
	screenshot,
	siteUrl,
	switchOn,
	test,
} from '#e2e';

test.beforeEach( () => switchOn( 'likes' ) );
test.afterEach( forgetSettings );

const PANEL = {
	slug: 'likes',
	title: 'Likes',
	tick: 'Show likes.',
};

// spec: 000-2.9-2
test( 'an author can uncheck and check Likes by keyboard, and the post’s page reflects each saved choice', async ( {
	author,
	visitor,
} ) => {
	await expectTick( author, visitor, PANEL );
} );

// spec: 002-6-6
test( 'the Likes panel appears only if the owner has turned likes on and the post type supports likes', async ( {
	admin,
} ) => {
	await expectOnlyWhereSupported( admin, PANEL );
} );

test( 'the like button appears once below a single post, but not in feeds, lists or embeds', async () => {
	await expectOnlyBelowItsPost( PANEL );
} );

const addressOf = ( id: number ) =>
	`${ siteUrl() }/wp-json/dovetail/v1/likes/${ id }`;

type Answer = { count?: string; receipt?: string };

/** Sends a like as another site's script would. */
async function press( id: number, receipt = '' ): Promise< Answer > {
	const body = new FormData();
	body.append( 'receipt', receipt );
	return (
		await fetch( addressOf( id ), { method: 'POST', body } )
	).json() as Promise< Answer >;
}

const likesOf = async ( id: number ) =>
	( ( await ( await fetch( addressOf( id ) ) ).json() ) as Answer ).count;

test( 'a visitor can like a post once by keyboard, sees the like later, and can undo the like', async ( {
	visitor,
} ) => {
	const id = await createPost( { content: 'Bread & butter.' } );
	await visitor.goto( `/?p=${ id }` );
	const button = visitor.getByRole( 'button', { name: 'Like', exact: true } );
	const count = visitor.locator( '.dovetail-likes [role=status]' );
	await expect( button ).toHaveAttribute( 'aria-pressed', 'false' );
	await expect( count ).toHaveText( '' );
	await button.focus();
	await visitor.keyboard.press( 'Enter' );
	await expect( count ).toHaveText( '1 like' );
	await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( button ).toBeFocused();
	await screenshot( visitor, 'likes' );
	expect( await axeWithin( visitor, '.dovetail-likes' ) ).toEqual( [] );

	await visitor.reload();
	await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( count ).toHaveText( '1 like' );
	await button.click();
	await expect( count ).toHaveText( '' );
	await expect( button ).toHaveAttribute( 'aria-pressed', 'false' );
	expect( await likesOf( id ) ).toBe( '' );
} );

test( 'a page cached for days shows the current number of likes', async ( {
	visitor,
} ) => {
	const id = await createPost( { content: 'Rye.' } );
	await visitor.route( `**/?p=${ id }`, async ( route ) => {
		const response = await route.fetch();
		await press( id );
		await route.fulfill( { response } );
	} );
	await visitor.goto( `/?p=${ id }` );
	await expect(
		visitor.locator( '.dovetail-likes [role=status]' )
	).toHaveText( '1 like' );
} );

test( 'a like count requested before a click does not overwrite the result of the click', async ( {
	visitor,
} ) => {
	const id = await createPost( { content: 'Rye.' } );
	const pressed = visitor.waitForResponse(
		( response ) => response.request().method() === 'POST'
	);
	await visitor.route( '**/dovetail/v1/likes/*', async ( route ) => {
		if ( route.request().method() === 'GET' ) {
			const response = await route.fetch();
			await pressed;
			await route.fulfill( { response } );
		} else {
			await route.continue();
		}
	} );
	await visitor.goto( `/?p=${ id }` );
	const late = visitor.waitForResponse(
		( response ) => response.request().method() === 'GET'
	);
	const button = visitor.getByRole( 'button', { name: 'Like', exact: true } );
	await button.click();
	await ( await late ).finished();
	// Send one more request first, so that any effect of the like response would be visible by now.
	await visitor.evaluate( () =>
		fetch( '/' ).then( ( page ) => page.text() )
	);
	await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect(
		visitor.locator( '.dovetail-likes [role=status]' )
	).toHaveText( '1 like' );
} );

test( 'if a like fails, the visitor sees an error and nothing changes', async ( {
	visitor,
	troubles,
} ) => {
	const id = await createPost( { content: 'Rye.' } );
	await visitor.goto( `/?p=${ id }` );
	const button = visitor.getByRole( 'button', { name: 'Like', exact: true } );
	await expect( button ).toBeVisible();
	await visitor.route( '**/dovetail/v1/likes/*', ( route ) => route.abort() );
	await button.click();
	await expect(
		visitor.locator( '.dovetail-likes [role=status]' )
	).toHaveText( 'Your like could not be counted. Try again later.' );
	await expect( button ).toHaveAttribute( 'aria-pressed', 'false' );
	expect( await likesOf( id ) ).toBe( '' );
	troubles.length = 0;
} );

test( 'without JavaScript, the page shows the number of likes but no button', async ( {
	pageAs,
} ) => {
	const id = await createPost( { content: 'Rye.' } );
	await press( id );
	const page = await pageAs( null, { javaScriptEnabled: false } );
	await page.goto( `/?p=${ id }` );
	await expect( page.getByText( '1 like' ) ).toBeVisible();
	await expect( page.locator( '.dovetail-likes button' ) ).toBeHidden();
} );

test( 'a visitor’s receipt removes only one like, even if sent repeatedly', async () => {
	const id = await createPost( { content: 'Rye.' } );
	const { receipt = '' } = await press( id );
	await press( id );
	const answers = await Promise.all( [
		press( id, receipt ),
		press( id, receipt ),
		press( id, receipt ),
	] );
	expect( answers.map( ( { count } ) => count ) ).toContain( '1 like' );
	expect( await likesOf( id ) ).toBe( '1 like' );
} );

test( 'a fake like button in an author’s HTML does nothing and does not hide the real one', async ( {
	visitor,
} ) => {
	const id = await createPost( {
		content:
			'<div class="dovetail-likes"><button type="button" class="wp-element-button">Win</button><span role="status">1,000 likes</span></div><div class="dovetail-likes"><template><button type="button">Win too</button></template><span>None</span></div>',
		author: 'author',
	} );
	await visitor.goto( `/?p=${ id }` );
	const like = visitor.getByRole( 'button', { name: 'Like', exact: true } );
	await visitor.getByRole( 'button', { name: 'Win', exact: true } ).click();
	await expect( visitor.getByText( '1,000 likes' ) ).toBeVisible();
	await like.click();
	await expect( like ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect(
		visitor.getByText( '1 like', { exact: true } )
	).toBeVisible();
	expect( await likesOf( id ) ).toBe( '1 like' );
} );

test( 'simultaneous likes are all counted', async () => {
	const id = await createPost( { content: 'Rye.' } );
	await Promise.all( Array.from( { length: 5 }, () => press( id ) ) );
	expect( await likesOf( id ) ).toBe( '5 likes' );
} );

test( 'the like button works on a right-to-left page', async ( {
	visitor,
} ) => {
	const id = await createPost( { content: 'Rye.' } );
	await rightToLeft( async () => {
		await visitor.setViewportSize( { width: 390, height: 800 } );
		await visitor.goto( `/?p=${ id }` );
		const button = visitor.locator( '.dovetail-likes button' );
		await button.click();
		await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
		await screenshot( visitor, 'likes-rtl' );
		const [ a, b ] = await Promise.all( [
			button.boundingBox(),
			visitor.locator( '.dovetail-likes [role=status]' ).boundingBox(),
		] );
		expect( a && b && a.x > b.x ).toBe( true );
	} );
} );
