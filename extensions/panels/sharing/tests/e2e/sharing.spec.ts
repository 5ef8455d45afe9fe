import {
	axeWithin,
	createPost,
	expect,
	expectOnlyBelowItsPost,
	expectOnlyWhereSupported,
	expectTick,
	forgetSettings,
	php,
	screenshot,
	siteUrl,
	switchOn,
	test,
} from '#e2e';

test.beforeEach( () => switchOn( 'sharing' ) );
test.afterEach( forgetSettings );

const PANEL = {
	slug: 'sharing',
	title: 'Sharing buttons',
	tick: 'Show sharing buttons.',
};

// spec: 002-2.19-3
test( 'an author can uncheck and check Sharing by keyboard, and the post’s page reflects each saved choice', async ( {
	author,
	visitor,
} ) => {
	await expectTick( author, visitor, PANEL );
} );

test( 'the Sharing panel appears only if the owner has turned sharing on and the post type supports sharing', async ( {
	admin,
} ) => {
	await expectOnlyWhereSupported( admin, PANEL );
} );

test( 'the sharing buttons appear once below a single post, but not in feeds, lists or embeds', async () => {
	await expectOnlyBelowItsPost( PANEL );
} );

const permalink = ( id: number ) =>
	php< string >( `return get_permalink( $input );`, id );

async function linksOf( id: number ): Promise< string[][] > {
	const html = await ( await fetch( `${ siteUrl() }/?p=${ id }` ) ).text();
	return [
		...html.matchAll( /rel="nofollow noopener" href="([^"]*)">([^<]*)</g ),
	].map( ( [ , href = '', name = '' ] ) => [
		name,
		href.replaceAll( '&#038;', '&' ),
	] );
}

test( 'sharing buttons are plain links with the post’s URL, and send no request before a click', async ( {
	pageAs,
	visitor,
} ) => {
	const id = await createPost( {
		title: 'Rye & "salt" 100 % #1',
		content: 'Bread.',
	} );
	const url = encodeURIComponent( await permalink( id ) );
	// WordPress turns straight quotes into curly quotes.
	const title = encodeURIComponent( 'Rye & “salt” 100 % #1' );
	expect( await linksOf( id ) ).toEqual( [
		[ 'Email', `mailto:?subject=${ title }&body=${ url }` ],
		[ 'WhatsApp', `https://wa.me/?text=${ title }%20${ url }` ],
		[ 'Facebook', `https://www.facebook.com/sharer/sharer.php?u=${ url }` ],
		[
			'Mastodon',
			`https://share.joinmastodon.org/#text=${ title }%20${ url }`,
		],
		[
			'Bluesky',
			`https://bsky.app/intent/compose?text=${ title }%20${ url }`,
		],
		[
			'LinkedIn',
			`https://www.linkedin.com/sharing/share-offsite/?url=${ url }`,
		],
	] );
	const page = await pageAs( null, { javaScriptEnabled: false } );
	await page.goto( `/?p=${ id }` );
	const group = page.getByRole( 'group', {
		name: 'Share “Rye & “salt” 100 % #1”',
	} );
	await expect( group.getByRole( 'link' ) ).toHaveCount( 6 );
	await expect( group.locator( 'button' ) ).toBeHidden();
	await visitor.goto( `/?p=${ id }` );
	expect( await axeWithin( visitor, '.dovetail-share-links' ) ).toEqual( [] );
	await screenshot( visitor, 'sharing' );
	await visitor.setViewportSize( { width: 390, height: 800 } );
	await screenshot( visitor, 'sharing-390' );
} );

test( 'in browsers with a share menu, the share button shares the page’s title and URL', async ( {
	visitor,
} ) => {
	const id = await createPost( { title: 'Rye', content: 'Bread.' } );
	await visitor.addInitScript( () => {
		Object.assign( navigator, {
			share: ( data: object ) => {
				document.documentElement.dataset.shared =
					JSON.stringify( data );
				return Promise.reject( new Error( 'Not now.' ) );
			},
		} );
	} );
	await visitor.goto( `/?p=${ id }` );
	await visitor.getByRole( 'button', { name: 'Share…' } ).click();
	expect(
		JSON.parse(
			String(
				await visitor.locator( 'html' ).getAttribute( 'data-shared' )
			)
		)
	).toEqual( {
		title: 'Rye',
		url: await permalink( id ),
	} );
} );

test( 'a fake sharing button in an author’s HTML does nothing and does not hide the real one', async ( {
	visitor,
} ) => {
	const id = await createPost( {
		content:
			'<div class="dovetail-share-links"><ul><li><button type="button">Win</button></li></ul></div>',
		author: 'author',
	} );
	await visitor.addInitScript( () => {
		Object.assign( navigator, {
			share: () => {
				document.documentElement.dataset.shared = 'yes';
				return Promise.resolve();
			},
		} );
	} );
	await visitor.goto( `/?p=${ id }` );
	await visitor.getByRole( 'button', { name: 'Win' } ).click();
	await expect( visitor.locator( 'html' ) ).not.toHaveAttribute(
		'data-shared'
	);
	await visitor.getByRole( 'button', { name: 'Share…' } ).click();
	await expect( visitor.locator( 'html' ) ).toHaveAttribute(
		'data-shared',
		'yes'
	);
} );
