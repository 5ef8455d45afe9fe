import {
	axeWithin,
	createPost,
	expect,
	feedOf,
	php,
	rightToLeft,
	screenshot,
	siteUrl,
	test,
} from '#e2e';
import { BLOCK, beginAnew, markup, plan } from './support';

beginAnew();

// spec: 001-1-8, 001-2.8-1, 001-4-8, 001-5-17, 001-7-9, 001-9-8
test( 'an author publishes a button for a new plan, and a visitor pays monthly without JavaScript', async ( {
	author,
	pageAs,
} ) => {
	const { canvas, page, sidebar } = author;
	await author.edit();
	await author.insert( 'recurring-payments' );
	const block = canvas.locator( BLOCK );
	await expect( block ).toContainText( 'Start by adding a payment plan:' );
	await screenshot( page, 'recurring-payments-first' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await block.getByRole( 'button', { name: 'Add payment plan' } ).click();
	const title = block.getByRole( 'textbox', { name: 'Title' } );
	const price = block.getByRole( 'textbox', { name: 'Price' } );
	await expect( title ).toBeFocused();
	await block
		.getByRole( 'combobox', { name: 'Currency' } )
		.selectOption( 'EUR' );
	await expect( price ).toHaveValue( '0,50' );
	// The click selects the minimum price, so typing replaces it.
	await price.click();
	await page.keyboard.type( '25' );
	await expect( price ).toHaveValue( '25' );
	// The title typed by the author is kept.
	await title.click();
	await price.click();
	await page.keyboard.type( '20 000,5' );
	await expect( price ).toHaveValue( '20 000,5' );
	await expect( block ).toContainText(
		/Visitors pay 20\.000,50\s€ \/ month\./
	);
	await price.fill( '0,49' );
	const save = block.getByRole( 'button', { name: 'Save payment plan' } );
	await save.click();
	await expect( title ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( price ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( block.getByRole( 'alert' ) ).toHaveText( [
		'Enter a title for the plan.',
		/^Minimum allowed price is 0,50\s€\.$/,
	] );
	await screenshot( page, 'recurring-payments-form-wrong' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await title.fill( 'Friends & family' );
	await price.fill( '7,50' );
	await expect( block ).toContainText( /Visitors pay 7,50\s€ \/ month\./ );
	await screenshot( page, 'recurring-payments-form' );
	await save.click();
	await expect(
		block.getByRole( 'textbox', { name: 'Button text' } )
	).toHaveText( /^7,50\s€ Contribution$/ );
	await expect( block ).toContainText(
		/7,50\s€ \/ month.*Payments go through Stripe to the site owner’s account\. Test mode: no money is charged\./s
	);
	await author.selectBlock();
	await author.openSettings();
	await expect(
		sidebar.getByRole( 'button', {
			name: 'Payment plan',
			exact: true,
		} )
	).toBeVisible();
	await screenshot( page, 'recurring-payments-editor' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	expect( await author.axeInControls() ).toEqual( [] );
	const id = await author.publish( 'Become a friend of the bakery' );
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toMatchObject( [
		{
			name: 'dovetail/recurring-payments',
			attributes: { planSource: 'site' },
		},
		{
			name: 'dovetail/button',
			attributes: { element: 'button', text: '7,50\u00a0€ Contribution' },
		},
	] );

	const visitor = await pageAs( null, { javaScriptEnabled: false } );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const shown = visitor.locator( BLOCK );
	await expect( shown ).toContainText( /7,50\s€ \/ month/ );
	await expect( shown ).toContainText(
		/You pay .+ through Stripe\. This is a test: no money is charged\./
	);
	await screenshot( visitor, 'recurring-payments-page' );
	await shown.getByRole( 'button', { name: /7,50\s€ Contribution/ } ).click();
	await expect(
		visitor.getByRole( 'heading', { name: 'Friends & family' } )
	).toBeVisible();
	await visitor.getByRole( 'button', { name: 'Pay', exact: true } ).click();
	await expect( visitor.getByRole( 'status' ) ).toContainText(
		/You paid 7,50\s€ to .+ through Stripe .+You will be charged every month until you cancel\./s
	);
	expect( visitor.url() ).toContain( siteUrl() );
	await screenshot( visitor, 'recurring-payments-thanks' );
} );

test( 'a contributor can choose an existing plan, but cannot create one', async ( {
	editorOf,
} ) => {
	const contributor = await editorOf( 'contributor' );
	const block = contributor.canvas.locator( BLOCK );
	await contributor.edit();
	await contributor.insert( 'recurring-payments' );
	await expect( block ).toContainText(
		'There is no payment plan yet. An editor of this site can add one.'
	);
	const id = await plan();
	await contributor.edit();
	await contributor.insert( 'recurring-payments' );
	await block
		.getByRole( 'button', { name: /^Friends of the bakery: 5,00/ } )
		.click();
	await expect(
		block.getByRole( 'textbox', { name: 'Button text' } )
	).toHaveText( /^5,00\s€ Contribution$/ );
	await contributor.save();
	await contributor.reopenAndExpectValid();
	expect( ( await contributor.blocks() )[ 0 ]?.attributes ).toMatchObject( {
		planId: id,
		planSource: 'site',
	} );
	expect(
		await php(
			`wp_set_current_user( get_user_by( 'login', 'contributor' )->ID );
			$request = new WP_REST_Request( 'POST', '/wpcom/v2/memberships/product' );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( wp_json_encode( array( 'currency' => 'EUR', 'price' => 9, 'title' => 'Mine', 'interval' => '1 month' ) ) );
			return array( rest_do_request( $request )->get_status(), count( \\Dovetail\\Payments\\Plans::all( 'plan' ) ) );`
		)
	).toEqual( [ 403, 1 ] );
} );

test( 'a deleted payment plan accepts no payments, and its author sees a notice', async ( {
	author,
	visitor,
} ) => {
	const id = await plan();
	const post = await createPost( {
		content: markup( { planId: id, planSource: 'site' } ),
		author: 'author',
	} );
	await visitor.goto( `${ siteUrl() }/?p=${ post }` );
	const form = visitor.locator( `${ BLOCK } form` );
	await expect( form ).toHaveCount( 1 );
	await php( `return (bool) wp_trash_post( $input );`, id );
	// A form that was loaded before the plan was deleted cannot take a payment.
	await form.getByRole( 'button' ).click();
	await expect( visitor.locator( BLOCK ) ).toContainText(
		'This can’t be paid at the moment.'
	);
	await expect( form ).toHaveCount( 0 );

	await author.edit( markup( { planId: id, planSource: 'site' } ) );
	const block = author.canvas.locator( BLOCK );
	await expect( block ).toContainText(
		'This button’s payment plan was deleted, so visitors can’t pay. Choose another plan.'
	);
	expect( await author.isDirty() ).toBe( false );
	expect( await author.content() ).toBe(
		markup( { planId: id, planSource: 'site' } )
	);
} );

test( 'a visitor who pays for a plan that was just deleted sees the result of the payment', async ( {
	visitor,
} ) => {
	const id = await plan();
	const post = await createPost( {
		content: markup( { planId: id, planSource: 'site' } ),
		author: 'author',
	} );
	await visitor.goto( `${ siteUrl() }/?p=${ post }` );
	await visitor.locator( `${ BLOCK } form button` ).click();
	await php( `return (bool) wp_trash_post( $input );`, id );
	await visitor.getByRole( 'button', { name: 'Pay', exact: true } ).click();
	await expect(
		visitor.locator( BLOCK ).getByRole( 'status' )
	).toContainText( /You paid 5,00\s€ to / );
	await expect( visitor.locator( BLOCK ) ).toContainText(
		'This can’t be paid at the moment.'
	);
} );

test( 'a payment block for a platform plan does not use the site’s plan with the same ID', async ( {
	visitor,
} ) => {
	const id = await plan();
	const post = await createPost( {
		content: markup( { planId: id } ),
		author: 'author',
	} );
	await visitor.goto( `${ siteUrl() }/?p=${ post }` );
	await expect( visitor.locator( BLOCK ) ).toHaveText(
		'This can’t be paid at the moment.'
	);
} );

test( 'a block with the plan of a donation or without a plan says that it cannot be paid', async ( {
	visitor,
} ) => {
	const donation = await plan( { kind: 'donation', amount: null } );
	const post = await createPost( {
		content: `${ markup( { planId: donation, planSource: 'site' } ) }\n\n${ markup( {} ) }`,
		author: 'author',
	} );
	await visitor.goto( `${ siteUrl() }/?p=${ post }` );
	await expect( visitor.locator( BLOCK ) ).toHaveText( [
		'This can’t be paid at the moment.',
		'This can’t be paid at the moment.',
	] );
} );

test( 'the payment button fits themes, dark mode, phones and right-to-left pages, and is a link in feeds', async ( {
	pageAs,
} ) => {
	const id = await plan( { interval: '1 year', amount: 123450 } );
	const post = await createPost( {
		content: markup(
			{ planId: id, planSource: 'site', align: 'center' },
			'Become a friend of the harbour bakery and of its choir'
		),
		author: 'author',
	} );
	const page = await pageAs( null, {
		viewport: { width: 390, height: 844 },
	} );
	await page.goto( `${ siteUrl() }/?p=${ post }` );
	const block = page.locator( BLOCK );
	await expect( block ).toContainText( /1\.234,50\s€ \/ year/ );
	expect(
		( await block.getByRole( 'button' ).boundingBox() )?.height
	).toBeGreaterThanOrEqual( 44 );
	expect(
		await page.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
	await screenshot( page, 'recurring-payments-390' );
	expect( await axeWithin( page, BLOCK ) ).toEqual( [] );
	await page.addStyleTag( {
		content:
			'body { background: #111 !important; color: #eee !important; }',
	} );
	await screenshot( page, 'recurring-payments-dark' );
	await rightToLeft( async () => {
		await page.goto( `${ siteUrl() }/?p=${ post }` );
		await expect( block.getByRole( 'button' ) ).toBeVisible();
		await screenshot( page, 'recurring-payments-rtl' );
	} );
	const feed = await feedOf( post );
	expect( feed ).toMatch(
		/<p class="wp-block-dovetail-recurring-payments"><a href="[^"]+">1\.234,50[^<]+Contribution<\/a><\/p>/
	);
	expect( feed ).not.toContain( '<form' );
} );
