<?php
namespace Dovetail\Payments;

use Dovetail\Plugin\Content_Source;
use Dovetail\Plugin\Site_Url;
use Dovetail\Sign_Up\Markup;
use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Renders payment forms, processes submissions, redirects to the payment service, and shows the result on return. Works
 * without JavaScript.
 */
final class Checkout {
	/** Name of the form field with the signed offer. */
	const FIELD = 'dovetail_payment';

	/** Maximum size in bytes of a field that visitors fill in. */
	const MAX_BYTES = 500;

	/** Minimum length in bytes of a key from the view script. Shorter keys could collide. */
	const MIN_KEY_BYTES = 20;

	/**
	 * Message about a payment to show on this page, after a form submission or a return from the payment service.
	 *
	 * @var array{form: string, kind: string, html: string, fields?: array<string, string>}|null
	 */
	private static ?array $told = null;

	/**
	 * Returns the payment service for an offer's source, see `Gateway::acts()`. Null if no gateway handles the source,
	 * or the gateway can't take payments.
	 */
	public static function acts( string $source ): ?array {
		$gateway = self::gateway( $source );
		return $gateway ? $gateway::acts() : null;
	}

	/**
	 * Returns a plain-text sentence that names the payee and the payment service, such as “You pay Harbour Bakery
	 * through Stripe.” Empty if no gateway handles the offer.
	 */
	public static function says( array $offer ): string {
		$acts = self::acts( $offer['source'] );
		if ( ! $acts ) {
			return '';
		}
		/* translators: 1: who is paid, such as Harbour Bakery. 2: a service, such as Stripe. */
		$says = sprintf( __( 'You pay %1$s through %2$s.', 'dovetail-blocks' ), self::whole( $offer )['seller'], $acts['name'] );
		return 'test' === $acts['mode'] ? $says . ' ' . __( 'This is a test: no money is charged.', 'dovetail-blocks' ) : $says;
	}

	/**
	 * Returns a sentence with a link to cancel recurring payments, as HTML with a leading space. Empty if the service
	 * has no page for canceling.
	 */
	public static function ending( string $source ): string {
		$gateway = self::gateway( $source );
		$address = $gateway ? $gateway::portal() : '';
		if ( '' === $address ) {
			return '';
		}
		/* translators: 1: beginning of a link. 2: end of the link. 3: a service, such as Stripe. */
		return ' ' . sprintf( esc_html__( 'You can change or cancel this payment at any time %1$son the %3$s website%2$s. Use the email address you pay with.', 'dovetail-blocks' ), '<a href="' . esc_url( $address ) . '">', '</a>', esc_html( (string) ( self::acts( $source )['name'] ?? '' ) ) );
	}

	/**
	 * Renders a form for an offer.
	 *
	 * @param array                 $offer      See `Offers::seal()`. `back` defaults to the current page, and `seller` to the name of the site.
	 * @param string                $inner      HTML of the controls and the button. The field `amount` contains a custom amount; the field `amount_choice` contains an index of `amounts` in the offer.
	 * @param array<string, string> $attributes Additional attributes of the form element.
	 */
	public static function form( array $offer, string $inner, array $attributes = array() ): string {
		$offer = self::whole( $offer ) + array( 'draft' => ! Content_Source::is_public_view() );
		$html  = '';
		foreach ( $attributes as $name => $value ) {
			$html .= sprintf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
		}
		return sprintf(
			'<form method="post" action="%s"%s><input type="hidden" name="%s" value="%s"><input type="hidden" name="key" value="%s">%s</form>',
			esc_url( $offer['back'] . '#' . self::anchor( $offer['form'] ) ),
			$html,
			self::FIELD,
			esc_attr( Offers::seal( $offer ) ),
			esc_attr( wp_generate_uuid4() ),
			$inner
		);
	}

	/**
	 * Returns the message about a payment that was started with an offer's form: a thank-you, next steps or an error.
	 * Empty if this request has no message for this form.
	 */
	public static function message( array $offer ): string {
		$form = self::identity( $offer );
		// Don't return the message during `wp_head`: some plugins render the content there, and the message is returned
		// only once.
		return self::$told && in_array( self::$told['form'], array( '', $form ), true ) && ! doing_action( 'wp_head' ) ? self::tell( $form ) : '';
	}

