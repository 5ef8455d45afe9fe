import {
	axeWithin,
	createPost,
	expect,
	php,
	screenshot,
	siteUrl,
	test,
	showcaseOf,
} from '#e2e';

const BLOCK = '.wp-block-dovetail-business-hours';

test( 'a click below the edited hours is not lost when the hours become shorter', async ( {
	author: editor,
} ) => {
	const { page, canvas } = editor;
	// In a window that scrolls, the browser keeps the text below the hours in place.
	await page.setViewportSize( { width: 1280, height: 2000 } );
	await editor.edit(
		`${ showcaseOf( 'business-hours' ) }
<!-- wp:paragraph -->
<p>Ring the bell.</p>
<!-- /wp:paragraph -->`
	);
	await canvas.locator( BLOCK ).click();
	await expect(
		canvas.getByRole( 'group', { name: 'Monday', exact: true } )
	).toBeVisible();
	const target = canvas.getByText( 'Ring the bell.' );
	await target.evaluate( ( element ) =>
		element.addEventListener( 'click', () => {
			element.setAttribute( 'title', 'Clicked' );
		} )
	);
	await target.hover();
	await page.mouse.down();
	// People still hold the button when the editor deselects the block.
	await canvas.locator( `${ BLOCK }:not(.is-selected)` ).waitFor();
	await page.mouse.up();
	await expect( target ).toHaveAttribute( 'title', 'Clicked' );
	await expect(
		canvas.getByRole( 'group', { name: 'Monday', exact: true } )
	).toHaveCount( 0 );
} );

// spec: 002-1-11, 002-2.10-2, 002-3.10-1, 002-5-19
test( 'business hours keep all the hours and settings that an author enters', async ( {
	author: editor,
} ) => {
	const { page, canvas } = editor;
	await editor.edit();
	await editor.insert( 'business-hours' );
	const day = ( name: string ) =>
		canvas.getByRole( 'group', { name, exact: true } );
	await day( 'Monday' ).getByLabel( 'Opening' ).fill( '08:30' );
	await day( 'Monday' ).getByLabel( 'Closing' ).fill( '12:00' );
	await day( 'Monday' ).getByRole( 'button', { name: 'Add Hours' } ).click();
	await day( 'Monday' ).getByLabel( 'Opening' ).nth( 1 ).fill( '13:00' );
	await expect(
		day( 'Monday' ).getByText( 'Enter both times.' )
	).toBeVisible();
	await day( 'Monday' ).getByLabel( 'Closing' ).nth( 1 ).fill( '02:00' );
	await expect(
		day( 'Monday' ).getByText( 'Closes the next day.' )
	).toBeVisible();
	await day( 'Tuesday' ).getByLabel( 'Open 24 hours' ).check();
	await day( 'Wednesday' )
		.getByRole( 'checkbox', { name: 'Open', exact: true } )
		.uncheck();
	const copyIcon = ( name: string ) =>
		day( name )
			.getByRole( 'button', { name: `Copy hours of ${ name }` } )
			.evaluate( ( button ) => button.getBoundingClientRect().left );
	expect( await copyIcon( 'Wednesday' ) ).toBe( await copyIcon( 'Monday' ) );
	await day( 'Thursday' ).getByLabel( 'Closing' ).fill( '' );
	await screenshot( page, 'business-hours-editor-1280' );
	expect( await editor.axeInCanvas( BLOCK ) ).toEqual( [] );
	await page.setViewportSize( { width: 390, height: 844 } );
	await screenshot( page, 'business-hours-editor-390' );
	await page.setViewportSize( { width: 1280, height: 900 } );
	await editor.publish();
	const before = await editor.content();
	await editor.reopenAndExpectValid();
	expect( await editor.content() ).toBe( before );
	const [ block ] = await editor.blocks();
	expect( block?.attributes.days ).toEqual(
		expect.arrayContaining( [
			{
				name: 'Mon',
				hours: [
					{ opening: '08:30', closing: '12:00' },
					{ opening: '13:00', closing: '02:00' },
				],
			},
			{
				name: 'Tue',
				hours: [ { opening: '00:00', closing: '00:00' } ],
			},
			{ name: 'Wed', hours: [] },
			{ name: 'Thu', hours: [ { opening: '09:00', closing: '' } ] },
		] )
	);
} );

/**
 * Sets the page's clock to a fixed time. Playwright's own fake clock lacks parts of `performance` that WordPress uses.
 */
function stopClock( moment: string ): void {
	const now = Date.parse( moment );
	const RealDate = Date;
	window.Date = class extends RealDate {
		constructor( ...args: [] | [ number ] ) {
			super( ...( args.length ? args : ( [ now ] as [ number ] ) ) );
		}
		static override now = () => now;
	} as DateConstructor;
}

