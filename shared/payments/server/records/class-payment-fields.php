<?php
namespace Dovetail\Payments;

use Dovetail\Currency\Money;
use Dovetail\Plugin\Content_Source;
use Dovetail\Plugin\Record_Fields;
use Dovetail\Plugin\Site_Time;

defined( 'ABSPATH' ) || exit;

/** Display fields of a payment. `all()` defines each field; lists and exports select fields by name. */
final class Payment_Fields {
	/**
	 * Names of the fields in the payments list, the CSV file and the personal data export. The fields are shown in this
	 * order.
	 */
	const LIST     = array( 'amount', 'date', 'state', 'for', 'from', 'service' );
	const CSV      = array( 'date', 'state', 'plain', 'plain_refunded', 'currency', 'for', 'interval', 'page', 'name', 'email', 'service', 'test', 'reference', 'service_id', 'subscription' );
	const PERSONAL_DATA = array( 'date', 'amount', 'refunded', 'state', 'for', 'interval', 'page', 'name', 'email', 'service', 'reference', 'service_id', 'subscription' );

	/**
	 * Returns the fields with the given names.
	 *
	 * @param string[] $names Names of fields; one of the constants.
	 */
	public static function in( array $names ): Record_Fields {
		return new Record_Fields( self::all(), $names );
	}

	/**
	 * Adds the page's title to each payment.
	 *
	 * @param array[] $payments See `Payments::all()`.
	 * @return array[]
	 */
	public static function with_pages( array $payments ): array {
		$titles = Content_Source::titles( array_column( $payments, 'post' ) );
		return array_map( static fn( array $payment ): array => $payment + array( 'page' => $titles[ $payment['post'] ] ), $payments );
	}

	/**
	 * Returns all fields by name. Each has a heading, a callback for the text, and a callback for the HTML if it
	 * differs from the text.
	 *
	 * @return array<string, array{0: string, 1: callable, 2?: callable}>
	 */
	private static function all(): array {
		$money = static fn( string $name ): callable => static fn( $payment ) => Money::format( $payment[ $name ], $payment['currency'] );
		$plain = static fn( string $name ): callable => static fn( $payment ) => Money::plain( $payment[ $name ], $payment['currency'] );
		$value = static fn( string $name ): callable => static fn( $payment ) => $payment[ $name ];
		$time  = static fn( $payment ): int => (int) strtotime( $payment['date'] . ' UTC' );
		return array(
			'amount'         => array( __( 'Amount', 'dovetail-blocks' ), $money( 'amount' ), static fn( $payment ) => self::amount( $payment ) ),
			'plain'          => array( __( 'Amount', 'dovetail-blocks' ), $plain( 'amount' ) ),
			'refunded'       => array( __( 'Refunded', 'dovetail-blocks' ), $money( 'refunded' ) ),
			'plain_refunded' => array( __( 'Refunded', 'dovetail-blocks' ), $plain( 'refunded' ) ),
			'currency'       => array( __( 'Currency', 'dovetail-blocks' ), $value( 'currency' ) ),
			'date'           => array( __( 'Date', 'dovetail-blocks' ), static fn( $payment ) => (string) wp_date( 'Y-m-d H:i:s P', $time( $payment ) ), static fn( $payment ) => Site_Time::html( $time( $payment ) ) ),
			'state'          => array( __( 'Status', 'dovetail-blocks' ), static fn( $payment ) => Payments_Screen::state( $payment['state'] ), static fn( $payment ) => esc_html( 'expired' === $payment['note'] ? __( 'Started, never paid', 'dovetail-blocks' ) : Payments_Screen::state( $payment['state'] ) ) ),
			'for'            => array( __( 'Purpose', 'dovetail-blocks' ), static fn( $payment ) => Payments_Screen::title( $payment ), static fn( $payment ) => self::purpose( $payment ) ),
			'interval'       => array( __( 'Interval', 'dovetail-blocks' ), static fn( $payment ) => Payments_Screen::interval( $payment['interval'] ) ),
			'page'           => array( __( 'Page', 'dovetail-blocks' ), $value( 'page' ) ),
			'from'           => array( __( 'From', 'dovetail-blocks' ), $value( 'name' ), static fn( $payment ) => self::payer( $payment ) ),
			'name'           => array( __( 'Name', 'dovetail-blocks' ), $value( 'name' ) ),
			'email'          => array( __( 'Email', 'dovetail-blocks' ), $value( 'email' ) ),
			'service'        => array( __( 'Service', 'dovetail-blocks' ), static fn( $payment ) => Payments_Screen::service( $payment['service'] ), static fn( $payment ) => self::service( $payment ) ),
			'test'           => array( __( 'Test', 'dovetail-blocks' ), static fn( $payment ) => 'test' === $payment['mode'] ? __( 'Test', 'dovetail-blocks' ) : '' ),
			'reference'      => array( __( 'Reference', 'dovetail-blocks' ), $value( 'reference' ) ),
			'service_id'     => array( __( 'Transaction ID', 'dovetail-blocks' ), $value( 'service_id' ) ),
			'subscription'   => array( __( 'Subscription', 'dovetail-blocks' ), $value( 'subscription' ) ),
		);
	}

	/** Returns the amount and any refunded amount as HTML. */
	private static function amount( array $payment ): string {
		$html = '<strong>' . esc_html( Money::format( $payment['amount'], $payment['currency'] ) ) . '</strong>';
		if ( $payment['refunded'] > 0 ) {
			/* translators: %s: an amount, such as €5.00. */
			$html .= '<br>' . esc_html( sprintf( __( '%s refunded', 'dovetail-blocks' ), Money::format( $payment['refunded'], $payment['currency'] ) ) );
		}
		return $html;
	}

	/** Returns title, interval and page as HTML. */
	private static function purpose( array $payment ): string {
		$link  = $payment['post'] ? get_edit_post_link( $payment['post'] ) : null;
		$page  = esc_html( $payment['page'] );
		$often = 'ended' === $payment['note'] ? __( 'Recurring payment that has ended', 'dovetail-blocks' ) : Payments_Screen::interval( $payment['interval'] );
		return esc_html( Payments_Screen::title( $payment ) ) . '<br>' . esc_html( $often ) . '<br>' . ( $link ? sprintf( '<a href="%s">%s</a>', esc_url( $link ), $page ) : $page );
	}

	private static function payer( array $payment ): string {
		return implode( '<br>', array_filter( array( esc_html( $payment['name'] ), '' === $payment['email'] ? '' : sprintf( '<a href="%s">%s</a>', esc_url( 'mailto:' . $payment['email'] ), esc_html( $payment['email'] ) ) ) ) );
	}

	/** Returns the service and its reference as HTML. */
	private static function service( array $payment ): string {
		$name = Payments_Screen::service( $payment['service'] ) . ( 'test' === $payment['mode'] ? ' ' . __( '(test: no money)', 'dovetail-blocks' ) : '' );
		return esc_html( $name ) . '<br><code>' . esc_html( '' === $payment['service_id'] ? $payment['reference'] : $payment['service_id'] ) . '</code>';
	}
}
