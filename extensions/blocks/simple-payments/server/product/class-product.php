<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Plugin\Content_Source;
use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/** The stored record of a product. Only this record determines the amount and the payee. */
final class Product {
	const MAX_QUANTITY = 100;

	/** Returns the data of a product that can be sold through PayPal; null if it cannot. See `listed()`. */
	public static function get( int $id ): ?array {
		$product = self::listed( $id );
		return $product && Email::is_valid( $product['email'] ) ? $product : null;
	}

	/**
	 * Returns the data of a published product. Without an address of an account, visitors can only pay by bank transfer.
	 *
	 * @return array{id: int, title: string, content: string, picture: int, currency: string, price: int, email: string, multiple: bool}|null
	 *         Texts are plain text; the price is in the smallest unit. Null if it is not a product of this site, is not
	 *         published, or has no valid price.
	 */
	public static function listed( int $id ): ?array {
		Content_Source::prime( 'productId', true );
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post || Product_Type::TYPE !== $post->post_type || 'publish' !== $post->post_status ) {
			return null;
		}
		$currency = (string) get_post_meta( $id, 'spay_currency', true );
		$price    = Amount::price( get_post_meta( $id, 'spay_price', true ), $currency );
		$title    = trim( dovetail_blocks_text( $post->post_title ) );
		if ( null === $price || '' === $title ) {
			return null;
		}
		return array(
			'id'       => $id,
			'title'    => $title,
			'content'  => trim( dovetail_blocks_text( $post->post_content ) ),
			'picture'  => (int) get_post_thumbnail_id( $post ),
			'currency' => $currency,
			'price'    => $price,
			'email'    => (string) get_post_meta( $id, 'spay_email', true ),
			'multiple' => (bool) get_post_meta( $id, 'spay_multiple', true ),
		);
	}

	/**
	 * Whether the form's page still offers a product: the post is public and contains the block.
	 *
	 * @param int $source Post ID, or `Content_Source::SITE_ID` for widgets and templates, whose blocks are not searched.
	 */
	public static function is_offered( int $id, int $source ): bool {
		if ( ! Content_Source::is_public( $source ) ) {
			return false;
		}
		return Content_Source::SITE_ID === $source || self::stands_in( parse_blocks( (string) get_post_field( 'post_content', $source ) ), $id );
	}

	/** Whether any of the blocks or their inner blocks sells the product. */
	private static function stands_in( array $blocks, int $id ): bool {
		foreach ( $blocks as $block ) {
			if ( 'dovetail/simple-payments' === $block['blockName'] && (int) ( $block['attrs']['productId'] ?? 0 ) === $id ) {
				return true;
			}
			if ( self::stands_in( $block['innerBlocks'], $id ) ) {
				return true;
			}
		}
		return false;
	}
}
