import { existsSync, rmSync } from 'node:fs';
import { contentFolder, expect, hadRoom, php, siteUrl, test } from '#e2e';
import { content, startAnew, mails, subscribers, FIELDS } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

/** Sends what a form sends with its script. */
const subscribe = async ( fields: object ) => {
	const response = await fetch(
		`${ siteUrl() }/wp-json/dovetail/v1/subscribers`,
		{
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( fields ),
		}
	);
	return {
		status: response.status,
		answer: ( await response.json() ) as Record< string, string >,
	};
};

test( 'the same address twice at the same moment is stored once and asked once', async () => {
	const fields = await php< object >(
		`${ FIELDS } return $fields( 'ada@example.com' );`
	);
	// A new name each time: the embedded PHP does not notice when a file that it has made is deleted from outside.
	const waits = `e2e-mail-waits-${ Date.now() }`;
	// The first request is about to send its mail, and does so only when the second one has arrived.
	const first = php< string >(
		`${ FIELDS }
		global $wpdb;
		add_filter( 'pre_wp_mail', static function ( $sent ) use ( $wpdb, $input ) {
			file_put_contents( WP_CONTENT_DIR . '/' . $input, '' );
			$end = microtime( true ) + 30;
			while ( microtime( true ) < $end && 2 > $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_count_%_subscription_%'" ) ) {
				usleep( 20000 );
			}
			return $sent;
		}, 1 );
		add_filter( 'dovetail_blocks_client_address', static fn() => '203.0.113.9' );
		return $send( 'ada@example.com' );`,
		waits
	);
	// Seen from outside: the embedded PHP starts one script at a time.
	await expect
		.poll( () => existsSync( `${ contentFolder() }/${ waits }` ) )
		.toBe( true );
	const second = await subscribe( fields );
	expect( await first ).toBe( 'pending' );
	expect( second ).toMatchObject( {
		status: 200,
		answer: { status: 'pending' },
	} );
	expect( await subscribers() ).toMatchObject( [
		{ email: 'ada@example.com', status: 'dovetail-pending' },
	] );
	expect( await mails() ).toHaveLength( 1 );
	rmSync( `${ contentFolder() }/${ waits }` );
} );

test( 'of many addresses at the same moment as many are stored as one connection may send', async () => {
	const many = await php< object[] >(
		`${ FIELDS } return array_map( static fn( $number ) => $fields( "reader-$number@example.com" ), range( 1, 14 ) );`
	);
	const answers = await Promise.all( many.map( subscribe ) );
	expect(
		answers.map( ( { status } ) => status ).sort( ( a, b ) => a - b )
	).toEqual( [ ...Array( 10 ).fill( 200 ), ...Array( 4 ).fill( 429 ) ] );
	expect(
		answers.find( ( { status } ) => status === 429 )?.answer.message
	).toBe(
		'Your address was not stored because too many addresses came from your connection. Try again in an hour.'
	);
	expect( await subscribers() ).toHaveLength( 10 );
	expect( await mails() ).toHaveLength( 10 );
} );

// spec: 001-7-6
test( 'the server counts who has confirmed, and gives feeds a link', async () => {
	expect(
		await php(
			`${ FIELDS }
			$seen = array( $send( 'a@example.com' ), \\Dovetail\\Subscriptions\\Subscribers::count() );
			add_filter( 'dovetail_blocks_subscription_double_opt_in', '__return_false' );
			$seen[] = $send( 'A@Example.com' );
			$seen[] = $send( 'b@example.com' );
			wp_set_current_user( get_user_by( 'login', 'author' )->ID );
			$seen[] = rest_do_request( new WP_REST_Request( 'GET', '/wpcom/v2/subscribers/count' ) )->get_data();
			return $seen;`
		)
	).toEqual( [ 'pending', 0, 'subscribed', 'subscribed', { count: 2 } ] );

	const fed = await php< string >(
		`$GLOBALS['wp_query']->is_feed = true;
		$html = do_blocks( $input );
		$GLOBALS['wp_query']->is_feed = false;
		return $html;`,
		content(
			'{"submitButtonText":"\\u003cstrong\\u003eJoin\\u003c/strong\\u003e"}'
		)
	);
	expect( fed ).toMatch(
		/^<p class="[^"]+"><a href="http[^"]+"><strong>Join<\/strong><\/a><\/p>$/
	);
} );

