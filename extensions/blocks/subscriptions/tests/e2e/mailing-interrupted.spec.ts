import { expect, runPhp, test } from '#e2e';
import { MAILING, run } from './mailing-job';
import { startAnew } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

// Security 7.
test( 'a mailing resumes after a lost event and after the plugin was deactivated and activated', async () => {
	expect(
		await run(
			`$one();
			$subscribe( 'a', 'b', 'c' );
			$id = $publish();
			$run( $id );
			wp_unschedule_hook( $event );
			do_action( 'dovetail_blocks_daily' );
			$seen = array( $due( $id ) );
			$run( $id );
			do_action( 'deactivate_' . plugin_basename( DOVETAIL_BLOCKS_FILE ), false );
			$seen[] = $due( $id );
			\\Dovetail\\Plugin\\Queue::schedule_daily();
			$seen[] = wp_next_scheduled( 'dovetail_blocks_daily' ) <= time();
			do_action( 'dovetail_blocks_daily' );
			$seen[] = $due( $id );
			$run( $id );
			$run( $id );
			do_action( 'dovetail_blocks_daily' );
			return array_merge( $seen, array( $due( $id ), implode( ' ', $sent ) ) );`
		)
	).toEqual( [ 'now', 'never', true, 'now', 'never', 'a b c' ] );
} );

test( 'two cron runs at once, and two runners of which one was thought dead, send to nobody twice', async () => {
	expect(
		await run(
			`$subscribe( 'a', 'b', 'c', 'd', 'e' );
			$id    = $publish();
			$depth = 0;
			$plan  = static function ( $name ) use ( &$depth, $event, $id ) {
				if ( 'b' === $name && 1 === ++$depth ) {
					do_action( $event, $id );
				}
				if ( 'c' === $name && 2 === ++$depth ) {
					// It takes over, and has time for one mail.
					add_filter( 'dovetail_blocks_subscription_seconds', '__return_zero' );
					\\Dovetail\\Subscriptions\\Post_Mails::send( $id );
					remove_filter( 'dovetail_blocks_subscription_seconds', '__return_zero' );
				}
				return true;
			};
			$seen   = array( $run( $id ), implode( ' ', $sent ), $run( $id ) );
			$counts = array_count_values( $sent );
			ksort( $counts );
			// The second one cannot know what became of the mail that the first one was sending.
			return array( $seen, $counts, $at( $id )['state'], array_keys( $failed( $id ) ) );`
		)
	).toEqual( [
		[ 'now', 'a b d c', 'never' ],
		{ a: 1, b: 1, c: 1, d: 1, e: 1 },
		'done',
		[ 'c@example.com' ],
	] );
} );

test( 'of two changes of the progress at the same moment none is lost', async () => {
	expect(
		await run(
			`$subscribe( 'a' );
			$id     = $publish();
			$change = static fn( $what, $meanwhile = null ) => \\Dovetail\\Subscriptions\\Mailing::change( $id, static function ( $progress ) use ( $what, &$meanwhile ) {
				if ( $meanwhile ) {
					list( $other, $meanwhile ) = array( $meanwhile, null );
					$other();
				}
				return $what + $progress;
			} );
			$change( array( 'sent' => 5 ), static fn() => $change( array( 'through' => 7 ) ) );
			return array( $at( $id )['sent'], $at( $id )['through'] );`
		)
	).toEqual( [ 5, 7 ] );
} );

test( 'when PHP dies during an email, the others are sent, and the owner is told about that one', async () => {
	await runPhp(
		`$die = static function () {
			${ MAILING }
			$subscribe( 'a', 'b', 'c' );
			$plan = static function ( $name ) { if ( 'b' === $name ) { exit; } return true; };
			$run( $publish() );
		};
		$die();`
	);
	expect(
		await run(
			`global $wpdb;
			$id   = $last();
			$seen = array( 'at' => array_intersect_key( $at( $id ), array( 'state' => 1, 'sent' => 1 ) ), 'stand-in' => $due( $id ), 'too early' => $run( $id ) );
			// A quarter of an hour later.
			$wpdb->query( "UPDATE {$wpdb->options} SET option_value = '0:' WHERE option_name LIKE 'dovetail_blocks_claim_queue_%'" );
			$seen['then'] = $run( $id ) . ': ' . implode( ' ', $sent );
			$seen['failed'] = $failed( $id );
			$seen['state']  = $at( $id )['state'] . ' ' . $at( $id )['sent'];
			return $seen;`
		)
	).toEqual( {
		at: { state: 'running', sent: 1 },
		'stand-in': '16',
		'too early': '16',
		then: 'never: c',
		failed: {
			'b@example.com':
				'The server stopped while sending this email. It may have been delivered.',
		},
		state: 'done 2',
	} );
} );

