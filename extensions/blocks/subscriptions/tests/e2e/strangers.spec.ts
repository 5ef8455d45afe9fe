import { expect, php, test } from '#e2e';
import { FIELDS, startAnew } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

/** Records emails, and ages claims and rows. */
const STRANGERS = `${ FIELDS }
	global $wpdb;
	$asked = array();
	$fails = false;
	add_filter( 'pre_wp_mail', static function ( $null, $mail ) use ( &$asked, &$fails ) {
		if ( ! $fails ) {
			$asked[] = $mail['to'];
		}
		return ! $fails;
	}, 1, 2 );
	add_filter( 'dovetail_blocks_subscription_limit', static fn() => 99 );
	$pass = static function ( $seconds ) use ( $wpdb, $all ) {
		foreach ( $wpdb->get_results( "SELECT option_id, option_value FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_claim_subscriber%'" ) as $row ) {
			$wpdb->update( $wpdb->options, array( 'option_value' => ( (int) $row->option_value - $seconds ) . ':' ), array( 'option_id' => $row->option_id ) );
		}
		foreach ( $all() as $post ) {
			$wpdb->update( $wpdb->posts, array( 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', strtotime( $post->post_date_gmt . ' UTC' ) - $seconds ) ), array( 'ID' => $post->ID ) );
			clean_post_cache( $post->ID );
		}
	};`;

// Security 11.
test( 'a stranger gets one mail an hour and three in seven days, however the address is spelled', async () => {
	expect(
		await php(
			`${ STRANGERS }
			$mails = static function ( ...$addresses ) use ( $send, &$asked ) {
				$before  = count( $asked );
				$answers = array_unique( array_map( $send, $addresses ) );
				return implode( ' ', $answers ) . ' ' . ( count( $asked ) - $before );
			};
			$hour = HOUR_IN_SECONDS + 1;
			$seen = array( 'first' => $mails( 'ada@gmail.com', 'ADA@gmail.com', 'ada+1@gmail.com', 'a.d.a@gmail.com', 'ada@googlemail.com', 'a.da+x+y@GoogleMail.com' ) );
			$seen['others'] = $mails( 'eve@example.com', 'e.ve@example.com', '+a@example.com', '+b@example.com' );
			$pass( $hour );
			$seen['second'] = $mails( 'ada+2@gmail.com', 'ada@gmail.com' );
			$pass( $hour );
			$seen['third'] = $mails( 'ada@gmail.com', 'ada@gmail.com' );
			$pass( $hour );
			$seen['fourth'] = $mails( 'ada@gmail.com', 'ada+3@gmail.com' );
			// Seven days after the first one.
			$pass( 7 * DAY_IN_SECONDS - 3 * $hour + 2 );
			$seen['a week'] = $mails( 'ada@gmail.com' );
			$pass( $hour + 60 );
			$seen['and an hour'] = $mails( 'ada@gmail.com' );
			$pass( $hour );
			$seen['two hours'] = $mails( 'ada@gmail.com' );
			return $seen;`
		)
	).toEqual( {
		first: 'pending 1',
		others: 'pending 4',
		second: 'pending 1',
		third: 'pending 1',
		fourth: 'pending 0',
		'a week': 'pending 1',
		'and an hour': 'pending 1',
		'two hours': 'pending 1',
	} );
} );

test( 'a mail that cannot be sent is not counted', async () => {
	expect(
		await php(
			`${ STRANGERS }
			$fails = true;
			$seen  = array( $send( 'ada@example.com' ), $send( 'ada@example.com' ), $send( 'ada@example.com' ), $send( 'ada@example.com' ) );
			$fails = false;
			return array_merge( $seen, array( $send( 'ada@example.com' ), count( $asked ), $send( 'ada@example.com' ), count( $asked ) ) );`
		)
	).toEqual( [
		...Array( 4 ).fill( 'subscription_no_mail' ),
		'pending',
		1,
		'pending',
		1,
	] );
} );