test( 'what is sent is stored whole or not at all', async () => {
	const addresses: [ string, string ][] = [
		[ 'ada@example.com', 'pending' ],
		[ " o'neill&sons+news@mail.example.co.uk ", 'pending' ],
		[ '', 'subscription_no_email' ],
		[ '   ', 'subscription_no_email' ],
		[ 'ada', 'subscription_invalid_email' ],
		[ 'ada@localhost', 'subscription_invalid_email' ],
		[ 'ada@127.0.0.1', 'subscription_invalid_email' ],
		[
			'ada@example.com\nBcc: all@example.com',
			'subscription_invalid_email',
		],
		[ 'ada@example.com, eve@example.com', 'subscription_invalid_email' ],
		[ '<script>@example.com', 'subscription_invalid_email' ],
		[ 'Ada <ada@example.com>', 'subscription_invalid_email' ],
		[ `${ 'a'.repeat( 65 ) }@example.com`, 'subscription_invalid_email' ],
		[ `a@${ 'b'.repeat( 300 ) }.com`, 'subscription_invalid_email' ],
		[ 'a'.repeat( 9000 ), 'subscription_too_large' ],
	];
	expect(
		await php(
			`${ FIELDS } return array_map( $send, $input );`,
			addresses.map( ( [ address ] ) => address )
		)
	).toEqual( addresses.map( ( [ , answer ] ) => answer ) );
	expect( ( await subscribers() ).map( ( { email } ) => email ) ).toEqual( [
		'ada@example.com',
		"o'neill&sons+news@mail.example.co.uk",
	] );
	expect( ( await mails() ).map( ( { to } ) => to ) ).toEqual( [
		[ 'ada@example.com' ],
		[ "o'neill&sons+news@mail.example.co.uk" ],
	] );

	await startAnew();
	expect(
		await php(
			`${ FIELDS }
			global $wpdb;
			$seen = array();
			$seen['trap'] = $send( 'a@example.com', array( 'dovetail_leave_empty' => 'https://spam.example' ) );
			$seen['consent'] = $send( 'a@example.com', array( 'dovetail_consent' => 'Everything.' ) );
			$seen['post'] = $send( 'a@example.com', array( 'dovetail_post' => '7' ) );
			add_filter( 'pre_wp_mail', '__return_false' );
			$seen['mail'] = $send( 'a@example.com' );
			remove_filter( 'pre_wp_mail', '__return_false' );
			$refuse = static fn( $query ) => preg_match( '~^\\s*(INSERT INTO|UPDATE|DELETE FROM).*wp_posts~is', $query ) ? 'REFUSED' : $query;
			add_filter( 'query', $refuse );
			$seen['database'] = $send( 'b@example.com' );
			remove_filter( 'query', $refuse );
			$seen['stored'] = count( $all() );
			$cut();
			$seen['again'] = array( $send( 'c@example.com' ), $send( 'C@example.com' ), count( $all() ) );
			$subscriber = $all()[0];
			\\Dovetail\\Subscriptions\\Subscribers::confirm( $subscriber );
			$cut();
			$seen['known'] = array( $send( 'c@example.com' ), $send( 'c@example.com' ), $send( 'c@example.com' ), count( $all() ), $all()[0]->post_status );
			$cut();
			add_filter( 'dovetail_blocks_subscription_limit', static fn() => 2 );
			add_filter( 'dovetail_blocks_client_address', static fn() => '2001:db8:1:2:' . wp_rand( 1, 9 ) . '::1' );
			$seen['limit'] = array( $send( 'd@example.com' ), $send( 'e@example.com' ), $send( 'f@example.com' ), $send( 'wrong' ) );
			add_filter( 'dovetail_blocks_client_address', static fn() => '203.0.113.9', 20 );
			$seen['other'] = $send( 'g@example.com' );
			return $seen;`
		)
	).toEqual( {
		trap: 'subscription_refused',
		consent: 'subscription_old_page',
		post: 'subscription_old_page',
		mail: 'subscription_no_mail',
		database: 'subscription_not_stored',
		stored: 0,
		again: [ 'pending', 'pending', 1 ],
		known: [ 'pending', 'pending', 'pending', 1, 'dovetail-active' ],
		limit: [
			'pending',
			'pending',
			'subscription_too_many',
			'subscription_invalid_email',
		],
		other: 'pending',
	} );
	// One message to one address in an hour.
	expect(
		( await mails() )
			.filter( ( { to } ) => to[ 0 ]?.toLowerCase() === 'c@example.com' )
			.map( ( { subject } ) => subject.replace( / to .*/, '' ) )
	).toEqual( [ 'Confirm your subscription', 'You are already subscribed' ] );
} );

