import { expect, test } from '#e2e';
import { run } from './mailing-job';
import { startAnew } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

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
test( 'a run ends after its time limit, and the next one resumes, however old the post is', async () => {
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

// Security 7.
test( 'mails of an unpublished post pause and resume with the next publication, and nobody gets two', async () => {
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

test( 'the owner stops the emails at once, and they resume where they stopped', async () => {
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
