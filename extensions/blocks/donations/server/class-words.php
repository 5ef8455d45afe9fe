<?php
namespace Dovetail\Donations;

use Dovetail\Sign_Up\Consent;
use Dovetail\Sign_Up\Markup;

defined( 'ABSPATH' ) || exit;

/** Texts of the block: the author's, or the defaults in the visitor's language. */
final class Words {
	/** Returns the label of a tab. */
	public static function tab( string $interval ): string {
		$words = array(
			'1 month' => __( 'Monthly', 'dovetail-blocks' ),
			'1 year'  => __( 'Yearly', 'dovetail-blocks' ),
		);
		return $words[ $interval ] ?? __( 'One-Time', 'dovetail-blocks' );
	}

	/** Returns the heading of a donation. */
	public static function heading( array $donation, string $interval ): string {
		$usual = array(
			'1 month' => __( 'Make a monthly donation', 'dovetail-blocks' ),
			'1 year'  => __( 'Make a yearly donation', 'dovetail-blocks' ),
		);
		return self::html( $donation['heading'] ?? null, $usual[ $interval ] ?? __( 'Make a one-time donation', 'dovetail-blocks' ) );
	}

	/** Returns the text of the button, which is never empty. */
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
	 * Returns the text as HTML with the formats that authors may use.
	 *
	 * @param string|null $own   HTML of the author; null where there is none, empty where she wants none.
	 * @param string      $usual Plain text.
	 */
	public static function html( ?string $own, string $usual ): string {
		return Markup::without_shortcodes( null === $own ? esc_html( $usual ) : Consent::html( $own ) );
	}
}