// Security 11, 23.
test( 'an address that nobody confirms is forgotten after seven days, however often it is entered', async () => {
	expect(
		await php(
			`${ STRANGERS }
			$send( 'ada@example.com' );
			$first = $all()[0];
			$until = static function ( $subscriber ) {
				parse_str( wp_parse_url( \\Dovetail\\Subscriptions\\Links::confirm( $subscriber ), PHP_URL_QUERY ), $query );
				return round( ( $query['until'] - time() ) / DAY_IN_SECONDS, 1 );
			};
			$seen = array( 'at first' => $until( $first ) );
			$pass( 4 * DAY_IN_SECONDS );
			add_filter( 'dovetail_blocks_subscription_consent', static fn() => 'Another text.' );
			$consent = 'Another text.';
			$renewed = \\Dovetail\\Subscriptions\\Form::kind()->take( array( 'dovetail_consent' => $consent, 'dovetail_signature' => \\Dovetail\\Subscriptions\\Form::kind()->sign( array( 'dovetail_post' => '0', 'dovetail_consent' => $consent ) ) ) + $fields( 'ada@example.com' ) );
			$seen['entered again'] = array( $until( $all()[0] ), count( $all() ), $all()[0]->post_content, count( $asked ) );
			$pass( 2 * DAY_IN_SECONDS + 23 * HOUR_IN_SECONDS );
			do_action( 'dovetail_blocks_daily' );
			do_action( 'dovetail_blocks_forget_unconfirmed' );
			$seen['nearly'] = count( $all() );
			$pass( 2 * HOUR_IN_SECONDS );
			// Nobody has looked yet, and it is entered once more: it begins anew.
			$send( 'ada@example.com' );
			$seen['anew'] = array( $until( $all()[0] ), count( $all() ), $all()[0]->ID === $first->ID );
			$pass( 8 * DAY_IN_SECONDS );
			wp_unschedule_hook( 'dovetail_blocks_forget_unconfirmed' );
			do_action( 'dovetail_blocks_daily' );
			$seen['found'] = false !== wp_next_scheduled( 'dovetail_blocks_forget_unconfirmed' );
			do_action( 'dovetail_blocks_forget_unconfirmed' );
			$seen['over'] = count( $all() );
			return $seen;`
		)
	).toEqual( {
		'at first': 7,
		'entered again': [ 3, 1, 'Another text.', 2 ],
		nearly: 1,
		anew: [ 7, 1, false ],
		found: true,
		over: 0,
	} );
} );

// Security 11.
test( 'a connection and the whole site have a limit for a day besides', async () => {
	const sentences = await php< Record< string, string[] > >(
		`${ FIELDS }
		$hour = static function () { global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_count_%_subscription_%'" ); };
		$say  = static function ( $email ) use ( $fields ) {
			$result = \\Dovetail\\Subscriptions\\Form::kind()->take( $fields( $email ) );
			return is_wp_error( $result ) ? $result->get_error_message() : $result['status'];
		};
		add_filter( 'dovetail_blocks_subscription_limit', static fn() => 1 );
		$seen = array();
		foreach ( range( 1, 4 ) as $number ) {
			$hour();
			$seen['client'][] = $say( "a$number@example.com" );
		}
		$cut();
		remove_all_filters( 'dovetail_blocks_subscription_limit' );
		add_filter( 'dovetail_blocks_subscription_site_limit', static fn() => 2 );
		foreach ( range( 1, 3 ) as $number ) {
			$client = static fn() => "203.0.113.$number";
			add_filter( 'dovetail_blocks_client_address', $client, 30 );
			$seen['site'][] = $say( "b$number@example.com" );
		}
		return $seen;`
	);
	expect( sentences ).toEqual( {
		client: [
			'pending',
			'pending',
			'pending',
			'Your address was not stored because too many addresses came from your connection today. Try again tomorrow.',
		],
		site: [
			'pending',
			'pending',
			'Your address was not stored because this site received too many addresses today. Try again tomorrow.',
		],
	} );
} );

// Security 22.
test( 'the number of subscribers is counted once in five minutes, and again when the list changes', async () => {
	expect(
		await php(
			`${ STRANGERS }
			$counted = 0;
			add_filter( 'query', static function ( $query ) use ( &$counted ) { $counted += (int) ( false !== strpos( $query, 'COUNT(*)' ) && false !== strpos( $query, 'dovetail' ) ); return $query; } );
			$count = static fn() => \\Dovetail\\Subscriptions\\Subscribers::count();
			$seen  = array( $count() . $count() . $count(), $counted );
			$add   = static fn( $name ) => \\Dovetail\\Subscriptions\\Subscribers::add( "$name@example.com", 'Yes.', 0, true )->ID;
			$a     = $add( 'a' );
			$b     = $add( 'b' );
			$c     = \\Dovetail\\Subscriptions\\Subscribers::add( 'c@example.com', 'Yes.', 0, false );
			$seen[] = $count() . wp_count_posts( 'dovetail_subscriber' )->{'dovetail-active'};
			\\Dovetail\\Subscriptions\\Subscribers::confirm( $c );
			$seen[] = $count() . wp_count_posts( 'dovetail_subscriber' )->{'dovetail-active'};
			\\Dovetail\\Subscriptions\\Subscribers::remove( $a );
			wp_delete_post( $b );
			$seen[] = $count() . wp_count_posts( 'dovetail_subscriber' )->{'dovetail-active'};
			return $seen;`
		)
	).toEqual( [ '000', 1, '22', '33', '11' ] );
} );
