import {
	axeWithin,
	createPost,
	expect,
	ourRequests,
	php,
	screenshot,
	siteUrl,
	test,
	type Editor,
} from '#e2e';
import {
	BLOCK,
	beginAnew,
	connect,
	fieldsOf,
	makePage,
	makeProduct,
	markup,
	NO_APP,
	payments,
} from './support';

beginAnew();

type Stores = {
	wp: {
		data: {
			dispatch( store: string ): {
				clearSelectedBlock(): void;
				undo(): void;
			};
		};
	};
};

async function fillIn( editor: Editor, price = '12,50' ) {
	const { canvas } = editor;
	await canvas.getByLabel( 'Item name' ).fill( 'Fish & chips' );
	await canvas.getByLabel( 'Description' ).fill( 'Hot, with <vinegar>' );
	await canvas.getByLabel( 'Currency' ).selectOption( 'GBP' );
	await canvas.getByLabel( 'Price' ).fill( price );
	await canvas
		.getByLabel( 'PayPal account email' )
		.fill( 'shop@example.com' );
}

const productIn = async ( editor: Editor ) =>
	Number(
		( await editor.blocks() ).find(
			( { name } ) => name === 'dovetail/simple-payments'
		)?.attributes.productId ?? 0
	);

/** Returns the products of the site except the product of the showcase post. */
const products = () =>
	php< { id: number; status: string; title: string; price: string }[] >(
		`return array_map( static fn( $post ) => array( 'id' => $post->ID, 'status' => $post->post_status, 'title' => $post->post_title, 'price' => get_post_meta( $post->ID, 'spay_price', true ) ), get_posts( array( 'post_type' => 'jp_pay_product', 'post_status' => 'any', 'numberposts' => -1, 'exclude' => array( 900101 ) ) ) );`
	);

test( 'Undo reverts changes but keeps the created product, and an invalid price stays unsaved in its field', async ( {
	author,
} ) => {
	await author.edit();
	await author.insert( 'simple-payments' );
	const { canvas, page } = author;
	const price = canvas.getByLabel( 'Price' );
	const name = canvas.getByLabel( 'Item name' );
	await expect.poll( () => productIn( author ) ).toBeGreaterThan( 0 );
	const product = await productIn( author );

	await test.step( 'undo reverts the author’s edits, but keeps the product ID', async () => {
		await name.fill( 'Rye' );
		await price.fill( '4' );
		await page.evaluate( () =>
			( globalThis as unknown as Stores ).wp.data
				.dispatch( 'core/editor' )
				.undo()
		);
		await expect( price ).toHaveValue( '' );
		expect( await productIn( author ) ).toBe( product );
		expect( await products() ).toMatchObject( [
			{ id: product, status: 'draft' },
		] );
	} );

	await test.step( 'a price that is typed key by key replaces the selected price and stays as typed', async () => {
		for ( const typed of [ '12.50', '1.234,50', '20 000', '20,-' ] ) {
			await name.click();
			await price.click();
			await page.keyboard.type( typed );
			await expect( price ).toHaveValue( typed );
		}
		await expect
			.poll(
				async () => ( await author.blocks() )[ 0 ]?.attributes.price
			)
			.toBe( 20 );
	} );

	// Validation errors are shown at the fields.
	await fillIn( author, '-5' );
	await canvas.getByLabel( 'PayPal account email' ).fill( 'nobody' );
	await page.evaluate( () =>
		( globalThis as unknown as Stores ).wp.data
			.dispatch( 'core/block-editor' )
			.clearSelectedBlock()
	);
	await expect( canvas.getByRole( 'alert' ) ).toHaveText( [
		'Your price is negative — enter a positive number so people can pay the right amount.',
		'nobody is not a valid email address.',
	] );
	await author.publish();
	expect( await products() ).toMatchObject( [
		{ status: 'draft', price: '0' },
	] );
} );

