import { createPost, expect, php, siteUrl, test } from '#e2e';
import {
	NO_APP,
	approved,
	asked,
	beginAnew,
	charges,
	comeBack,
	connect,
	fieldsOf,
	makePage,
	makeProduct,
	markup,
	payments,
	said,
	send,
} from './support';

beginAnew();

test( 'the price is the stored one, whatever the page or the form says', async () => {
	const { url } = await makePage( await makeProduct() );
	const fields = await fieldsOf( url );
	for ( const name of [ 'amount', 'price', 'currency', 'email' ] ) {
		fields.set( name, '0.01' );
	}
	const { status, location } = await send( url, fields );
	expect( status ).toBe( 303 );
	expect( location ).toContain( '/services/paypal/checkoutnow?token=' );
	const [ order ] = await asked( /^POST paypal:\/v2\/checkout\/orders$/ );
	expect( order?.data ).toMatchObject( {
		purchase_units: [
			{
				amount: { value: '45.00' },
				payee: { email_address: 'bakery@example.com' },
			},
		],
	} );
	const html = await ( await fetch( url ) ).text();
	expect( html ).toContain( '45,00' );
	expect( html ).not.toContain( 'bakery@example.com' );
} );

test( 'amounts have as many decimals as PayPal takes: none for HUF, JPY and TWD', async () => {
	const sent: unknown[] = [];
	for ( const [ currency, price ] of [
		[ 'HUF', 1490 ],
		[ 'JPY', 1200 ],
		[ 'TWD', 300 ],
		[ 'USD', 19.99 ],
		[ 'PLN', 5 ],
	] as const ) {
		const { url } = await makePage(
			await makeProduct( { currency, price } )
		);
		const fields = await fieldsOf( url );
		fields.set( 'quantity', '3' );
		expect( ( await send( url, fields ) ).status ).toBe( 303 );
		const { data } = (
			await asked( /^POST paypal:\/v2\/checkout\/orders$/ )
		).at( -1 ) as {
			data: { purchase_units: [ { amount: { value: string } } ] };
		};
		sent.push( data.purchase_units[ 0 ].amount.value );
	}
	expect( sent ).toEqual( [ '4470', '3600', '900', '59.97', '15.00' ] );
} );

test( 'the maximum price is counted in PayPal’s own units', async () => {
	const begin = async ( product: object, quantity: string ) => {
		const { url } = await makePage( await makeProduct( product ) );
		const fields = await fieldsOf( url );
		fields.set( 'quantity', quantity );
		const { html, status } = await send( url, fields );
		return status === 303 ? status : said( html );
	};
	const tooMuch =
		'This is more than PayPal accepts in one payment. Reduce the quantity. Nothing was charged.';
	const dollars = { currency: 'TWD', price: 20_000_000 };
	expect( await begin( dollars, '2' ) ).toBe( 303 );
	expect( await begin( dollars, '100' ) ).toBe( tooMuch );
	expect( await begin( { price: 9_999_999.99 }, '1' ) ).toBe( 303 );
	expect( await begin( { price: 9_999_999.99 }, '2' ) ).toBe( tooMuch );
} );

test( 'an error is shown at its own form, and other forms keep their quantity', async () => {
	const [ bread, rolls ] = [
		await makeProduct(),
		await makeProduct( { title: 'Rolls' } ),
	];
	const id = await createPost( {
		content: `${ markup( { productId: bread } ) }\n\n${ markup( { productId: rolls } ) }`,
	} );
	const url = `${ siteUrl() }/?p=${ id }`;
	const fields = await fieldsOf( url );
	fields.set( 'quantity', '70' );
	await php(
		`return update_post_meta( $input, 'spay_price', '999999.99' );`,
		bread
	);
	const { html } = await send( url, fields );
	expect( html.match( /__message /g ) ).toHaveLength( 1 );
	expect( html.match( /name="quantity" value="\d+"/g ) ).toEqual( [
		'name="quantity" value="70"',
		'name="quantity" value="1"',
	] );
} );

