/**
 * Visitor tests that run for every embed block, with the post from the block's first fixture. Tests for a single block
 * are in the block's folder.
 */
import {
	axeWithin,
	createPost,
	expect,
	feedOf,
	ourRequests,
	platformUrl,
	recordShifts,
	screenshot,
	showcaseOf,
	siteUrl,
	test,
} from '#e2e';
import { findBlocks } from '../../../../src/bundle/find-blocks';
import { findFacts } from '../../../../src/bundle/find-facts';

const facts = await findFacts();
const embeds = ( await findBlocks() ).filter(
	( { data } ) => data.loads === 'embed'
);

/** Decodes the ampersands of a URL in HTML. */
const inUrl = ( html: string ) => html.replace( /&(?:amp|#0?38);/g, '&' );

for ( const { slug, has } of embeds ) {
	const {
		service = '',
		host = '',
		base = '',
	} = facts.get( slug )?.embed ?? {};
	const block = `.wp-block-dovetail-${ slug }`;
	const saved = showcaseOf( slug );
	const address = inUrl( / href="([^"]*)"/.exec( saved )?.[ 1 ] ?? '' );
	const open = () => createPost( { author: 'author', content: saved } );
	const addressOf = ( id: number ) => `${ siteUrl() }/?p=${ id }`;

	test( `${ slug } contacts its service when a visitor clicks, or immediately if the visitor always allows it`, async ( {
		pageAs,
	} ) => {
		const visitor = await pageAs( null );
		const asked: string[] = [];
		visitor.on( 'request', ( request ) => {
			if ( request.url().startsWith( platformUrl() ) ) {
				asked.push( new URL( request.url() ).pathname );
			}
		} );
		const ours = ourRequests( visitor );
		await visitor.goto( addressOf( await open() ) );
		const show = visitor.getByRole( 'button', {
			name: `Show ${ service }`,
		} );
		await expect( show ).toBeVisible();
		await expect(
			visitor.getByText(
				`Loading this shares your IP address with ${ host }.`
			)
		).toBeVisible();
		expect( asked ).toEqual( [] );
		expect( ours.filter( ( path ) => path.includes( 'touched' ) ) ).toEqual(
			[]
		);
		expect( await axeWithin( visitor, block ) ).toEqual( [] );
		await visitor.locator( block ).scrollIntoViewIfNeeded();
		await screenshot( visitor, `${ slug }-facade` );

		await show.press( 'Enter' );
		const frame = visitor.locator( `${ block } iframe` );
		await expect( frame ).toBeVisible();
		await expect( frame ).toBeFocused();
		await expect( frame ).toHaveAttribute(
			'title',
			new RegExp( `^${ service }: .` )
		);
		await expect( frame ).toHaveAttribute( 'sandbox', /allow-scripts/ );
		expect( asked ).toEqual( [
			expect.stringContaining( `/services/${ base }/` ),
		] );
		expect( await axeWithin( visitor, block ) ).toEqual( [] );
		await screenshot( visitor, `${ slug }-open` );

		const always = visitor.getByRole( 'checkbox', {
			name: `Always show ${ service }`,
		} );
		await always.check();
		await visitor.reload();
		await visitor.locator( block ).scrollIntoViewIfNeeded();
		await expect( frame ).toBeVisible();
		await expect( always ).toBeChecked();
		await always.uncheck();
		await visitor.reload();
		await expect( show ).toBeVisible();
		await expect( frame ).toHaveCount( 0 );
	} );

	test( `${ slug } is a link without JavaScript, in print and in a feed`, async ( {
		pageAs,
	} ) => {
		const id = await open();
		const plain = await pageAs( null, { javaScriptEnabled: false } );
		await plain.goto( addressOf( id ) );
		const link = `${ block } a[href="${ address }"]`;
		await expect( plain.locator( link ) ).toBeVisible();
		await expect( plain.locator( link ) ).not.toHaveText( /[./]/ );
		// Embeds that show more than the link without JavaScript are covered by their own tests.
		if ( ! has( 'render.php' ) ) {
			const box = await plain.locator( block ).boundingBox();
			expect( box?.height ).toBeLessThan( 80 );
		}
		const feed = inUrl( await feedOf( id ) );
		expect( feed ).toContain( `<a href="${ address }">` );
		expect( feed ).not.toContain( 'dovetail-embed' );

		const paper = await pageAs( null );
		await paper.goto( addressOf( id ) );
		await paper
			.getByRole( 'button', { name: `Show ${ service }` } )
			.click();
		const frame = paper.locator( `${ block } iframe` );
		await expect( frame ).toBeVisible();
		await paper.emulateMedia( { media: 'print' } );
		await expect( frame ).toBeHidden();
		await expect( paper.locator( link ) ).toBeVisible();
	} );

	for ( const direction of [ 'ltr', 'rtl' ] ) {
		test( `${ slug } fits a phone without layout shifts: ${ direction }`, async ( {
			pageAs,
		} ) => {
			const phone = await pageAs( null, {
				viewport: { width: 390, height: 844 },
				colorScheme: direction === 'ltr' ? 'dark' : 'light',
			} );
			const shifts = await recordShifts( phone );
			await phone.goto( addressOf( await open() ) );
			const show = phone.getByRole( 'button', {
				name: `Show ${ service }`,
			} );
			await expect( show ).toBeVisible();
			expect( await shifts() ).toEqual( [] );
			await phone.evaluate( ( dir ) => {
				document.documentElement.dir = dir;
			}, direction );
			const sides = ( selector: string ) =>
				phone
					.locator( selector )
					.evaluate( ( { ownerDocument }, at ) => {
						const { left, right } = ownerDocument
							.querySelector( at )!
							.getBoundingClientRect();
						return { left, right };
					}, selector );
			const label = phone.locator( `${ block } label` );
			const under = async () => {
				const [ upper, lower ] = await Promise.all(
					[ show, label ].map( ( each ) => each.boundingBox() )
				);
				return upper && lower && lower.y - upper.y - upper.height;
			};
			// The checkbox is right below the button.
			expect( await under() ).toBeGreaterThanOrEqual( 0 );
			expect( await under() ).toBeLessThan( 44 );
			await phone.locator( block ).scrollIntoViewIfNeeded();
			await screenshot( phone, `${ slug }-facade-390-${ direction }` );
			await show.click();
			await expect( phone.locator( `${ block } iframe` ) ).toBeVisible();
			const around = await sides( block );
			const tick = await sides( `${ block } input[type="checkbox"]` );
			// The checkbox is at the start of the line, apart from its margin.
			expect(
				direction === 'ltr'
					? tick.left - around.left
					: around.right - tick.right
			).toBeLessThan( 8 );
			expect(
				await phone.evaluate(
					() =>
						document.documentElement.scrollWidth <=
						window.innerWidth
				)
			).toBe( true );
			await screenshot( phone, `${ slug }-open-390-${ direction }` );
		} );
	}

	test( `${ slug } loads automatically after consent, and shows an error if its service does not respond`, async ( {
		pageAs,
		troubles,
	} ) => {
		const visitor = await pageAs( null );
		await visitor.clock.install();
		await visitor.route( `**/services/${ base }/**`, () => {} );
		await visitor.goto( addressOf( await open() ) );
		await visitor.locator( block ).scrollIntoViewIfNeeded();
		await visitor.evaluate( () =>
			document.dispatchEvent(
				new CustomEvent( 'dovetail-consent', {
					detail: { marketing: true },
				} )
			)
		);
		const frame = visitor.locator( `${ block } iframe` );
		await expect( frame ).toBeAttached();
		await visitor.clock.runFor( 15_000 );
		await expect(
			visitor.getByText(
				`${ host } does not answer. You can try again, or follow the link.`
			)
		).toBeVisible();
		await expect( frame ).toHaveCount( 0 );
		await expect(
			visitor.getByRole( 'button', { name: `Show ${ service }` } )
		).toBeEnabled();
		await expect(
			visitor.locator( `${ block } a[href="${ address }"]` )
		).toBeVisible();
		await screenshot( visitor, `${ slug }-silent` );
		await visitor.setViewportSize( { width: 390, height: 844 } );
		await screenshot( visitor, `${ slug }-silent-390` );
		troubles.splice( 0 );
	} );
}

test( 'the editor shows an embed’s link and a retry button if the site does not respond', async ( {
	author,
	troubles,
} ) => {
	const { page, canvas } = author;
	const [ slug = '' ] = embeds.map( ( each ) => each.slug );
	await page.route(
		/embed-preview/,
		( route ) => route.fulfill( { status: 500, body: 'Fatal error' } ),
		{ times: 1 }
	);
	await author.edit( showcaseOf( slug ) );
	const retry = canvas.getByRole( 'button', { name: 'Try again' } );
	await expect( retry ).toBeVisible();
	await expect(
		canvas.locator( `.wp-block-dovetail-${ slug } a` )
	).toBeVisible();
	expect(
		await author.axeInCanvas( `.wp-block-dovetail-${ slug }` )
	).toEqual( [] );
	await screenshot( page, 'embed-preview-failed' );
	await retry.click();
	await expect(
		canvas.getByRole( 'button', { name: 'Show preview' } )
	).toBeVisible();
	await expect( retry ).toHaveCount( 0 );
	troubles.splice( 0 );
} );

test( 'the form of an empty embed shows its instructions on a phone, above a field of one line', async ( {
	author,
} ) => {
	const { page, canvas } = author;
	await author.edit();
	const [ slug = '' ] = embeds.map( ( each ) => each.slug );
	await author.insert( slug );
	await page.setViewportSize( { width: 390, height: 844 } );
	await expect(
		canvas.locator( '.components-placeholder__instructions' )
	).toBeVisible();
	const field = canvas
		.locator( '.components-placeholder' )
		.getByRole( 'textbox' );
	expect( ( await field.boundingBox() )?.height ).toBeLessThan( 50 );
} );
