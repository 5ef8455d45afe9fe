<?php
namespace Dovetail\Donations;

use Dovetail\Currency\Money;
use Dovetail\Payments\Checkout;
use Dovetail\Sign_Up\Consent;
use Dovetail\Sign_Up\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the form of one donation. Converts amounts from the attributes' major units (such as dollars) to the
 * currency's smallest unit. Texts come from the author, or are the defaults in the visitor's language.
 */
final class Form {
	const BLOCK = Donations::BLOCK;

	const MAX_TIERS = 3;

	/** Renders the form. */
	public static function draw( array $offer, array $donation, array $attributes, string $id ): string {
		$typed   = Checkout::typed( $offer ) ?? array(
			'amount'        => '',
			'amount_choice' => '',
		);
		$choose  = self::html( $attributes['chooseAmountText'], __( 'Choose an amount', 'dovetail-blocks' ) );
		$extra   = self::html( $donation['extraText'] ?? null, __( 'Your contribution is appreciated.', 'dovetail-blocks' ) );
		$tiers   = self::tiers( $offer, $typed['amount_choice'] );
		$amounts = sprintf(
			'<fieldset class="%1$s__amounts"><legend class="%1$s__%2$s">%3$s</legend>%4$s%5$s</fieldset>',
			self::BLOCK,
			'' === $choose ? 'label' : 'choose',
			'' === $choose ? esc_html__( 'Choose an amount', 'dovetail-blocks' ) : $choose,
			'' === $tiers ? '' : sprintf( '<div class="%s__tiers">%s</div>', self::BLOCK, $tiers ),
			$offer['custom'] ? self::custom( $offer, $attributes, $id, $typed['amount'] ) : ''
		);
		return Checkout::form(
			$offer,
			$amounts
				. sprintf( '<p class="%s__problem" id="%s-problem" role="alert" hidden></p>', self::BLOCK, $id )
				. ( '' === $extra ? '' : sprintf( '<p class="%s__extra">%s</p>', self::BLOCK, $extra ) )
				. sprintf( '<div class="wp-block-button"><button type="submit" class="wp-block-button__link wp-element-button">%s</button></div>', self::button( $donation, $offer['interval'] ) )
				. sprintf( '<p class="%s__says">%s</p>', self::BLOCK, Markup::without_shortcodes( esc_html( Checkout::says( $offer ) ) . ( 'one-time' === $offer['interval'] ? '' : Checkout::ending( $offer['source'] ) ) ) ),
			self::words( $offer )
		);
	}

	private static function tiers( array $offer, string $chosen ): string {
		$html = '';
		foreach ( $offer['amounts'] as $place => $amount ) {
			$html .= sprintf(
				'<label class="%s__tier"><input type="radio" name="amount_choice" value="%d" autocomplete="off"%s%s><span>%s</span></label>',
				self::BLOCK,
				$place,
				$offer['custom'] ? '' : ' required',
				checked( (string) $place, $chosen, false ),
				esc_html( Money::format( $amount, $offer['currency'] ) )
			);
		}
		return $html;
	}

	private static function custom( array $offer, array $attributes, string $id, string $typed ): string {
		$usual = __( 'Or enter a custom amount', 'dovetail-blocks' );
		$text  = self::html( $attributes['customAmountText'], $usual );
		$marks = Money::marks( $offer['currency'] );
		return sprintf(
			'<p class="%1$s__%2$s"><label for="%3$s-amount">%4$s</label></p>'
				. '<span class="%1$s__money is-%5$s"><span class="%1$s__symbol" aria-hidden="true">%6$s</span>'
				. '<input type="text" inputmode="decimal" id="%3$s-amount" name="amount" value="%7$s" placeholder="%8$s" maxlength="40" autocomplete="off" aria-describedby="%3$s-problem"></span>',
			self::BLOCK,
			'' === $text ? 'label' : 'custom',
			esc_attr( $id ),
			'' === $text ? esc_html( $usual ) : $text,
			esc_attr( $marks['position'] ),
			esc_html( $marks['symbol'] ),
			Markup::attribute( $typed ),
			Markup::attribute( self::example( $offer['currency'] ) )
		);
	}

	/** Returns attributes of the form with texts and formats for the view script. */
	private static function words( array $offer ): array {
		$currency = $offer['currency'];
		$least    = (int) Money::minimum( $currency );
		return array(
			'data-marks'   => (string) wp_json_encode( Money::marks( $currency ) ),
			'data-least'   => (string) $least,
			'data-choose'  => $offer['custom'] ? __( 'Choose an amount, or enter one.', 'dovetail-blocks' ) : __( 'Please choose an amount.', 'dovetail-blocks' ),
			/* translators: %s: an amount, such as 1,234.50. */
			'data-wrong'   => sprintf( __( 'This is not a valid amount. Enter it like this: %s.', 'dovetail-blocks' ), self::example( $currency ) ),
			/* translators: %s: an amount, such as 1,234.00. */
			'data-unclear' => sprintf( __( 'This amount is ambiguous. Enter it with its decimals, such as %s.', 'dovetail-blocks' ), self::bare( 123400, $currency ) ),
			/* translators: %s: an amount, such as $0.50. */
			'data-few'     => sprintf( __( 'The minimum donation is %s.', 'dovetail-blocks' ), Money::format( $least, $currency ) ),
			'data-failure' => __( 'Something went wrong. Nothing was charged. Check your connection and try again.', 'dovetail-blocks' ),
			'style'        => sprintf( '--dovetail-sending:"%s"', addcslashes( __( 'Sending…', 'dovetail-blocks' ), '"\\' ) ),
		);
	}

	/** Returns the preset amounts that can be charged, in smallest units. */
	public static function presets( array $amounts, string $currency ): array {
		$least = Money::minimum( $currency );
		$minor = array_map( static fn( $amount ): int => Money::minor( $amount, $currency ), array_slice( $amounts, 0, self::MAX_TIERS ) );
		return null === $least ? array() : array_values( array_unique( array_filter( $minor, static fn( int $amount ): bool => $amount >= $least ) ) );
	}

	/** Returns an example for the custom amount field: 100 times the minimum. */
	public static function example( string $currency ): string {
		return self::bare( 100 * (int) Money::minimum( $currency ), $currency );
	}

	/** Returns an amount without its currency symbol, for a field that shows the symbol separately. */
	public static function bare( int $minor, string $currency ): string {
		return trim( str_replace( Money::marks( $currency )['symbol'], '', Money::format( $minor, $currency ) ), "\u{a0} " );
	}

	/** Returns an amount for display. Omits “.00”: `$1,240`. */
	public static function round( int $minor, string $currency ): string {
		$written = Money::format( $minor, $currency );
		$marks   = Money::marks( $currency );
		$noughts = preg_quote( $marks['decimal'] . str_repeat( '0', $marks['precision'] ), '~' );
		return $marks['precision'] ? (string) preg_replace( "~$noughts(?=[^0-9]*\\z)~", '', $written ) : $written;
	}

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

	/** Returns the text of the button; never empty. */
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
	 * @param string|null $own   The author's HTML; null for the default text, empty for no text.
	 * @param string      $usual Default text, as plain text.
	 */
	public static function html( ?string $own, string $usual ): string {
		return Markup::without_shortcodes( null === $own ? esc_html( $usual ) : Consent::html( $own ) );
	}
}
