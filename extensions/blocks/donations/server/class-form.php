<?php
namespace Dovetail\Donations;

use Dovetail\Currency\Money;
use Dovetail\Payments\Checkout;
use Dovetail\Sign_Up\Markup;

defined( 'ABSPATH' ) || exit;

/** Renders the form of one donation. */
final class Form {
	const BLOCK = Donations::BLOCK;

	/** Renders the form. */
	public static function draw( array $offer, array $donation, array $attributes, string $id ): string {
		$typed   = Checkout::typed( $offer ) ?? array(
			'amount'        => '',
			'amount_choice' => '',
		);
		$choose  = Words::html( $attributes['chooseAmountText'], __( 'Choose an amount', 'dovetail-blocks' ) );
		$extra   = Words::html( $donation['extraText'] ?? null, __( 'Your contribution is appreciated.', 'dovetail-blocks' ) );
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
				. sprintf( '<div class="wp-block-button"><button type="submit" class="wp-block-button__link wp-element-button">%s</button></div>', Words::button( $donation, $offer['interval'] ) )
				. sprintf( '<p class="%s__says">%s</p>', self::BLOCK, Markup::without_shortcodes( esc_html( Checkout::says( $offer ) ) . ( 'one-time' === $offer['interval'] ? '' : Checkout::ending( $offer['source'] ) ) ) ),
			self::words( $offer )
		);
	}

	/** Renders the preset amounts. */
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

	/** Renders the field for a custom amount. */
	private static function custom( array $offer, array $attributes, string $id, string $typed ): string {
		$usual = __( 'Or enter a custom amount', 'dovetail-blocks' );
		$text  = Words::html( $attributes['customAmountText'], $usual );
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
			Markup::attribute( Amounts::example( $offer['currency'] ) )
		);
	}

	/** Returns attributes of the form with texts and formats for the view script. */
	private static function words( array $offer ): array {
		$currency = $offer['currency'];
		$least    = (int) Money::minimum( $currency );
		return array(
			'data-marks'   => (string) wp_json_encode( Money::marks( $currency ) ),
			'data-least'   => (string) $least,
			'data-choose'  => __( 'Choose an amount, or enter one.', 'dovetail-blocks' ),
			/* translators: %s: an amount, such as 1,234.50. */
			'data-wrong'   => sprintf( __( 'This is not a valid amount. Enter it like this: %s.', 'dovetail-blocks' ), Amounts::example( $currency ) ),
			/* translators: %s: an amount, such as 1,234.00. */
			'data-unclear' => sprintf( __( 'This amount is ambiguous. Enter it with its decimals, such as %s.', 'dovetail-blocks' ), Amounts::bare( 123400, $currency ) ),
			/* translators: %s: an amount, such as $0.50. */
			'data-few'     => sprintf( __( 'The minimum donation is %s.', 'dovetail-blocks' ), Money::format( $least, $currency ) ),
			'data-failure' => __( 'Something went wrong. Nothing was charged. Check your connection and try again.', 'dovetail-blocks' ),
			'style'        => sprintf( '--dovetail-sending:"%s"', addcslashes( __( 'Sending…', 'dovetail-blocks' ), '"\\' ) ),
		);
	}
}