test( 'links hold for the one thing they are for', async () => {
	const states = await php< Record< string, string > >(
		`${ FIELDS }
		$send( 'a@example.com' );
		$send( 'b@example.com' );
		list( $a, $b ) = $all();
		$query = static function ( $url ) {
			parse_str( wp_parse_url( $url, PHP_URL_QUERY ), $query );
			return $query;
		};
		$state   = static fn( $query ) => \\Dovetail\\Subscriptions\\Links::read( $query )['state'];
		$confirm = $query( \\Dovetail\\Subscriptions\\Links::confirm( $a ) );
		$leave   = $query( \\Dovetail\\Subscriptions\\Links::unsubscribe( $a ) );
		$seen    = array(
			'confirm'      => $state( $confirm ),
			'leave'        => $state( $leave ),
			'other person' => $state( array( 'subscriber' => (string) $b->ID ) + $confirm ),
			'other action' => $state( array( 'dovetail-subscription' => 'unsubscribe' ) + $confirm ),
			'longer'       => $state( array( 'until' => (string) ( $confirm['until'] + 1 ) ) + $confirm ),
			'no key'       => $state( array( 'key' => '' ) + $confirm ),
			'a list'       => $state( array( 'key' => array( 'x' ) ) + $confirm ),
			'a post'       => $state( array( 'subscriber' => '1' ) + $confirm ),
			'no number'    => $state( array( 'subscriber' => '1 OR 1=1' ) + $confirm ),
			'other word'   => $state( array( 'dovetail-subscription' => 'delete' ) + $confirm ),
			'nothing'      => $state( array() ),
			'days'         => (string) round( ( $confirm['until'] - time() ) / DAY_IN_SECONDS ),
		);
		$sign = new ReflectionMethod( 'Dovetail\\Subscriptions\\Links', 'sign' );
		$past = time() - 1;
		$seen['expired'] = $state( array( 'until' => (string) $past, 'key' => $sign->invoke( null, 'confirm', $a, $past ) ) + $confirm );
		$refuse = static fn( $text ) => preg_match( '~^\\s*(UPDATE|DELETE FROM).*wp_posts~is', $text ) ? 'REFUSED' : $text;
		$GLOBALS['wpdb']->suppress_errors();
		add_filter( 'query', $refuse );
		$seen['refused'] = \\Dovetail\\Subscriptions\\Page::answer( $confirm, true )['title'] . ' / ' . \\Dovetail\\Subscriptions\\Page::answer( $leave, true )['title'];
		remove_filter( 'query', $refuse );
		clean_post_cache( $a->ID );
		$seen['look']   = \\Dovetail\\Subscriptions\\Page::answer( $confirm, false )['button'] . ' / ' . \\Dovetail\\Subscriptions\\Page::answer( $leave, false )['button'];
		$seen['kept']   = get_post( $a->ID )->post_status;
		$seen['yes']    = \\Dovetail\\Subscriptions\\Page::answer( $confirm, true )['title'];
		$seen['once']   = \\Dovetail\\Subscriptions\\Page::answer( $confirm, true )['title'];
		$seen['left']   = \\Dovetail\\Subscriptions\\Page::answer( $leave, true )['title'];
		$seen['replay'] = $state( $confirm ) . ' / ' . $state( $leave );
		return $seen;`
	);
	expect( states ).toEqual( {
		confirm: 'ok',
		leave: 'ok',
		'other person': 'broken',
		'other action': 'broken',
		longer: 'broken',
		'no key': 'broken',
		'a list': 'broken',
		'a post': 'broken',
		'no number': 'broken',
		'other word': 'broken',
		nothing: 'broken',
		days: '7',
		expired: 'expired',
		refused: 'Something went wrong / Something went wrong',
		look: 'Confirm subscription / Unsubscribe',
		kept: 'dovetail-pending',
		yes: 'You are subscribed',
		once: 'You are subscribed',
		left: 'You are unsubscribed',
		replay: 'gone / gone',
	} );
} );

