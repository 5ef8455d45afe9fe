import { expect, php, siteUrl, test } from './support';

/** Server variables of a request, and forwarded addresses. */
type Asked = {
	from: string;
	forwarded?: string;
	real?: string;
	trusted?: string;
};

/** The address that a request counts as, its client, and the proxy that is not known. */
const seen = ( requests: Asked[] ) =>
	php< { address: string; client: string; proxy: string }[] >(
		`$kept = $_SERVER;
		$seen = array();
		foreach ( $input as $asked ) {
			$_SERVER['REMOTE_ADDR'] = $asked['from'];
			unset( $_SERVER['HTTP_X_FORWARDED_FOR'], $_SERVER['HTTP_X_REAL_IP'] );
			if ( isset( $asked['forwarded'] ) ) {
				$_SERVER['HTTP_X_FORWARDED_FOR'] = $asked['forwarded'];
			}
			if ( isset( $asked['real'] ) ) {
				$_SERVER['HTTP_X_REAL_IP'] = $asked['real'];
			}
			$trust = static fn( $settings ) => array( 'trusted_proxies' => isset( $asked['trusted'] ) ? $asked['trusted'] : '' ) + $settings;
			add_filter( 'dovetail_blocks_settings', $trust );
			$seen[] = array( 'address' => \\Dovetail\\Plugin\\Client_Ip::address(), 'client' => \\Dovetail\\Plugin\\Rate_Limit::client(), 'proxy' => \\Dovetail\\Plugin\\Client_Ip::unknown_proxy() );
			remove_filter( 'dovetail_blocks_settings', $trust );
		}
		$_SERVER = $kept;
		return $seen;`,
		requests
	);

// Security 9.
test( 'an IPv4 address mapped into IPv6 equals the IPv4 address', async () => {
	const clients = await seen(
		[
			'1.2.3.4',
			'::ffff:1.2.3.4',
			'::FFFF:102:304',
			'64:ff9b::1.2.3.4',
			'::ffff:5.6.7.8',
			'64:ff9b::5.6.7.8',
			'2001:db8::1',
			'2001:db8:0:0:1::1',
			'2001:db8:0:1::1',
			'',
			'unix:',
		].map( ( from ) => ( { from } ) )
	);
	const [ one, ...others ] = clients.map( ( { client } ) => client );
	expect( others.slice( 0, 3 ) ).toEqual( [ one, one, one ] );
	expect( others[ 3 ] ).not.toBe( one );
	expect( others[ 4 ] ).toBe( others[ 3 ] );
	expect( others[ 6 ] ).toBe( others[ 5 ] );
	expect( others[ 7 ] ).not.toBe( others[ 5 ] );
	expect( clients.slice( -2 ).map( ( { address } ) => address ) ).toEqual( [
		'',
		'unix:',
	] );
} );

test( 'a header is believed from a proxy alone, and from its end', async () => {
	const cases: [ Asked, string ][] = [
		// A visitor can say anything.
		[ { from: '203.0.113.9', forwarded: '1.2.3.4' }, '203.0.113.9' ],
		[ { from: '203.0.113.9', real: '1.2.3.4' }, '203.0.113.9' ],
		// A client from this machine or its network is a proxy.
		[ { from: '127.0.0.1', forwarded: '1.2.3.4' }, '1.2.3.4' ],
		[ { from: '::1', forwarded: '2001:db8::7' }, '2001:db8::7' ],
		[ { from: '10.1.2.3', forwarded: '1.2.3.4:5678' }, '1.2.3.4' ],
		[
			{ from: '172.31.0.1', forwarded: '"[2001:db8::7]:443"' },
			'2001:db8::7',
		],
		[ { from: '172.32.0.1', forwarded: '1.2.3.4' }, '172.32.0.1' ],
		[ { from: '100.64.0.1', forwarded: '1.2.3.4' }, '1.2.3.4' ],
		[ { from: 'fd00::1', forwarded: '::ffff:1.2.3.4' }, '1.2.3.4' ],
		[ { from: '::ffff:10.0.0.1', forwarded: '1.2.3.4' }, '1.2.3.4' ],
		[ { from: 'unix:', forwarded: '1.2.3.4' }, '1.2.3.4' ],
		// Earlier entries can be forged.
		[ { from: '10.0.0.1', forwarded: '9.9.9.9, 1.2.3.4' }, '1.2.3.4' ],
		[
			{ from: '10.0.0.1', forwarded: '9.9.9.9, 1.2.3.4, 192.168.1.1' },
			'1.2.3.4',
		],
		[ { from: '10.0.0.1', forwarded: '<script>, 1.2.3.4' }, '1.2.3.4' ],
		[ { from: '10.0.0.1', forwarded: '9.9.9.9, unknown' }, '10.0.0.1' ],
		[ { from: '10.0.0.1', forwarded: '9.9.9.9, ' }, '10.0.0.1' ],
		[ { from: '10.0.0.1', forwarded: '' }, '10.0.0.1' ],
		[
			{
				from: '10.0.0.1',
				forwarded: '9.9.9.9, ' + '10.0.0.2,'.repeat( 5000 ),
			},
			'10.0.0.1',
		],
		// Visitors in the proxy's own network.
		[ { from: '10.0.0.1', forwarded: '192.168.7.7' }, '192.168.7.7' ],
		// Proxies of the setting, by address and by network.
		[
			{
				from: '198.51.100.7',
				forwarded: '1.2.3.4',
				trusted: '198.51.100.7',
			},
			'1.2.3.4',
		],
		[
			{
				from: '198.51.100.7',
				forwarded: '9.9.9.9, 1.2.3.4, 198.51.100.200',
				trusted: '2001:db8::/32 198.51.100.0/24',
			},
			'1.2.3.4',
		],
		[
			{
				from: '198.51.101.7',
				forwarded: '1.2.3.4',
				trusted: '198.51.100.0/24',
			},
			'198.51.101.7',
		],
		[
			{
				from: '198.51.101.7',
				forwarded: '1.2.3.4',
				trusted: '198.51.100.0/23',
			},
			'1.2.3.4',
		],
		[
			{
				from: '2001:db8:5::7',
				forwarded: '2001:db8:9::1',
				trusted: '2001:db8:4::/47',
			},
			'2001:db8:9::1',
		],
		[
			{
				from: '198.51.100.7',
				forwarded: '198.51.100.7',
				trusted: '198.51.100.7',
			},
			'198.51.100.7',
		],
		// Nobody trusts the whole internet by a slip of the pen.
		[
			{
				from: '198.51.100.7',
				forwarded: '1.2.3.4',
				trusted: '0.0.0.0/0 x/8 ::/0',
			},
			'198.51.100.7',
		],
	];
	expect(
		( await seen( cases.map( ( [ asked ] ) => asked ) ) ).map(
			( { address } ) => address
		)
	).toEqual( cases.map( ( [ , address ] ) => address ) );
} );

