import {
	axeWithin,
	createPost,
	expect,
	ourRequests,
	php,
	platformUrl,
	screenshot,
	siteUrl,
	test,
	showcaseOf,
} from '#e2e';

const BLOCK = '.wp-block-dovetail-gif';
const SEARCH = 'GET gifs:/v1/gifs/search';
const LOOK_UP = 'GET gifs:/v1/gifs/{id}';

/** Replaces the faults of the mock platform. */
async function setFaults( faults: object ): Promise< void > {
	const { ok } = await fetch( `${ platformUrl() }/__platform/faults`, {
		method: 'PUT',
		body: JSON.stringify( faults ),
	} );
	expect( ok ).toBe( true );
}

// spec: 002-1-16, 002-2.15-1, 002-3.15-1, 002-7-13, 002-9-7
test( 'a GIF keeps everything that an author sets, and plays when a visitor asks', async ( {
	author,
	pageAs,
} ) => {
	await php(
		`return update_option( \\Dovetail\\Connections\\Connections::setting( 'giphy' ), 'e2eKey' );`
	);
	const { page, canvas, sidebar } = author;
	await author.open();
	await author.insertFromInserter( 'GIF' );
	const field = canvas.getByRole( 'textbox', {
		name: 'Search words or link',
	} );
	await screenshot( page, 'gif-empty' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await field.fill( 'https://example.org/cat.gif' );
	await field.press( 'Enter' );
	await expect( canvas.getByRole( 'alert' ) ).toHaveText(
		'This link does not lead to a GIF. Paste the address of a GIF’s page or of its file at GIPHY.'
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
		name: 'GIFs that were found',
	} );
	await expect( results.getByRole( 'button' ) ).toHaveCount( 10 );
	await expect( canvas.getByText( '10 GIFs found.' ) ).toBeVisible();
	await screenshot( page, 'gif-results' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await results
		.getByRole( 'button', { name: 'Kitten falls asleep' } )
		.press( 'Enter' );
	const play = canvas.getByRole( 'button', {
		name: 'Play: busy ‹cat› & co',
	} );
	await expect( play ).toBeFocused();

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
	await author.selectBlock();
	// The toolbar waits until the mouse moves after typing.
	for ( const x of [ 10, 60 ] ) {
		await canvas.locator( BLOCK ).hover( { position: { x, y: 10 } } );
	}
	await page.getByRole( 'button', { name: 'Align', exact: true } ).click();
	await page.getByRole( 'menuitemradio', { name: 'Wide width' } ).click();
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	expect( await author.axeInControls() ).toEqual( [] );
	await screenshot( page, 'gif-editor' );
	await canvas
		.getByRole( 'button', { name: 'Play: A kitten ‹nods› off & snores' } )
		.click();
	await expect(
		canvas.frameLocator( `${ BLOCK } iframe` ).getByRole( 'img' )
	).toBeVisible();
	await screenshot( page, 'gif-editor-playing' );

	const id = await author.publish( 'Kitten' );
	await author.reloadAndExpectValid( id );
	expect( await author.blocks() ).toMatchObject( [
		{
			name: 'dovetail/gif',
			attributes: {
				align: 'wide',
				caption: 'Fish &amp; chips',
				giphyUrl: 'https://giphy.com/embed/mlvseq9yvZhba',
				searchText: 'A kitten ‹nods› off & snores',
				paddingTop: '60.5%',
			},
		},
	] );

	// Without script: a link in a box of the right shape.
	const plain = await pageAs( null, {
		javaScriptEnabled: false,
		viewport: { width: 390, height: 700 },
	} );
	await plain.goto( `${ siteUrl() }/?p=${ id }` );
	await expect(
		plain.getByRole( 'link', { name: 'A kitten ‹nods› off & snores' } )
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
	const button = visitor.locator( `${ BLOCK }__button` );
	await expect( button ).toHaveAccessibleName(
		'Play: A kitten ‹nods› off & snores'
	);
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await visitor.locator( BLOCK ).scrollIntoViewIfNeeded();
	await screenshot( visitor, 'gif-visitor' );
	expect( foreign ).toEqual( [] );
	await button.focus();
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
	await screenshot( visitor, 'gif-playing' );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await expect( button ).toHaveAccessibleName(
		'Pause: A kitten ‹nods› off & snores'
	);
	await visitor.keyboard.press( 'Space' );
	await expect( frame ).toHaveCount( 0 );
	await expect( button ).toBeFocused();
} );

test( 'a service that fails says so, is asked again, and keeps no link out', async ( {
	author,
	troubles,
} ) => {
	const { page, canvas } = author;
	await author.open();
	await author.insertFromInserter( 'GIF' );
	const field = canvas.getByRole( 'textbox', {
		name: 'Search words or link',
	} );
	try {
		for ( const [ kind, sentence ] of [
			[ 'refused', 'Internal server error' ],
			[ 'not-json', /cannot be read/ ],
			[ 'wrong-shape', /something other than was asked for/ ],
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

		// The site follows a short link; here nothing leaves the machine.
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
			'so it has the usual shape'
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
	await author.reloadAndExpectValid( await author.publish( 'Short' ) );
	// The browser names every answer that went wrong on purpose.
	troubles.splice(
		0,
		troubles.length,
		...troubles.filter(
			( trouble ) => ! /\/services\/gifs\//.test( trouble )
		)
	);
} );

test( 'a GIF waits for consent, never moves by itself for who wants less motion, and fits a phone', async ( {
	pageAs,
} ) => {
	const id = await createPost( {
		author: 'author',
		content: `${ showcaseOf( 'gif' ) }

<!-- wp:dovetail/gif {"align":"left","giphyUrl":"https://giphy.com/embed/GeimqsH0TLDt4tScGw","searchText":"Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen","paddingTop":"20%"} -->
<figure class="wp-block-dovetail-gif alignleft"><div class="wp-block-dovetail-gif__stage" style="--dovetail-gif-padding:20%"><a class="wp-block-dovetail-gif__link" href="https://giphy.com/gifs/GeimqsH0TLDt4tScGw">Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen</a></div></figure>
<!-- /wp:dovetail/gif -->

<!-- wp:paragraph --><p>Beside it.</p><!-- /wp:paragraph -->`,
	} );
	const agree = () =>
		document.dispatchEvent(
			new CustomEvent( 'dovetail-consent', {
				detail: { marketing: true },
			} )
		);
	const phone = await pageAs( null, {
		viewport: { width: 390, height: 844 },
		colorScheme: 'dark',
	} );
	const ours = ourRequests( phone );
	await phone.goto( `${ siteUrl() }/?p=${ id }` );
	await expect( phone.locator( `${ BLOCK }__button` ) ).toHaveCount( 2 );
	expect( ours.some( ( path ) => path.includes( 'gif/view' ) ) ).toBe( true );
	expect(
		await phone.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
	await phone.locator( BLOCK ).last().scrollIntoViewIfNeeded();
	await screenshot( phone, 'gif-phone' );
	await expect( phone.locator( `${ BLOCK } iframe` ) ).toHaveCount( 0 );
	await phone.evaluate( agree );
	await expect(
		phone
			.locator( `${ BLOCK } iframe` )
			.first()
			.contentFrame()
			.getByRole( 'img', { name: 'A cat' } )
	).toBeVisible();
	await phone
		.getByRole( 'button', { name: 'Pause: A cat that claps' } )
		.click();
	await expect( phone.locator( `${ BLOCK } iframe` ) ).toHaveCount( 1 );
	await screenshot( phone, 'gif-phone-playing' );

	const calm = await pageAs( null, {
		reducedMotion: 'reduce',
		viewport: { width: 390, height: 844 },
	} );
	await calm.goto( `${ siteUrl() }/?p=${ id }` );
	await expect( calm.locator( `${ BLOCK }__button` ) ).toHaveCount( 2 );
	await calm.evaluate( agree );
	await expect(
		calm.getByText( 'Waits because your device asks for less motion.', {
			exact: false,
		} )
	).toHaveCount( 2 );
	await expect( calm.locator( `${ BLOCK } iframe` ) ).toHaveCount( 0 );
	await calm.evaluate( () =>
		document.documentElement.setAttribute( 'dir', 'rtl' )
	);
	await calm
		.getByRole( 'button', { name: 'Play: A cat that claps' } )
		.click();
	await expect( calm.locator( `${ BLOCK } iframe` ) ).toHaveCount( 1 );
	await screenshot( calm, 'gif-phone-rtl' );
} );
