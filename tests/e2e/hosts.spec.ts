import { expect, php, test } from './support';

/** Every host name has this public address. */
const PUBLIC = '93.184.215.14';

/**
 * What `Http_Client::resolve()` says of URLs. WordPress's own check lets everything pass, as an older version does for
 * some networks. `$input` is the list of URLs; `dns` is the PHP that returns the address of `$name`.
 */
const resolve = ( urls: string[], dns: string ) =>
	php< ( string | null )[] >(
		`eval( 'namespace Dovetail\\\\Plugin; function gethostbyname( $name ) { return filter_var( $name, FILTER_VALIDATE_IP ) ? $name : ( ${ dns } ); } function gethostbynamel( $name ) { return false; }' );
		add_filter( 'pre_option_home', static fn() => 'https://own.example' );
		remove_all_filters( 'http_request_host_is_external' );
		add_filter( 'http_request_host_is_external', static fn() => in_array( 'wp_http_validate_url', array_column( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ), 'function' ), true ) );
		return array_map(
			static fn( $url ) => is_array( $found = \\Dovetail\\Plugin\\Http_Client::resolve( $url ) ) ? implode( $found ) : null,
			$input
		);`,
		urls
	);

test( 'a host is checked and pinned in one form: ASCII, lower case, without a dot at the end', async () => {
	const hosts = [
		[ 'feeds.example', 'feeds.example' ],
		[ 'FEEDS.Example', 'feeds.example' ],
		[ 'feeds.example.', 'feeds.example' ],
		[ 'b\u00fccher.example', 'xn--bcher-kva.example' ],
		[ 'B\u00dcCHER\u3002example', 'xn--bcher-kva.example' ],
		[ 'fe\u00adeds.example', 'feeds.example' ],
		[ '\uff46eeds.example', 'feeds.example' ],
		[ '93.184.215.14', '93.184.215.14' ],
		[ '\uff19\uff13.184.215.14', '93.184.215.14' ],
	] as const;
	expect(
		await resolve(
			hosts.map( ( [ host ] ) => `https://${ host }/feed` ),
			`"${ PUBLIC }"`
		)
	).toEqual( hosts.map( ( [ , ascii ] ) => `${ ascii }:443:${ PUBLIC }` ) );
} );

test( 'a host that another program could read as a private address is rejected', async () => {
	const hosts = [
		'\uff11\uff12\uff17.0.0.1',
		'\uff11\uff12\uff17\u3002\uff10\u3002\uff10\u3002\uff11',
		'1\u00ad27.0.0.1',
		'\u2460\u2461\u2466.0.0.1',
		'%31%32%37.0.0.1',
		'%6cocalhost',
		'feeds%2eexample',
		'127.0.0.1.',
		'127.0.0.1..',
		'0x7f.1',
		'0X7F.0.0.1',
		'0x7f000001',
		'0177.0.0.1',
		'127.1',
		'2130706433',
		'017700000001',
		'feeds.example.0x7f',
		'[::ffff:127.0.0.1]',
		'[::1]',
		'[64:ff9b::7f00:1]',
		'feeds_x.example',
		'feeds..example',
		'feeds.example\\@127.0.0.1',
		'feeds.example\\.evil.example',
		'user@feeds.example',
		'feeds.example:80@127.0.0.1',
		'feeds.example ',
		'feeds.example\t',
		'feeds\u0000.example',
		'',
	];
	expect(
		await resolve(
			hosts.map( ( host ) => `http://${ host }/feed` ),
			`"${ PUBLIC }"`
		)
	).toEqual( hosts.map( () => null ) );
} );

/** First and last addresses of networks without public servers, and their public neighbors. */
const PRIVATE_IPV4 = [
	'0.0.0.0',
	'0.255.255.255',
	'10.0.0.0',
	'10.255.255.255',
	'100.64.0.0',
	'100.127.255.255',
	'127.0.0.0',
	'127.255.255.255',
	'168.63.129.16',
	'169.254.0.0',
	'169.254.169.254',
	'169.254.255.255',
	'172.16.0.0',
	'172.31.255.255',
	'192.0.0.0',
	'192.0.0.255',
	'192.0.2.0',
	'192.0.2.255',
	'192.88.99.0',
	'192.88.99.255',
	'192.168.0.0',
	'192.168.255.255',
	'198.18.0.0',
	'198.19.255.255',
	'198.51.100.0',
	'198.51.100.255',
	'203.0.113.0',
	'203.0.113.255',
	'224.0.0.0',
	'239.255.255.255',
	'240.0.0.0',
	'255.255.255.255',
];
const PUBLIC_IPV4 = [
	'1.0.0.0',
	'9.255.255.255',
	'11.0.0.0',
	'100.63.255.255',
	'100.128.0.0',
	'126.255.255.255',
	'128.0.0.0',
	'169.253.255.255',
	'169.255.0.0',
	'172.15.255.255',
	'172.32.0.0',
	'192.0.1.0',
	'192.88.98.255',
	'192.167.255.255',
	'192.169.0.0',
	'198.17.255.255',
	'198.20.0.0',
	'223.255.255.255',
];

