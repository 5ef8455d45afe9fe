import {
	createPost,
	expect,
	recordShifts,
	screenshot,
	siteUrl,
	test,
} from '#e2e';
import {
	beginAnew,
	BLOCK,
	HARBOUR,
	markup,
	read,
	URL_OF_HARBOUR,
} from './support';

beginAnew();

// spec: 002-1-4
test( 'a calendar keeps the author’s settings, and loads when a visitor clicks', async ( {
	author,
	pageAs,
} ) => {
	const { page, canvas, sidebar } = author;
	await author.edit();
	await author.insert( 'google-calendar' );
	const field = canvas.getByRole( 'textbox', {
		name: 'Calendar URL or embed code',
	} );
	await screenshot( page, 'google-calendar-empty' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await field.fill( 'https://calendar.google.com/calendar/u/0/r' );
	await field.press( 'Enter' );
	await expect(
		canvas.getByText(
			"Your calendar couldn't be embedded. Please double check your URL or Embed Code. Please note, you need to use the 'Public URL' or 'Embed Code', the 'Shareable Link' will not work."
		)
	).toBeVisible();
	await screenshot( page, 'google-calendar-failed' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await field.fill(
		`https://calendar.google.com/calendar/u/0?cid=${ btoa( HARBOUR ) }`
	);
	await field.press( 'Enter' );
	const preview = canvas.locator( `${ BLOCK } iframe` );
	await expect(
		preview.contentFrame().getByRole( 'heading', { name: 'Harbour' } )
	).toBeVisible();
	await expect( preview ).toHaveAttribute( 'sandbox', /allow-scripts/ );
	await screenshot( page, 'google-calendar-editor' );
	await author.openSettings();
	await sidebar
		.getByRole( 'spinbutton', { name: 'Height in pixels' } )
		.fill( '450' );
	await expect( preview ).toHaveCSS( 'height', '450px' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	expect( await author.axeInControls() ).toEqual( [] );
	const id = await author.publish( 'At the harbour' );
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toMatchObject( [
		{ attributes: { url: URL_OF_HARBOUR, height: 450, style: 'inline' } },
	] );
	await expect(
		canvas.getByRole( 'button', { name: 'Show preview' } )
	).toBeVisible();
	await expect( preview ).toHaveCount( 0 );

	await read();
	const visitor = await pageAs( null );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const show = visitor.getByRole( 'button', {
		name: 'Show Google Calendar',
	} );
	await expect( show ).toBeVisible();
	await expect(
		visitor.getByRole( 'list', { name: 'Upcoming events' } )
	).toBeHidden();
	await show.click();
	const frame = visitor.locator( `${ BLOCK } iframe` );
	await expect(
		frame.contentFrame().getByRole( 'heading', { name: 'Harbour' } )
	).toBeVisible();
	await expect( frame ).toHaveCSS( 'height', '450px' );
} );

test( 'an embed code creates a calendar, and a note says how many events could not be read', async ( {
	author,
} ) => {
	const { page, canvas, sidebar } = author;
	await author.edit();
	await author.insert( 'google-calendar' );
	const field = canvas.getByRole( 'textbox', {
		name: 'Calendar URL or embed code',
	} );
	await field.fill(
		`<iframe src="${ URL_OF_HARBOUR }&amp;ctz=Europe%2FBerlin" style="border: 0" width="800" height="600"></iframe>`
	);
	await field.press( 'Enter' );
	await expect( canvas.locator( `${ BLOCK } iframe` ) ).toBeVisible();
	await author.openSettings();
	await sidebar.getByRole( 'radio', { name: 'List' } ).check();
	const list = canvas.locator( `${ BLOCK }__events` );
	await expect( list.getByRole( 'listitem' ).first() ).toContainText(
		'Führung durch die Docks'
	);
	await expect(
		canvas
			.getByText( '1 event could not be read and is not in the list.' )
			.first()
	).toBeVisible();
	await expect( canvas.locator( `${ BLOCK } iframe` ) ).toHaveCount( 0 );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	expect( await author.axeInControls() ).toEqual( [] );
	await screenshot( page, 'google-calendar-editor-list' );
	await author.publish( 'Dates' );
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toMatchObject( [
		{
			attributes: {
				url: `${ URL_OF_HARBOUR }&ctz=Europe%2FBerlin`,
				height: 600,
				style: 'list',
			},
		},
	] );
} );

// spec: 002-9-5
test( 'a calendar is 300 pixels high on a phone without overflow or layout shifts, and prints its list', async ( {
	pageAs,
} ) => {
	await read();
	const id = await createPost( { author: 'author', content: markup() } );
	const phone = await pageAs( null, {
		viewport: { width: 390, height: 844 },
		colorScheme: 'dark',
	} );
	const shifts = await recordShifts( phone );
	await phone.goto( `${ siteUrl() }/?p=${ id }` );
	const show = phone.getByRole( 'button', { name: 'Show Google Calendar' } );
	await expect( show ).toBeVisible();
	expect( await shifts() ).toEqual( [] );
	await phone.locator( BLOCK ).scrollIntoViewIfNeeded();
	await screenshot( phone, 'google-calendar-facade-390' );
	await show.click();
	const frame = phone.locator( `${ BLOCK } iframe` );
	await expect( frame ).toBeVisible();
	await expect( frame ).toHaveCSS( 'height', '300px' );
	expect(
		await phone.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
	await screenshot( phone, 'google-calendar-open-390' );
	await phone.emulateMedia( { media: 'print' } );
	await expect( frame ).toBeHidden();
	await expect(
		phone.getByRole( 'list', { name: 'Upcoming events' } )
	).toBeVisible();
	await expect(
		phone.getByText( 'Save to my calendar' ).first()
	).toBeHidden();
	await phone.emulateMedia( { media: 'screen' } );
	await phone.setViewportSize( { width: 1280, height: 900 } );
	await expect( frame ).toHaveCSS( 'height', '600px' );
} );

test( 'on a right-to-left page, a calendar is mirrored and does not overflow', async ( {
	pageAs,
} ) => {
	await read();
	const phone = await pageAs( null, {
		viewport: { width: 390, height: 844 },
	} );
	for ( const style of [ 'inline', 'list' ] ) {
		const id = await createPost( {
			author: 'author',
			content: markup( { style } ),
		} );
		await phone.goto( `${ siteUrl() }/?p=${ id }` );
		await phone.evaluate( () => {
			document.documentElement.dir = 'rtl';
		} );
		expect(
			await phone.evaluate( () => {
				const { scrollWidth, clientWidth } = document.documentElement;
				return scrollWidth - clientWidth;
			} )
		).toBe( 0 );
		await phone.locator( BLOCK ).scrollIntoViewIfNeeded();
		await screenshot( phone, `google-calendar-rtl-390-${ style }` );
	}
	// On a wide screen of a right-to-left page, the link that saves an event is left of its title.
	await phone.setViewportSize( { width: 1280, height: 900 } );
	const item = phone.locator( `${ BLOCK }__events li` ).first();
	const left = async ( part: string ) =>
		( await item.locator( `${ BLOCK }__${ part }` ).boundingBox() )?.x ?? 0;
	expect( await left( 'save' ) ).toBeLessThan( await left( 'title' ) );
	await screenshot( phone, 'google-calendar-list-rtl' );
} );