test( 'what cannot be charged is not sold: no price, a wrong one, another currency, a draft, the trash, another type', async () => {
	const wrong = [
		{ price: 0 },
		{ price: -5 },
		{ price: 1e9 },
		{ price: 'NaN' },
		{ price: '1e3' },
		{ price: `1.${ '1'.repeat( 100 ) }` },
		{ price: '4.5', currency: 'JPY' },
		{ price: '4.50', currency: 'TWD' },
		{ currency: 'XXX' },
		{ currency: 'INR' },
		{ email: 'not an address' },
		{ email: '' },
		{ title: ' ' },
		{ status: 'draft' },
		{ status: 'trash' },
		{ status: 'private' },
	];
	for ( const product of wrong ) {
		const { url } = await makePage( await makeProduct( product ) );
		expect( `${ await fieldsOf( url ) }`, JSON.stringify( product ) ).toBe(
			''
		);
	}
	const { id } = await makePage( 0 );
	const { url } = await makePage( id );
	expect( `${ await fieldsOf( url ) }` ).toBe( '' );
} );

test( 'a form that was kept buys nothing that is no longer sold there', async () => {
	const product = await makeProduct();
	const { id, url } = await makePage( product );
	const fields = await fieldsOf( url );
	const refused = async (
		change: string,
		restore: string,
		status: number
	) => {
		await php( `${ change } return 1;`, { id, product } );
		const answer = await send( `${ siteUrl() }/?p=${ id }`, fields );
		await php( `${ restore } return 1;`, { id, product } );
		expect( answer.location, change ).toBe( '' );
		return answer.status === status ? said( answer.html ) : answer.status;
	};
	const post = ( set: string ) =>
		`wp_update_post( array( 'ID' => $input['id'], ${ set } ) );`;
	const ofProduct = ( set: string ) =>
		`wp_update_post( array( 'ID' => $input['product'], 'post_status' => '${ set }' ) );`;
	for ( const state of [ 'draft', 'trash' ] ) {
		await refused( ofProduct( state ), ofProduct( 'publish' ), 410 );
	}
	await refused(
		post( `'post_status' => 'private'` ),
		post( `'post_status' => 'publish'` ),
		410
	);
	await refused(
		post( `'post_content' => 'Sold out.'` ),
		`wp_update_post( wp_slash( array( 'ID' => $input['id'], 'post_content' => '${ markup( { productId: product } ).replaceAll( '\n', '' ) }' ) ) );`,
		410
	);
	expect( await asked( /orders/ ) ).toEqual( [] );
	expect( ( await send( url, fields ) ).status ).toBe( 303 );
} );

test( 'a form that a script loaded into another page says there, once, what became of the payment', async () => {
	const { url } = await makePage( await makeProduct() );
	const fields = await fieldsOf( url );
	fields.set( 'quantity', '101' );
	const sentence = 'Enter a whole number from 1 to 100. Nothing was charged.';
	for ( const page of [ url, `${ siteUrl() }/` ] ) {
		const { html, status } = await send( page, fields );
		expect( [ status, said( html ) ], page ).toEqual( [ 400, sentence ] );
		expect( html.split( `>${ sentence }</p>` ), page ).toHaveLength( 2 );
	}
} );

test( 'what a visitor may change is checked: a seal of another form, quantities of all kinds', async () => {
	const { url } = await makePage( await makeProduct() );
	const single = await makePage( await makeProduct( { multiple: false } ) );
	const fields = await fieldsOf( url );
	for ( const quantity of [ '0', '-1', '101', '1e1', '1.5', 'two', '' ] ) {
		fields.set( 'quantity', quantity );
		const { html, status } = await send( url, fields );
		expect( [ status, said( html ) ], quantity ).toEqual( [
			400,
			'Enter a whole number from 1 to 100. Nothing was charged.',
		] );
	}
	const one = await fieldsOf( single.url );
	one.set( 'quantity', '2' );
	expect( ( await send( single.url, one ) ).status ).toBe( 400 );

	fields.set( 'quantity', '1' );
	const seal = fields.get( 'dovetail_paypal' ) ?? '';
	fields.set( 'dovetail_paypal', seal.replace( /^\d+/, '1' ) );
	expect( ( await send( url, fields ) ).status ).toBe( 409 );
	fields.set(
		'dovetail_paypal',
		seal.replace( /.$/, seal.endsWith( '0' ) ? '1' : '0' )
	);
	expect( ( await send( url, fields ) ).status ).toBe( 409 );
	fields.set( 'dovetail_paypal', '' );
	expect( ( await send( url, fields ) ).location ).toBe( '' );
	expect( await asked( /orders/ ) ).toEqual( [] );
} );

test( 'two people on one cached page, with one address and the same browser, get an order each', async () => {
	const { url } = await makePage( await makeProduct() );
	const fields = await fieldsOf( url );
	const orders = new Set< string >();
	for ( const visitor of [ 'Ada', 'Bob', 'Ada' ] ) {
		orders.add( ( await send( url, fields, '', visitor ) ).location );
	}
	expect( orders.size ).toBe( 2 );
} );

