<?php
namespace Dovetail\Payments;

use Dovetail\Plugin\Source;
use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Draws the forms by which visitors pay, takes what they send and leads them to the service, and tells them what has become of their
 * money when they come back. Works without script.
 */
final class Checkout {
	/** The field that holds a sealed offer. */
	const FIELD = 'dovetail_payment';

	/** Bytes that a visitor may enter. */
	const LARGEST = 500;

	/**
	 * What became of what this request sent or came back with.
	 *
	 * @var array{form: string, kind: string, html: string, fields?: array<string, string>}|null
	 */
	private static ?array $told = null;

	/** Who takes the money of an offer of a source, see `Gateway::acts()`; null where nobody does. */
	public static function acts( string $source ): ?array {
		$gateway = self::gateway( $source );
		return $gateway ? $gateway::acts() : null;
	}

	/** Says whom the visitor pays, through whom: plain text. Empty where nobody takes the money. */
	public static function says( array $offer ): string {
		$acts = self::acts( $offer['source'] );
		if ( ! $acts ) {
			return '';
		}
		/* translators: 1: who is paid, such as Harbour Bakery. 2: a service, such as Stripe. */
		$says = sprintf( __( 'You pay %1$s through %2$s.', 'dovetail-blocks' ), self::whole( $offer )['seller'], $acts['name'] );
		return 'test' === $acts['mode'] ? $says . ' ' . __( 'This is a test: no money moves.', 'dovetail-blocks' ) : $says;
	}

	/** A sentence with a link to where whoever pays again and again ends that: HTML that begins with a space; empty where there is no such page. */
	public static function ending( string $source ): string {
		$gateway = self::gateway( $source );
		$address = $gateway ? $gateway::portal() : '';
		if ( '' === $address ) {
			return '';
		}
		/* translators: 1: beginning of a link. 2: end of the link. 3: a service, such as Stripe. */
		return ' ' . sprintf( esc_html__( 'You can change or end it at any time %1$son a page of %3$s%2$s, with the email address that you pay with.', 'dovetail-blocks' ), '<a href="' . esc_url( $address ) . '">', '</a>', esc_html( (string) ( self::acts( $source )['name'] ?? '' ) ) );
	}

	/**
	 * A form for an offer.
	 *
	 * @param array                 $offer      See `Offers::seal()`. Without `back` it is the page that is drawn, without `seller` the site.
	 * @param string                $inner      HTML: the controls and the button. A typed amount is `amount`, a chosen tier `amount_choice`, its place in `amounts`.
	 * @param array<string, string> $attributes Further ones of the element.
	 */
	public static function form( array $offer, string $inner, array $attributes = array() ): string {
		$offer = self::whole( $offer ) + array( 'draft' => ! Source::is_drawn_for_everybody() );
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

	/** What became of a payment of this form: thanks, what is still to be done, why it was refused. Empty where nothing did. */
	public static function message( array $offer ): string {
		$form = self::identity( $offer );
		// What other plugins read of a post for its head nobody sees.
		return self::$told && in_array( self::$told['form'], array( '', $form ), true ) && ! doing_action( 'wp_head' ) ? self::tell( $form ) : '';
	}

	/** Says at the end of a page what no form of it has said, as when its form is gone since: nobody comes back to silence about her money. */
	public static function tell_at_end(): void {
		echo self::tell( (string) ( self::$told['form'] ?? '' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
	}

	/** What is told, once on a page. */
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
			$told['html']
		);
	}

	/** What the visitor had entered into this form when it was refused: `amount` and `amount_choice`. */
	public static function typed( array $offer ): ?array {
		return self::$told && self::$told['form'] === self::identity( $offer ) ? self::$told['fields'] ?? null : null;
	}

	/** Takes a form that was sent, or tells whoever comes back. */
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

	/** Leads a visitor to the service, or keeps why not for the page that is drawn. What was sent has no slashes. */
	private static function take( array $sent ): void {
		$fields = array();
		foreach ( array( 'amount', 'amount_choice', 'key' ) as $name ) {
			$value           = isset( $sent[ $name ] ) && is_scalar( $sent[ $name ] ) ? wp_check_invalid_utf8( (string) $sent[ $name ] ) : '';
			$fields[ $name ] = substr( $value, 0, self::LARGEST );
		}
		$offer  = Offers::open( $sent[ self::FIELD ] );
		$url    = $offer
			? Order::place( $offer, $fields )
			: Posted_Form::refusal( 'payment_changed', __( 'This form has changed since the page was loaded. Please load the page again. Nothing was charged.', 'dovetail-blocks' ), 409 );
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

	/** The name of the class, of those that extend `Gateway`, that sells what comes from a source. */
	public static function gateway( string $source ): ?string {
		/**
		 * The ways to be paid: classes that extend `Gateway`, by the name that an offer has as its `source`.
		 *
		 * @param array<string, string> $gateways Names of classes.
		 */
		$gateways = (array) apply_filters(
			'dovetail_blocks_payment_gateways',
			array(
				'site'     => Stripe::class,
				'platform' => Platform_Gateway::class,
			)
		);
		return $gateways[ $source ] ?? null;
	}

	/** An offer with all that is sealed. */
	private static function whole( array $offer ): array {
		$home = wp_parse_url( home_url() );
		$here = isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '/'; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- escaped.
		$here = remove_query_arg( Receipt::PARAMETER, $home['scheme'] . '://' . $home['host'] . ( isset( $home['port'] ) ? ':' . $home['port'] : '' ) . $here );
		if ( wp_is_serving_rest_request() || wp_doing_ajax() ) {
			// Drawn for another page, at an address that takes no form.
			$own  = get_permalink( (int) $offer['post'] );
			$here = $own ? $own : home_url( '/' );
		}
		return array( 'form' => self::identity( $offer ) ) + $offer + array(
			'back'   => $here,
			'seller' => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
		);
	}

	/** What tells a form from the others of a page. */
	private static function identity( array $offer ): string {
		return substr( md5( (string) wp_json_encode( array( $offer['block'], $offer['source'], $offer['plan'], $offer['post'], $offer['interval'] ?? '' ) ) ), 0, 12 );
	}

	/** Where a page is scrolled to that says what became of a payment. */
	private static function anchor( string $form ): string {
		return 'dovetail-payment-' . $form;
	}
}
