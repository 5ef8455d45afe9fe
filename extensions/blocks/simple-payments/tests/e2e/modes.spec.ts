import { expect, php, test } from '#e2e';

test( 'a live app leads visitors to pages of live PayPal alone, and a sandbox app to those of the sandbox', async () => {
	const addresses = [
		'https://www.paypal.com/checkoutnow?token=1',
		'https://paypal.com/checkoutnow?token=1',
		'https://www.sandbox.paypal.com/checkoutnow?token=1',
		'https://sandbox.paypal.com/checkoutnow?token=1',
		'https://www.paypal.com.example.com/',
		'http://www.paypal.com/',
	];
	expect(
		await php(
			`return array_map( static fn( $mode ) => array_map( static fn( $address ) => \\Dovetail\\Simple_Payments\\Shop::is_at_paypal( $address, $mode ), $input ), array( 'live', 'test' ) );`,
			addresses
		)
	).toEqual( [
		[ true, true, false, false, false, false ],
		[ false, false, true, true, false, false ],
	] );
} );

test( 'an app in one mode asks PayPal in that mode alone, with a token of that mode', async () => {
	const asked = await php< [ string, string ][][] >(
		`$option = \\Dovetail\\Connections\\Connections::option_name( 'paypal' );
		$asked  = array();
		add_filter( 'pre_option_' . $option, static function () use ( &$mode ) { return array( 'client_id' => 'id', 'secret' => 'secret', 'webhook_id' => 'hook', 'mode' => $mode ); } );
		remove_all_filters( 'dovetail_blocks_service_address' );
		add_filter( 'pre_http_request', static function ( $pre, $args, $url ) use ( &$asked, &$mode ) {
			$asked[] = array( (string) wp_parse_url( $url, PHP_URL_HOST ), strpos( $url, 'token' ) ? '' : $args['headers']['Authorization'] );
			return array( 'response' => array( 'code' => 200, 'message' => '' ), 'headers' => array(), 'cookies' => array(), 'body' => wp_json_encode( array( 'access_token' => 'of-' . $mode, 'expires_in' => 3600, 'id' => 'ORDER1', 'status' => 'CREATED', 'purchase_units' => array() ) ) );
		}, 10, 3 );
		delete_option( 'dovetail_blocks_paypal_token' );
		$all = array();
		foreach ( array( 'sandbox', 'live', 'sandbox' ) as $mode ) {
			$asked = array();
			\\Dovetail\\Simple_Payments\\Orders::settle( 'ORDER1' );
			$all[] = $asked;
		}
		delete_option( 'dovetail_blocks_paypal_token' );
		return $all;`
	);
	const sandbox = 'api-m.sandbox.paypal.com';
	const live = 'api-m.paypal.com';
	expect( asked ).toEqual( [
		[
			[ sandbox, '' ],
			[ sandbox, 'Bearer of-sandbox' ],
		],
		[
			[ live, '' ],
			[ live, 'Bearer of-live' ],
		],
		[
			[ sandbox, '' ],
			[ sandbox, 'Bearer of-sandbox' ],
		],
	] );
} );
