import { expect, php, runPhp, test } from '#e2e';
import { startAnew } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

/**
 * Subscribers, a mailer that does as `$plan` says, and a job that is run by hand. `$run` says when it goes on: `now`, in so
 * many minutes, or `never`.
 */
const MAILING = `
	$event = 'dovetail_blocks_mail_post';
	$sent  = array();
	$plan  = static fn( $name ) => true;
	add_filter( 'pre_wp_mail', static function ( $null, $mail ) use ( &$sent, &$plan ) {
		$name   = strtok( $mail['to'], '@' );
		$answer = $plan( $name );
		if ( $answer ) {
			$sent[] = $name;
		}
		return $answer;
	}, 1, 2 );
	$subscribe = static fn( ...$names ) => array_map( static fn( $name ) => \\Dovetail\\Subscriptions\\Subscribers::add( "$name@example.com", 'Yes.', 0, true )->ID, $names );
	$publish   = static fn( $more = array() ) => wp_insert_post( $more + array( 'post_title' => 'New', 'post_content' => 'Text.', 'post_status' => 'publish' ) );
	$due       = static function ( $id ) use ( $event ) {
		$time = wp_next_scheduled( $event, array( $id ) );
		return false === $time ? 'never' : ( $time - time() < 30 ? 'now' : (string) round( ( $time - time() ) / 60 ) );
	};
	$run       = static function ( $id ) use ( $event, $due ) {
		wp_clear_scheduled_hook( $event, array( $id ) );
		do_action( $event, $id );
		return $due( $id );
	};
	$at        = static fn( $id ) => \\Dovetail\\Subscriptions\\Mailing::read( $id );
	$later     = static fn( $id ) => \\Dovetail\\Subscriptions\\Mailing::change( $id, static fn( $progress ) => array( 'wait' => 0 ) + $progress );
	$one       = static function () { add_filter( 'dovetail_blocks_subscription_seconds', '__return_zero' ); };
	$failed    = static fn( $id ) => \\Dovetail\\Subscriptions\\Failures::reasons( $id, 99 );
	$last      = static fn() => (int) $GLOBALS['wpdb']->get_var( "SELECT MAX(ID) FROM {$GLOBALS['wpdb']->posts} WHERE post_type = 'post' AND post_title = 'New'" );`;

const run = < Value >( code: string ) =>
	php< Value >( `${ MAILING } ${ code }` );

test( 'a post that is published for the first time goes once to everybody who had confirmed', async () => {
	expect(
		await run(
			`$subscribe( 'a', 'b', 'c' );
			$seen = array();
			foreach ( array( 'draft' => array( 'post_status' => 'draft' ), 'page' => array( 'post_type' => 'page' ), 'locked' => array( 'post_password' => 'rye' ), 'old' => array( 'post_date' => '2020-01-01 10:00:00' ) ) as $name => $more ) {
				$seen[ $name ] = $due( $publish( $more ) );
			}
			add_filter( 'dovetail_blocks_mails_new_posts', '__return_false' );
			$seen['platform'] = $due( $publish() );
			remove_filter( 'dovetail_blocks_mails_new_posts', '__return_false' );
			$id = $publish();
			$seen['new'] = $due( $id );
			// Somebody who comes after the post does not get it: in the next second, for moments are stored in seconds.
			while ( gmdate( 'Y-m-d H:i:s' ) <= $at( $id )['since'] ) {
				usleep( 10000 );
			}
			list( $late ) = $subscribe( 'late' );
			$seen['then']  = $run( $id );
			$seen['sent']  = $sent;
			$seen['state'] = $at( $id )['state'] . ' ' . $at( $id )['sent'];
			wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
			wp_publish_post( $id );
			$seen['again'] = $due( $id ) . ' ' . $run( $id ) . ' ' . count( $sent );
			return $seen;`
		)
	).toEqual( {
		draft: 'never',
		page: 'never',
		locked: 'never',
		old: 'never',
		platform: 'never',
		new: 'now',
		then: 'never',
		sent: [ 'a', 'b', 'c' ],
		state: 'done 3',
		again: 'never never 3',
	} );
} );

// Security 7, forms 2.
test( 'a run ends when its time is over, and the next one goes on, however old the post has become', async () => {
	expect(
		await run(
			`$one();
			$subscribe( 'a', 'b', 'c' );
			$id   = $publish();
			$seen = array( $run( $id ) );
			wp_update_post( array( 'ID' => $id, 'post_date' => gmdate( 'Y-m-d H:i:s', time() - 49 * HOUR_IN_SECONDS ), 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() - 49 * HOUR_IN_SECONDS ), 'edit_date' => true ) );
			$seen[] = implode( ' ', $sent );
			$seen[] = $run( $id ) . ' ' . $run( $id ) . ' ' . $run( $id );
			return array_merge( $seen, array( implode( ' ', $sent ), $at( $id )['state'] ) );`
		)
	).toEqual( [ 'now', 'a', 'now never never', 'a b c', 'done' ] );
} );