test( 'Site Health warns where forwarding headers come through a proxy that nobody has entered', async () => {
	const cases: [ Asked, string ][] = [
		[ { from: '198.51.100.7' }, '' ],
		[ { from: '198.51.100.7', forwarded: '1.2.3.4' }, '198.51.100.7' ],
		[ { from: '198.51.100.7', real: '1.2.3.4' }, '198.51.100.7' ],
		[ { from: '10.0.0.1', forwarded: '1.2.3.4' }, '' ],
		[
			{
				from: '198.51.100.7',
				forwarded: '1.2.3.4',
				trusted: '198.51.100.7',
			},
			'',
		],
		// The server has put the visitor in the proxy's place itself.
		[ { from: '1.2.3.4', forwarded: '9.9.9.9, 1.2.3.4' }, '' ],
	];
	expect(
		( await seen( cases.map( ( [ asked ] ) => asked ) ) ).map(
			( { proxy } ) => proxy
		)
	).toEqual( cases.map( ( [ , proxy ] ) => proxy ) );
	const [ quiet, loud ] = await php<
		{ status: string; description: string; actions: string }[]
	>(
		`require_once ABSPATH . 'wp-admin/includes/admin.php';
		$test = apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct']['dovetail_blocks_proxies']['test'];
		$kept = $_SERVER;
		$seen = array( $test() );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.7';
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '1.2.3.4';
		$seen[] = $test();
		$_SERVER = $kept;
		return $seen;`
	);
	expect( quiet ).toMatchObject( { status: 'good', actions: '' } );
	expect( loud ).toMatchObject( {
		status: 'recommended',
		description: expect.stringContaining( 'came through 198.51.100.7' ),
		actions: expect.stringContaining( 'page=dovetail-blocks' ),
	} );
} );

test( 'what was refused is counted for seven days in a few rows, and the owner reads it', async ( {
	admin,
} ) => {
	const { page } = admin;
	await php(
		`global $wpdb; return $wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\\_blocks\\_count\\_%'" );`
	);
	const rows = await php< number >(
		`global $wpdb;
		foreach ( array_merge( array_fill( 0, 40, 'connection' ), array_fill( 0, 3, 'robot' ), array( 'surprise', '%', 'connection-day' ) ) as $reason ) {
			\\Dovetail\\Plugin\\Rejection_Log::add( $reason );
		}
		// A day later, and eight.
		$rename = static function ( $days, $reason ) use ( $wpdb ) {
			$end = \\Dovetail\\Plugin\\Rate_Limit::window_end( DAY_IN_SECONDS );
			$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_name = %s WHERE option_name LIKE %s", 'dovetail_blocks_count_' . ( $end + ( 6 - $days ) * DAY_IN_SECONDS ) . '_refused-' . $reason, 'dovetail_blocks_count_%_refused-' . $reason ) );
		};
		$rename( 1, 'connection' );
		\\Dovetail\\Plugin\\Rejection_Log::add( 'connection' );
		$rename( 8, 'robot' );
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_count_%_refused-%'" );`
	);
	expect( rows ).toBe( 4 );
	await page.goto(
		`${ siteUrl() }/wp-admin/options-general.php?page=dovetail-blocks&tab=mail`
	);
	await expect( page.locator( '#wpbody' ) ).toContainText(
		'Rejected in the last seven days: 41 messages or addresses: too many from one connection in a short time. 1 message or address: too many from one connection in a day.'
	);
	expect(
		await php(
			`\\Dovetail\\Plugin\\Rate_Limit::delete_expired();
			return array( array_keys( \\Dovetail\\Plugin\\Rejection_Log::counts() ), apply_filters( 'debug_information', array() )['dovetail-blocks']['fields']['refused']['value'] );`
		)
	).toEqual( [
		[ 'connection', 'connection-day' ],
		'41 messages or addresses: too many from one connection in a short time. 1 message or address: too many from one connection in a day.',
	] );
} );
