<?php
/**
 * The people who have subscribed.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Keeps each subscriber as one row among the posts, so that nothing of it can be half stored.
 *
 * Title: the address. Name: a hash of it, to find it by. Content: what the visitor agreed to, as HTML. Date: when.
 * Parent: the post with the form. Filtered content: when the address was confirmed.
 */
final class Dovetail_Blocks_Subscription_Subscribers {
	const TYPE    = 'dovetail_subscriber';
	const PENDING = 'dovetail-pending';
	const ACTIVE  = 'dovetail-active';

	/** Days for which an address waits to be confirmed. */
	const DAYS_TO_CONFIRM = 7;

	/** What deletes addresses that nobody has confirmed. */
	const CLEAN_UP = 'dovetail_blocks_forget_unconfirmed';

	/**
	 * Adds the hooks.
	 *
	 * @return void
	 */
	public static function register() {
		add_action( 'init', array( __CLASS__, 'register_type' ) );
		add_action( self::CLEAN_UP, array( __CLASS__, 'forget_unconfirmed' ) );
	}

	/**
	 * Registers the type and its two states: seen and deleted by who may manage options, created and edited by nobody.
	 *
	 * @return void
	 */
	public static function register_type() {
		register_post_type(
			self::TYPE,
			array(
				'labels'              => array(
					'name'               => __( 'Subscribers', 'dovetail-blocks' ),
					'singular_name'      => __( 'Subscriber', 'dovetail-blocks' ),
					'search_items'       => __( 'Search subscribers', 'dovetail-blocks' ),
					'not_found'          => __( 'Nobody has subscribed yet. Put the block “Subscription Form” into a post or a page.', 'dovetail-blocks' ),
					'not_found_in_trash' => __( 'No subscribers here.', 'dovetail-blocks' ),
					'all_items'          => __( 'Subscribers', 'dovetail-blocks' ),
				),
				'public'              => false,
				'show_ui'             => true,
				'show_in_menu'        => 'users.php',
				'show_in_rest'        => false,
				'supports'            => false,
				'rewrite'             => false,
				'query_var'           => false,
				// An export of the site's content is passed on more lightly than a list of addresses: that has a CSV file.
				'can_export'          => false,
				'delete_with_user'    => false,
				'map_meta_cap'        => false,
				'capabilities'        => array_fill_keys( array( 'edit_posts', 'edit_others_posts', 'delete_post', 'delete_posts', 'delete_others_posts', 'read_private_posts' ), 'manage_options' )
					+ array_fill_keys( array( 'create_posts', 'edit_post', 'read_post', 'publish_posts' ), 'do_not_allow' ),
			)
		);
		$state = array(
			// Of the states that nobody sees on the page, WordPress lists the protected ones.
			'protected'                 => true,
			'exclude_from_search'       => true,
			'show_in_admin_all_list'    => true,
			'show_in_admin_status_list' => true,
		);
		register_post_status(
			self::ACTIVE,
			$state + array(
				'label'       => __( 'Subscribed', 'dovetail-blocks' ),
				/* translators: %s: number of subscribers. */
				'label_count' => _n_noop( 'Subscribed <span class="count">(%s)</span>', 'Subscribed <span class="count">(%s)</span>', 'dovetail-blocks' ),
			)
		);
		register_post_status(
			self::PENDING,
			$state + array(
				'label'       => __( 'Not confirmed', 'dovetail-blocks' ),
				/* translators: %s: number of addresses. */
				'label_count' => _n_noop( 'Not confirmed <span class="count">(%s)</span>', 'Not confirmed <span class="count">(%s)</span>', 'dovetail-blocks' ),
			)
		);
	}

	/**
	 * How many have subscribed and confirmed it.
	 *
	 * @return int
	 */
	public static function count() {
		$counts = (array) wp_count_posts( self::TYPE );
		return isset( $counts[ self::ACTIVE ] ) ? (int) $counts[ self::ACTIVE ] : 0;
	}

	/**
	 * The subscriber with an address, upper and lower case alike.
	 *
	 * @param string $email An address.
	 * @return WP_Post|null
	 */
	public static function find( $email ) {
		$found = get_posts(
			array(
				'post_type'     => self::TYPE,
				'post_status'   => array( self::PENDING, self::ACTIVE ),
				'name'          => self::hash( $email ),
				'orderby'       => 'ID',
				'order'         => 'ASC',
				'numberposts'   => 1,
				'cache_results' => false,
			)
		);
		return $found ? $found[0] : null;
	}

	/**
	 * The subscriber with a number.
	 *
	 * @param int $id A number.
	 * @return WP_Post|null
	 */
	public static function get( $id ) {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post && self::TYPE === $post->post_type && in_array( $post->post_status, array( self::PENDING, self::ACTIVE ), true ) ? $post : null;
	}

	/**
	 * The address of a subscriber. WordPress stores it with entities when a visitor sends it.
	 *
	 * @param WP_Post $subscriber A subscriber.
	 * @return string
	 */
	public static function email( $subscriber ) {
		return dovetail_blocks_text( $subscriber->post_title );
	}

