import type { Page } from '@playwright/test';
import {
	axeWithin,
	createPost,
	expect,
	feedOf,
	ourRequests,
	php,
	screenshot,
	siteUrl,
	test,
	showcaseOf,
} from '#e2e';

const BLOCK = '.wp-block-dovetail-repeat-visitor';
const VIEW = '**/blocks/repeat-visitor/view.js*';
const NEWCOMERS = 'New here?';
const REGULARS = 'Good to see you again!';

/**
 * A post with a welcome for new visitors and another one for returning visitors (threshold 3), and a paragraph below.
 */
const welcome = (): Promise< number > =>
	createPost( {
		author: 'author',
		content: `${ showcaseOf( 'repeat-visitor' ) }

<!-- wp:paragraph -->
<p class="below">What stands below.</p>
<!-- /wp:paragraph -->`,
	} );

const open = ( page: Page, id: number ) =>
	page.goto( `${ siteUrl() }/?p=${ id }` );

/** Waits until the script has decided. Resolves with the visibility of the two welcomes. */
async function shown( page: Page ): Promise< boolean[] > {
	await expect( page.locator( `${ BLOCK }.is-undecided` ) ).toHaveCount( 0 );
	return Promise.all(
		[ NEWCOMERS, REGULARS ].map( ( text ) =>
			page.getByText( text ).isVisible()
		)
	);
}

const cameBefore = ( page: Page, value: string ) =>
	page
		.context()
		.addCookies( [ { name: 'jp-visit-counter', value, url: siteUrl() } ] );

const visits = async ( page: Page ) =>
	( await page.context().cookies() ).find(
		( { name } ) => name === 'jp-visit-counter'
	);

/** Deletes the cookie of the current visit, as the browser does after half an hour without a page view. */
const visitEnds = ( page: Page ) =>
	page.context().clearCookies( { name: 'dovetail-visit' } );

// spec: 002-1-15, 002-2.14-1, 002-3.14-1, 002-5-10, 002-8-7
test( 'a Repeat Visitor block keeps everything that an author sets', async ( {
	author,
	visitor,
} ) => {
	const { page, canvas } = author;
	await author.edit();
	await author.insert( 'repeat-visitor' );
	const block = canvas.locator( BLOCK );
	const threshold = block.getByLabel( 'Visit count threshold' );
	await expect( threshold ).toHaveValue( '3' );
	await expect( block ).toContainText(
		'Visitors see this content after 3 visits.'
	);
	await threshold.fill( '0' );
	await expect( block ).toContainText( 'Please enter a valid number.' );
	await screenshot( page, 'repeat-visitor-invalid' );
	await threshold.fill( '1' );
	await block.getByRole( 'radio', { name: 'Show before threshold' } ).check();
	await expect( block ).toContainText(
		'Visitors see this content only on their first visit.'
	);
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await block.getByRole( 'button', { name: 'Add block' } ).click();
	await page.getByRole( 'option', { name: 'Paragraph' } ).click();
	await page.keyboard.type( 'Welcome & hello' );
	await expect( threshold ).toBeVisible();
	await screenshot( page, 'repeat-visitor-editor' );

	const id = await author.publish( 'Welcome' );
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toMatchObject( [
		{ attributes: { criteria: 'before-visits', threshold: 1 } },
		{ name: 'core/paragraph' },
	] );
	await screenshot( page, 'repeat-visitor-unselected' );

	await open( visitor, id );
	await expect( visitor.getByText( 'Welcome & hello' ) ).toBeVisible();
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await visitEnds( visitor );
	await open( visitor, id );
	await expect( visitor.locator( BLOCK ) ).toHaveAttribute( 'hidden', '' );
	await expect( visitor.getByText( 'Welcome & hello' ) ).toBeHidden();
} );

// spec: 000-5-7, 000-9-4
test( 'a visitor counts as new for three visits and then as returning, and each visit counts once', async ( {
	visitor,
} ) => {
	const id = await welcome();
	for ( const count of [ 1, 2, 3, 4, 5 ] ) {
		await open( visitor, id );
		expect( await shown( visitor ) ).toEqual(
			count > 3 ? [ false, true ] : [ true, false ]
		);
		expect( ( await visits( visitor ) )?.value ).toBe( String( count ) );
		// Open another page within the same visit.
		await open( visitor, id );
		expect( await shown( visitor ) ).toEqual(
			count > 3 ? [ false, true ] : [ true, false ]
		);
		expect( ( await visits( visitor ) )?.value ).toBe( String( count ) );
		await visitEnds( visitor );
	}
	const cookie = await visits( visitor );
	const days = ( ( cookie?.expires ?? 0 ) - Date.now() / 1000 ) / 86_400;
	expect( Math.round( days ) ).toBe( 180 );
	await screenshot( visitor, 'repeat-visitor-regular' );
} );

for ( const value of [ 'often', '-9', '99999999999', '2.5', '<b>' ] ) {
	test( `a cookie with the invalid value ${ value } is treated as a first visit`, async ( {
		visitor,
	} ) => {
		const id = await welcome();
		await cameBefore( visitor, value );
		await open( visitor, id );
		expect( await shown( visitor ) ).toEqual( [ true, false ] );
		expect( ( await visits( visitor ) )?.value ).toBe( '1' );
	} );
}

test( 'a page without the block sets no cookie', async ( { visitor } ) => {
	const id = await createPost( {
		content: '<!-- wp:paragraph --><p>Nothing.</p><!-- /wp:paragraph -->',
	} );
	await open( visitor, id );
	await visitor.waitForLoadState( 'networkidle' );
	expect( await visits( visitor ) ).toBeUndefined();
} );

