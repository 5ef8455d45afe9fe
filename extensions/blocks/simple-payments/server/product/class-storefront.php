<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Bank_Transfer\Bank_Transfer;
use Dovetail\Currency\Money;
use Dovetail\Plugin\Content_Source;
use Dovetail\Sign_Up\Markup;
use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/** Renders a product with its button. Uses the stored record, so that the page shows what the server charges. */
final class Storefront {
	const BLOCK = 'wp-block-dovetail-simple-payments';

	/** Renders the block. Returns the saved HTML where forms do not work; it contains a link to the page. */
	public static function draw( array $attributes, string $content ): string {
		if ( ! Markup::is_supported() ) {
			return $content;
		}
		$has_link = Shop::is_link( $attributes['paymentLink'] );
		$product  = $has_link ? null : Product::listed( (int) $attributes['productId'] );
		if ( ! self::can_be_paid( $attributes ) ) {
			return self::closed( $attributes, $content );
		}
		$shown = $product ?? array(
			'title'   => $attributes['title'],
			'content' => $attributes['content'],
			'picture' => (int) $attributes['featuredMediaId'],
		);
		$order = $product ?? self::linked( $attributes );
		return Markup::parts( $content, 'simple-payments' )[0]
			. self::picture( $shown, $content )
			. '<div class="' . self::BLOCK . '__details">'
			. self::words( $shown )
			. ( isset( $order['price'] ) ? self::price( $order ) : '' )
			. ( $product ? self::form( $product ) : self::link( $attributes['paymentLink'] ) )
			. self::bank( $attributes, $order )
			. '</div></div>';
	}

	/**
	 * Whether visitors can pay with a block: by a payment link, or for its product by the site's payment method or by bank
	 * transfer.
	 */
	public static function can_be_paid( array $attributes ): bool {
		$product = (int) $attributes['productId'];
		return Shop::is_link( $attributes['paymentLink'] ) || self::has_form( $product )
			|| ( Product::listed( $product ) && Bank_Transfer::is_offered( $attributes['bankTransfer'] ) );
	}

	private static function has_form( int $product ): bool {
		return '' !== Shop::payment_method() && Product::get( $product );
	}

	/**
	 * Returns what visitors of a block with a payment link buy. No record is saved for such a block. Visitors see this
	 * price, and transfer it if they do not use the link.
	 *
	 * @return array{title: string, currency: string, price: int|null, multiple: bool} The price is null if it is not valid.
	 */
	private static function linked( array $attributes ): array {
		return array(
			'title'    => $attributes['title'],
			'currency' => $attributes['currency'],
			'price'    => Amount::price( $attributes['price'], $attributes['currency'] ),
			'multiple' => false,
		);
	}

	/** Returns the bank details as HTML; empty if the author does not offer a bank transfer. */
	private static function bank( array $attributes, array $order ): string {
		return Bank_Transfer::draw(
			$attributes['bankTransfer'],
			self::BLOCK,
			$order['currency'],
			__( 'Add your name to the reference, so that the seller knows who paid. The seller sees your payment when it arrives.', 'dovetail-blocks' ),
			array(
				'amount'    => $order['price'],
				'is_each'   => $order['multiple'],
				'reference' => $order['title'],
			)
		);
	}

	/**
	 * Renders a product that cannot be bought: no form, but the result of an earlier payment, and a note for users who
	 * can fix the problem.
	 */
	private static function closed( array $attributes, string $content ): string {
		$id = (int) $attributes['productId'];
		// Only the line with the bank account has no class.
		$content = (string) preg_replace( '~<p(?: class="' . self::BLOCK . '__link")?>.*?</p>~s', '', $content );
		$source  = Content_Source::current();
		$more    = Purchase::message( $id );
		$more   .= '' === trim( $content ) ? '' : self::note( __( 'This can’t be bought here at the moment.', 'dovetail-blocks' ) );
		// Without a title, the saved HTML can be empty although the author has entered a price.
		if ( ( '' !== trim( $content ) || $attributes['price'] ) && current_user_can( $source ? 'edit_post' : 'manage_options', $source ) ) {
			$more .= self::note( self::reason( $attributes ) );
		}
		return '' === $more ? $content : implode( '', Markup::parts( $content, 'simple-payments' ) ) . $more . '</div>';
	}

