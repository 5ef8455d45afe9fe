<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Mailing_Lists;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/** Exports and erases a person's messages, deletes expired ones, and adds text to the privacy policy. */
final class Privacy {
	/** Entries that are looked at in one go. */
	const PAGE = 100;

	/** Deletes entries that are older than the setting allows, in the trash too, and what else has ended. */
	public static function sweep(): void {
		Schema::sweep();
		Spam::sweep();
		Akismet::sweep();
		$days = (int) Settings::get( 'retention_days' );
		if ( $days <= 0 ) {
			return;
		}
		do {
			$ids     = get_posts(
				array(
					'post_type'        => Entries::TYPE,
					'post_status'      => array( 'private', 'trash', Entries::SPAM ),
					'numberposts'      => self::PAGE,
					'fields'           => 'ids',
					'suppress_filters' => true,
					'date_query'       => array(
						array(
							'column' => 'post_date_gmt',
							'before' => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ),
						),
					),
				)
			);
			$deleted = array_filter( array_map( static fn( $id ) => wp_delete_post( $id, true ), $ids ) );
		} while ( count( $deleted ) === self::PAGE );
	}

	/**
	 * Suggests privacy policy text: where a message is stored, who gets it, how long it is kept, and what a CRM and
	 * mailing lists get, if any.
	 *
	 * @param array<string, string> $parts Plain text by title.
	 * @return array<string, string>
	 */
	public static function suggest( $parts ) {
		$days      = (int) Settings::get( 'retention_days' );
		$sentences = array(
			__( 'When you send a form, we store what you entered, the page you sent it from and the time. We also email it to the people who run this site.', 'dovetail-blocks' ),
			$days <= 0
				? __( 'We keep it until we no longer need it.', 'dovetail-blocks' )
				/* translators: %s: a number of days. */
				: sprintf( _n( 'We delete it after %s day.', 'We delete it after %s days.', $days, 'dovetail-blocks' ), number_format_i18n( $days ) ),
		);
		if ( Akismet::is_active() ) {
			/* translators: %s: a number of days. */
			$sentences[] = sprintf( __( 'To detect spam, what you entered, your IP address and your browser’s identification are sent to Akismet. Your IP address is kept with the message for %s days to correct mistakes.', 'dovetail-blocks' ), number_format_i18n( Akismet::DAYS ) );
		}
		// See `Outbox::queue()`.
		$is_hosted = 'simple' === Settings::get( 'site_type' );
		$lists     = $is_hosted ? array() : array_column( Mailing_Lists::all(), 'label' );
		if ( ! $is_hosted && Crm::takes() ) {
			$sentences[] = __( 'What you entered is also stored in the CRM on this site, our list of contacts.', 'dovetail-blocks' );
		}
		if ( $lists ) {
			/* translators: %s: names of mailing lists, with commas between them. */
			$sentences[] = sprintf( __( 'If you agree in a form to receive news, your email address and name may be added to these mailing lists: %s.', 'dovetail-blocks' ), implode( ', ', $lists ) );
		}
		$sentences[] = __( 'To keep bots away, we count for at most two days how often forms are sent from each connection. We don’t store its address.', 'dovetail-blocks' );
		return array( __( 'Forms', 'dovetail-blocks' ) => implode( ' ', $sentences ) ) + $parts;
	}

	/** Says that entries are kept of people. */
	public static function offer( $kept ): array {
		return (array) $kept + array(
			'dovetail-blocks-forms' => array(
				'title' => __( 'Form entries', 'dovetail-blocks' ),
				'class' => self::class,
			),
		);
	}

	/**
	 * Exports a person's messages.
	 *
	 * @param int $page From 1.
	 * @return array{data: array[], done: bool}
	 */
	public static function export( string $email, int $page = 1 ): array {
		list( $entries, $is_done ) = self::entries_of( $email, ( max( 1, (int) $page ) - 1 ) * self::PAGE );
		$data                      = array();
		foreach ( $entries as $post ) {
			$content = Entries::read( $post );
			$rows    = array(
				array(
					'name'  => __( 'Date', 'dovetail-blocks' ),
					'value' => get_the_date( 'c', $post ),
				),
				array(
					'name'  => __( 'Page', 'dovetail-blocks' ),
					'value' => esc_html( Mail::page( $content['page'] ) ),
				),
			);
			foreach ( $content['answers'] as $answer ) {
				$rows[] = array(
					'name'  => Answers::html( $answer['label'] ),
					'value' => nl2br( Answers::html( Answers::in_full( $answer ) ) ),
				);
			}
			$asked = get_post_meta( $post->ID, Akismet::ASKED, true );
			if ( is_array( $asked ) ) {
				$rows[] = array(
					'name'  => __( 'Sent to Akismet', 'dovetail-blocks' ),
					'value' => Answers::html( implode( "\n", array_filter( $asked, 'is_string' ) ) ),
				);
			}
			$data[] = array(
				'group_id'    => 'dovetail-blocks-forms',
				'group_label' => __( 'Form entries', 'dovetail-blocks' ),
				'item_id'     => 'dovetail-entry-' . $post->ID,
				'data'        => $rows,
			);
		}
		return array(
			'data' => $data,
			'done' => $is_done,
		);
	}

	/**
	 * Deletes a person's messages.
	 *
	 * @return array{items_removed: int, items_retained: int, messages: string[], done: bool}
	 */
	public static function erase( string $email ): array {
		$removed  = 0;
		$retained = 0;
		$offset   = 0;
		do {
			list( $entries, $is_done ) = self::entries_of( $email, $offset );
			$gone                      = 0;
			foreach ( $entries as $post ) {
				$gone += wp_delete_post( $post->ID, true ) ? 1 : 0;
			}
			$removed  += $gone;
			$retained += count( $entries ) - $gone;
			// Deleted entries shift the offset.
			$offset += self::PAGE - $gone;
		} while ( ! $is_done );
		return array(
			'items_removed'  => $removed,
			'items_retained' => $retained,
			'messages'       => $retained ? array( __( 'Some form entries could not be deleted.', 'dovetail-blocks' ) ) : array(),
			'done'           => true,
		);
	}

	/**
	 * Entries with an address among their email answers.
	 *
	 * @param int $offset How many that may have it to pass over.
	 * @return array{0: WP_Post[], 1: bool} And whether these were the last.
	 */
	private static function entries_of( string $email, int $offset ): array {
		global $wpdb;
		$email = trim( (string) $email );
		if ( '' === $email ) {
			return array( array(), true );
		}
		$needle = '%' . $wpdb->esc_like( substr( (string) wp_json_encode( $email, Entries::JSON ), 1, -1 ) ) . '%';
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WP_Query searches words, not addresses.
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_content LIKE %s ORDER BY ID LIMIT %d OFFSET %d", Entries::TYPE, $needle, self::PAGE, $offset ) );
		return array(
			array_filter(
				array_map( 'get_post', array_map( 'intval', $ids ) ),
				static function ( $post ) use ( $email ) {
					$content = Entries::read( $post );
					foreach ( $content ? $content['answers'] : array() as $answer ) {
						if ( 'email' === $answer['type'] && 0 === strcasecmp( (string) $answer['value'], $email ) ) {
							return true;
						}
					}
					return false;
				}
			),
			count( $ids ) < self::PAGE,
		);
	}
}
