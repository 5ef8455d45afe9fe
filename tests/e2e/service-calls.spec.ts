import { expect, php, test } from './support';
import { aConnection, forgetConnections } from './connections-support';

forgetConnections();

const [ ID, { name: NAME } ] = await aConnection();

/** Connects with a stand-in for the service that gives the answer to every call. */
/** Connects with a stand-in for the service that gives the answer to every call. */
const answering = ( code: string, status: number, body: string ) =>
	`add_filter( 'pre_http_request', static fn() => array( 'headers' => array(), 'body' => ${ JSON.stringify(
		body
	) }, 'response' => array( 'code' => ${ status }, 'message' => '' ), 'cookies' => array(), 'filename' => null ), 99 );
	${ code }
	remove_all_filters( 'pre_http_request', 99 );`;

test.describe( 'a call to a service', () => {
	const CALL = `$answer = \\Dovetail\\Connections\\Service_Client::request( '${ ID }', 'GET', 'https://service.test/' );
		$seen = is_wp_error( $answer ) ? array( $answer->get_error_code(), $answer->get_error_message() ) : $answer['data'];`;

	for ( const [ what, status, body, seen ] of [
		[ 'is answered', 200, '{"a":1}', { a: 1 } ],
		[ 'has no answer to read', 204, '', null ],
		[
			'is answered in HTML',
			200,
			'<html></html>',
			[
				'service_invalid',
				`${ NAME } sent an unreadable response. Try again in a moment.`,
			],
		],
		[
			'gets half an answer',
			200,
			'{"a":',
			[
				'service_invalid',
				`${ NAME } sent an unreadable response. Try again in a moment.`,
			],
		],
		[
			'is led somewhere else',
			302,
			'{}',
			[
				'service_invalid',
				`${ NAME } sent an unreadable response. Try again in a moment.`,
			],
		],
		[
			'is refused',
			401,
			'{"detail":"No."}',
			[
				'service_refused',
				`${ NAME } rejected the request with error 401.`,
			],
		],
		[
			'comes too often',
			429,
			'{}',
			[ 'service_busy', `${ NAME } is busy. Try again in a minute.` ],
		],
		[
			'meets a broken server',
			500,
			'oops',
			[
				'service_unreachable',
				`${ NAME } responded with error 500. Try again in a moment.`,
			],
		],
	] as const ) {
		test( `that ${ what } gives the answer or one kind of error`, async () => {
			expect(
				await php(
					`${ answering( CALL, status, body ) } return $seen;`
				)
			).toEqual( seen );
		} );
	}

	test( 'that brings more than a megabyte is given up', async () => {
		expect(
			await php( `
				add_filter( 'pre_http_request', static fn( $no, $args ) => array( 'headers' => array(), 'body' => substr( '"' . str_repeat( 'x', 10 * MB_IN_BYTES ) . '"', 0, $args['limit_response_size'] ), 'response' => array( 'code' => 200, 'message' => '' ), 'cookies' => array(), 'filename' => null ), 99, 2 );
				${ CALL }
				remove_all_filters( 'pre_http_request', 99 );
				return $seen[0];` )
		).toBe( 'service_invalid' );
	} );

	test( 'is limited to 30 per minute and visitor, and no request is sent beyond', async () => {
		expect(
			await php( `
				global $wpdb;
				$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_count_%service_%'" );
				$asked = 0;
				add_filter( 'pre_http_request', static function () use ( &$asked ) { ++$asked; return array( 'headers' => array(), 'body' => '{}', 'response' => array( 'code' => 200, 'message' => '' ), 'cookies' => array(), 'filename' => null ); }, 99 );
				for ( $i = 0; $i < 250; $i++ ) { ${ CALL } }
				remove_all_filters( 'pre_http_request', 99 );
				// The minute may end in between.
				return array( $asked <= 60 && $asked >= 30, is_array( $seen ) ? ( $seen[0] ?? '' ) : '' );` )
		).toEqual( [ true, expect.stringMatching( /^(service_busy)?$/ ) ] );
	} );

	test( 'is seen on its card: when it answered, when it failed and why', async () => {
		expect(
			await php( `
				global $wpdb;
				$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_count_%service_%'" );
				${ answering( CALL, 200, '{}' ) }
				${ answering( CALL, 500, '{}' ) }
				$state = \\Dovetail\\Connections\\Connection_State::get( '${ ID }' );
				return array( time() - $state['answered'] < 60, time() - $state['failed'] < 60, $state['failure'] );` )
		).toEqual( [
			true,
			true,
			`${ NAME } responded with error 500. Try again in a moment.`,
		] );
	} );
} );
