<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Csv;
use Dovetail\Plugin\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Counts the people who unsubscribed, per day and per post whose emails contained the link. Only totals are stored, so
 * erasing a person's data does not change them.
 */
final class Unsubscribes {
	const ACTION = 'dovetail_blocks_unsubscribes_csv';

	const MONTHS_SHOWN = 12;

	/** Returns the columns of the table. `day` is a number such as 20261129, in the site's time zone. */
	public static function columns(): string {
		return '
id bigint(20) unsigned NOT NULL auto_increment,
day int(10) unsigned NOT NULL,
post bigint(20) unsigned NOT NULL default 0,
number bigint(20) unsigned NOT NULL default 0,
PRIMARY KEY  (id),
UNIQUE KEY day (day,post),
KEY post (post)';
	}

	/**
	 * Deletes a subscriber at the person's request. If the subscription was confirmed, counts the person as
	 * unsubscribed. Must run in a transaction.
	 *
	 * @param int $post ID of the post whose email contained the link; 0 if unknown.
	 */
	public static function remove( array $subscriber, int $post = 0 ): void {
		// If two requests arrive at once, only one deletes the row.
		if ( Subscribers::remove( $subscriber['id'] ) > 0 && Subscribers::PENDING !== $subscriber['status'] ) {
			self::count( $post );
		}
	}

	/** Adds one to today's number of people who unsubscribed. */
	private static function count( int $post ): void {
		$day  = (int) wp_date( 'Ymd', time() );
		$post = $post && Mailing::read( $post ) ? $post : 0;
		Database::insert_once( 'unsubscribes', compact( 'day', 'post' ) );
		Database::execute( 'UPDATE {unsubscribes} SET number = number + 1 WHERE day = %d AND post = %d', array( $day, $post ) );
	}

	/**
	 * Returns how many people unsubscribed on each day, oldest first. Omits days without unsubscribes.
	 *
	 * @param int $since First day to return, such as 20261129.
	 * @return array<int, int> Counts by day, such as 20261129.
	 */
	public static function by_day( int $since = 0 ): array {
		$rows = Database::rows( 'SELECT day, SUM( number ) AS number FROM {unsubscribes} WHERE day >= %d GROUP BY day ORDER BY day', array( $since ) );
		return array_map( 'intval', array_column( $rows, 'number', 'day' ) );
	}

	/**
	 * Returns how many people unsubscribed with the link in the emails about each post.
	 *
	 * @param int[] $posts Post IDs.
	 * @return array<int, int> Counts by post ID.
	 */
	public static function by_post( array $posts ): array {
		$rows = $posts ? Database::rows( 'SELECT post, SUM( number ) AS number FROM {unsubscribes} WHERE post IN ( ' . Database::places( $posts ) . ' ) GROUP BY post', $posts ) : array();
		return array_map( 'intval', array_column( $rows, 'number', 'post' ) ) + array_fill_keys( $posts, 0 );
	}

	/** Returns a day as text, such as 2026-11-29. */
	public static function date( int $day ): string {
		return implode( '-', array( substr( (string) $day, 0, 4 ), substr( (string) $day, 4, 2 ), substr( (string) $day, 6 ) ) );
	}

	/** Prints how many people unsubscribed in each of the last `MONTHS_SHOWN` months, if anyone did. */
	public static function show(): void {
		$first  = wp_date( 'Y-m-01', time() );
		$months = array();
		for ( $back = 0; $back < self::MONTHS_SHOWN; $back++ ) {
			$months[ gmdate( 'Ym', (int) strtotime( "$first -$back months UTC" ) ) ] = 0;
		}
		$days = self::by_day( (int) ( min( array_keys( $months ) ) . '01' ) );
		foreach ( $days as $day => $number ) {
			$month = (int) substr( (string) $day, 0, 6 );
			// Ignore future months, which exist if the server's clock was set back.
			if ( isset( $months[ $month ] ) ) {
				$months[ $month ] += $number;
			}
		}
		if ( ! $days ) {
			return;
		}
		$total = array_sum( $months );
		?>
		<details class="dovetail-subscribers__left" style="margin:12px 0">
			<?php /* translators: %s: number of people. */ ?>
			<summary><?php echo esc_html( sprintf( _n( '%s person unsubscribed in the last 12 months', '%s people unsubscribed in the last 12 months', $total, 'dovetail-blocks' ), number_format_i18n( $total ) ) ); ?></summary>
			<table class="widefat striped" style="max-width:24rem;margin:8px 0">
				<thead><tr><th scope="col"><?php esc_html_e( 'Month', 'dovetail-blocks' ); ?></th><th scope="col"><?php esc_html_e( 'Unsubscribed', 'dovetail-blocks' ); ?></th></tr></thead>
				<tbody>
				<?php foreach ( $months as $month => $number ) : ?>
					<tr><th scope="row"><?php echo esc_html( wp_date( 'F Y', (int) strtotime( self::date( (int) ( $month . '15' ) ) . ' 12:00 UTC' ) ) ); ?></th><td><?php echo esc_html( number_format_i18n( $number ) ); ?></td></tr>
				<?php endforeach; ?>
				</tbody>
			</table>
			<p><?php esc_html_e( 'Only the totals are kept, not the addresses.', 'dovetail-blocks' ); ?> <a href="<?php echo esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION ) ); ?>"><?php esc_html_e( 'Download the daily totals as CSV', 'dovetail-blocks' ); ?></a></p>
		</details>
		<?php
	}

	/** Sends the CSV file. */
	public static function hand_out(): void {
		Subscribers_Screen::check( self::ACTION );
		Csv::send( 'unsubscribed', self::rows() );
	}

	/**
	 * Yields the heading and every day on which people unsubscribed.
	 *
	 * @return iterable<string[]>
	 */
	public static function rows(): iterable {
		yield array( __( 'Day', 'dovetail-blocks' ), __( 'Unsubscribed', 'dovetail-blocks' ) );
		foreach ( self::by_day() as $day => $number ) {
			yield array( self::date( $day ), (string) $number );
		}
	}
}
