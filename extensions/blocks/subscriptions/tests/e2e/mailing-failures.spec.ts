import { expect, test } from '#e2e';
import { run } from './mailing-job';
import { startAnew } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

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
