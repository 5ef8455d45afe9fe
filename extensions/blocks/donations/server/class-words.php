<?php
namespace Dovetail\Donations;

use Dovetail\Sign_Up\Consent;
use Dovetail\Sign_Up\Markup;

defined( 'ABSPATH' ) || exit;

/** What a block says: its author's words, and the usual ones in the visitor's language where there are none. */
final class Words {
	/** Label of a tab. */
	public static function tab( string $interval ): string {
		$words = array(
			'1 month' => __( 'Monthly', 'dovetail-blocks' ),
			'1 year'  => __( 'Yearly', 'dovetail-blocks' ),
		);
		return $words[ $interval ] ?? __( 'One-Time', 'dovetail-blocks' );
	}

	/** Heading of a donation. */
	public static function heading( array $donation, string $interval ): string {
		$usual = array(
			'1 month' => __( 'Make a monthly donation', 'dovetail-blocks' ),
			'1 year'  => __( 'Make a yearly donation', 'dovetail-blocks' ),
		);
		return self::html( $donation['heading'] ?? null, $usual[ $interval ] ?? __( 'Make a one-time donation', 'dovetail-blocks' ) );
	}

	/** Text of its button; never empty. */
	public static function button( array $donation, string $interval ): string {
		$own = trim( wp_kses( (string) ( $donation['buttonText'] ?? '' ), array() ) );
		if ( '' !== $own ) {
			return Markup::without_shortcodes( $own );
		}
		$usual = array(
			'1 month' => __( 'Donate monthly', 'dovetail-blocks' ),
			'1 year'  => __( 'Donate yearly', 'dovetail-blocks' ),
		);
		return esc_html( $usual[ $interval ] ?? __( 'Donate', 'dovetail-blocks' ) );
	}

	/**
	 * Words in the formats that an author may use.
	 *
	 * @param string|null $own   HTML of the author; null where there is none, empty where she wants none.
	 * @param string      $usual Plain text.
	 */
	public static function html( ?string $own, string $usual ): string {
		return Markup::without_shortcodes( null === $own ? esc_html( $usual ) : Consent::html( $own ) );
	}
}
