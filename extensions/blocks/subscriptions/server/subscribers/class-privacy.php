<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;

defined( 'ABSPATH' ) || exit;

/** Exports and erases a subscriber's data, and adds text to the privacy policy. */
final class Privacy {
	const SLUG = 'dovetail-blocks-subscription';

	/** Registers subscriptions as a type of personal data. */
	public static function offer( $kept ): array {
		return (array) $kept + array(
			self::SLUG => array(
				'title' => __( 'Subscription', 'dovetail-blocks' ),
				'class' => self::class,
			),
		);
	}

	/**
	 * Exports the stored data of an address.
	 *
	 * @return array{data: array, done: bool}
	 */
	public static function export( string $email ): array {
		$subscriber = Subscribers::find( $email );
		$mailbox    = Mailbox::of( $email );
		$besides    = __( 'Additional data', 'dovetail-blocks' );
		$data       = array();
		if ( $subscriber ) {
			$fields = Subscriber_Fields::in( Subscriber_Fields::PERSONAL );
			$data[] = self::item( (string) $subscriber['id'], array_combine( $fields->headings(), $fields->texts( Subscriber_Fields::with_problems( array( $subscriber ) )[0] ) ) );
		}
		if ( Mailbox::refuses( $mailbox ) ) {
			$data[] = self::item( 'refused', array( $besides => __( 'A fingerprint of the address, kept so that this site never emails it', 'dovetail-blocks' ) ) );
		}
		if ( Mailbox::has_unsubscribed( $mailbox ) ) {
			$data[] = self::item( 'left', array( $besides => __( 'A fingerprint of the address, kept because the address was unsubscribed', 'dovetail-blocks' ) ) );
		}
		if ( Import_List::holds( $email ) ) {
			$data[] = self::item( 'import', array( $besides => __( 'The address, in a list that was uploaded for an import', 'dovetail-blocks' ) ) );
		} elseif ( Import::may_show( $email ) ) {
			$data[] = self::item( 'import', array( $besides => __( 'An entry that may contain the address, in a list that was uploaded for an import', 'dovetail-blocks' ) ) );
		}
		return array(
			'data' => $data,
			'done' => true,
		);
	}

	/**
	 * Returns a group of data in WordPress's export format.
	 *
	 * @param array<string, string> $values Values by name; empty ones are omitted.
	 */
	private static function item( string $id, array $values ): array {
		$values = array_filter( $values );
		return array(
			'group_id'    => self::SLUG,
			'group_label' => __( 'Subscription', 'dovetail-blocks' ),
			'item_id'     => self::SLUG . '-' . $id,
			'data'        => array_map( static fn( string $name, string $value ): array => compact( 'name', 'value' ), array_keys( $values ), $values ),
		);
	}

	/**
	 * Deletes the personal data stored for an email address.
	 *
	 * @return array{items_removed: bool, items_retained: bool, messages: string[], done: bool}
	 */
	public static function erase( string $email ): array {
		$is_kept = false;
		$removed = array();
		try {
			$removed = Database::transaction(
				static function () use ( $email ): array {
					$subscriber = Subscribers::find( $email );
					$mailbox    = Mailbox::of( $email );
					return array(
						Import::drop( $email ),
						Mailbox::clear_unsubscribed( $mailbox ),
						Mailbox::allow( $mailbox ),
						$subscriber && Subscribers::remove( $subscriber['id'] ),
					);
				}
			);
		} catch ( Database_Error $error ) {
			$is_kept = true;
		}
		return array(
			'items_removed'  => in_array( true, $removed, true ),
			'items_retained' => $is_kept,
			'messages'       => $is_kept ? array( __( 'The subscription could not be deleted. Try again in a moment.', 'dovetail-blocks' ) ) : array(),
			'done'           => true,
		);
	}

	/**
	 * Adds privacy policy text: which data is stored about a subscriber, where, and for how long. No platform gets any
	 * of the data.
	 *
	 * @param array<string, string> $parts Sections of the policy: plain text by title.
	 */
	public static function suggest( $parts ) {
		$days = Subscribers::DAYS_TO_CONFIRM;
		$text = implode(
			' ',
			array(
				__( 'When you subscribe to new posts and news, we store your email address, the text you agreed to and the page. We also store when you signed up and confirmed. This site itself sends the emails.', 'dovetail-blocks' ),
				sprintf(
					/* translators: %s: a number of days. */
					_n( 'An address that is not confirmed is deleted after %s day.', 'An address that is not confirmed is deleted after %s days.', $days, 'dovetail-blocks' ),
					number_format_i18n( $days )
				),
				__( 'Every email with posts or news has an unsubscribe link. When you unsubscribe, we delete your data. We keep only a fingerprint, which does not reveal your address, so that we don’t add you again from a list. To block spam bots, we count how often forms are sent from each internet connection, and keep these counts for at most two days. For at most eight days, we count how often we email an unconfirmed address. We don’t store the IP address or the email address with these counts.', 'dovetail-blocks' ),
				__( 'We count how many people unsubscribe each day and after which email. We store only these numbers.', 'dovetail-blocks' ),
				__( 'If we import a list from a service that you unsubscribed from, we keep only the same fingerprint.', 'dovetail-blocks' ),
				__( 'When you ask us not to email your address again, we keep a fingerprint of it that does not reveal the address.', 'dovetail-blocks' ),
			)
		);
		return array( __( 'Subscriptions', 'dovetail-blocks' ) => $text ) + $parts;
	}
}
