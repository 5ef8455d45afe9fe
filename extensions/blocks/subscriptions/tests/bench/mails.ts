import { php } from '../../../../../tests/e2e/support/site';
import type { Table } from '../../../../../tests/bench/benches';

/** Result of one cron run. `bytes` is the peak memory use; `more` tells whether emails remain. */
type Run = { sent: number; seconds: number; bytes: number; more: boolean };

/** Duration of each email in the fake mailer, in milliseconds. */
const MAILER = 20;

/**
 * Sends a post to few and to many subscribers, in several cron runs if needed. The plugin's time per email and the
 * memory of a run should not depend on the number of subscribers.
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

async function mail( subscribers: number ): Promise< Run[] > {
	const post = await php< number >(
		`global $wpdb;
		\\Dovetail\\Plugin\\Database::execute( 'DELETE FROM {subscribers}' );
		for ( $done = 0; $done < $input; $done += 500 ) {
			$numbers = range( $done, min( $input, $done + 500 ) - 1 );
			\\Dovetail\\Subscriptions\\Subscribers::add_all( array_map( static fn( $number ) => "reader-$number@example.com", $numbers ), 'New posts.' );
		}
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
				return array( 'sent' => $sent, 'seconds' => microtime( true ) - $start, 'bytes' => memory_get_peak_usage() - $before, 'more' => null !== \\Dovetail\\Plugin\\Queue::next_time( 'dovetail_blocks_mail_post', array( $input ) ) );`,
				post
			)
		);
	} while ( runs.at( -1 )?.more );
	await php(
		`global $wpdb;
		wp_delete_post( $input, true );
		return \\Dovetail\\Plugin\\Database::execute( 'DELETE FROM {subscribers}' );`,
		post
	);
	return runs;
}