test( 'a visitor sees the business hours and whether the business is open now, with and without JavaScript', async ( {
	pageAs,
} ) => {
	const id = await createPost( {
		author: 'author',
		content: `${ showcaseOf( 'business-hours' ) }\n\n${ showcaseOf( 'business-hours' ) }`,
	} );
	const url = `${ siteUrl() }/?p=${ id }`;
	const page = await pageAs( null );
	// A Friday, 23:00 in the site's time zone (UTC).
	await page.addInitScript( stopClock, '2026-11-20T23:00:00Z' );
	await page.goto( url );
	const block = page.locator( BLOCK ).first();
	await expect( block.locator( `${ BLOCK }__now` ) ).toHaveText(
		'Open now until 1:00 am'
	);
	await expect( block.locator( 'dt' ) ).toHaveText( [
		'Monday',
		'Tuesday – Thursday',
		'Friday – Saturday',
		'Sunday',
	] );
	await expect( block.locator( '[aria-current="date"]' ) ).toHaveText(
		'Friday – Saturday'
	);
	expect( await axeWithin( page, BLOCK ) ).toEqual( [] );
	await screenshot( page, 'business-hours-1280' );

	expect(
		await block.evaluate( ( element ) => {
			element.style.width = '120px';
			const [ day, hours ] = element.querySelectorAll( 'dt, dd' );
			const isBelow =
				day &&
				hours &&
				hours.getBoundingClientRect().top >=
					day.getBoundingClientRect().bottom - 1;
			return [ isBelow, element.scrollWidth <= element.clientWidth ];
		} )
	).toEqual( [ true, true ] );

	// The page has a single LocalBusiness, however many blocks it contains.
	const business = await page
		.locator( 'script[type="application/ld+json"]' )
		.allTextContents();
	const local = business
		.map( ( text ) => JSON.parse( text ) )
		.filter( ( data ) => data[ '@type' ] === 'LocalBusiness' );
	expect( local ).toHaveLength( 1 );
	expect( local[ 0 ].openingHoursSpecification.length ).toBeGreaterThan( 0 );

	await page.addInitScript( stopClock, '2026-11-23T08:00:00Z' );
	await page.goto( url );
	await expect( block.locator( `${ BLOCK }__now` ) ).toHaveText(
		'Closed now, opens tomorrow at 11:30 am'
	);

	const narrow = await pageAs( null, {
		viewport: { width: 390, height: 844 },
		javaScriptEnabled: false,
	} );
	await narrow.goto( url );
	await expect( narrow.locator( BLOCK ).first() ).toContainText(
		'6:00 pm – 1:00 am'
	);
	expect(
		await narrow
			.locator( BLOCK )
			.first()
			.evaluate( ( { scrollWidth, clientWidth } ) => [
				scrollWidth <= clientWidth,
				clientWidth <= 390,
			] )
	).toEqual( [ true, true ] );
	await screenshot( narrow, 'business-hours-390-no-script' );
} );

test( 'business hours are correct on a right-to-left page and in a feed', async ( {
	pageAs,
} ) => {
	const id = await createPost( {
		author: 'author',
		content: showcaseOf( 'business-hours' ),
	} );
	const page = await pageAs( null );
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	const [ day, hours ] = await Promise.all( [
		page.locator( `${ BLOCK } dt` ).first().boundingBox(),
		page.locator( `${ BLOCK } dd` ).first().boundingBox(),
	] );
	expect( day?.x ).toBeGreaterThan( hours?.x ?? NaN );
	await screenshot( page, 'business-hours-rtl' );
	// “11:30 am” is read from left to right, and the opening time is first, on the right.
	const [ opening, closing ] = await page
		.locator( `${ BLOCK } dd` )
		.nth( 1 )
		.locator( 'time' )
		.evaluateAll( ( times ) =>
			times.slice( 0, 2 ).map( ( { firstChild } ) =>
				[ ...( firstChild?.textContent ?? '' ) ].map( ( _, at ) => {
					const sign = document.createRange();
					sign.setStart( firstChild as Node, at );
					sign.setEnd( firstChild as Node, at + 1 );
					return sign.getBoundingClientRect().left;
				} )
			)
		);
	for ( const places of [ opening ?? [], closing ?? [] ] ) {
		expect( places.length ).toBeGreaterThan( 6 );
		expect( places ).toEqual( [ ...places ].sort( ( a, b ) => a - b ) );
	}
	expect( opening?.[ 0 ] ).toBeGreaterThan( closing?.[ 0 ] ?? NaN );

	const feed = await php< string >(
		`$GLOBALS['wp_query']->is_feed = true;
		$html = apply_filters( 'the_content', get_post( $input )->post_content );
		$GLOBALS['wp_query']->is_feed = false;
		return $html;`,
		id
	);
	expect( feed ).toContain( '<dt>Fri</dt><dd>18:00–01:00</dd>' );
	expect( feed ).not.toContain( 'ld+json' );
} );

test( 'walking through a post with the Down arrow changes no time', async ( {
	admin,
} ) => {
	const { page, canvas } = admin;
	const paragraph = '<!-- wp:paragraph -->\n<p></p>\n<!-- /wp:paragraph -->';
	await admin.edit(
		[ paragraph, showcaseOf( 'business-hours__plain' ), paragraph ].join(
			'\n\n'
		)
	);
	await expect( canvas.locator( `${ BLOCK } dt` ).first() ).toBeVisible();
	const before = await admin.blocks();
	const paragraphs = canvas.locator( '[data-type="core/paragraph"]' );
	await paragraphs.first().focus();
	const reached = new Set< string | null >();
	for ( let presses = 0; presses < 10; presses++ ) {
		await page.keyboard.press( 'ArrowDown' );
		reached.add( await canvas.locator( ':focus' ).getAttribute( 'type' ) );
	}
	expect( reached ).toContain( 'time' );
	await expect( paragraphs.last() ).toBeFocused();
	expect( await admin.blocks() ).toEqual( before );
} );