// spec: 001-1-6
test( 'a new product has a button on the page, and reopening the post changes nothing', async ( {
	author,
	visitor,
} ) => {
	await author.edit();
	await author.insertFromInserter( 'Pay with PayPal' );
	const { canvas } = author;
	await expect
		.poll( async () =>
			( await products() ).map( ( { status } ) => status )
		)
		.toEqual( [ 'draft' ] );
	await expect( canvas.getByText( 'Item image' ) ).toBeVisible();
	await expect(
		canvas.getByText( 'No real money is charged.', { exact: false } )
	).toBeVisible();
	await fillIn( author );
	await canvas
		.getByLabel( 'Allow people to buy more than one item at a time' )
		.check();
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await screenshot( author.page, 'simple-payments-editor' );
	await author.openSettings();
	await expect(
		author.sidebar.getByRole( 'button', { name: 'Purchase link text' } )
	).toBeVisible();
	const id = await author.publish();
	await expect
		.poll( async () => await products() )
		.toMatchObject( [
			{ status: 'publish', title: 'Fish &amp; chips', price: '12.5' },
		] );

	const url = `${ siteUrl() }/?p=${ id }`;
	await visitor.goto( url );
	const block = visitor.locator( BLOCK );
	await expect( block ).toContainText( 'Fish & chips' );
	await expect( block ).toContainText( 'Hot, with ‹vinegar›' );
	await expect( block ).toContainText( '£12.50' );
	await expect( block.getByLabel( 'Quantity' ) ).toBeVisible();
	expect( await visitor.content() ).not.toContain( 'shop@example.com' );

	await author.reopen();
	await expect( canvas.locator( BLOCK ) ).toContainText( '£12.50' );
	await expect( canvas.getByLabel( 'Price' ) ).toHaveCount( 0 );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await screenshot( author.page, 'simple-payments-editor-compact' );
	expect( ( await author.blocks() )[ 0 ] ).toMatchObject( {
		isValid: true,
		attributes: {
			title: 'Fish & chips',
			content: 'Hot, with ‹vinegar›',
			currency: 'GBP',
			price: 12.5,
			multiple: true,
			email: 'shop@example.com',
		},
	} );
	expect( await author.isDirty() ).toBe( false );
} );

test( 'a contributor’s block creates no product until an editor publishes the post', async ( {
	editorOf,
	admin,
} ) => {
	const contributor = await editorOf( 'contributor' );
	await contributor.edit();
	await contributor.insert( 'simple-payments' );
	await fillIn( contributor );
	await expect(
		contributor.canvas.getByText(
			'Visitors can buy this once an editor saves this post.',
			{
				exact: false,
			}
		)
	).toBeVisible();
	const id = await contributor.save();
	expect( await products() ).toEqual( [] );
	expect( await contributor.content() ).toContain( 'Fish' );

	await admin.open( id );
	await expect.poll( () => productIn( admin ) ).toBeGreaterThan( 0 );
	await admin.publish();
	await expect
		.poll( async () =>
			( await products() ).map( ( { status } ) => status )
		)
		.toEqual( [ 'publish' ] );
	expect( `${ await fieldsOf( `${ siteUrl() }/?p=${ id }` ) }` ).toContain(
		'dovetail_paypal='
	);
} );

test( 'on a site without a payment account, the block can be inserted and works with a payment link', async ( {
	admin,
} ) => {
	await admin.edit();
	await admin.insertFromInserter( 'Pay with PayPal' );
	await admin.openSettings();
	await admin.sidebar
		.getByLabel( 'PayPal payment link' )
		.fill( 'https://paypal.me/harbourbakery' );
	await expect(
		admin.canvas.getByLabel( 'Price' )
	).toHaveAccessibleDescription(
		'Optional. Visitors pay what the payment link asks for.'
	);
	await admin.canvas.getByLabel( 'Item name' ).fill( 'A tip for the band' );
	await screenshot( admin.page, 'simple-payments-editor-link' );
	expect(
		await axeWithin( admin.page, '.interface-interface-skeleton__sidebar' )
	).toEqual( [] );
	const id = await admin.publish();
	const html = await ( await fetch( `${ siteUrl() }/?p=${ id }` ) ).text();
	expect( html ).toContain( 'href="https://paypal.me/harbourbakery"' );
	expect(
		( await products() ).filter( ( { status } ) => status === 'publish' )
	).toEqual( [] );
	expect( await payments() ).toEqual( [] );
} );

