import { expect, php, siteUrl, test } from '#e2e';
import { FIELDS, startAnew } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

/** A subscriber, and how a link is read and answered. */
const LINKS = `${ FIELDS }
	$links = 'Dovetail\\Subscriptions\\Links';
	$add   = static fn( $name, $active = true ) => \\Dovetail\\Subscriptions\\Subscribers::add( "$name@example.com", 'Yes.', 0, $active );
	$query = static function ( $url ) {
		parse_str( wp_parse_url( $url, PHP_URL_QUERY ), $query );
		return $query;
	};
	$state = static fn( $query ) => \\Dovetail\\Subscriptions\\Links::read( $query )['state'];
	$page  = static fn( ...$args ) => \\Dovetail\\Subscriptions\\Page::answer( ...$args );`;

// Security 12, forms 22.
test( 'links outlive the salts of the site', async () => {
	expect(
		await php(
			`${ LINKS }
			$link = $query( $links::unsubscribe( $add( 'a' ) ) );
			$seen = array( 'made' => $state( $link ) );
			add_filter( 'salt', static fn() => 'quite another salt' );
			$seen['new salts']    = $state( $link );
			$seen['unsubscribed'] = $page( $link, true )['title'];
			$seen['then']         = $state( $link );
			return $seen;`
		)
	).toEqual( {
		made: 'ok',
		'new salts': 'ok',
		unsubscribed: 'You are unsubscribed',
		then: 'gone',
	} );
} );

test( 'the secret is created once, even by simultaneous requests, is not autoloaded, and signs nothing while it cannot be stored', async () => {
	expect(
		await php(
			`global $wpdb;
			$sign   = static fn() => \\Dovetail\\Plugin\\Secret::sign( 'test', 'x' );
			$forget = static function () {
				$secrets = new ReflectionProperty( 'Dovetail\\Plugin\\Secret', 'secrets' );
				$secrets->setValue( null, array() );
			};
			$kept = get_option( 'dovetail_blocks_secret' );
			delete_option( 'dovetail_blocks_secret' );
			$forget();
			get_option( 'dovetail_blocks_secret' );
			// Another request makes it between this one's look and its own attempt.
			$other = static function ( $query ) use ( $wpdb, &$other ) {
				if ( false !== strpos( $query, 'INSERT IGNORE' ) && false !== strpos( $query, 'dovetail_blocks_secret' ) ) {
					remove_filter( 'query', $other );
					$wpdb->query( "INSERT INTO {$wpdb->options} ( option_name, option_value, autoload ) VALUES ( 'dovetail_blocks_secret', 'of the other', 'off' )" );
				}
				return $query;
			};
			add_filter( 'query', $other );
			$seen = array( $sign() === hash_hmac( 'sha256', "test\\nx", 'of the other' ) );
			$forget();
			$seen[] = get_option( 'dovetail_blocks_secret' );
			$seen[] = $sign() === hash_hmac( 'sha256', "test\\nx", 'of the other' );
			delete_option( 'dovetail_blocks_secret' );
			$forget();
			$sign();
			$seen[] = strlen( get_option( 'dovetail_blocks_secret' ) );
			$seen[] = $wpdb->get_var( "SELECT autoload FROM {$wpdb->options} WHERE option_name = 'dovetail_blocks_secret'" );
			delete_option( 'dovetail_blocks_secret' );
			$forget();
			$refuse = static fn( $query ) => false !== strpos( $query, 'INSERT' ) ? '' : $query;
			add_filter( 'query', $refuse );
			$seen[] = $sign() === $sign();
			remove_filter( 'query', $refuse );
			if ( $kept ) {
				update_option( 'dovetail_blocks_secret', $kept, false );
			}
			$forget();
			return $seen;`
		)
	).toEqual( [ true, 'of the other', true, 64, 'off', false ] );
} );

