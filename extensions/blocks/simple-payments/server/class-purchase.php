<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Payments\Payments;
use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Secret;
use Dovetail\Sign_Up\Markup;
use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/**
 * A visitor buys: the form that she sends, the way to PayPal, and back. Nothing of the price is believed from the page, and nothing
 * of what was paid from the address that she comes back to.
 */
final class Purchase {
	/** The field of a form that names its product, and the parameter of the address that she comes back to. */
	const FIELD = 'dovetail_paypal';

	/** Payments that one client may begin in an hour, and how often one of them is asked about because somebody comes back. */
	const MOST = 30;

	/**
	 * What became of the payment of this request.
	 *
	 * @var array{product: int, kind: string, sentence: string}|null
	 */
	private static ?array $told = null;

	/** What a form says of itself, signed: its product, and the post where it is drawn; 0 is the site. */
	public static function seal( int $product, int $post ): string {
		$text = $product . '.' . $post;
		return $text . '.' . substr( Secret::sign( 'paypal form ' . $text ), 0, 32 );
	}

	/** Where a page is scrolled to that says what became of a payment. */
	public static function anchor( int $product ): string {
		return 'dovetail-paypal-' . $product;
	}

	/** How many the visitor had entered into the form of a product that was refused. */
	public static function quantity( int $product ): int {
		$sent = isset( $_POST['quantity'] ) && is_string( $_POST['quantity'] ) ? (int) $_POST['quantity'] : 1; // phpcs:ignore WordPress.Security -- a number, shown again.
		return self::$told && self::$told['product'] === $product ? max( 1, min( Product::MOST, $sent ) ) : 1;
	}

	/** What became of a payment, in the place of its form: HTML. */
	public static function message( int $product ): string {
		if ( ! self::$told || self::$told['product'] !== $product ) {
			return '';
		}
		return sprintf(
			'<p class="%s__message is-%s" id="%s" role="%s" tabindex="-1" autofocus>%s</p>',
			Storefront::BLOCK,
			esc_attr( self::$told['kind'] ),
			esc_attr( self::anchor( $product ) ),
			'refused' === self::$told['kind'] ? 'alert' : 'status',
			Markup::without_shortcodes( esc_html( self::$told['sentence'] ) )
		);
	}

	/** Takes the form of this request, and leads the visitor to PayPal; or has the page say why not. */
	public static function receive(): void {
		$sent = Posted_Form::posted( self::FIELD );
		if ( ! $sent || ! preg_match( '~^(\d{1,18})\.(\d{1,18})\.[0-9a-f]{32}\z~', is_string( $sent[ self::FIELD ] ) ? $sent[ self::FIELD ] : '', $parts ) ) {
			return;
		}
		list( $seal, $id, $post ) = array( $parts[0], (int) $parts[1], (int) $parts[2] );

		$address = hash_equals( self::seal( $id, $post ), $seal )
			? Posted_Form::noted( self::begun( $id, $post, $sent ) )
			: Posted_Form::refusal( 'old_page', __( 'This page has changed since you opened it, so nothing was begun. Reload it, and try again.', 'dovetail-blocks' ), 409 );
		if ( is_string( $address ) ) {
			wp_redirect( $address, 303 ); // phpcs:ignore WordPress.Security.SafeRedirect -- a page of PayPal’s, see Shop::is_at_paypal().
			exit;
		}
		$data = (array) $address->get_error_data();
		status_header( (int) ( $data['status'] ?? 500 ) );
		self::tell( $id, 'refused', $address->get_error_message() );
	}

	/** Receives whom PayPal has sent back. */
	public static function welcome(): void {
		$note = Purchase_Note::open( wp_unslash( $_GET[ self::FIELD ] ?? null ) ); // phpcs:ignore WordPress.Security -- signed, and checked there.
		if ( ! $note ) {
			return;
		}
		Posted_Form::keep_out_of_caches();
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		$product = $note['product'];
		if ( 'cancelled' === $note['kind'] ) {
			self::tell( $product, 'done', __( 'You have left PayPal without paying. Nothing was charged.', 'dovetail-blocks' ) );
		} elseif ( 'form' === $note['kind'] ) {
			self::tell( $product, 'done', __( 'Thank you. PayPal tells this site when your payment has arrived; what you have paid stands in the message that PayPal sends you.', 'dovetail-blocks' ) );
		} elseif ( 'paid' === $note['kind'] ) {
			$payment = Payments::get( $note['payment'] );
			self::tell( $product, ...( $payment ? Outcome::of( $payment ) : array( 'done', '' ) ) );
		} else {
			self::finish( $product );
		}
	}

