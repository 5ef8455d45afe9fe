import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Wraps a PHP file of the plugin in a namespace block, because this test combines several files into one script. */
const source = ( file: string ) =>
	`${ readFileSync( file, 'utf8' )
		.replace( '<?php', '' )
		.replace( /^namespace ([\w\\]+);/m, 'namespace $1 {' ) }\n}`;

const PHP_CODE = `namespace {
$answers = array();
foreach ( json_decode( base64_decode( '%s' ) ) as $url ) {
	Dovetail_Blocks_Test_Web::$asked = array();
	$answer    = \\Dovetail\\Redirect\\Redirects::resolve( new WP_REST_Request( $url ) );
	$answers[] = array( $answer, Dovetail_Blocks_Test_Web::$asked );
}
echo json_encode( array( 'answers' => $answers, 'served' => \\Dovetail\\Plugin\\Rest::$served, 'options' => Dovetail_Blocks_Test_Web::$options[0], 'timeouts' => Dovetail_Blocks_Test_Web::$timeouts ) );
}
`;

const refused = { code: 'rest_invalid_param', data: { status: 400 } };

const table: [ string, object, string[] ][] = [
	[
		'https://end.test/',
		{ status: 200, url: 'https://end.test/' },
		[ 'HEAD https://end.test/' ],
	],
	[
		'https://short.test/',
		{ status: 200, url: 'https://end.test/' },
		[
			'HEAD https://short.test/',
			'HEAD https://short.test/more?x=1',
			'HEAD https://end.test/',
		],
	],
	[
		'https://no-head.test/',
		{ status: 200, url: 'https://end.test/' },
		[
			'HEAD https://no-head.test/',
			'GET https://no-head.test/',
			'HEAD https://end.test/',
		],
	],
	[
		'https://gone.test/',
		{ status: 404, url: 'https://gone.test/' },
		[ 'HEAD https://gone.test/', 'GET https://gone.test/' ],
	],
	[
		'https://circle.test/',
		{ status: 508, url: 'https://circle.test/' },
		Array( 6 ).fill( 'HEAD https://circle.test/' ),
	],
	[
		'https://inside.test/',
		{ status: 502, url: 'http://127.0.0.1/secret' },
		[ 'HEAD https://inside.test/' ],
	],
	[
		'https://script.test/',
		{ status: 502, url: 'javascript:alert(1)' },
		[ 'HEAD https://script.test/' ],
	],
	[
		'https://unchanged.test/',
		{ status: 304, url: 'https://unchanged.test/' },
		[ 'HEAD https://unchanged.test/' ],
	],
	[
		'https://nowhere.test/',
		{ status: 302, url: 'https://nowhere.test/' },
		[ 'HEAD https://nowhere.test/' ],
	],
	[
		'https://slow.test/',
		{ status: 405, url: 'https://slow.test/4' },
		[
			'HEAD https://slow.test/',
			'HEAD https://slow.test/2',
			'HEAD https://slow.test/3',
			'HEAD https://slow.test/4',
		],
	],
	[
		'https://unknown.test/',
		{ status: 502, url: 'https://unknown.test/' },
		[ 'HEAD https://unknown.test/' ],
	],
	[ 'http://127.0.0.1/', refused, [] ],
	[ 'ftp://end.test/', refused, [] ],
	[ 'javascript:alert(1)', refused, [] ],
	[ 'not an address', refused, [] ],
	[ '', refused, [] ],
];

describe( 'resolving a redirect on the server', () => {
	let result: {
		answers: [ object, string[] ][];
		served: unknown;
		options: unknown;
		timeouts: unknown;
	};

	beforeAll( () => {
		const urls = JSON.stringify( table.map( ( [ url ] ) => url ) );
		const { stdout, stderr } = spawnSync(
			'node_modules/.bin/tsx',
			[ 'shared/redirect/tests/run-php.ts' ],
			{
				encoding: 'utf8',
				input: [
					'<?php',
					readFileSync(
						'shared/redirect/tests/stand-ins.php',
						'utf8'
					).replace( '<?php', '' ),
					source(
						'src/plugin/includes/requests/class-ip-networks.php'
					),
					source(
						'src/plugin/includes/requests/class-http-client.php'
					),
					source( 'shared/redirect/server/class-redirects.php' ),
					source( 'shared/redirect/server/resolve-redirect.php' ),
					PHP_CODE.replace(
						'%s',
						Buffer.from( urls ).toString( 'base64' )
					),
				].join( '\n' ),
			}
		);
		expect( stderr ).toBe( '' );
		result = JSON.parse( stdout );
	} );

	it.each( table.map( ( row, index ) => [ row[ 0 ], index ] as const ) )(
		'requests each redirect of %j separately, and only from public addresses',
		( _, index ) => {
			expect( result.answers[ index ] ).toEqual(
				table[ index ]?.slice( 1 )
			);
		}
	);

	it( 'uses the REST route in the specification', () => {
		expect( result.served ).toEqual( [
			[
				'redirect.lookUpRedirect',
				[ 'Dovetail\\Redirect\\Redirects', 'resolve' ],
			],
		] );
	} );

	it( 'follows no redirect automatically, and reads only the start of a response', () => {
		expect( result.options ).toEqual( {
			method: 'HEAD',
			headers: [],
			body: null,
			redirection: 0,
			timeout: 5,
			limit_response_size: 16 * 1024,
		} );
	} );

	it( 'waits five seconds for each response, but at most fifteen in total', () => {
		expect( result.timeouts ).toEqual( [ 5, 5, 5, 3 ] );
	} );
} );
