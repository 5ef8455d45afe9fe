<?php
namespace Dovetail\Recurring_Payments;

use Dovetail\Currency\Money;
use Dovetail\Payments\Checkout;
use Dovetail\Payments\Plans;
use Dovetail\Plugin\Attributes;
use Dovetail\Plugin\Content_Source;
use Dovetail\Sign_Up\Markup as Sign_Up;

defined( 'ABSPATH' ) || exit;

/** Renders the block on a page. */
final class Markup {
	/** The block's slug, which is also the prefix of its class names. */
	const SLUG  = 'recurring-payments';
	const BLOCK = 'wp-block-dovetail-recurring-payments';

	/** Returns the HTML of the block; where forms do not work, a link to the page, or an empty string without a plan. */
	public static function draw( array $attributes, string $content ): string {
		$id     = (int) $attributes['planId'];
		$source = $attributes['planSource'];
		$plan   = 'site' === $source ? Plans::get( $id ) : self::of_platform( $id );
		if ( ! Sign_Up::is_supported() ) {
			return $id < 1 ? '' : Sign_Up::link( self::SLUG, esc_html( self::words( $plan ) ) );
		}
		list( $root, $button ) = Sign_Up::parts( $content, self::SLUG );
		if ( ! self::can_be_paid( $attributes ) ) {
			return $root . self::told( $id, $source ) . self::note( __( 'This can’t be paid at the moment.', 'dovetail-blocks' ) ) . '</div>';
		}
		$offer  = self::offer( $plan, $source );
		$button = '' === $button ? sprintf( '<button class="wp-element-button" type="submit">%s</button>', esc_html( self::words( $plan ) ) ) : $button;
		$price  = self::price( $plan );
		return $root
			. self::title( 'site' === $source ? $plan['title'] : (string) $attributes['planTitle'] )
			. Checkout::message( $offer )
			. Checkout::form( $offer, $button, array( 'class' => self::BLOCK . '__form' ) )
			. ( '' === $price ? '' : self::note( $price ) )
			. self::note( Checkout::says( $offer ), 'one-time' === $plan['interval'] ? '' : Checkout::ending( $source ) )
			. '</div>';
	}

	/** Whether visitors can pay with a block: its plan and the gateway exist. */
	public static function can_be_paid( array $attributes ): bool {
		$id     = (int) $attributes['planId'];
		$source = $attributes['planSource'];
		$plan   = 'site' === $source ? Plans::get( $id ) : self::of_platform( $id );
		return $id > 0 && $plan && 'plan' === $plan['kind'] && Checkout::acts( $source );
	}

	/** Whether an unavailable block keeps its saved HTML: false for this block; otherwise the given value. */
	public static function is_kept( $keeps, $slug ) {
		return self::SLUG === $slug ? false : $keeps;
	}

	/**
	 * Returns the result of an earlier payment whose plan or gateway no longer exists. Tries every interval, because
	 * the payment's interval is unknown.
	 */
	private static function told( int $id, string $source ): string {
		$html = '';
		foreach ( array( '', 'one-time', '1 month', '1 year' ) as $interval ) {
			$html .= Checkout::message( self::offer( array( 'interval' => $interval ) + self::of_platform( $id ), $source ) );
		}
		return $html;
	}

	/** Returns the signed payment data for the form. */
	private static function offer( array $plan, string $source ): array {
		return array(
			'block'    => self::SLUG,
			'source'   => $source,
			'plan'     => $plan['id'],
			'kind'     => 'plan',
			'currency' => $plan['currency'],
			'interval' => $plan['interval'],
			'title'    => $plan['title'],
			'amounts'  => null === $plan['amount'] ? array() : array( $plan['amount'] ),
			'custom'   => false,
			'post'     => Content_Source::current(),
		);
	}

	/** Returns a plan of the platform. The site knows only the plan's ID, and the platform shows the price. */
	private static function of_platform( int $id ): array {
		return array(
			'id'       => $id,
			'kind'     => 'plan',
			'currency' => '',
			'interval' => '',
			'title'    => '',
			'amount'   => null,
		);
	}

	/** Returns the price and interval of a plan as text. Empty if the site does not know the price. */
	private static function price( array $plan ): string {
		if ( null === $plan['amount'] ) {
			return '';
		}
		$words = array(
			/* translators: %s: a price, such as $5.00. */
			'1 month' => __( '%s / month', 'dovetail-blocks' ),
			/* translators: %s: a price, such as $5.00. */
			'1 year'  => __( '%s / year', 'dovetail-blocks' ),
		);
		return sprintf( $words[ $plan['interval'] ] ?? '%s', Money::format( $plan['amount'], $plan['currency'] ) );
	}

	/** Returns the default text of the button or link, as plain text. */
	private static function words( ?array $plan ): string {
		return null === ( $plan['amount'] ?? null )
			? __( 'Contribution', 'dovetail-blocks' )
			/* translators: %s: a price, such as $5.00. */
			: sprintf( __( '%s Contribution', 'dovetail-blocks' ), Money::format( $plan['amount'], $plan['currency'] ) );
	}

	/** Returns the title of a plan for the line above the button; empty without a title. */
	private static function title( string $title ): string {
		return '' === $title ? '' : sprintf( '<p class="%s__title">%s</p>', self::BLOCK, Sign_Up::without_shortcodes( esc_html( $title ) ) );
	}

	/** Adds a note for users who can edit the post if visitors cannot pay. */
	public static function add_author_note( string $html, array $block ): string {
		if ( ! Sign_Up::is_supported() || ! Content_Source::can_edit( Content_Source::current() ) || self::can_be_paid( Attributes::for_block( self::SLUG, $block['attrs'] ?? array() ) ) ) {
			return $html;
		}
		return implode( '', Sign_Up::parts( $html, self::SLUG ) ) . self::note( __( 'Only you see this: open the block in the editor to see why visitors can’t pay.', 'dovetail-blocks' ) ) . '</div>';
	}

	private static function note( string $text, string $more = '' ): string {
		return sprintf( '<p class="%s__note">%s%s</p>', self::BLOCK, Sign_Up::without_shortcodes( esc_html( $text ) ), $more );
	}
}