test( 'a name that leads to a network without public servers is rejected, whatever WordPress’s own list has', async () => {
	for ( const [ address, isPublic ] of [
		...PRIVATE_IPV4.map( ( item ) => [ item, false ] as const ),
		...PUBLIC_IPV4.slice( 0, 2 ).map( ( item ) => [ item, true ] as const ),
	] ) {
		expect(
			await resolve( [ 'http://feeds.example/' ], `"${ address }"` )
		).toEqual( [ isPublic ? `feeds.example:80:${ address }` : null ] );
	}
} );

test( 'a name is rejected when one of its addresses is private', async () => {
	expect(
		await php(
			`eval( 'namespace Dovetail\\\\Plugin; function gethostbyname( $name ) { return "${ PUBLIC }"; } function gethostbynamel( $name ) { return array( "${ PUBLIC }", "a.example" === $name ? "93.184.215.15" : "10.0.0.1" ); }' );
			remove_all_filters( 'http_request_host_is_external' );
			add_filter( 'http_request_host_is_external', static fn() => in_array( 'wp_http_validate_url', array_column( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ), 'function' ), true ) );
			return array( \\Dovetail\\Plugin\\Http_Client::resolve( 'http://a.example/' ), \\Dovetail\\Plugin\\Http_Client::resolve( 'http://b.example/' ) );`
		)
	).toEqual( [ [ `a.example:80:${ PUBLIC }` ], null ] );
} );

test( 'a name that leads to a private address on the second look is pinned to the first', async () => {
	expect(
		await resolve(
			[ 'http://rebind.example/' ],
			`1 === ( $GLOBALS["looks"] = 1 + ( $GLOBALS["looks"] ?? 0 ) ) ? "${ PUBLIC }" : "127.0.0.1"`
		)
	).toEqual( [ `rebind.example:80:${ PUBLIC }` ] );
} );

test( 'the request goes to the host in the form that was checked', async () => {
	expect(
		await php(
			`eval( 'namespace Dovetail\\\\Plugin; function gethostbyname( $name ) { return "${ PUBLIC }"; }' );
			$asked = array();
			$look  = static function ( $answer, $args, $url ) use ( &$asked ) {
				$asked[] = $url;
				return new WP_Error( 'http_request_failed' );
			};
			add_filter( 'pre_http_request', $look, 1, 3 );
			\\Dovetail\\Plugin\\Http_Client::request( 'GET', $input, 5, 1000 );
			return $asked;`,
			'HTTPS://B\u00fccher.example.:443/A%20b?Q=\u00fc#F'
		)
	).toEqual( [ 'https://xn--bcher-kva.example:443/A%20b?Q=\u00fc#F' ] );
} );

test( 'public IP addresses are told from all others', async () => {
	const ipv6 = {
		private: [
			'::',
			'::1',
			'::7f00:1',
			'::ffff:127.0.0.1',
			'::ffff:93.184.215.14',
			'64:ff9b::7f00:1',
			'64:ff9b::a9fe:a9fe',
			'64:ff9b:1::1',
			'100::1',
			'2001::1',
			'2001:0:4136:e378::1',
			'2001:1ff:ffff::1',
			'2001:db8::1',
			'2001:db8:ffff:ffff::1',
			'2002:7f00:1::1',
			'2002:a00:1::1',
			'2002:a9fe:a9fe::1',
			'3fff:fff::1',
			'4000::1',
			'5f00::1',
			'fc00::1',
			'fdff:ffff::1',
			'fe80::1',
			'febf::1',
			'fec0::1',
			'ff02::1',
		],
		public: [
			'2001:200::1',
			'2001:4860:4860::8888',
			'2001:db7::1',
			'2001:db9::1',
			'2002:5db8:d70e::1',
			'64:ff9b::5db8:d70e',
			'2606:4700::1111',
			'3ffe::1',
			'3fff:1000::1',
		],
	};
	const told = await php< Record< string, boolean > >(
		`return array_combine( $input, array_map( array( \\Dovetail\\Plugin\\Ip_Networks::class, 'is_public' ), $input ) );`,
		[
			...PRIVATE_IPV4,
			...PUBLIC_IPV4,
			...ipv6.private,
			...ipv6.public,
			'localhost',
			'127.0.0.1.',
			'fe80::1%eth0',
		]
	);
	expect(
		Object.keys( told ).filter( ( address ) => told[ address ] )
	).toEqual( [ ...PUBLIC_IPV4, ...ipv6.public ] );
} );