for ( const [ who, visitsBefore, isOngoing, sees ] of [
	[ 'a newcomer', '0', false, [ true, false ] ],
	[ 'a regular', '7', false, [ false, true ] ],
	[ 'a regular on the fourth visit', '3', false, [ false, true ] ],
	[ 'a newcomer on the third visit', '3', true, [ true, false ] ],
] as const ) {
	test( `${ who } never sees content for other visitors, and the layout does not shift`, async ( {
		visitor,
	} ) => {
		const id = await welcome();
		await cameBefore( visitor, visitsBefore );
		if ( isOngoing ) {
			await visitor
				.context()
				.addCookies( [
					{ name: 'dovetail-visit', value: '1', url: siteUrl() },
				] );
		}
		let letGo = () => {};
		const held = new Promise< void >( ( resolve ) => ( letGo = resolve ) );
		await visitor.route( VIEW, async ( route ) => {
			await held;
			await route.continue();
		} );
		await visitor.goto( `${ siteUrl() }/?p=${ id }`, {
			waitUntil: 'commit',
		} );
		const below = visitor.locator( '.below' );
		await below.waitFor();
		await expect( visitor.getByText( NEWCOMERS ) ).toBeHidden();
		await expect( visitor.getByText( REGULARS ) ).toBeHidden();
		const before = await below.boundingBox();
		await screenshot( visitor, 'repeat-visitor-undecided' );
		letGo();
		expect( await shown( visitor ) ).toEqual( sees );
		expect( await below.boundingBox() ).toEqual( before );
		await screenshot(
			visitor,
			`repeat-visitor-${ who.replaceAll( ' ', '-' ) }`
		);
	} );
}

test( 'without a script, all content is shown', async ( { pageAs } ) => {
	const page = await pageAs( null, { javaScriptEnabled: false } );
	await open( page, await welcome() );
	await expect( page.getByText( NEWCOMERS ) ).toBeVisible();
	await expect( page.getByText( REGULARS ) ).toBeVisible();
} );

test( 'if the script fails to load, all content is shown after a while', async ( {
	visitor,
	troubles,
} ) => {
	const id = await welcome();
	await visitor.route( VIEW, ( route ) => route.abort() );
	await open( visitor, id );
	await expect( visitor.getByText( REGULARS ) ).toBeHidden();
	await visitor.evaluate( () =>
		document.getAnimations().forEach( ( animation ) => animation.finish() )
	);
	await expect( visitor.getByText( NEWCOMERS ) ).toBeVisible();
	await expect( visitor.getByText( REGULARS ) ).toBeVisible();
	await expect( visitor.locator( BLOCK ).last() ).toHaveCSS(
		'position',
		'static'
	);
	troubles.length = 0;
} );

test( 'if the plan has expired, all content is shown, and no script is loaded', async ( {
	visitor,
} ) => {
	const id = await welcome();
	await php(
		`update_option( 'e2e_unavailable', array( 'repeat-visitor' ) ); return true;`
	);
	try {
		const ours = ourRequests( visitor );
		await open( visitor, id );
		await expect( visitor.getByText( NEWCOMERS ) ).toBeVisible();
		await expect( visitor.getByText( REGULARS ) ).toBeVisible();
		expect( ours.filter( ( path ) => path.endsWith( '.js' ) ) ).toEqual(
			[]
		);
	} finally {
		await php( `delete_option( 'e2e_unavailable' ); return true;` );
	}
} );

test( 'a feed shows all content', async () => {
	const feed = await feedOf( await welcome() );
	expect( feed ).toContain( NEWCOMERS );
	expect( feed ).toContain( REGULARS );
	expect( feed ).not.toContain( 'is-undecided' );
} );

test( 'visitors without consent are not counted, and the page updates when they consent', async ( {
	visitor,
} ) => {
	const id = await welcome();
	await cameBefore( visitor, '7' );
	await visitor.addInitScript( () =>
		Reflect.set( window, 'dovetailConsent', { preferences: false } )
	);
	await open( visitor, id );
	expect( await shown( visitor ) ).toEqual( [ true, false ] );
	expect( ( await visits( visitor ) )?.value ).toBe( '7' );
	await visitor.evaluate( () =>
		document.dispatchEvent(
			new CustomEvent( 'dovetail-consent', {
				detail: { preferences: true },
			} )
		)
	);
	expect( await shown( visitor ) ).toEqual( [ false, true ] );
	expect( ( await visits( visitor ) )?.value ).toBe( '8' );
} );

test( 'on a site with a consent tool, the visit cookie is not read before consent', async ( {
	visitor,
	troubles,
} ) => {
	const id = await welcome();
	await cameBefore( visitor, '7' );
	const isRegular = async () => {
		await visitor.route( VIEW, ( route ) => route.abort() );
		await open( visitor, id );
		return visitor.locator( `${ BLOCK }.is-regular` ).count();
	};
	const answer = ( consent: string ) =>
		php( `return update_option( 'e2e_consent', $input );`, consent );
	try {
		await answer( 'ask' );
		expect( await isRegular() ).toBe( 0 );
		await answer( '' );
		expect( await isRegular() ).toBe( 2 );
		await visitor.addInitScript( () =>
			Reflect.set( window, 'dovetailConsent', { preferences: false } )
		);
		expect( await isRegular() ).toBe( 0 );
	} finally {
		await answer( '' );
	}
	// Ignore the error that the blocked script causes.
	troubles.length = 0;
} );
