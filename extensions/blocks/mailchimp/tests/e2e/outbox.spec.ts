import { expect, hadRoom, php, test } from '#e2e';
import {
	answering,
	ASK,
	asked,
	beginAnew,
	connect,
	KEY,
	SIGN_UP,
} from './account';

beginAnew();

test.describe( 'when Mailchimp', () => {
	test.beforeEach( () => connect( KEY ) );

	const PAGE = '<!doctype html><title>Maintenance</title>';
	for ( const [ what, status, body, headers, outcome ] of [
		[ 'answers in HTML', 200, PAGE, {}, 'kept' ],
		[ 'sends half an answer', 200, '{"status":', {}, 'kept' ],
		[ 'sends something else', 200, '42', {}, 'kept' ],
		[ 'sends no status', 200, '{}', {}, 'kept' ],
		[ 'is broken', 500, 'oops', {}, 'kept' ],
		[ 'is busy', 429, '{}', { 'retry-after': '3600' }, 'kept' ],
		[ 'is down', 503, PAGE, {}, 'kept' ],
		[
			'knows the key no more',
			401,
			'{"title":"API Key Invalid"}',
			{},
			'refused',
		],
		[ 'has the key elsewhere', 403, '{}', {}, 'refused' ],
		[
			'wants something else',
			400,
			'{"title":"Bad Request"}',
			{},
			'refused',
		],
		[ 'leads elsewhere', 302, '{}', {}, 'kept' ],
	] as const ) {
		test( `${ what }, a sign-up is ${ outcome }, and nothing of its answer is shown`, async () => {
			const [ said, waiting, card ] = await php<
				[ unknown, number, string ]
			>(
				`${ SIGN_UP } \\Dovetail\\Mailchimp\\Audiences::all();` +
					answering(
						`$said = $sign_up( 'ann@example.com' );`,
						status,
						body,
						headers
					) +
					`return array( $said, $waiting(), \\Dovetail\\Connections\\Connection_State::get( 'mailchimp' )['failure'] );`
			);
			expect( [ said, waiting ] ).toEqual(
				outcome === 'kept'
					? [
							{
								status: 'pending',
								message: expect.stringMatching(
									/^Your sign-up is on its way\. .* this site keeps ann@example\.com and sends it/
								),
							},
							1,
						]
					: [ [ 'mailchimp_failed', null ], 0 ]
			);
			expect( card ).toMatch( /^Mailchimp .*\.$/ );
		} );
	}

	for ( const [ what, stub, code ] of [
		[
			'takes too long',
			`new WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out' )`,
			'service_late',
		],
		[
			'cannot be reached',
			`new WP_Error( 'http_request_failed', 'Could not resolve host' )`,
			'service_unreachable',
		],
		[
			'sends ten megabytes',
			`array( 'headers' => array(), 'body' => substr( '"' . str_repeat( 'x', 10 * MB_IN_BYTES ) . '"', 0, $args['limit_response_size'] ), 'response' => array( 'code' => 200, 'message' => '' ), 'cookies' => array(), 'filename' => null )`,
			'service_invalid',
		],
	] as const ) {
		test( `${ what }, a sign-up is queued, no visitor waits five seconds, and an author is told`, async () => {
			const [ said, waiting, seconds, told ] = await php<
				[ { status: string }, number, number, unknown ]
			>(
				`${ SIGN_UP } ${ ASK } \\Dovetail\\Mailchimp\\Audiences::all();
				$patience = 0;
				$stand_in = static function ( $no, $args ) use ( &$patience ) { $patience = max( $patience, $args['timeout'] ); return ${ stub }; };
				add_filter( 'pre_http_request', $stand_in, 99, 2 );
				$said    = $sign_up( 'ann@example.com' );
				$longest = $patience;
				$told    = $ask( 'GET', '/wpcom/v2/mailchimp' )[1];
				remove_filter( 'pre_http_request', $stand_in, 99 );
				return array( $said, $waiting(), $longest, $told );`
			);
			expect( said.status ).toBe( 'pending' );
			expect( waiting ).toBe( 1 );
			expect( seconds ).toBeLessThan( 5 );
			expect( told ).toBe( code );
		} );
	}

	test( 'gets ten requests at once at most; the eleventh waits in the queue', async () => {
		expect(
			await php( `
				${ SIGN_UP }
				\\Dovetail\\Mailchimp\\Audiences::all();
				for ( $i = 0; $i < 10; $i++ ) { \\Dovetail\\Plugin\\Lock::claim( 'mailchimp_call_' . $i, 60 ); }
				$full = $sign_up( 'ann@example.com' )['status'];
				\\Dovetail\\Plugin\\Lock::release( 'mailchimp_call_4' );
				$sign_up( 'bob@example.com' );
				return array( $full, $waiting() );` )
		).toEqual( [ 'pending', 1 ] );
		expect( await asked( /members/ ) ).toHaveLength( 1 );
	} );
} );

