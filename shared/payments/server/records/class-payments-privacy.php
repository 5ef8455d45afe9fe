<?php
namespace Dovetail\Payments;

use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/** Exports and erases personal data in payments. The eraser keeps the data that bookkeeping requires. */
final class Payments_Privacy {
	/** Number of payments per step of an export. */
	const PAGE = 500;

	/** Adds payments to the exported and erased personal data. */
	public static function offer( $kept ): array {
		return (array) $kept + array(
			'dovetail-blocks-payments' => array(
				'title' => __( 'Payments', 'dovetail-blocks' ),
				'class' => self::class,
			),
		);
	}

	/** Performs one step of the export. */
	public static function export( $email, $page = 1 ): array {
		$person   = '' === trim( (string) $email ) ? '' : Email::lookup_key( (string) $email );
		$payments = '' === $person ? array() : Payments::of_person( $person, self::PAGE, self::PAGE * max( 0, (int) $page - 1 ) );
		$fields   = Payment_Fields::in( Payment_Fields::PERSONAL_DATA );
		$data     = array();
		foreach ( Payment_Fields::with_pages( $payments ) as $payment ) {
			$data[] = array(
				'group_id'    => 'dovetail-blocks-payments',
				'group_label' => __( 'Payments', 'dovetail-blocks' ),
				'item_id'     => 'dovetail-payment-' . $payment['id'],
				'data'        => $fields->pairs( $payment ),
			);
		}
		return array(
			'data' => $data,
			'done' => count( $payments ) < self::PAGE,
		);
	}

	/** Erases a person's name and email address from all their payments. Keeps amount and date. */
	public static function erase( $email, $page = 1 ): array {
		$count = '' === trim( (string) $email ) ? 0 : Payments::forget_person( (string) $email );
		return array(
			'items_removed'  => $count > 0,
			'items_retained' => $count > 0,
			'messages'       => $count ? array( __( 'The name and email address were erased. Amount, date and reference are kept for bookkeeping. The payment service keeps its own records.', 'dovetail-blocks' ) ) : array(),
			'done'           => true,
		);
	}
}