test( 'a block with a draft, deleted or invalid product sells nothing until the post is saved', async ( {
	admin,
	troubles,
} ) => {
	const draft = await makeProduct( { status: 'draft' } );
	const trashed = await makeProduct( { status: 'trash' } );
	const { id: another } = await makePage( draft );
	const offered = [ draft, trashed, another, 8_765_432 ];
	const id = await createPost( {
		content: offered
			.map( ( productId ) => markup( { productId } ) )
			.join( '\n\n' ),
	} );
	const url = `${ siteUrl() }/?p=${ id }`;
	const forms = async () =>
		( await ( await fetch( url ) ).text() ).split(
			'name="dovetail_paypal"'
		).length - 1;
	expect( await forms() ).toBe( 0 );
	await admin.open( id );
	const blocks = admin.canvas.locator( BLOCK );
	await expect( blocks ).toHaveCount( offered.length );
	await expect( blocks.first() ).toContainText( '$1.00' );
	const sold = async () =>
		( await admin.blocks() ).map(
			( { attributes } ) => attributes.productId
		);
	for ( const [ index, product ] of offered.entries() ) {
		if ( product !== draft ) {
			await expect
				.poll( async () => ( await sold() )[ index ] )
				.not.toBe( product );
		}
		await admin.selectBlock( index );
		await blocks.nth( index ).getByLabel( 'Price' ).fill( '45' );
		await blocks
			.nth( index )
			.getByLabel( 'PayPal account email' )
			.fill( 'bakery@example.com' );
	}
	await admin.save();
	await expect.poll( forms ).toBe( offered.length );
	expect( new Set( await sold() ).size ).toBe( offered.length );
	// Ignore the 404 errors that the browser logs.
	troubles.splice(
		0,
		troubles.length,
		...troubles.filter( ( each ) => ! each.includes( ' 404 ' ) )
	);
} );

test( 'without PayPal, an author asks for a bank transfer, and visitors copy the account', async ( {
	author,
	pageAs,
} ) => {
	await connect( NO_APP );
	await author.edit();
	await author.insert( 'simple-payments' );
	const { canvas, sidebar } = author;
	await expect.poll( () => productIn( author ) ).toBeGreaterThan( 0 );
	await canvas.getByLabel( 'Item name' ).fill( 'Fish & chips' );
	await canvas.getByLabel( 'Currency' ).selectOption( 'EUR' );
	await canvas.getByLabel( 'Price' ).fill( '12,30' );
	await canvas
		.getByRole( 'button', { name: 'Ask for a bank transfer' } )
		.click();
	const setting = ( name: string ) =>
		sidebar.getByRole( 'textbox', { name } );
	await expect( setting( 'Account holder' ) ).toBeFocused();
	await setting( 'Account holder' ).fill( 'Harbour Bakery' );
	await setting( 'IBAN' ).fill( 'DE89 3704 0044 0532 0130 00' );
	await expect( canvas.locator( BLOCK ) ).toContainText(
		'DE89 3704 0044 0532 0130 00'
	);
	await screenshot( author.page, 'simple-payments-editor-bank' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	const id = await author.publish();
	await expect
		.poll( async () =>
			( await products() ).map( ( { status } ) => status )
		)
		.toEqual( [ 'publish' ] );

	const page = await pageAs( null, {
		permissions: [ 'clipboard-read', 'clipboard-write' ],
		viewport: { width: 390, height: 844 },
	} );
	const ours = ourRequests( page );
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	const bank = page.getByRole( 'region', { name: 'Bank transfer' } );
	await expect( bank ).toContainText( /Amount\s*12,30.€/ );
	await expect( bank ).toContainText( /Reference\s*Fish & chips/ );
	await expect( page.locator( `${ BLOCK } form` ) ).toHaveCount( 0 );
	await bank.getByRole( 'button', { name: 'Copy: IBAN' } ).click();
	await expect( bank.getByRole( 'status' ) ).toHaveText( 'IBAN: copied' );
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe(
		'DE89370400440532013000'
	);
	expect( ours.filter( ( path ) => path.includes( 'touched' ) ) ).toEqual(
		[]
	);
	const show = bank.getByRole( 'button', {
		name: 'QR code for banking apps',
	} );
	expect( await show.getAttribute( 'data-code' ) ).toContain( '\nEUR12.3\n' );
	await show.click();
	await expect( bank.locator( 'svg' ) ).toBeVisible();
	await screenshot( page, 'simple-payments-visitor-bank', {
		fullPage: true,
	} );
	expect( await axeWithin( page, BLOCK ) ).toEqual( [] );
} );