test( 'personal data are given out, deleted when asked for, and not kept unconfirmed', async () => {
	expect(
		await php(
			`${ FIELDS }
			$send( 'ada@example.com' );
			$send( 'eve@example.com' );
			$call = static fn( $kind, $what ) => call_user_func( apply_filters( "wp_privacy_personal_data_$kind", array() )['dovetail-blocks-subscription']['callback'], $what, 1 );
			$seen = array();
			$seen['names']  = wp_list_pluck( $call( 'exporters', 'ADA@example.com' )['data'][0]['data'], 'name' );
			$seen['nobody'] = $call( 'exporters', 'nobody@example.com' );
			$seen['erased'] = $call( 'erasers', 'ada@example.com' );
			$seen['left']   = count( $all() );
			wp_update_post( array( 'ID' => $all()[0]->ID, 'post_date' => '2020-01-01 10:00:00', 'post_date_gmt' => '2020-01-01 10:00:00' ) );
			$send( 'new@example.com' );
			do_action( 'dovetail_blocks_daily' );
			$seen['planned'] = (bool) wp_next_scheduled( 'dovetail_blocks_forget_unconfirmed' );
			wp_unschedule_hook( 'dovetail_blocks_forget_unconfirmed' );
			do_action( 'dovetail_blocks_forget_unconfirmed' );
			$seen['more'] = (bool) wp_next_scheduled( 'dovetail_blocks_forget_unconfirmed' );
			do_action( 'dovetail_blocks_daily' );
			$seen['none'] = (bool) wp_next_scheduled( 'dovetail_blocks_forget_unconfirmed' );
			$seen['kept'] = wp_list_pluck( $all(), 'post_title' );
			$seen['lines'] = array_map( array( 'Dovetail\\Plugin\\Csv', 'format_row' ), array( array( '=1+1', '+1', '-1', '@x' ), array( "\\tx", 'a"b', 'plain', '' ), array( ' =1', '＝1', "'+1", "=\\xFF" ) ) );
			return $seen;`
		)
	).toEqual( {
		names: [ 'Email address', 'Status', 'Agreed on', 'Consent text' ],
		nobody: { data: [], done: true },
		erased: {
			items_removed: true,
			items_retained: false,
			messages: [],
			done: true,
		},
		left: 1,
		planned: true,
		more: false,
		none: false,
		kept: [ 'new@example.com' ],
		lines: [
			`"'=1+1","'+1","'-1","'@x"\r\n`,
			`"'\tx","a""b","plain",""\r\n`,
			`"' =1","'＝1","''+1","'=?"\r\n`,
		],
	} );
} );

test( 'sign-ups from one IPv6 network of /56 or /48 are limited, whatever addresses it uses', async () => {
	const code = `return null === \\Dovetail\\Sign_Up\\Posted_Form::count( \\Dovetail\\Subscriptions\\Form::counts(), new WP_Error() );`;
	expect( await hadRoom( 56, 42, code ) ).toBe( 40 );
	expect( await hadRoom( 48, 162, code ) ).toBe( 160 );
} );
