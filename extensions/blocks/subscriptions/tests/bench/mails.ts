import { php } from '../../../../../tests/e2e/support/site';
import type { Table } from '../../../../../tests/bench/benches';

/** What one cron run did: mails, seconds, bytes that it needed at most, and whether it has more to do. */
type Run = { sent: number; seconds: number; bytes: number; more: boolean };

/** Milliseconds that the mailer takes for each mail. */
const MAILER = 20;

/**
 * A post goes to few subscribers and to many, in as many cron runs as that takes. What the plugin takes for a mail, and the
 * memory of the largest run, should not know how many there are.
 */
export async function bench(): Promise< Table > {
	const few = 1000;
	const many = 20_000;
	const measure = async ( subscribers: number ) => {
		process.stderr.write( `Mailing to ${ subscribers } subscribers …\n` );
		const runs = await mail( subscribers );
		const sent = runs.reduce( ( sum, run ) => sum + run.sent, 0 );
		const seconds = runs.reduce( ( sum, run ) => sum + run.seconds, 0 );
		return {
			sent,
			runs: runs.length,
			perMail: ( 1000 * seconds ) / sent - MAILER,
			bytes: Math.max( ...runs.map( ( { bytes } ) => bytes ) ),
		};
	};
	const small = await measure( few );
	const large = await measure( many );
	return {
		title: `A post to ${ few } and to ${ many } subscribers, ${ MAILER } ms a mail`,
		rows: [
			[ 'measure', String( few ), String( many ), 'ratio' ],
			[ 'sent', String( small.sent ), String( large.sent ), '' ],
			[ 'cron runs', String( small.runs ), String( large.runs ), '' ],
			[
				'time of a mail besides the mailer',
				'',
				'',
				( large.perMail / small.perMail ).toFixed( 2 ),
			],
			[
				'memory of the largest run',
				'',
				'',
				( large.bytes / small.bytes ).toFixed( 2 ),
			],
		],
	};
}

/** Publishes a post to so many subscribers and runs its job until it is settled. */
async function mail( subscribers: number ): Promise< Run[] > {
	const post = await php< number >(
		`global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'dovetail_subscriber'" );
		$moment = gmdate( 'Y-m-d H:i:s' );
		for ( $done = 0; $done < $input; $done += 500 ) {
			$rows = array();
			for ( $number = $done; $number < min( $input, $done + 500 ); $number++ ) {
				$rows[] = $wpdb->prepare( '( %s, %s, %s, %s, %s, %s, %s, %s, %s, %s )', 'dovetail_subscriber', 'dovetail-active', "reader-$number@example.com", hash( 'sha256', "reader-$number@example.com" ), 'New posts.', $moment, $moment, $moment, '', '' );
			}
			$wpdb->query( "INSERT INTO {$wpdb->posts} ( post_type, post_status, post_title, post_name, post_content, post_date, post_date_gmt, post_content_filtered, post_excerpt, to_ping ) VALUES " . implode( ', ', $rows ) );
		}
		\\Dovetail\\Subscriptions\\Subscribers::forget_count();
		return wp_insert_post( array( 'post_title' => 'News', 'post_content' => 'Text.', 'post_status' => 'publish' ) );`,
		subscribers
	);
	const runs: Run[] = [];
	do {
		runs.push(
			await php< Run >(
				`$sent = 0;
				add_filter( 'pre_wp_mail', static function () use ( &$sent ) { usleep( ${ 1000 * MAILER } ); ++$sent; return true; }, 1 );
				\\Dovetail\\Plugin\\Queue::clear( 'dovetail_blocks_mail_post', array( $input ) );
				$before = memory_get_usage();
				$start  = microtime( true );
				memory_reset_peak_usage();
				do_action( 'dovetail_blocks_mail_post', $input );
				return array( 'sent' => $sent, 'seconds' => microtime( true ) - $start, 'bytes' => memory_get_peak_usage() - $before, 'more' => \\Dovetail\\Plugin\\Queue::is_queued( 'dovetail_blocks_mail_post', array( $input ) ) );`,
				post
			)
		);
	} while ( runs.at( -1 )?.more );
	await php(
		`global $wpdb;
		wp_delete_post( $input, true );
		return $wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'dovetail_subscriber'" );`,
		post
	);
	return runs;
}
