<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Payments\Payments;
use Dovetail\Payments\Visitor;
use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Secret;
use Dovetail\Plugin\Site_Url;
use Dovetail\Sign_Up\Markup;
use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Handles a purchase: the submitted form, the redirect to PayPal, and the visitor's return. Does not trust the page's
 * price or the return URL.
 */
final class Purchase {
	/** Name of the form field for the product, and of the query parameter in the return URL. */
	const FIELD = 'dovetail_paypal';

	/** Maximum number of payments that a visitor may start per hour. */
	const MAX_STARTS_PER_HOUR = 30;

	/** Maximum number of PayPal requests per hour that returning visitors can trigger, per order and per visitor. */
	const MAX_RETURNS_PER_ORDER   = 30;
	const MAX_RETURNS_PER_VISITOR = 60;

	/**
	 * Result of the payment in the current request.
	 *
	 * @var array{product: int, kind: string, sentence: string}|null
	 */
	private static ?array $told = null;

	/** Whether the result was already printed at a form. */
	private static bool $is_shown = false;

	/**
	 * Returns the signed data of a form: the product's ID and the ID of the post that contains the form (0 for the
	 * site).
	 */
	public static function seal( int $product, int $post ): string {
		$text = $product . '.' . $post;
		return $text . '.' . substr( Secret::sign( 'paypal form', $text ), 0, 32 );
	}

	/** Returns the HTML ID of the result message. */
	public static function anchor( int $product ): string {
		return 'dovetail-paypal-' . $product;
	}

	/** Returns the quantity that the visitor entered in a rejected form; 1 for other forms. */
	public static function quantity( int $product ): int {
		$sent = isset( $_POST['quantity'] ) && is_string( $_POST['quantity'] ) ? (int) $_POST['quantity'] : 1; // phpcs:ignore WordPress.Security -- an integer that is only shown again.
		return self::$told && self::$told['product'] === $product ? max( 1, min( Product::MAX_QUANTITY, $sent ) ) : 1;
	}

	/**
	 * Returns the result of a payment as HTML for a form of the product; empty if there is none. Every form shows it,
	 * because WordPress or a stylesheet may hide any of them. Only the first has the ID and the focus.
	 */
	public static function message( int $product ): string {
		if ( ! self::$told || self::$told['product'] !== $product ) {
			return '';
		}
		$target = self::$is_shown ? '' : sprintf( ' id="%s" tabindex="-1" autofocus', esc_attr( self::anchor( $product ) ) );
		// Ignore rendering in the page's head: other plugins may render the content there and discard it.
		self::$is_shown = self::$is_shown || ! doing_action( 'wp_head' );
		return sprintf(
			'<p class="%s__message is-%s" role="%s"%s>%s</p>',
			Storefront::BLOCK,
			esc_attr( self::$told['kind'] ),
			'refused' === self::$told['kind'] ? 'alert' : 'status',
			$target,
			Markup::without_shortcodes( esc_html( self::$told['sentence'] ) )
		);
	}

