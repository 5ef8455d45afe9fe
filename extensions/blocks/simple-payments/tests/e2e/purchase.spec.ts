import { createPost, expect, php, siteUrl, test, withPlugin } from '#e2e';
import {
	approved,
	beginAnew,
	comeBack,
	fieldsOf,
	makePage,
	makeProduct,
	markup,
	said,
	send,
} from './support';

beginAnew();

test( 'an error appears only next to the submitted form, and other forms keep their quantities', async () => {
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

test( 'if a script loads a form into another page, the payment result appears there once', async () => {
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

test( 'a second click on the PayPal button leads to the same order until the order is paid', async () => {
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

	const { back, order } = await approved( url, fields );
	expect( both[ 0 ].location ).toContain( order );
	await comeBack( back );
	const again = await send( url, fields );
	expect( again.location ).toContain( 'token=' );
	expect( again.location ).not.toContain( order );
} );

test( 'if another plugin registers the product type, its registration is kept and its products are sold', async () => {
	const id = await makeProduct();
	const { url } = await makePage( id );
	await withPlugin(
		`add_action( 'init', static function () {
			register_post_type( 'jp_pay_product', array( 'label' => 'Of another plugin', 'show_in_rest' => true, 'supports' => array( 'title', 'custom-fields' ) ) );
			register_post_meta( 'jp_pay_product', 'spay_email', array( 'type' => 'string', 'single' => true, 'show_in_rest' => true ) );
		} );`,
		async () => {
			expect(
				await php(
					`$type = get_post_type_object( 'jp_pay_product' );
					$ask  = static function ( $user ) use ( $input ) { wp_set_current_user( $user ); return rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/jp_pay_product/' . $input ) )->get_data()['meta']; };
					return array( $type->label, $type->cap->edit_posts, array_keys( get_registered_meta_keys( 'post', 'jp_pay_product' ) ), $ask( 0 ), $ask( 1 ) );`,
					id
				)
			).toEqual( [
				'Of another plugin',
				'edit_posts',
				[ 'spay_email' ],
				[],
				{ spay_email: 'bakery@example.com' },
			] );
			expect( `${ await fieldsOf( url ) }` ).toContain(
				'dovetail_paypal='
			);
		}
	);
} );
