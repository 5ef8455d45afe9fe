import {
	axeWithin,
	expect,
	photograph,
	php,
	platformUrl,
	setFaults,
	screenshot,
	siteUrl,
	test,
} from '#e2e';

const BLOCK = '.wp-block-dovetail-gif';
const SEARCH = 'GET gifs:/v1/gifs/search';
const LOOK_UP = 'GET gifs:/v1/gifs/{id}';

// spec: 002-1-16, 002-2.15-1, 002-3.15-1, 002-7-13, 002-9-7
test( 'a GIF keeps all of the author’s settings, and plays when a visitor clicks', async ( {
	author,
	pageAs,
} ) => {
	await php(
		`return update_option( \\Dovetail\\Connections\\Connections::option_name( 'giphy' ), 'e2eKey' );`
	);
	const { page, canvas, sidebar } = author;
	await author.edit();
	await author.insert( 'gif' );
	const field = canvas.getByRole( 'textbox', {
		name: 'Search words or link',
	} );
	await screenshot( page, 'gif-empty' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await field.fill( 'https://example.org/cat.gif' );
	await field.press( 'Enter' );
	await expect( canvas.getByRole( 'alert' ) ).toHaveText(
		'This is not a link to a GIF. Paste the address of a GIF page or file on GIPHY.'
	);
	await screenshot( page, 'gif-odd' );
	const asked = page.waitForRequest( /\/v1\/gifs\/search/ );
	await field.fill( 'busy <cat> & co' );
	await field.press( 'Enter' );
	const query = new URL( ( await asked ).url() ).searchParams;
	expect( Object.fromEntries( query ) ).toEqual( {
		api_key: 'e2eKey',
		q: 'busy <cat> & co',
		limit: '10',
	} );
	const results = canvas.getByRole( 'list', {
		name: 'Search results',
	} );
	await expect( results.getByRole( 'button' ) ).toHaveCount( 10 );
	await expect( canvas.getByText( '10 GIFs found.' ) ).toBeVisible();
	await screenshot( page, 'gif-results' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await results
		.getByRole( 'button', { name: 'Kitten falls asleep' } )
		.press( 'Enter' );
	// The GIF is named after its title at the service, not after the search words. It does not play, because the test
	// browser prefers reduced motion.
	const chosen = canvas.getByRole( 'button', {
		name: 'Play: Kitten falls asleep',
	} );
	await expect( chosen ).toBeFocused();
	await chosen.press( 'Enter' );
	await expect(
		canvas.frameLocator( `${ BLOCK } iframe` ).getByRole( 'img' )
	).toBeVisible();
	await screenshot( page, 'gif-editor-playing' );

	await canvas
		.getByRole( 'textbox', { name: 'Caption' } )
		.fill( 'Fish & chips' );
	await author.openSettings();
	await sidebar
		.getByRole( 'textbox', { name: 'Title' } )
		.fill( 'A kitten <nods> off & snores' );
	await sidebar
		.getByRole( 'spinbutton', { name: 'Height (% of the width)' } )
		.fill( '60.5' );
	await sidebar
		.getByRole( 'group', { name: 'Preview image' } )
		.getByRole( 'button', { name: 'Select' } )
		.click();
	const library = page.getByRole( 'dialog' );
	await library.getByRole( 'tab', { name: 'Upload files' } ).click();
	await library
		.locator( 'input[type="file"]' )
		.setInputFiles( photograph( 'coral-square' ) );
	await library
		.getByRole( 'button', { name: 'Select', exact: true } )
		.click();
	await sidebar
		.getByRole( 'textbox', { name: 'Alternative text' } )
		.fill( 'Coral & <fish>' );
	await author.selectBlock();
	// WordPress hides the toolbar while the author types. Moving the mouse shows the toolbar again.
	for ( const x of [ 10, 60 ] ) {
		await canvas.locator( BLOCK ).hover( { position: { x, y: 10 } } );
	}
	await page.getByRole( 'button', { name: 'Align', exact: true } ).click();
	await page.getByRole( 'menuitemradio', { name: 'Wide width' } ).click();
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	expect( await author.axeInControls() ).toEqual( [] );
	await screenshot( page, 'gif-editor' );

	const id = await author.publish( 'Kitten' );
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toMatchObject( [
		{
			name: 'dovetail/gif',
			attributes: {
				align: 'wide',
				caption: 'Fish &amp; chips',
				giphyUrl: 'https://giphy.com/embed/mlvseq9yvZhba',
				searchText: 'A kitten ‹nods› off & snores',
				paddingTop: '60.5%',
				poster: { alt: 'Coral & ‹fish›' },
			},
		},
	] );
	// Reopening the post sends no request to the service.
	await expect(
		canvas.getByRole( 'button', {
			name: 'Play: A kitten ‹nods› off & snores',
		} )
	).toBeVisible();
	await expect( canvas.locator( `${ BLOCK } iframe` ) ).toHaveCount( 0 );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await canvas.locator( BLOCK ).scrollIntoViewIfNeeded();
	await screenshot( page, 'gif-editor-again' );

	// Without JavaScript, the box has the GIF's aspect ratio and contains a link.
	const plain = await pageAs( null, {
		javaScriptEnabled: false,
		viewport: { width: 390, height: 700 },
	} );
	await plain.goto( `${ siteUrl() }/?p=${ id }` );
	await expect(
		plain.getByRole( 'link', { name: /A kitten ‹nods› off & snores$/ } )
	).toHaveAttribute( 'href', 'https://giphy.com/gifs/mlvseq9yvZhba' );
	const { width = 0, height = 0 } =
		( await plain.locator( `${ BLOCK }__stage` ).boundingBox() ) ?? {};
	expect( height / width ).toBeCloseTo( 0.605, 2 );
	await plain.locator( BLOCK ).scrollIntoViewIfNeeded();
	await screenshot( plain, 'gif-no-script-390' );

	const visitor = await pageAs( null );
	const foreign: string[] = [];
	visitor.on( 'request', ( request ) => {
		if ( request.url().startsWith( platformUrl() ) ) {
			foreign.push( new URL( request.url() ).pathname );
		}
	} );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const play = visitor.getByRole( 'button', {
		name: 'Play: A kitten ‹nods› off & snores',
	} );
	await expect( play ).toBeVisible();
	await expect( visitor.getByRole( 'status' ) ).toHaveText(
		'Loading this shares your IP address with giphy.com.'
	);
	await expect( visitor.getByText( 'Powered by GIPHY' ) ).toBeVisible();
	await expect(
		visitor.getByRole( 'img', { name: 'Coral & ‹fish›' } )
	).toBeVisible();
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await visitor.locator( BLOCK ).scrollIntoViewIfNeeded();
	await screenshot( visitor, 'gif-visitor' );
	expect( foreign ).toEqual( [] );
	await expect( visitor.locator( `${ BLOCK }__link` ) ).toBeHidden();
	const room = await visitor.locator( BLOCK ).boundingBox();
	await play.focus();
	await visitor.keyboard.press( 'Enter' );
	const frame = visitor.locator( `${ BLOCK } iframe` );
	await expect( frame ).toHaveAttribute(
		'title',
		'A kitten ‹nods› off & snores'
	);
	await expect(
		frame.contentFrame().getByRole( 'img', { name: 'A cat' } )
	).toBeVisible();
	expect( foreign ).toEqual( [ '/services/gif-player/embed/mlvseq9yvZhba' ] );
	expect( await visitor.locator( BLOCK ).boundingBox() ).toEqual( room );
	// The GIF covers the poster.
	expect(
		await frame.evaluate( ( element ) => {
			const { x, y } = element.getBoundingClientRect();
			return element.ownerDocument
				.elementFromPoint( x + 9, y + 9 )
				?.isSameNode( element );
		} )
	).toBe( true );
	await expect(
		visitor.getByRole( 'button', {
			name: 'Pause: A kitten ‹nods› off & snores',
		} )
	).toBeFocused();
	await screenshot( visitor, 'gif-playing' );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await visitor.keyboard.press( 'Space' );
	await expect( frame ).toHaveCount( 0 );
	await expect( play ).toBeFocused();
	await screenshot( visitor, 'gif-paused' );

	// The browser stores the state of the "always" checkbox, and the visitor can clear the checkbox.
	const always = visitor.getByRole( 'checkbox', {
		name: 'Always show giphy.com',
	} );
	await always.check();
	await visitor.reload();
	await visitor.locator( BLOCK ).scrollIntoViewIfNeeded();
	await expect(
		frame.contentFrame().getByRole( 'img', { name: 'A cat' } )
	).toBeVisible();
	await always.uncheck();
	await visitor.reload();
	await expect( play ).toBeVisible();
	await expect( frame ).toHaveCount( 0 );
} );

test( 'an author sees the service’s error, can retry, and can still use links', async ( {
	author,
	troubles,
} ) => {
	const { page, canvas } = author;
	await author.edit();
	await author.insert( 'gif' );
	const field = canvas.getByRole( 'textbox', {
		name: 'Search words or link',
	} );
	try {
		for ( const [ kind, sentence ] of [
			[ 'refused', 'Internal server error' ],
			[ 'not-json', /The server sent an unreadable response\./ ],
			[ 'wrong-shape', /The server sent an unexpected response\./ ],
			[ 'cut', /could not be reached/ ],
		] as const ) {
			await setFaults( { [ SEARCH ]: kind } );
			await field.fill( `cat ${ kind }` );
			await field.press( 'Enter' );
			await expect( canvas.getByRole( 'alert' ) ).toContainText(
				sentence
			);
		}
		await screenshot( page, 'gif-failed' );
		expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
		await setFaults( { [ SEARCH ]: { kind: 'late', ms: 1500 } } );
		await canvas.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( canvas.getByText( 'Looking for GIFs…' ) ).toBeVisible();
		await screenshot( page, 'gif-loading' );
		await expect( canvas.getByText( '10 GIFs found.' ) ).toBeVisible();

		// Mock the response for the short link, because tests have no network access.
		await page.route( /resolve-redirect/, ( route ) =>
			route.fulfill( {
				json: {
					status: 200,
					url: 'https://giphy.com/gifs/cat-vFKqnCdLPNOKc',
				},
			} )
		);
		await setFaults( { [ LOOK_UP ]: 'refused' } );
		await field.fill( 'https://gph.is/g/ZW8Jv0k' );
		await field.press( 'Enter' );
		await expect(
			canvas.getByRole( 'button', { name: 'Play: GIF' } )
		).toBeVisible();
		await expect( page.locator( '.components-snackbar' ) ).toContainText(
			'The size of this GIF could not be determined, so it gets the default height.'
		);
	} finally {
		await setFaults( {} );
	}
	expect( await author.blocks() ).toMatchObject( [
		{
			attributes: {
				giphyUrl: 'https://giphy.com/embed/vFKqnCdLPNOKc',
				paddingTop: '56.2%',
			},
		},
	] );
	await author.publish( 'Short' );
	await author.reopenAndExpectValid();
	// The browser logs the intentional error responses.
	troubles.splice(
		0,
		troubles.length,
		...troubles.filter(
			( trouble ) => ! /\/services\/gifs\//.test( trouble )
		)
	);
} );
