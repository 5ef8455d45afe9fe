<?php
namespace Dovetail\Payments;

use Dovetail\Currency\Money;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Source;
use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Draws the forms by which visitors pay, takes what they send, leads them to the service, and tells them what has become of their money
 * when they come back. Works without script.
 */
final class Checkout {
	/** The field that holds a sealed offer. */
	const FIELD = 'dovetail_payment';

	/** The parameter of the address that a visitor comes back to. */
	const BACK = 'dovetail_paid';

	/** Seconds in which the same form, pressed again by the same visitor, is the same payment. */
	const SAME = 120;

	/** Payments that one client may begin in an hour. */
	const MOST = 30;

	/**
	 * What became of what this request sent or came back with.
	 *
	 * @var array{form: string, kind: string, html: string, fields: array<string, string>}|null
	 */
	private static ?array $told = null;

	/** How many forms the page has by now. */
	private static int $drawn = 0;

	/**
	 * Who takes the money of an offer of a source.
	 *
	 * @return array{service: string, name: string, mode: string}|null Null where nobody does.
	 */
	public static function acts( string $source ): ?array {
		$gateway = self::gateway( $source );
		return $gateway ? $gateway::acts() : null;
	}

	/**
	 * A form for an offer.
	 *
	 * @param array                 $offer      See `Offers::seal()`.
	 * @param string                $inner      HTML: the controls and the button. A typed amount is `amount`, a chosen tier `amount_choice`, its place in `amounts`.
	 * @param array<string, string> $attributes Further ones of the element.
	 */
	public static function form( array $offer, string $inner, array $attributes = array() ): string {
		$offer += array( 'draft' => ! Source::is_drawn_for_everybody() );
		$html   = '';
		foreach ( $attributes as $name => $value ) {
			$html .= sprintf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
		}
		return sprintf(
			'<form method="post" action="%s"%s><input type="hidden" name="%s" value="%s"><input type="hidden" name="key" value="%s">%s</form>',
			esc_url( $offer['back'] . '#' . self::anchor( $offer ) ),
			$html,
			self::FIELD,
			esc_attr( Offers::seal( $offer ) ),
			esc_attr( wp_generate_uuid4() ),
			$inner
		);
	}

	/**
	 * What became of a payment of this form: thanks, what is still to be done, why it was refused. Empty where nothing did.
	 *
	 * @param array $offer As given to `form()`.
	 */
	public static function message( array $offer ): string {
		if ( ! self::$told || self::$told['form'] !== self::identity( $offer ) ) {
			return '';
		}
		return sprintf(
			'<div id="%s" class="dovetail-payment-message is-%s" role="%s" tabindex="-1">%s</div>',
			esc_attr( self::anchor( $offer ) ),
			esc_attr( self::$told['kind'] ),
			in_array( self::$told['kind'], array( 'refused', 'failed' ), true ) ? 'alert' : 'status',
			self::$told['html']
		);
	}

	/**
	 * What the visitor had entered into this form when it was refused.
	 *
	 * @param array $offer As given to `form()`.
	 * @return array{amount: string, amount_choice: string}|null
	 */
	public static function typed( array $offer ): ?array {
		return self::$told && 'refused' === self::$told['kind'] && self::$told['form'] === self::identity( $offer ) ? self::$told['fields'] : null;
	}

	/** Says whom the visitor pays, through whom: plain text. Empty where nobody takes the money. */
	public static function says( array $offer ): string {
		$acts = self::acts( $offer['source'] );
		if ( ! $acts ) {
			return '';
		}
		/* translators: 1: who is paid, such as Harbour Bakery. 2: a service, such as Stripe. */
		$says = sprintf( __( 'You pay %1$s through %2$s.', 'dovetail-blocks' ), $offer['seller'], $acts['name'] );
		return 'test' === $acts['mode'] ? $says . ' ' . __( 'This is a test: no money moves.', 'dovetail-blocks' ) : $says;
	}

	/** Takes a form that was sent, or whoever comes back. */
	public static function receive(): void {
	}

	/** Who sells what comes from a source. */
	private static function gateway( string $source ): ?string {
		/**
		 * The ways to be paid: classes that extend `Gateway`, by the name that an offer has as its `source`.
		 *
		 * @param array<string, string> $gateways Names of classes.
		 */
		$gateways = (array) apply_filters( 'dovetail_blocks_payment_gateways', array( 'site' => Stripe::class, 'platform' => Platform_Gateway::class ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		return $gateways[ $source ] ?? null;
	}

	/** What tells a form from the others of a page. */
	private static function identity( array $offer ): string {
		return substr( md5( (string) wp_json_encode( array( $offer['block'], $offer['source'], $offer['plan'], $offer['post'], $offer['interval'] ) ) ), 0, 12 );
	}

	/** Where a page is scrolled to that says what became of a payment. */
	private static function anchor( array $offer ): string {
		return 'dovetail-payment-' . self::identity( $offer );
	}
}
