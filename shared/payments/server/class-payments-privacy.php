<?php
namespace Dovetail\Payments;

use Dovetail\Currency\Money;
use Dovetail\Plugin\Content_Source;
use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/** Exporter and eraser of payments. The eraser keeps what bookkeeping requires. */
final class Payments_Privacy {
	/** Payments that one step reads. */
	const PAGE = 100;

	/** Says that payments are kept of people. */
	public static function offer( $kept ): array {
		return (array) $kept + array(
			'dovetail-blocks-payments' => array(
				'title' => __( 'Payments', 'dovetail-blocks' ),
				'class' => self::class,
			),
		);
	}

	/** A step of the export. */
	public static function export( $email, $page = 1 ): array {
		$ids  = self::of( (string) $email, (int) $page );
		$data = array();
		foreach ( array_filter( array_map( array( Payments::class, 'get' ), $ids ) ) as $payment ) {
			$fields = array(
				__( 'Date', 'dovetail-blocks' )      => $payment['date'],
				__( 'Amount', 'dovetail-blocks' )    => Money::format( $payment['amount'], $payment['currency'] ),
				__( 'Refunded', 'dovetail-blocks' )  => Money::format( $payment['refunded'], $payment['currency'] ),
				__( 'Status', 'dovetail-blocks' )     => Payments_Screen::state( $payment['state'] ),
				__( 'Purpose', 'dovetail-blocks' )       => Payments_Screen::title( $payment ),
				__( 'Interval', 'dovetail-blocks' ) => Payments_Screen::interval( $payment['interval'] ),
				__( 'Page', 'dovetail-blocks' )      => Content_Source::title( $payment['post'] ),
				__( 'Name', 'dovetail-blocks' )      => $payment['name'],
				__( 'Email', 'dovetail-blocks' )     => $payment['email'],
				__( 'Service', 'dovetail-blocks' )   => Payments_Screen::service( $payment['service'] ),
				__( 'Reference', 'dovetail-blocks' ) => $payment['reference'],
				__( 'Transaction ID', 'dovetail-blocks' ) => $payment['service_id'],
				__( 'Subscription', 'dovetail-blocks' ) => $payment['subscription'],
			);
			$items  = array();
			foreach ( $fields as $name => $value ) {
				$items[] = compact( 'name', 'value' );
			}
			$data[] = array(
				'group_id'    => 'dovetail-blocks-payments',
				'group_label' => __( 'Payments', 'dovetail-blocks' ),
				'item_id'     => 'dovetail-payment-' . $payment['id'],
				'data'        => $items,
			);
		}
		return array(
			'data' => $data,
			'done' => count( $ids ) < self::PAGE,
		);
	}

	/** A step of the erasure: name and address go, amount and date stay. */
	public static function erase( $email, $page = 1 ): array {
		$ids = self::of( (string) $email, 1 );
		foreach ( $ids as $id ) {
			Payments::forget_person( $id );
		}
		return array(
			'items_removed'  => (bool) $ids,
			'items_retained' => (bool) $ids,
			'messages'       => $ids ? array( __( 'The name and email address were erased. Amount, date and reference are kept for bookkeeping. The payment service keeps its own records.', 'dovetail-blocks' ) ) : array(),
			'done'           => count( $ids ) < self::PAGE,
		);
	}

	/** Ids of the payments of an address. */
	private static function of( string $email, int $page ): array {
		return '' === trim( $email ) ? array() : array_map(
			'intval',
			get_posts(
				array(
					'post_type'        => Payments::TYPE,
					'post_status'      => array_values( Payment::STATES ),
					'meta_key'         => Payments::PERSON, // phpcs:ignore WordPress.DB.SlowDBQuery -- a person is looked for.
					'meta_value'       => Email::lookup_key( $email ), // phpcs:ignore WordPress.DB.SlowDBQuery -- see above.
					'numberposts'      => self::PAGE,
					'paged'            => $page,
					'orderby'          => 'ID',
					'order'            => 'ASC',
					'fields'           => 'ids',
					'suppress_filters' => true,
				)
			)
		);
	}
}