	/**
	 * Prints the result at the end of the page if the page has no form, for example because a script loads it later.
	 */
	public static function tell_at_end(): void {
		if ( ! self::$is_shown ) {
			echo self::message( self::$told['product'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		}
	}

	/**
	 * Handles the submitted form in the current request. Redirects the visitor to PayPal, or shows an error on the
	 * page.
	 */
	public static function receive(): void {
		$sent = Posted_Form::posted( self::FIELD );
		if ( ! $sent || ! preg_match( '~^(\d{1,18})\.(\d{1,18})\.[0-9a-f]{32}\z~', is_string( $sent[ self::FIELD ] ) ? $sent[ self::FIELD ] : '', $parts ) ) {
			return;
		}
		list( $seal, $id, $post ) = array( $parts[0], (int) $parts[1], (int) $parts[2] );

		$address = hash_equals( self::seal( $id, $post ), $seal )
			? Posted_Form::noted( self::begun( $id, $post, $sent ) )
			: Posted_Form::refusal( 'old_page', __( 'This page has changed since you opened it, so the payment was not started. Reload the page and try again.', 'dovetail-blocks' ), 409 );
		if ( is_string( $address ) ) {
			wp_redirect( $address, 303 ); // phpcs:ignore WordPress.Security.SafeRedirect -- a PayPal page, see Shop::is_at_paypal().
			exit;
		}
		$data = (array) $address->get_error_data();
		status_header( (int) ( $data['status'] ?? 500 ) );
		self::tell( $id, 'refused', $address->get_error_message() );
	}

	/** Handles a visitor who returns from PayPal. */
	public static function handle_return(): void {
		$note = Purchase_Note::open( wp_unslash( $_GET[ self::FIELD ] ?? null ) ); // phpcs:ignore WordPress.Security -- signed, and checked there.
		if ( ! $note ) {
			return;
		}
		Posted_Form::keep_out_of_caches();
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		try {
			self::answer( $note );
		} catch ( Database_Error $error ) {
			self::tell( $note['product'], 'refused', __( 'This site’s database did not answer, so this page can’t show your payment yet. Don’t pay again: reload this page in a minute.', 'dovetail-blocks' ) );
		}
	}

	private static function answer( array $note ): void {
		$product = $note['product'];
		if ( 'cancelled' === $note['kind'] ) {
			self::tell( $product, 'done', __( 'You left PayPal without paying. Nothing was charged.', 'dovetail-blocks' ) );
		} elseif ( 'form' === $note['kind'] ) {
			self::tell( $product, 'done', __( 'Thank you. PayPal notifies this site when your payment arrives. PayPal’s email shows what you paid.', 'dovetail-blocks' ) );
		} elseif ( 'paid' === $note['kind'] ) {
			$payment = Payments::get( $note['payment'] );
			self::tell( $product, ...( $payment ? Outcome::of( $payment ) : array( 'done', '' ) ) );
		} else {
			self::finish( $product );
		}
	}

	/** Captures the payment of a returning visitor. Then redirects to a result page that visitors can reload safely. */
	private static function finish( int $product ): void {
		$order   = isset( $_GET['token'] ) && is_string( $_GET['token'] ) ? wp_unslash( $_GET['token'] ) : ''; // phpcs:ignore WordPress.Security -- an order ID that is checked below.
		$payment = Orders::is_id( $order ) && Open_Orders::is_begun( $order ) ? self::settled( $order ) : Orders::other_site_error();
		if ( ! is_wp_error( $payment ) ) {
			wp_safe_redirect( self::here( Purchase_Note::seal( 'paid', $product, $payment['id'] ) ) . '#' . self::anchor( $product ), 303 );
			exit;
		}
		if ( Orders::may_be_asked_again( $payment ) ) {
			Open_Orders::ask_later( $order, MINUTE_IN_SECONDS );
			self::tell( $product, 'refused', __( 'PayPal has not confirmed your payment yet. Don’t pay again: this site keeps checking, and you are charged at most once. Reload this page in a minute.', 'dovetail-blocks' ) );
			return;
		}
		self::tell( $product, 'refused', $payment->get_error_message() );
	}

	/**
	 * Returns the result of an order that was started here; see `Orders::settle()`. Asks PayPal unless the payment is
	 * recorded as paid. If the visitor returns too often, a job asks PayPal later and the visitor sees the recorded
	 * state.
	 */
	private static function settled( string $order ) {
		$known = Payments::find( App::ID, App::mode(), $order );
		if ( $known && 'paid' === $known['state'] ) {
			return $known;
		}
		$may_ask = false !== Rate_Limit::count_client( 'paypal_returns_', self::MAX_RETURNS_PER_VISITOR, HOUR_IN_SECONDS )
			&& false !== Rate_Limit::count( 'paypal_return_' . $order, self::MAX_RETURNS_PER_ORDER, HOUR_IN_SECONDS );
		return $may_ask ? Orders::settle( $order ) : ( $known ?? new \WP_Error( 'service_busy' ) );
	}

	/** Returns the payment URL for a submitted form, or an error. */
	private static function begun( int $id, int $post, array $sent ) {
		$product  = Product::get( $id );
		$quantity = is_string( $sent['quantity'] ?? null ) ? trim( $sent['quantity'] ) : '1';
		$way      = Shop::payment_method();
		if ( ! $product || ! Product::is_offered( $id, $post ) || ! Availability::is_available( 'simple-payments' ) ) {
			return Posted_Form::refusal( 'not_sold', __( 'This is not for sale at the moment. Nothing was charged.', 'dovetail-blocks' ), 410 );
		}
		if ( ! preg_match( '~^\d{1,3}\z~', $quantity ) || (int) $quantity < 1 || (int) $quantity > ( $product['multiple'] ? Product::MAX_QUANTITY : 1 ) ) {
			/* translators: %d: the greatest number. */
			return Posted_Form::refusal( 'bad_quantity', sprintf( __( 'Enter a whole number from 1 to %d. Nothing was charged.', 'dovetail-blocks' ), $product['multiple'] ? Product::MAX_QUANTITY : 1 ), 400 );
		}
		if ( Amount::is_too_much( $product['price'] * (int) $quantity, $product['currency'] ) ) {
			return Posted_Form::refusal( 'too_much', __( 'This is more than PayPal accepts in one payment. Reduce the quantity. Nothing was charged.', 'dovetail-blocks' ), 400 );
		}
		if ( '' === $way ) {
			return Posted_Form::refusal( 'no_way', __( 'This site can’t take PayPal payments at the moment. Nothing was charged.', 'dovetail-blocks' ), 503 );
		}
		// Get the visitor's ID before counting: without the ID cookie, this call makes the browser submit the form
		// again, so the attempt would count twice.
		$visitor = 'app' === $way ? Visitor::id() : '';
		if ( false === Rate_Limit::count_client( 'paypal_begin_', self::MAX_STARTS_PER_HOUR, HOUR_IN_SECONDS ) ) {
			return Posted_Form::refusal( 'too_many', __( 'Too many payments were started from your connection. Nothing was charged. Try again in an hour.', 'dovetail-blocks' ), 429, 'connection' );
		}
		$key    = is_string( $sent['key'] ?? null ) ? $sent['key'] : '';
		// Leave out fragments, because PayPal may append parameters after them.
		$cancel = self::here( Purchase_Note::seal( 'cancelled', $id ) );
		$back   = self::here( Purchase_Note::seal( 'app' === $way ? 'back' : 'form', $id ) );
		$began  = 'app' === $way
			? Orders::begin( $product, (int) $quantity, $post, $key . $visitor, $back, $cancel )
			: Old_Form::address( $product, (int) $quantity, $post, $back, $cancel );
		return is_wp_error( $began ) ? Posted_Form::refusal( 'not_begun', Outcome::of_refusal( $began ), (int) ( ( (array) $began->get_error_data() )['status'] ?? 502 ) ) : $began;
	}

	/** Returns the current page's URL with a token. */
	private static function here( string $note ): string {
		$path = isset( $_SERVER['REQUEST_URI'] ) ? (string) wp_unslash( $_SERVER['REQUEST_URI'] ) : '/'; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- sanitized below.
		$path = remove_query_arg( array( self::FIELD, Visitor::RETRY_PARAMETER, 'token', 'PayerID', 'ba_token' ), $path );
		return sanitize_url( Site_Url::of_path( add_query_arg( self::FIELD, $note, $path ) ) );
	}

	/** Shows a message on the page and in its title, which screen readers announce first. */
	private static function tell( int $product, string $kind, string $sentence ): void {
		self::$told = compact( 'product', 'kind', 'sentence' );
		add_action( 'wp_footer', array( __CLASS__, 'tell_at_end' ), 1 );
		add_filter(
			'document_title_parts',
			static function ( $parts ) use ( $sentence ) {
				$parts['title'] = wp_html_excerpt( $sentence, 60, '…' ) . ' – ' . ( $parts['title'] ?? '' );
				return $parts;
			}
		);
	}
}