	/** Has the money taken of who comes back from PayPal, and leads her to a page that says so and may be reloaded. */
	private static function finish( int $product ): void {
		$order   = isset( $_GET['token'] ) && is_string( $_GET['token'] ) ? wp_unslash( $_GET['token'] ) : ''; // phpcs:ignore WordPress.Security -- a number, which this site knows or not.
		$payment = Orders::is_id( $order ) && Open_Orders::is_begun( $order ) ? self::settled( $order ) : Orders::not_ours();
		if ( ! is_wp_error( $payment ) ) {
			wp_safe_redirect( self::here( Purchase_Note::seal( 'paid', $product, $payment['id'] ) ) . '#' . self::anchor( $product ), 303 );
			exit;
		}
		if ( Orders::may_be_asked_again( $payment ) ) {
			Open_Orders::ask_later( $order, MINUTE_IN_SECONDS );
			self::tell( $product, 'refused', __( 'PayPal has not answered yet, so this page does not know whether you have paid. You do not have to pay again: this site goes on asking, and you are charged once at most. Reload this page in a minute to see how it stands.', 'dovetail-blocks' ) );
			return;
		}
		self::tell( $product, 'refused', $payment->get_error_message() );
	}

	/** What became of an order that was begun here, see `Orders::settle()`. PayPal is asked, unless somebody has this page loaded again and again. */
	private static function settled( string $order ) {
		if ( false !== Rate_Limit::count( 'paypal_return_' . $order, self::MOST, HOUR_IN_SECONDS ) ) {
			return Orders::settle( $order );
		}
		return Payments::find( App::ID, App::mode(), $order ) ?? new \WP_Error( 'service_busy' );
	}

	/** Where the visitor pays for what the form in a post has sent, or a refusal. */
	private static function begun( int $id, int $post, array $sent ) {
		$product  = Product::get( $id );
		$quantity = is_string( $sent['quantity'] ?? null ) ? trim( $sent['quantity'] ) : '1';
		$way      = Shop::way();
		if ( ! $product || ! Product::is_offered( $id, $post ) || ! Availability::is_available( 'simple-payments' ) ) {
			return Posted_Form::refusal( 'not_sold', __( 'This is not sold here any more, or not yet. Nothing was charged.', 'dovetail-blocks' ), 410 );
		}
		if ( ! preg_match( '~^\d{1,3}\z~', $quantity ) || (int) $quantity < 1 || (int) $quantity > ( $product['multiple'] ? Product::MOST : 1 ) ) {
			/* translators: %d: the greatest number. */
			return Posted_Form::refusal( 'bad_quantity', sprintf( __( 'Enter a whole number from 1 to %d. Nothing was charged.', 'dovetail-blocks' ), $product['multiple'] ? Product::MOST : 1 ), 400 );
		}
		if ( Amount::is_too_much( $product['price'] * (int) $quantity, $product['currency'] ) ) {
			return Posted_Form::refusal( 'too_much', __( 'This is more than PayPal takes at one time. Buy fewer. Nothing was charged.', 'dovetail-blocks' ), 400 );
		}
		if ( '' === $way ) {
			return Posted_Form::refusal( 'no_way', __( 'This site cannot be paid through PayPal at the moment. Nothing was charged.', 'dovetail-blocks' ), 503 );
		}
		if ( false === Rate_Limit::count( 'paypal_begin_' . Rate_Limit::client(), self::MOST, HOUR_IN_SECONDS ) ) {
			return Posted_Form::refusal( 'too_many', __( 'Too many payments were begun from your connection. Nothing was charged. Try again in an hour.', 'dovetail-blocks' ), 429, 'connection' );
		}
		$key    = is_string( $sent['key'] ?? null ) ? $sent['key'] : '';
		$agent  = isset( $_SERVER['HTTP_USER_AGENT'] ) ? (string) wp_unslash( $_SERVER['HTTP_USER_AGENT'] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- hashed.
		// Without a fragment, behind which what PayPal adds to an address might land.
		$cancel = self::here( Purchase_Note::seal( 'cancelled', $id ) );
		$back   = self::here( Purchase_Note::seal( 'app' === $way ? 'back' : 'form', $id ) );
		$began  = 'app' === $way
			? Orders::begin( $product, (int) $quantity, $post, $key . Rate_Limit::client() . md5( $agent ), $back, $cancel )
			: Old_Form::address( $product, (int) $quantity, $post, $back, $cancel );
		return is_wp_error( $began ) ? Posted_Form::refusal( 'not_begun', Outcome::of_refusal( $began ), (int) ( ( (array) $began->get_error_data() )['status'] ?? 502 ) ) : $began;
	}

	/** The address of this page with a note. */
	private static function here( string $note ): string {
		preg_match( '~^https?://[^/?#]+~i', home_url(), $origin );
		$path = isset( $_SERVER['REQUEST_URI'] ) ? (string) wp_unslash( $_SERVER['REQUEST_URI'] ) : '/'; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- below.
		$path = remove_query_arg( array( self::FIELD, 'token', 'PayerID', 'ba_token' ), $path );
		return sanitize_url( $origin[0] . '/' . ltrim( add_query_arg( self::FIELD, $note, $path ), '/' ) );
	}

	/** Has the page say what became of a payment, in its title too: it is what a screen reader says first. */
	private static function tell( int $product, string $kind, string $sentence ): void {
		self::$told = compact( 'product', 'kind', 'sentence' );
		add_filter(
			'document_title_parts',
			static function ( $parts ) use ( $sentence ) {
				$parts['title'] = wp_html_excerpt( $sentence, 60, '…' ) . ' – ' . ( $parts['title'] ?? '' );
				return $parts;
			}
		);
	}
}