	/**
	 * Stores an address with what its owner agreed to and the time.
	 *
	 * @param string $email   A valid address that is not stored yet.
	 * @param string $consent HTML.
	 * @param int    $post_id The post with the form; 0 for none.
	 * @param bool   $active  Whether it counts at once, unconfirmed.
	 * @return WP_Post|null Null when the database refuses.
	 */
	public static function add( $email, $consent, $post_id, $active ) {
		$id = self::write(
			array(
				'post_type'             => self::TYPE,
				'post_status'           => $active ? self::ACTIVE : self::PENDING,
				'post_title'            => $email,
				'post_name'             => self::hash( $email ),
				'post_content'          => $consent,
				'post_parent'           => $post_id,
				'post_content_filtered' => $active ? self::now() : '',
				'comment_status'        => 'closed',
				'ping_status'           => 'closed',
			)
		);
		if ( ! $id ) {
			return null;
		}
		if ( ! $active && ! wp_next_scheduled( self::CLEAN_UP ) ) {
			wp_schedule_single_event( time() + ( self::DAYS_TO_CONFIRM * DAY_IN_SECONDS ) + HOUR_IN_SECONDS, self::CLEAN_UP );
		}
		return get_post( $id );
	}

	/**
	 * Stores anew what the owner of an unconfirmed address has agreed to, and when.
	 *
	 * @param WP_Post $subscriber A subscriber.
	 * @param string  $consent    HTML.
	 * @param int     $post_id    The post with the form; 0 for none.
	 * @return bool
	 */
	public static function renew( $subscriber, $consent, $post_id ) {
		return 0 !== self::write(
			array(
				'ID'            => $subscriber->ID,
				'post_content'  => $consent,
				'post_parent'   => $post_id,
				'post_date'     => current_time( 'mysql' ),
				'post_date_gmt' => self::now(),
			)
		);
	}

	/**
	 * Lets a subscriber get mails from now on.
	 *
	 * @param WP_Post $subscriber A subscriber.
	 * @return bool False when the database refuses.
	 */
	public static function confirm( $subscriber ) {
		return self::ACTIVE === $subscriber->post_status || 0 !== self::write(
			array(
				'ID'                    => $subscriber->ID,
				'post_status'           => self::ACTIVE,
				'post_content_filtered' => self::now(),
			)
		);
	}

	/**
	 * Deletes a subscriber and everything that was stored of it.
	 *
	 * @param int $id A subscriber's number.
	 * @return bool False when the database refuses.
	 */
	public static function remove( $id ) {
		return (bool) wp_delete_post( $id, true );
	}

	/**
	 * Those who are to get a mail about something that happened at a moment: confirmed before it.
	 *
	 * @param int    $after  Number of the subscriber after whom to go on; 0 at first.
	 * @param string $moment `Y-m-d H:i:s` in UTC.
	 * @param int    $most   How many at most.
	 * @return int[] Numbers, ascending.
	 */
	public static function batch( $after, $moment, $most ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WP_Query cannot go on after a number; each page is read once.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = %s AND ID > %d AND post_content_filtered <= %s ORDER BY ID LIMIT %d",
				self::TYPE,
				self::ACTIVE,
				$after,
				$moment,
				$most
			)
		);
		return array_map( 'intval', $ids );
	}

	/**
	 * Deletes addresses whose link has expired unused.
	 *
	 * @return void
	 */
	public static function forget_unconfirmed() {
		$old = get_posts(
			array(
				'post_type'   => self::TYPE,
				'post_status' => self::PENDING,
				'numberposts' => 200,
				'fields'      => 'ids',
				'date_query'  => array(
					array(
						'column' => 'post_date_gmt',
						'before' => gmdate( 'Y-m-d H:i:s', time() - self::DAYS_TO_CONFIRM * DAY_IN_SECONDS ),
					),
				),
			)
		);
		array_map( array( __CLASS__, 'remove' ), $old );
		if ( ! wp_next_scheduled( self::CLEAN_UP ) && ( 200 === count( $old ) || self::has_pending() ) ) {
			wp_schedule_single_event( time() + ( 200 === count( $old ) ? 5 * MINUTE_IN_SECONDS : DAY_IN_SECONDS ), self::CLEAN_UP );
		}
	}

	/**
	 * Whether some address waits to be confirmed.
	 *
	 * @return bool
	 */
	private static function has_pending() {
		$counts = (array) wp_count_posts( self::TYPE );
		return ! empty( $counts[ self::PENDING ] );
	}

	/**
	 * What an address is found by.
	 *
	 * @param string $email An address.
	 * @return string
	 */
	private static function hash( $email ) {
		return hash( 'sha256', strtolower( $email ) );
	}

	/**
	 * This moment in UTC, as WordPress stores moments.
	 *
	 * @return string
	 */
	private static function now() {
		return gmdate( 'Y-m-d H:i:s' );
	}

	/**
	 * Writes a row, in one statement.
	 *
	 * @param array $row As for `wp_insert_post()`.
	 * @return int Its number; 0 when the database refuses.
	 */
	private static function write( $row ) {
		global $wpdb;
		$errors = $wpdb->suppress_errors();
		$id     = isset( $row['ID'] ) ? wp_update_post( wp_slash( $row ), true ) : wp_insert_post( wp_slash( $row ), true );
		$wpdb->suppress_errors( $errors );
		return is_wp_error( $id ) ? 0 : (int) $id;
	}
}