	/** Returns why a product without a payment link cannot be bought, for users who can fix it. */
	private static function reason( array $attributes ): string {
		if ( '' === Shop::payment_method() && ! Bank_Transfer::is_offered( $attributes['bankTransfer'] ) ) {
			return __( 'Only you see this: visitors can’t pay because this site is not connected to PayPal. An administrator can connect an app under Dovetail → Connections. A PayPal payment link or a bank transfer works without a connection: open the block’s sidebar in the editor.', 'dovetail-blocks' );
		}
		$no_account = __( 'Only you see this: visitors can’t pay because this product has no PayPal account email and no complete bank account. Open the post in the editor and enter one of them.', 'dovetail-blocks' );
		if ( Product::listed( (int) $attributes['productId'] ) ) {
			return $no_account;
		}
		if ( '' === trim( $attributes['title'] ) || ! $attributes['price'] ) {
			return __( 'Only you see this: visitors can’t pay because this product needs a name and a price. Open the post in the editor and enter them.', 'dovetail-blocks' );
		}
		// The email field is hidden while the site has no payment method, and its address is then not used.
		$email = '' === Shop::payment_method() ? '' : trim( $attributes['email'] );
		if ( '' !== $email && ! Email::is_valid( $email ) ) {
			return __( 'Only you see this: visitors can’t pay because this product’s PayPal account email is not valid. Open the post in the editor and correct it.', 'dovetail-blocks' );
		}
		return '' === $email && ! Bank_Transfer::is_offered( $attributes['bankTransfer'] )
			? $no_account
			: __( 'Only you see this: visitors can’t buy this yet because its product is not published or was deleted. Open the post in the editor and save it.', 'dovetail-blocks' );
	}

	private static function note( string $text ): string {
		return sprintf( '<p class="%s__note">%s</p>', self::BLOCK, esc_html( $text ) );
	}

	/** Returns the product's image as HTML. If the image was deleted from the media library, returns its saved HTML. */
	private static function picture( array $shown, string $content ): string {
		$image = $shown['picture'] ? wp_get_attachment_image( $shown['picture'], 'large', false, array( 'sizes' => '(min-width: 40em) 20em, 100vw' ) ) : '';
		if ( '' !== $image ) {
			return '<figure class="' . self::BLOCK . '__picture">' . Markup::without_shortcodes( $image ) . '</figure>';
		}
		return $shown['picture'] && preg_match( '~<figure class="' . self::BLOCK . '__picture">.*?</figure>~s', $content, $saved ) ? $saved[0] : '';
	}

	private static function words( array $shown ): string {
		$title = '' === $shown['title'] ? '' : sprintf( '<p class="%s__title"><strong>%s</strong></p>', self::BLOCK, esc_html( $shown['title'] ) );
		$lines = '' === $shown['content'] ? '' : sprintf( '<p class="%s__description">%s</p>', self::BLOCK, nl2br( esc_html( $shown['content'] ) ) );
		return Markup::without_shortcodes( $title . $lines );
	}

	private static function price( array $product ): string {
		return sprintf( '<p class="%s__price">%s</p>', self::BLOCK, esc_html( Money::format( $product['price'], $product['currency'] ) ) );
	}

	/** Returns the PayPal form, or only the result of an earlier payment if the product is not sold through PayPal. */
	private static function form( array $product ): string {
		if ( ! self::has_form( $product['id'] ) ) {
			return Purchase::message( $product['id'] );
		}
		$quantity = '';
		if ( $product['multiple'] ) {
			$quantity = sprintf(
				'<label class="%1$s__quantity"><span>%2$s</span> <input type="number" name="quantity" value="%3$d" min="1" max="%4$d" step="1" inputmode="numeric" required></label>',
				self::BLOCK,
				esc_html__( 'Quantity', 'dovetail-blocks' ),
				Purchase::quantity( $product['id'] ),
				Product::MAX_QUANTITY
			);
		}
		return Purchase::message( $product['id'] ) . sprintf(
			'<form class="%1$s__form" method="post" action="#%2$s"><input type="hidden" name="%3$s" value="%4$s"><input type="hidden" name="key" value="%5$s">%6$s<div class="wp-block-button"><button class="wp-block-button__link wp-element-button" type="submit">%7$s</button></div></form>%8$s',
			self::BLOCK,
			esc_attr( Purchase::anchor( $product['id'] ) ),
			Purchase::FIELD,
			esc_attr( Purchase::seal( $product['id'], Content_Source::current() ) ),
			esc_attr( wp_generate_uuid4() ),
			$quantity,
			esc_html__( 'Pay with PayPal', 'dovetail-blocks' ),
			self::says( 'app' === Shop::payment_method() && 'test' === App::mode() )
		);
	}

	private static function link( string $address ): string {
		return sprintf(
			'<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="%s" rel="nofollow">%s</a></div>%s',
			Markup::without_shortcodes( esc_url( $address, array( 'https' ) ) ),
			esc_html__( 'Pay with PayPal', 'dovetail-blocks' ),
			self::says( false )
		);
	}

	/** Returns the sentence about who receives the payment, as HTML. */
	private static function says( bool $is_test ): string {
		/* translators: %s: who is paid, such as Harbour Bakery. */
		$says = sprintf( __( 'You pay %s through PayPal.', 'dovetail-blocks' ), Shop::owner() );
		return sprintf( '<p class="%s__acts">%s</p>', self::BLOCK, Markup::without_shortcodes( esc_html( $is_test ? $says . ' ' . __( 'This is a test: no money is charged.', 'dovetail-blocks' ) : $says ) ) );
	}
}
