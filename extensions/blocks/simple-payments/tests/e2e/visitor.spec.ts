import {
	axeWithin,
	createPost,
	expect,
	ourRequests,
	rightToLeft,
	screenshot,
	siteUrl,
	test,
} from '#e2e';
import {
	APP,
	NO_APP,
	BLOCK,
	asked,
	beginAnew,
	charges,
	connect,
	makePage,
	makeProduct,
	markup,
	payments,
} from './support';

beginAnew();

test( 'a visitor without JavaScript buys two items, sees a thank-you message, and is not charged again on reload', async ( {
	pageAs,
} ) => {
	const page = await pageAs( null, { javaScriptEnabled: false } );
	const { id, url } = await makePage( await makeProduct() );
	await page.goto( url );
	const block = page.locator( BLOCK );
	await expect( block ).toContainText( '45,00' );
	await expect( block ).toContainText(
		'You pay Dovetail Blocks through PayPal. This is a test: no money is charged.'
	);
	await block.getByLabel( 'Quantity' ).fill( '2' );
	await block.getByRole( 'button', { name: 'Pay with PayPal' } ).click();
	await expect( page.locator( 'body' ) ).toContainText(
		'Sourdough class: 90.00 EUR to bakery@example.com'
	);
	await page.getByRole( 'link', { name: 'Pay now' } ).click();
	const thanks = page.getByRole( 'status' );
	await expect( thanks ).toHaveText(
		/^Thank you\. You paid 90,00\s€ through PayPal for “2 × Sourdough class”\.$/
	);
	await expect( page ).toHaveTitle( /^Thank you\. You paid/ );
	await page.reload();
	await expect( thanks ).toContainText( 'Thank you. You paid' );
	expect( await charges() ).toBe( 1 );
	expect( await payments() ).toMatchObject( [
		{
			service: 'paypal',
			mode: 'test',
			state: 'paid',
			amount: 9000,
			currency: 'EUR',
			email: 'ines@example.com',
			name: 'Inês Duarte',
			post: id,
			block: 'simple-payments',
			title: '2 × Sourdough class',
			service_id: expect.stringMatching( /^CORDER/ ),
		},
	] );
	const [ order ] = await asked( /^POST paypal:\/v2\/checkout\/orders$/ );
	expect( order?.data ).toMatchObject( {
		intent: 'CAPTURE',
		purchase_units: [
			{
				amount: { currency_code: 'EUR', value: '90.00' },
				items: [
					{
						name: 'Sourdough class',
						quantity: '2',
						unit_amount: { currency_code: 'EUR', value: '45.00' },
					},
				],
				payee: { email_address: 'bakery@example.com' },
			},
		],
		payment_source: {
			paypal: { experience_context: { user_action: 'PAY_NOW' } },
		},
	} );
} );

test( 'a visitor who cancels at PayPal sees that nothing was charged, and can retry the payment', async ( {
	visitor,
} ) => {
	const { url } = await makePage( await makeProduct( { multiple: false } ) );
	await visitor.goto( url );
	const block = visitor.locator( BLOCK );
	await expect( block.getByLabel( 'Quantity' ) ).toHaveCount( 0 );
	await block.getByRole( 'button', { name: 'Pay with PayPal' } ).click();
	await visitor.getByRole( 'link', { name: 'Cancel and return' } ).click();
	await expect( visitor.getByRole( 'status' ) ).toHaveText(
		'You left PayPal without paying. Nothing was charged.'
	);
	await expect(
		block.getByRole( 'button', { name: 'Pay with PayPal' } )
	).toBeVisible();
	expect( await payments() ).toEqual( [] );
	expect( await charges() ).toBe( 0 );
} );

test( 'the page says whether PayPal rejected a payment or is reviewing it', async ( {
	visitor,
} ) => {
	const { url } = await makePage( await makeProduct() );
	const pay = async ( how: string ) => {
		await visitor.goto( url );
		await visitor
			.getByRole( 'button', { name: 'Pay with PayPal' } )
			.click();
		await visitor.getByRole( 'link', { name: how } ).click();
	};
	await pay( 'Pay with a card that is declined' );
	await expect( visitor.getByRole( 'alert' ) ).toContainText(
		'PayPal could not process the payment.'
	);
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await screenshot( visitor, 'simple-payments-refused' );
	expect( await payments() ).toEqual( [] );
	await pay( 'Pay by a bank that is slow' );
	await expect( visitor.getByRole( 'status' ) ).toHaveText(
		/^Thank you\. PayPal is still checking your payment of 45,00\s€\./
	);
	expect( await payments() ).toMatchObject( [ { state: 'pending' } ] );
} );

test( 'a page with a PayPal button is accessible, fits on a phone, and loads none of the block’s scripts', async ( {
	visitor,
} ) => {
	const ours = ourRequests( visitor );
	const { url } = await makePage( await makeProduct() );
	await visitor.goto( url );
	expect( ours.filter( ( path ) => path.includes( '.js' ) ) ).toEqual( [] );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await screenshot( visitor, 'simple-payments-1280' );
	await visitor.setViewportSize( { width: 390, height: 844 } );
	expect(
		await visitor.evaluate( () => document.documentElement.scrollWidth )
	).toBeLessThanOrEqual( 390 );
	const box = await visitor
		.getByRole( 'button', { name: 'Pay with PayPal' } )
		.boundingBox();
	expect( box?.height ).toBeGreaterThanOrEqual( 44 );
	await screenshot( visitor, 'simple-payments-390' );
	await visitor.addStyleTag( {
		content:
			'body { background: #111 !important; color: #eee !important; }',
	} );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await screenshot( visitor, 'simple-payments-dark' );
	await rightToLeft( async () => {
		await visitor.goto( url );
		expect(
			await visitor.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 390 );
		await screenshot( visitor, 'simple-payments-rtl' );
	} );
} );

test( 'without a payment method, visitors see the product without a button, and the author sees the reason', async ( {
	pageAs,
	visitor,
} ) => {
	await connect( NO_APP );
	const { url } = await makePage( await makeProduct() );
	await visitor.goto( url );
	await expect( visitor.locator( BLOCK ) ).toHaveText(
		/Sourdough class\s*1\.00 USD/
	);
	await expect( visitor.locator( BLOCK ).locator( 'a, button' ) ).toHaveCount(
		0
	);
	const admin = await pageAs( 'administrator' );
	await admin.goto( url );
	await expect( admin.locator( BLOCK ) ).toContainText(
		'Only you see this: visitors can’t pay'
	);
	await connect( APP );
	await visitor.goto( url );
	await expect( visitor.locator( BLOCK ).locator( 'button' ) ).toHaveCount(
		1
	);
} );

test( 'two products below each other have more space between them than the parts of one product', async ( {
	visitor,
} ) => {
	const product = markup( { productId: await makeProduct() } );
	const id = await createPost( { content: `${ product }\n\n${ product }` } );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const gaps = await visitor
		.locator( `${ BLOCK }__details` )
		.evaluateAll( ( [ one, other ] ) => {
			const tops = [ ...one!.children, other! ].map( ( part ) =>
				part.getBoundingClientRect()
			);
			return tops
				.slice( 1 )
				.map( ( { top }, at ) => top - tops[ at ]!.bottom );
		} );
	expect( gaps.at( -1 ) ).toBeGreaterThan(
		2 * Math.max( ...gaps.slice( 0, -1 ) )
	);
} );