// Security 20, 21.
test( 'without a link of the site nobody learns which numbers are subscribers, and no page of them is kept', async () => {
	const ids = await php< number[] >(
		`${ LINKS } $id = $add( 'a' )->ID; return array( $id, $id + 1000 );`
	);
	const answers = await Promise.all(
		[ 'GET', 'POST' ].flatMap( ( method ) =>
			[ 'unsubscribe', 'confirm', 'refuse' ].flatMap( ( action ) =>
				ids.map( async ( id ) => {
					const response = await fetch(
						`${ siteUrl() }/?dovetail-subscription=${ action }&subscriber=${ id }&until=0&key=${ 'a'.repeat( 64 ) }`,
						{ method }
					);
					return `${ response.status } ${ await response.text() }`;
				} )
			)
		)
	);
	expect( new Set( answers ).size ).toBe( 1 );
	expect( answers[ 0 ] ).toMatch( /^403 / );
	expect(
		await php(
			`${ LINKS }
			$_GET = array( 'dovetail-subscription' => 'unsubscribe' );
			add_filter( 'status_header', static function () { throw new Exception( defined( 'DONOTCACHEPAGE' ) ? 'not kept' : 'kept' ); } );
			try {
				\\Dovetail\\Subscriptions\\Page::show();
			} catch ( Exception $error ) {
				return $error->getMessage();
			}`
		)
	).toBe( 'not kept' );
} );

// Security 11.
test( 'the link in the email stops further confirmation emails, and can allow them again', async () => {
	expect(
		await php(
			`${ LINKS }
			$asked = array();
			add_filter( 'pre_wp_mail', static function ( $null, $mail ) use ( &$asked ) { $asked[] = $mail; return true; }, 1, 2 );
			$call = static fn( $kind, $what ) => call_user_func( apply_filters( "wp_privacy_personal_data_$kind", array() )['dovetail-blocks-subscription']['callback'], $what, 1 );
			$seen = array( 'asked' => $send( 'ada@example.com' ) );
			preg_match( '~href="([^"]*dovetail-subscription=refuse[^"]*)"~', $asked[0]['message'], $found );
			$link = $query( html_entity_decode( $found[1] ) );
			$bob  = $add( 'bob', false );
			$seen['other key']  = $state( array( 'mailbox' => str_repeat( 'a', 40 ) ) + $link );
			$seen['other row']  = $page( array( 'subscriber' => (string) $bob->ID ) + $link, false )['button'];
			$seen['looked']     = $page( $link, false )['button'] . ' ' . count( $all() );
			$seen['pressed']    = $page( $link, true )['title'] . ' ' . count( $all() );
			$cut();
			$seen['entered']    = $send( 'ada@example.com' ) . ' ' . $send( 'Ada+1@example.com' ) . ' ' . count( $asked );
			add_filter( 'dovetail_blocks_subscription_double_opt_in', '__return_false' );
			$seen['not asked']  = $send( 'ada@example.com' ) . ' ' . count( $all() );
			remove_filter( 'dovetail_blocks_subscription_double_opt_in', '__return_false' );
			$seen['exported']   = count( $call( 'exporters', 'ada@example.com' )['data'] );
			$seen['stored']     = $GLOBALS['wpdb']->get_col( "SELECT autoload FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE 'dovetail_blocks_refused_%'" );
			$seen['again']      = $page( $link, false )['button'];
			$seen['allowed']    = $page( $link, true, true )['title'];
			$seen['asked then'] = $send( 'ada@example.com' ) . ' ' . count( $asked );
			$page( $link, true );
			$seen['erased']     = array( $call( 'erasers', 'ada@example.com' )['items_removed'], \\Dovetail\\Subscriptions\\Mailbox::refuses( $link['mailbox'] ) );
			$page( array( 'subscriber' => (string) $bob->ID ) + $link, true );
			$seen['bob']        = count( $all() );
			return $seen;`
		)
	).toEqual( {
		asked: 'pending',
		'other key': 'broken',
		'other row': 'Stop asking',
		looked: 'Stop asking 2',
		pressed: 'You will not be asked again 1',
		entered: 'pending pending 1',
		'not asked': 'subscribed 1',
		exported: 1,
		stored: [ 'off' ],
		again: 'Allow emails again',
		allowed: 'Emails are allowed again',
		'asked then': 'pending 2',
		erased: [ true, false ],
		bob: 1,
	} );
} );