test( 'a database that refuses in the middle ends the run, and nobody is lost or gets a post twice', async () => {
	expect(
		await run(
			`global $wpdb;
			$subscribe( 'a', 'b', 'c', 'd' );
			$id     = $publish();
			$refuse = static fn( $query ) => preg_match( '~^\\s*UPDATE.*postmeta~is', $query ) ? 'REFUSED' : $query;
			$plan   = static function ( $name ) use ( $refuse ) {
				if ( 'b' === $name ) {
					add_filter( 'query', $refuse );
				}
				return true;
			};
			$wpdb->suppress_errors();
			$seen = array( $run( $id ), implode( ' ', $sent ) );
			remove_filter( 'query', $refuse );
			$plan   = static fn() => true;
			$wpdb->last_error = '';
			$seen[] = $run( $id );
			$wpdb->suppress_errors( false );
			return array_merge( $seen, array( implode( ' ', $sent ), $at( $id )['state'], array_keys( $failed( $id ) ) ) );`
		)
	).toEqual( [
		'now',
		'a b',
		'never',
		'a b c d',
		'done',
		[ 'b@example.com' ],
	] );
} );

test( 'a post whose mails could not begin, since the database refused, is mailed after the next look, and no other one', async () => {
	expect(
		await run(
			`global $wpdb;
			// Published while nobody had subscribed: they do not stand before those that somebody waits for.
			array_map( $publish, array_fill( 0, 21, array() ) );
			while ( gmdate( 'Y-m-d H:i:s' ) <= get_post( $last() )->post_date_gmt ) {
				usleep( 10000 );
			}
			$subscribe( 'a', 'b' );
			$look = static function () { do_action( 'dovetail_blocks_daily' ); };
			// What is published now and not for subscribers stays with that when the next look comes.
			$locked = $publish( array( 'post_password' => 'rye' ) );
			add_filter( 'dovetail_blocks_mails_new_posts', '__return_false' );
			$platform = $publish();
			remove_filter( 'dovetail_blocks_mails_new_posts', '__return_false' );
			wp_update_post( array( 'ID' => $locked, 'post_password' => '' ) );
			$old    = $publish( array( 'post_date' => '2020-01-01 10:00:00' ) );
			$copied = $publish( array( 'post_status' => 'draft' ) );
			$seen   = array();
			foreach ( array( 'postmeta' => '_dovetail_blocks_mailed', 'options' => 'mailing_' ) as $table => $what ) {
				$refuse = static fn( $query ) => preg_match( '~^\\s*(INSERT|UPDATE|DELETE)~i', $query ) && strpos( $query, $table ) && strpos( $query, $what ) ? 'REFUSED' : $query;
				$wpdb->suppress_errors();
				add_filter( 'query', $refuse );
				$id = $publish();
				remove_filter( 'query', $refuse );
				$wpdb->suppress_errors( false );
				$seen[] = $due( $id );
				while ( gmdate( 'Y-m-d H:i:s' ) <= get_post( $id )->post_date_gmt ) {
					usleep( 10000 );
				}
				$subscribe( "late-$table" );
				$look();
				$seen[] = $due( $id ) . ' ' . $run( $id ) . ' ' . implode( ' ', $sent ) . ' ' . $at( $id )['state'];
				$look();
				$seen[] = $due( $id );
				$sent   = array();
			}
			// A copy has its pattern's meta, and is a post of its own.
			foreach ( array( '_dovetail_blocks_mailed', '_dovetail_blocks_not_mailed' ) as $key ) {
				add_post_meta( $copied, $key, wp_slash( get_post_meta( '_dovetail_blocks_mailed' === $key ? $id : $platform, $key, true ) ) );
			}
			$wpdb->update( $wpdb->posts, array( 'post_status' => 'publish', 'post_date_gmt' => gmdate( 'Y-m-d H:i:s' ) ), array( 'ID' => $copied ) );
			clean_post_cache( $copied );
			$look();
			$seen['copy'] = $due( $copied );
			return $seen + array( 'others' => array( $due( $locked ), $due( $platform ), $due( $old ) ) );`
		)
	).toEqual( {
		0: 'never',
		1: 'now never a b done',
		2: 'never',
		3: 'never',
		4: 'now never a b late-postmeta done',
		5: 'never',
		copy: 'now',
		others: [ 'never', 'never', 'never' ],
	} );
} );

test( 'a clock that was wrong for a while keeps nobody waiting for years', async () => {
	expect(
		await run(
			`$subscribe( 'a', 'b' );
			$plan = static fn( $name ) => 'a' !== $name;
			$id   = $publish();
			$run( $id );
			$year = time() + YEAR_IN_SECONDS;
			\\Dovetail\\Subscriptions\\Mailing::change( $id, static fn( $progress ) => array( 'wait' => $year ) + $progress );
			wp_clear_scheduled_hook( $event, array( $id ) );
			wp_schedule_single_event( $year, $event, array( $id ) );
			do_action( 'dovetail_blocks_daily' );
			$seen = array( $due( $id ) );
			$plan = static fn() => true;
			return array( $due( $id ), $run( $id ), implode( ' ', $sent ) );`
		)
	).toEqual( [ 'now', 'never', 'b a' ] );
} );