test( 'a second press leads to the same order, until that is paid', async () => {
	const { url } = await makePage( await makeProduct() );
	const fields = await fieldsOf( url );
	const both = await Promise.all( [
		send( url, fields ),
		send( url, fields ),
	] );
	expect( both[ 0 ].location ).toContain( 'token=' );
	expect( both[ 1 ].location ).toBe( both[ 0 ].location );
	expect( ( await send( url, fields ) ).location ).toBe( both[ 0 ].location );
	const other = await fieldsOf( url );
	expect( other.get( 'key' ) ).not.toBe( fields.get( 'key' ) );
	expect( ( await send( url, other ) ).location ).not.toBe(
		both[ 0 ].location
	);

	const { back, order } = await approved( url, 'COMPLETED', fields );
	expect( both[ 0 ].location ).toContain( order );
	await comeBack( back );
	const again = await send( url, fields );
	expect( again.location ).toContain( 'token=' );
	expect( again.location ).not.toContain( order );
} );

test( 'a manipulated return URL shows that nothing was paid, and records nothing', async () => {
	const { url } = await makePage( await makeProduct() );
	const { back, order } = await approved( url );
	const change = ( name: string, value: string ) => {
		const address = new URL( back );
		address.searchParams.set( name, value );
		return address.href;
	};
	for ( const token of [ '7ORDER0ORDER0ORD9', "x' OR 1", '', '../v1/x' ] ) {
		const { sentence } = await comeBack( change( 'token', token ) );
		expect( sentence, token ).toContain( 'Nothing was charged' );
	}
	const note = new URL( back ).searchParams.get( 'dovetail_paypal' ) ?? '';
	for ( const forged of [
		note.replace( 'back', 'paid' ),
		`${ note }0`,
		'paid.1.1.1',
	] ) {
		const { sentence } = await comeBack(
			change( 'dovetail_paypal', forged )
		);
		expect( sentence ).toBe( '' );
	}
	expect( await charges() ).toBe( 0 );
	expect( await payments() ).toEqual( [] );
	expect( ( await comeBack( back ) ).sentence ).toContain(
		'You paid 45,00 €'
	);
	expect( await payments() ).toMatchObject( [
		{ reference: order, state: 'paid' },
	] );
} );

test( 'an order that is not of this site is neither captured nor recorded', async () => {
	const product = await makeProduct();
	const { url } = await makePage( product );
	const back = new URL( ( await approved( url ) ).back );
	await php(
		`update_option( 'dovetail_blocks_secret_kept', get_option( 'dovetail_blocks_secret' ) ); update_option( 'dovetail_blocks_secret', str_repeat( 'a', 64 ) ); return 1;`
	);
	// The order's terms are now those of another site, while the return link is the site's own.
	back.searchParams.set(
		'dovetail_paypal',
		await php< string >(
			`return \\Dovetail\\Simple_Payments\\Purchase_Note::seal( 'back', $input );`,
			product
		)
	);
	const { sentence } = await comeBack( back.href );
	await php(
		`update_option( 'dovetail_blocks_secret', get_option( 'dovetail_blocks_secret_kept' ) ); delete_option( 'dovetail_blocks_secret_kept' ); return 1;`
	);
	expect( sentence ).toBe(
		'This payment does not belong to this page. Nothing was charged here.'
	);
	expect( await charges() ).toBe( 0 );
} );

test( 'a payment link is an ordinary link to PayPal, and nobody else’s is one', async () => {
	await connect( NO_APP );
	const page = async ( paymentLink: string ) => {
		const id = await createPost( { content: markup( { paymentLink } ) } );
		return ( await fetch( `${ siteUrl() }/?p=${ id }` ) ).text();
	};
	const html = await page(
		'https://www.paypal.com/ncp/payment/ABC?a=1&amp;b=2'
	);
	expect( html ).toMatch(
		/<a class="wp-block-button__link wp-element-button" href="https:\/\/www\.paypal\.com\/ncp\/payment\/ABC\?a=1&#038;b=2" rel="nofollow">Pay with PayPal<\/a>/
	);
	expect( html ).toContain( 'You pay Dovetail Blocks through PayPal.' );
	for ( const other of [
		'https://paypal.com.example.org/x',
		'http://www.paypal.com/x',
		'https://example.org/https://www.paypal.com/',
		'https://www.paypal.com@example.org/',
	] ) {
		expect( await page( other ) ).not.toContain(
			'wp-element-button" href'
		);
	}
} );
