import {
	axeWithin,
	expect,
	expectAlignedPlaceholder,
	screenshot,
	siteUrl,
	test,
} from '#e2e';

const BLOCK = '.wp-block-dovetail-newsletter';

// The specification names Revue, which has shut down; the text names the owner's provider instead.
// spec: 001-1-10, 001-2.10-1, 001-3-13, 001-4-9, 001-5-16
test( 'a newsletter form keeps all of the author’s settings, and submits to the provider', async ( {
	author,
	pageAs,
} ) => {
	const { canvas, page, sidebar } = author;
	await author.edit();
	await author.insert( 'newsletter' );
	await screenshot( page, 'newsletter-placeholder' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await canvas
		.getByRole( 'textbox', { name: 'Enter your Buttondown username' } )
		.fill( ' harbour_bakery ' );
	await canvas.getByRole( 'button', { name: 'Add Form' } ).click();
	const label = canvas.getByRole( 'textbox', {
		name: 'Label for “Email address”',
	} );
	await label.click();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'Your "mail" & <more>' );
	await canvas
		.getByRole( 'textbox', { name: 'Placeholder for “Email address”' } )
		.fill( 'you@home & work' );
	await canvas
		.getByRole( 'textbox', { name: 'Label for “First name”' } )
		.fill( 'Given name [x]' );
	await canvas
		.getByRole( 'textbox', { name: 'Placeholder for “First name”' } )
		.fill( 'Ada [y]' );
	await author.selectBlock();
	await author.openSettings();
	await sidebar
		.getByRole( 'checkbox', { name: 'Show last name field' } )
		.uncheck();
	await screenshot( page, 'newsletter-editor' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );

	const id = await author.publish();
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toMatchObject( [
		{
			name: 'dovetail/newsletter',
			attributes: {
				revueUsername: 'harbour_bakery',
				emailLabel: 'Your "mail" & ‹more›',
				emailPlaceholder: 'you@home & work',
				firstNameLabel: 'Given name [x]',
				firstNamePlaceholder: 'Ada [y]',
				firstNameShow: true,
				lastNameShow: false,
			},
		},
		{ name: 'dovetail/button' },
	] );

	const phone = await pageAs( null, {
		javaScriptEnabled: false,
		viewport: { width: 390, height: 800 },
	} );
	await phone.goto( `${ siteUrl() }/?p=${ id }` );
	const email = phone.getByRole( 'textbox', {
		name: 'Your "mail" & ‹more›',
	} );
	await expect( email ).toHaveAttribute( 'placeholder', 'you@home & work' );
	await expect( email ).toHaveAttribute( 'required', '' );
	await expect( phone.locator( `${ BLOCK } input` ) ).toHaveCount( 2 );
	await phone.locator( BLOCK ).scrollIntoViewIfNeeded();
	await screenshot( phone, 'newsletter-visitor-390' );
	expect(
		await phone.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
	await email.fill( 'ann@example.com' );
	const opened = phone.context().waitForEvent( 'page' );
	await phone.getByRole( 'button', { name: 'Subscribe' } ).click();
	await expect( ( await opened ).locator( 'p' ) ).toHaveText(
		'ann@example.com gets the newsletter of harbour_bakery.'
	);

	const visitor = await pageAs( null );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await visitor.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await visitor.locator( BLOCK ).scrollIntoViewIfNeeded();
	await screenshot( visitor, 'newsletter-visitor-rtl' );
} );

test( 'on a phone, all fields and buttons of an empty newsletter block have the same width', async ( {
	admin,
} ) => {
	await expectAlignedPlaceholder( admin, 'newsletter' );
} );