// Security 7, forms 14.
test( 'who cannot be reached holds up nobody, is tried again at the end, and is given up with the reason', async () => {
	expect(
		await run(
			`$subscribe( 'refused', 'b', 'throws', 'd', 'later', 'f' );
			$is_up = false;
			$plan  = static function ( $name ) use ( &$is_up ) {
				if ( 'throws' === $name ) {
					throw new Error( 'No <b>such</b> user' );
				}
				if ( 'refused' === $name ) {
					do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'SMTP 550' ) );
				}
				return 'refused' !== $name && ( 'later' !== $name || $is_up );
			};
			$id   = $publish();
			$seen = array( 'first' => $run( $id ) . ': ' . implode( ' ', $sent ), 'early' => $run( $id ) . ': ' . count( $sent ) );
			$later( $id );
			$seen['second'] = $run( $id ) . ': ' . count( $sent );
			$is_up = true;
			$later( $id );
			$seen['third'] = $run( $id ) . ': ' . implode( ' ', array_slice( $sent, 3 ) );
			$later( $id );
			$seen['fourth']  = $run( $id ) . ' ' . $at( $id )['state'] . ' ' . $at( $id )['sent'];
			$seen['reasons'] = $failed( $id );
			$seen['kinds']   = array_map( static fn( $kind ) => \\Dovetail\\Subscriptions\\Failures::count( $id, $kind ), array( \\Dovetail\\Subscriptions\\Failures::AGAIN, \\Dovetail\\Subscriptions\\Failures::GIVEN_UP ) );
			// The owner has found out why.
			$plan = static fn() => true;
			\\Dovetail\\Subscriptions\\Post_Mails::go_on( $id );
			$seen['owner'] = $due( $id ) . ' ' . $run( $id ) . ': ' . implode( ' ', array_slice( $sent, 4 ) );
			$seen['end']   = array( $at( $id )['state'], $at( $id )['sent'], $failed( $id ) );
			return $seen;`
		)
	).toEqual( {
		first: '15: b d f',
		early: '15: 3',
		second: '60: 3',
		third: '360: later',
		fourth: 'never done 4',
		reasons: {
			'refused@example.com': 'SMTP 550',
			'throws@example.com': 'No such user',
		},
		// None is tried again, two are given up.
		kinds: [ 0, 2 ],
		owner: 'now never: refused throws',
		end: [ 'done', 6, [] ],
	} );
} );

test( 'a mailer that refuses one message after another is left alone for a while', async () => {
	expect(
		await run(
			`$subscribe( ...array_map( static fn( $number ) => "s$number", range( 1, 60 ) ) );
			$asked = 0;
			$plan  = static function () use ( &$asked ) { return ++$asked > 30; };
			$id    = $publish();
			$seen  = array( $run( $id ), $asked, $run( $id ), $asked );
			\\Dovetail\\Subscriptions\\Post_Mails::go_on( $id );
			$seen[] = $due( $id ) . ' ' . $run( $id );
			$later( $id );
			$seen[] = $run( $id );
			$names = $sent;
			sort( $names );
			return array_merge( $seen, array( count( $sent ), count( array_unique( $names ) ), $at( $id )['state'], $at( $id )['sent'] ) );`
		)
	).toEqual( [ '15', 25, '15', 25, 'now 15', 'never', 60, 60, 'done', 60 ] );
} );

// Security 7.
test( 'an unpublished post rests and goes on when it is published again, and nobody gets it twice', async () => {
	expect(
		await run(
			`$one();
			$subscribe( 'a', 'b', 'c' );
			$id = $publish();
			$run( $id );
			wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
			$seen = array( $run( $id ), $at( $id )['state'] );
			do_action( 'dovetail_blocks_daily' );
			$seen[] = $due( $id );
			wp_publish_post( $id );
			$seen[] = $due( $id );
			$run( $id );
			wp_trash_post( $id );
			$seen[] = $run( $id );
			wp_untrash_post( $id );
			wp_publish_post( $id );
			$run( $id );
			$seen[] = $run( $id );
			return array_merge( $seen, array( implode( ' ', $sent ) ) );`
		)
	).toEqual( [
		'never',
		'running',
		'never',
		'now',
		'never',
		'never',
		'a b c',
	] );
} );

