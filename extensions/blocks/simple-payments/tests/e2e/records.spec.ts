import { expect, php, test, withPlugin } from '#e2e';
import { beginAnew, fieldsOf, makePage, makeProduct } from './support';

beginAnew();

test( 'REST returns the account address only to users who may edit the product', async () => {
	const id = await makeProduct();
	await makePage( id );
	expect(
		await php(
			`$ask = static function ( $login ) use ( $input ) {
				wp_set_current_user( $login ? get_user_by( 'login', $login )->ID : 0 );
				$answer = rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/jp_pay_product/' . $input ) );
				$others = new WP_REST_Request( 'GET', '/wp/v2/jp_pay_product' );
				$others->set_param( 'exclude', array( 900101 ) );
				$list = rest_do_request( $others )->get_data();
				return array( $answer->get_data()['meta']['spay_price'] ?? null, $answer->get_data()['meta']['spay_email'] ?? null, count( array_filter( array_column( array_column( $list, 'meta' ), 'spay_email' ) ) ) > 0 );
			};
			return array_map( $ask, array( '', 'contributor', 'author', 'admin' ) );`,
			id
		)
	).toEqual( [
		[ 45, null, false ],
		[ 45, null, false ],
		[ 45, null, false ],
		[ 45, 'bakery@example.com', true ],
	] );
} );

test( 'REST lets nobody make a product who may not publish, and publishes none that cannot be charged', async () => {
	expect(
		await php(
			`$make = static function ( $login, $meta, $status = 'publish' ) {
				wp_set_current_user( get_user_by( 'login', $login )->ID );
				$request = new WP_REST_Request( 'POST', '/wp/v2/jp_pay_product' );
				$request->set_body_params( array( 'title' => 'Bread', 'status' => $status, 'meta' => $meta + array( 'spay_currency' => 'JPY', 'spay_price' => 5, 'spay_email' => 'a@example.com', 'spay_multiple' => false ) ) );
				$answer = rest_do_request( $request );
				return $answer->is_error() ? array( $answer->get_status(), $answer->get_data()['data']['key'] ?? '' ) : $answer->get_status();
			};
			return array(
				$make( 'contributor', array(), 'draft' ),
				$make( 'author', array() ),
				$make( 'author', array( 'spay_price' => 0 ) ),
				$make( 'author', array( 'spay_price' => -1 ) ),
				$make( 'author', array( 'spay_price' => 4.5 ) ),
				$make( 'author', array( 'spay_price' => 1e12 ) ),
				$make( 'author', array( 'spay_email' => 'nobody' ) ),
				$make( 'author', array( 'spay_currency' => 'INR' ) ),
				$make( 'author', array( 'spay_price' => 0 ), 'draft' ),
			);`
		)
	).toEqual( [
		[ 403, '' ],
		201,
		[ 400, 'spay_price' ],
		[ 400, 'spay_price' ],
		[ 400, 'spay_price' ],
		[ 400, 'spay_price' ],
		[ 400, 'spay_email' ],
		[ 400, 'spay_currency' ],
		201,
	] );
} );

test( 'another plugin’s registration of the products is left alone, and what it has made is sold', async () => {
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