	/**
	 * Prints the message at the end of the page if the payment form no longer exists, so that visitors always see the
	 * result of their payment.
	 */
	public static function tell_at_end(): void {
		echo self::tell( (string) ( self::$told['form'] ?? '' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
	}

	/** Returns the message on the first call, and an empty string on later calls. */
	private static function tell( string $form ): string {
		$told = self::$told;
		if ( ! $told || ! empty( $told['shown'] ) ) {
			return '';
		}
		self::$told['shown'] = true;
		return sprintf(
			'<div id="%s" class="dovetail-payment-message is-%s" role="%s" tabindex="-1" autofocus>%s</div>',
			esc_attr( self::anchor( $form ) ),
			esc_attr( $told['kind'] ),
			in_array( $told['kind'], array( 'refused', 'failed' ), true ) ? 'alert' : 'status',
			Markup::without_shortcodes( $told['html'] )
		);
	}

	/** Returns the visitor's input in a rejected form (`amount` and `amount_choice`), or null. */
	public static function typed( array $offer ): ?array {
		return self::$told && self::$told['form'] === self::identity( $offer ) ? self::$told['fields'] ?? null : null;
	}

	/** Handles a submitted form, or a visitor who returns from the payment service. */
	public static function receive(): void {
		$sent = Posted_Form::posted( self::FIELD );
		if ( null !== $sent ) {
			self::take( $sent );
		} elseif ( isset( $_GET[ Receipt::PARAMETER ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- sealed.
			Posted_Form::keep_out_of_caches();
			header( 'Referrer-Policy: same-origin' );
			header( 'X-Robots-Tag: noindex' );
			self::$told = Receipt::of( wp_unslash( $_GET[ Receipt::PARAMETER ] ) ); // phpcs:ignore WordPress.Security -- sealed.
		}
		add_action( 'wp_footer', array( __CLASS__, 'tell_at_end' ), 1 );
	}

	/**
	 * Redirects a visitor to the payment service. After an error, stores the message for the rendered page. Expects
	 * unslashed input.
	 */
	private static function take( array $sent ): void {
		$fields = array();
		foreach ( array( 'amount', 'amount_choice', 'key' ) as $name ) {
			$value           = isset( $sent[ $name ] ) && is_scalar( $sent[ $name ] ) ? wp_check_invalid_utf8( (string) $sent[ $name ] ) : '';
			$fields[ $name ] = substr( $value, 0, self::MAX_BYTES );
		}
		$offer  = Offers::open( $sent[ self::FIELD ] );
		// A cached page contains the same key for many visitors. The view script replaces it with a new key for each
		// tab.
		$is_own = ! empty( $sent['own_key'] ) && strlen( $fields['key'] ) >= self::MIN_KEY_BYTES;
		$url    = $offer
			? Order::place( $offer, $fields, $is_own ? '' : Visitor::id() )
			: Posted_Form::refusal( 'payment_changed', __( 'This form has changed since the page loaded. Reload the page. Nothing was charged.', 'dovetail-blocks' ), 409 );
		$is_api = isset( $_SERVER['HTTP_ACCEPT'] ) && false !== strpos( (string) $_SERVER['HTTP_ACCEPT'], 'application/json' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- looked for.
		Posted_Form::noted( $url );
		if ( ! is_wp_error( $url ) ) {
			if ( $is_api ) {
				wp_send_json( compact( 'url' ) );
			}
			wp_redirect( $url, 303, 'Dovetail Blocks' ); // phpcs:ignore WordPress.Security.SafeRedirect -- the service's own address.
			exit;
		}
		if ( $is_api ) {
			wp_send_json( array( 'message' => $url->get_error_message() ), (int) ( (array) $url->get_error_data() )['status'] );
		}
		self::$told = array(
			'form'   => $offer['form'] ?? '',
			'kind'   => 'refused',
			'html'   => '<p>' . esc_html( $url->get_error_message() ) . '</p>',
			'fields' => $fields,
		);
	}

	/** Returns the gateway class that handles the source of an offer. */
	public static function gateway( string $source ): ?string {
		return self::gateways()[ $source ] ?? null;
	}

	/** @return array<string, string> Names of classes that extend `Gateway`, by source. */
	public static function gateways(): array {
		/**
		 * Filters the payment gateways.
		 *
		 * @param array<string, string> $gateways Names of classes that extend `Dovetail\Payments\Gateway`, keyed by the `source` of the offers they handle.
		 */
		return (array) apply_filters( 'dovetail_blocks_payment_gateways', array( 'site' => Stripe::class ) );
	}

	/** Returns the URL of the current page on this site. */
	public static function here(): string {
		$here = isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '/'; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- escaped.
		return remove_query_arg( array( Receipt::PARAMETER, Visitor::RETRY_PARAMETER ), Site_Url::of_path( $here ) );
	}

	/** Adds the form ID to an offer, and fills in the page URL and the seller if they are missing. */
	private static function whole( array $offer ): array {
		$here = self::here();
		if ( wp_is_serving_rest_request() || wp_doing_ajax() ) {
			// REST and Ajax URLs do not handle submitted forms, so use the post's own URL.
			$own  = get_permalink( (int) $offer['post'] );
			$here = $own ? $own : home_url( '/' );
		}
		return array( 'form' => self::identity( $offer ) ) + $offer + array(
			'back'   => $here,
			'seller' => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
		);
	}

	/** Returns an ID that distinguishes a form from others on the page. */
	private static function identity( array $offer ): string {
		return substr( md5( (string) wp_json_encode( array( $offer['block'], $offer['source'], $offer['plan'], $offer['post'], $offer['interval'] ?? '' ) ) ), 0, 12 );
	}

	/** Returns the fragment ID of a form's message. */
	private static function anchor( string $form ): string {
		return 'dovetail-payment-' . $form;
	}
}
