import {
	axeWithin,
	createPost,
	expect,
	feedOf,
	php,
	platformUrl,
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

const html = async ( id: number ) =>
	( await fetch( `${ siteUrl() }/?p=${ id }` ) ).text();

test( 'a calendar in the list style or without a script shows its next events, with links to event files', async ( {
	pageAs,
} ) => {
	await read();
	const plain = await pageAs( null, { javaScriptEnabled: false } );
	const calendar = await createPost( {
		author: 'author',
		content: markup(),
	} );
	await plain.goto( `${ siteUrl() }/?p=${ calendar }` );
	const titles = plain
		.getByRole( 'list', { name: 'Upcoming events' } )
		.getByRole( 'listitem' )
		.locator( `${ BLOCK }__title` );
	await expect( titles.nth( 0 ) ).toHaveText( 'Führung durch die Docks' );
	await expect( titles.nth( 1 ) ).toHaveText(
		'Ships & boats: a fair for <b>everybody</b> who has ever wanted to build one [gallery]'
	);
	await expect( titles.nth( 2 ) ).toHaveText( 'Fish market, every week' );
	await expect( titles ).toHaveCount( 10 );
	await expect(
		plain.getByRole( 'link', {
			name: 'Open the calendar',
		} )
	).toHaveAttribute( 'href', URL_OF_HARBOUR );
	await screenshot( plain, 'google-calendar-plain' );

	const list = await createPost( {
		author: 'author',
		content: markup( { style: 'list' } ),
	} );
	const visitor = await pageAs( null );
	await visitor.goto( `${ siteUrl() }/?p=${ list }` );
	const block = visitor.locator( BLOCK );
	await expect( block.getByRole( 'listitem' ) ).toHaveCount( 10 );
	await expect( block.getByRole( 'button' ) ).toHaveCount( 0 );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await block.scrollIntoViewIfNeeded();
	await screenshot( visitor, 'google-calendar-list' );
	await visitor.setViewportSize( { width: 390, height: 844 } );
	expect(
		await visitor.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
	await block.scrollIntoViewIfNeeded();
	await screenshot( visitor, 'google-calendar-list-390' );

	const feed = await feedOf( list );
	expect( feed ).toContain( 'Führung durch die Docks' );
	expect( feed ).toContain( `<p><a href="${ URL_OF_HARBOUR }">` );
	expect( feed ).not.toContain( 'dovetail-embed' );
	expect( feed ).toMatch(
		new RegExp(
			`<a href="[^"]*\\?dovetail-event=${ list }-[\\da-f]{12}" download="fish-market-every-week.ics"`
		)
	);

	const file = await fetch(
		( await block
			.getByRole( 'link', {
				name: /^Save this date to my calendar: Fish market/,
			} )
			.first()
			.getAttribute( 'href' ) ) ?? ''
	);
	expect( file.status ).toBe( 200 );
	expect( file.headers.get( 'content-type' ) ).toBe(
		'text/calendar; charset=utf-8'
	);
	expect( file.headers.get( 'content-disposition' ) ).toBe(
		'attachment; filename="fish-market-every-week.ics"'
	);
	const lines = ( await file.text() ).split( '\r\n' );
	expect( lines ).toEqual(
		expect.arrayContaining( [
			'BEGIN:VCALENDAR',
			expect.stringMatching( /^UID:[\da-f]{12}-market@google\.com@/ ),
			expect.stringMatching( /^DTSTART:\d{8}T0[56]0000Z$/ ),
			expect.stringMatching( /^DTEND:\d{8}T1[01]0000Z$/ ),
			'SUMMARY:Fish market\\, every week',
			'LOCATION:Old harbour\\, quay 3',
			'END:VCALENDAR',
		] )
	);
	expect( lines.join() ).not.toContain( 'RRULE' );
} );

test( 'an open description is as wide as the list, and no date is broken over two lines', async ( {
	pageAs,
} ) => {
	await read();
	const id = await createPost( {
		author: 'author',
		content: markup( { style: 'list' } ),
	} );
	const visitor = await pageAs( null );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const tour = visitor
		.locator( `${ BLOCK }__events li` )
		.filter( { hasText: 'Führung durch die Docks' } );
	await tour.getByText( 'Details' ).click();
	const [ entry, text, link ] = await Promise.all(
		[
			tour,
			tour.locator( 'details p' ),
			tour.locator( `${ BLOCK }__save` ),
		].map( async ( part ) => ( await part.boundingBox() )! )
	);
	expect( text!.width ).toBeCloseTo( entry!.width, 0 );
	expect( text!.y ).toBeGreaterThanOrEqual( link!.y + link!.height );

	await visitor.setViewportSize( { width: 390, height: 844 } );
	const days = visitor
		.locator( `${ BLOCK }__events li` )
		.filter( { hasText: 'Ships & boats' } )
		.locator( 'time' );
	await expect( days ).toHaveCount( 2 );
	for ( const day of await days.all() ) {
		expect(
			await day.evaluate(
				( time ) =>
					time.getBoundingClientRect().height /
					parseFloat( getComputedStyle( time ).fontSize )
			)
		).toBeLessThan( 2 );
	}
} );

test( 'a calendar file from any service is shown as a list in the editor and on every kind of page', async ( {
	author,
	pageAs,
} ) => {
	const { page, canvas, sidebar } = author;
	const address = `${ platformUrl() }/services/google-calendar/calendar/ical/${ HARBOUR }/public/basic.ics`;
	await author.edit();
	await author.insertFromInserter( 'Calendar of Events', 'ics' );
	await expect(
		canvas.getByText( 'Calendar of Events', { exact: true } )
	).toBeVisible();
	await screenshot( page, 'google-calendar-any-empty' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	const field = canvas.getByRole( 'textbox', {
		name: 'Calendar URL or embed code',
	} );
	await field.fill( `${ platformUrl() }/nothing-here` );
	await field.press( 'Enter' );
	await expect(
		canvas.getByText( /^Your site can’t read this calendar/ )
	).toBeVisible();
	await screenshot( page, 'google-calendar-any-failed' );
	// The editor hides the toolbar while the author types. Moving the mouse shows it again.
	await canvas.locator( BLOCK ).hover();
	await page.mouse.move( 500, 600, { steps: 5 } );
	await page.getByRole( 'button', { name: 'Edit URL' } ).click();
	await field.fill( address );
	await field.press( 'Enter' );
	const inEditor = canvas.locator( `${ BLOCK }__events li` );
	await expect( inEditor ).toHaveCount( 10 );
	await author.openSettings();
	await sidebar
		.getByRole( 'checkbox', { name: 'Group repeating events' } )
		.check();
	await expect( inEditor ).toHaveCount( 3 );
	await expect( inEditor.last() ).toContainText( /Every \w+day, / );
	await expect( inEditor.last() ).toContainText( 'Save all dates' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	expect( await author.axeInControls() ).toEqual( [] );
	await screenshot( page, 'google-calendar-any-editor' );
	const texts = await inEditor.locator( `${ BLOCK }__when` ).allInnerTexts();
	const id = await author.publish( 'Dates of any service' );
	await author.reopenAndExpectValid();

	const visitor = await pageAs( null, {
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	} );
	for ( const direction of [ 'ltr', 'rtl' ] ) {
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await visitor.evaluate( ( dir ) => {
			document.documentElement.dir = dir;
		}, direction );
		expect(
			await visitor
				.locator( `${ BLOCK }__events ${ BLOCK }__when` )
				.allInnerTexts()
		).toEqual( texts );
		expect(
			await visitor.evaluate(
				() => document.documentElement.scrollWidth <= window.innerWidth
			)
		).toBe( true );
		await visitor.locator( BLOCK ).scrollIntoViewIfNeeded();
		await screenshot( visitor, `google-calendar-any-390-${ direction }` );
	}
	await expect(
		visitor.getByRole( 'link', { name: 'Download the calendar' } )
	).toHaveAttribute( 'href', address );
	const all = await visitor
		.getByRole( 'link', {
			name: /^Save all dates to my calendar: Fish market/,
		} )
		.getAttribute( 'href' );
	expect( await ( await fetch( all ?? '' ) ).text() ).toMatch(
		/^RRULE:FREQ=WEEKLY/m
	);
	await visitor.emulateMedia( { media: 'print' } );
	await expect( visitor.locator( `${ BLOCK }__events li` ) ).toHaveCount( 3 );
	await expect( visitor.locator( `${ BLOCK }__save` ).first() ).toBeHidden();
} );

test( 'an event file is public only if its post is public', async () => {
	await read();
	const content = markup( { style: 'list' } );
	const id = await createPost( { author: 'author', content } );
	const [ , address = '' ] =
		/href="([^"]*dovetail-event=[^"]*)"/.exec( await html( id ) ) ?? [];
	const at = ( query: string ) =>
		fetch( `${ siteUrl() }/?dovetail-event=${ query }` ).then(
			( { status, headers } ) => [
				status,
				headers.get( 'content-type' )?.split( ';' )[ 0 ],
			]
		);
	const [ , key = '' ] = /-([\da-f]{12})$/.exec( address ) ?? [];
	expect( await at( `${ id }-${ key }` ) ).toEqual( [
		200,
		'text/calendar',
	] );
	expect( await at( `${ id }-${ key }-all` ) ).toEqual( [
		200,
		'text/calendar',
	] );
	expect( await at( `${ id }-000000000000` ) ).toEqual( [
		404,
		'text/html',
	] );
	const draft = await createPost( {
		author: 'author',
		content,
		status: 'draft',
	} );
	expect( await at( `${ draft }-${ key }` ) ).toEqual( [ 404, 'text/html' ] );
	const empty = await createPost( { author: 'author', content: '' } );
	expect( await at( `${ empty }-${ key }` ) ).toEqual( [ 404, 'text/html' ] );
	expect( await at( `${ id }-${ key }x` ) ).toEqual( [ 200, 'text/html' ] );
	const hidden = await createPost( { author: 'author', content } );
	await php(
		`wp_update_post( array( 'ID' => $input, 'post_password' => 'x' ) ); return true;`,
		hidden
	);
	expect( await at( `${ hidden }-${ key }` ) ).toEqual( [
		404,
		'text/html',
	] );
	// Send more than twice the limit of sixty per minute, because the requests may span two minutes.
	const statuses = await Promise.all(
		Array.from( { length: 130 }, () => at( `${ id }-${ key }` ) )
	);
	expect( statuses ).toContainEqual( [ 429, 'text/html' ] );
} );