test.describe( 'a sign-up that waits', () => {
	const DOWN = ( code: string ) => answering( code, 500, 'oops' );

	test.beforeEach( () => connect( KEY ) );

	test( 'is passed on once Mailchimp answers, with everything, and nothing of it is kept', async () => {
		expect(
			await php(
				`${ SIGN_UP }` +
					DOWN(
						`$sign_up( 'ann@example.com', array( 'audience' => 'f6a7b8c9d0', 'interests' => array( 'a1' ) ) );
						$sign_up( 'ann@example.com', array( 'audience' => 'f6a7b8c9d0', 'interests' => array( 'a1' ) ) );`
					) +
					`$before = \\Dovetail\\Mailchimp\\Outbox::unfinished();
					$queued  = \\Dovetail\\Plugin\\Queue::is_queued( 'dovetail_blocks_mailchimp_sign_up', $before[0] );
					do_action( 'dovetail_blocks_mailchimp_sign_up', ...$before[0] );
					global $wpdb;
					return array( count( $before ), $queued, $waiting(), $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_value LIKE '%ann@example.com%'" ) );`
			)
		).toEqual( [ 1, true, 0, '0' ] );
		expect( await asked( /members/ ) ).toMatchObject( [
			{
				data: {
					email_address: 'ann@example.com',
					interests: { a1: true },
					status_if_new: 'pending',
				},
			},
		] );
	} );

	test( 'waits for another key after the current one was revoked', async () => {
		const [ pause, waiting, after ] = await php<
			[ number | true, number, number ]
		>(
			`${ SIGN_UP }` +
				DOWN( `$sign_up( 'ann@example.com' );` ) +
				`list( $name ) = \\Dovetail\\Mailchimp\\Outbox::unfinished()[0];` +
				answering(
					`$pause = \\Dovetail\\Mailchimp\\Outbox::send( $name );`,
					401,
					'{"title":"API Key Invalid"}'
				) +
				`$left = $waiting();
				\\Dovetail\\Mailchimp\\Outbox::send( $name );
				return array( $pause, $left, $waiting() );`
		);
		expect( [ pause, waiting, after ] ).toEqual( [ 300, 1, 0 ] );
	} );

	test( 'is exported and deleted for its owner alone', async () => {
		expect(
			await php(
				`${ SIGN_UP }` +
					DOWN(
						`$sign_up( 'ann@example.com' ); $sign_up( 'bob@example.com' );`
					) +
					`$ask = static fn( $kind ) => call_user_func( apply_filters( "wp_privacy_personal_data_$kind", array() )['dovetail-blocks-mailchimp']['callback'], 'ANN@example.com', 1 );
					$export = $ask( 'exporters' );
					$erased = $ask( 'erasers' );
					return array( count( $export['data'] ), $export['data'][0]['data'][0]['value'], $erased['items_removed'], count( $ask( 'exporters' )['data'] ), $waiting() );`
			)
		).toEqual( [ 1, 'ann@example.com', 1, 0, 1 ] );
	} );

	test( 'is tried with growing pauses, as late as a busy Mailchimp asks for, given up after a few days, and noted', async () => {
		const [ pauses, waiting, failure ] = await php<
			[ ( number | true )[], number, string ]
		>(
			`${ SIGN_UP }` +
				DOWN( `
					$sign_up( 'ann@example.com' );
					list( $name ) = \\Dovetail\\Mailchimp\\Outbox::unfinished()[0];
					$pauses = array();
					do { $pauses[] = end( $pauses ) === true ? null : \\Dovetail\\Mailchimp\\Outbox::send( $name ); } while ( true !== end( $pauses ) && count( $pauses ) < 20 );` ) +
				`return array( $pauses, $waiting(), \\Dovetail\\Connections\\Connection_State::get( 'mailchimp' )['failure'] );`
		);
		expect( pauses ).toEqual( [ 300, 1800, 7200, 43200, 86400, true ] );
		expect( waiting ).toBe( 0 );
		expect( failure ).toBe(
			'A waiting sign-up could not be delivered and was dropped. Mailchimp responded with error 500. Try again in a moment.'
		);
		expect(
			await php(
				`${ SIGN_UP }` +
					answering( `$sign_up( 'bob@example.com' );`, 429, '{}', {
						'retry-after': '7200',
					} ) +
					`$next = wp_next_scheduled( 'dovetail_blocks_mailchimp_sign_up', \\Dovetail\\Mailchimp\\Outbox::unfinished()[0] );
					return $next - time() > 7000;`
			)
		).toBe( true );
	} );

	test( 'is refused when a thousand wait already', async () => {
		expect(
			await php(
				`${ SIGN_UP }
				global $wpdb;
				for ( $i = 0; $i < 1000; $i++ ) { \\Dovetail\\Plugin\\Lock::insert_row( 'dovetail_blocks_mailchimp_x' . $i, '{}' ); }` +
					DOWN( `$said = $sign_up( 'ann@example.com' );` ) +
					`return $said;`
			)
		).toEqual( [ 'mailchimp_failed', null ] );
	} );
} );

test( 'sign-ups from one IPv6 network of /56 or /48 are limited, whatever addresses it uses', async () => {
	const code = `return null === \\Dovetail\\Sign_Up\\Posted_Form::count( \\Dovetail\\Mailchimp\\Form::counts(), new WP_Error() );`;
	expect( await hadRoom( 56, 42, code ) ).toBe( 40 );
	expect( await hadRoom( 48, 162, code ) ).toBe( 160 );
} );