// Security 7.
test( 'what is not done goes on after a lost event and after the plugin was switched off and on', async () => {
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
			\\Dovetail\\Plugin\\Queue::look_daily();
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

// Security 7, forms 15.
test( 'a copy of a post, with all of its meta, is mailed as a new one', async () => {
	expect(
		await run(
			`$subscribe( 'a', 'b' );
			$id = $publish();
			$run( $id );
			$copy = $publish( array( 'post_status' => 'draft' ) );
			foreach ( get_post_meta( $id ) as $key => $values ) {
				foreach ( $values as $value ) {
					add_post_meta( $copy, $key, wp_slash( maybe_unserialize( $value ) ) );
				}
			}
			wp_publish_post( $copy );
			$seen = array( $due( $copy ), $run( $copy ), implode( ' ', $sent ) );
			// Copied while it is being sent, too.
			$one();
			$half = $publish();
			$run( $half );
			$copy = $publish( array( 'post_status' => 'draft', 'meta_input' => array( '_dovetail_blocks_mailed' => wp_slash( get_post_meta( $half, '_dovetail_blocks_mailed', true ) ) ) ) );
			do_action( 'dovetail_blocks_daily' );
			wp_publish_post( $copy );
			return array_merge( $seen, array( $due( $copy ), $at( $copy )['sent'], $at( $half )['sent'] ) );`
		)
	).toEqual( [ 'now', 'never', 'a b a b', 'now', 0, 1 ] );
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

test( 'when the server dies within a mail, the others get theirs, and the owner is told about that one', async () => {
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
				'The server stopped while this message was being sent. It may have arrived.',
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

test( 'the owner stops the mails at once, and they go on where they were', async () => {
	expect(
		await run(
			`$subscribe( 'a', 'b', 'c' );
			$id   = $publish();
			$plan = static function ( $name ) use ( $id ) {
				return 'b' !== $name || \\Dovetail\\Subscriptions\\Post_Mails::stop( $id );
			};
			$seen = array( $run( $id ), implode( ' ', $sent ), $at( $id )['state'], $at( $id )['sent'] );
			do_action( 'dovetail_blocks_daily' );
			wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
			wp_publish_post( $id );
			$seen[] = $due( $id );
			\\Dovetail\\Subscriptions\\Post_Mails::go_on( $id );
			$seen[] = $due( $id ) . ' ' . $run( $id );
			return array_merge( $seen, array( implode( ' ', $sent ), $at( $id )['state'], $failed( $id ) ) );`
		)
	).toEqual( [
		'never',
		'a b',
		'stopped',
		2,
		'never',
		'now never',
		'a b c',
		'done',
		[],
	] );
} );

test( 'a post that is unpublished while it is being sent rests from the next page of subscribers on', async () => {
	expect(
		await run(
			`$subscribe( ...array_map( static fn( $number ) => "s$number", range( 1, 210 ) ) );
			$id   = $publish();
			$plan = static function ( $name ) use ( $id ) {
				if ( 's2' === $name ) {
					wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
				}
				return true;
			};
			$seen = array( $run( $id ), $at( $id )['sent'], $run( $id ) );
			$plan = static fn() => true;
			wp_publish_post( $id );
			return array_merge( $seen, array( $run( $id ), count( $sent ), count( array_unique( $sent ) ) ) );`
		)
	).toEqual( [ 'now', 200, 'never', 'never', 210, 210 ] );
} );

test( 'who unsubscribes while a post is being sent gets it no more', async () => {
	expect(
		await run(
			`list( , $b ) = $subscribe( 'a', 'b', 'c' );
			$id   = $publish();
			$plan = static function ( $name ) use ( $b ) {
				if ( 'a' === $name ) {
					\\Dovetail\\Subscriptions\\Subscribers::remove( $b );
				}
				return true;
			};
			$run( $id );
			return array( implode( ' ', $sent ), $at( $id )['state'] );`
		)
	).toEqual( [ 'a c', 'done' ] );
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

test( 'failures are forgotten a month after the mails are done, and with their subscriber', async () => {
	expect(
		await run(
			`global $wpdb;
			$count = static fn() => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->postmeta} WHERE meta_key LIKE '%blocks_mail_again%' OR meta_key LIKE '%blocks_mail_failed%'" );
			list( $a ) = $subscribe( 'a', 'b' );
			$plan = static fn() => false;
			$id   = $publish();
			$run( $id );
			$seen = array( $count() );
			\\Dovetail\\Subscriptions\\Subscribers::remove( $a );
			$seen[] = $count();
			foreach ( range( 1, 3 ) as $round ) {
				$later( $id );
				$run( $id );
			}
			do_action( 'dovetail_blocks_daily' );
			$seen[] = $at( $id )['state'] . ' ' . $count();
			$progress = array( 'changed' => time() - 31 * DAY_IN_SECONDS ) + $at( $id );
			update_post_meta( $id, '_dovetail_blocks_mailed', wp_slash( wp_json_encode( $progress ) ) );
			do_action( 'dovetail_blocks_daily' );
			return array_merge( $seen, array( $count() ) );`
		)
	).toEqual( [ 2, 1, 'done 1', 0 ] );
} );
