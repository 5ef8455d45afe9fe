<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Payments\Payments_Screen;
use Dovetail\Payments\Posts_Without_Payment;
use Dovetail\Plugin\Patterns;

defined( 'ABSPATH' ) || exit;

/** Rows about products for the Overview screen. */
final class Shop_Overview {
	const SLUG = 'simple-payments';

	/** @return array[] See `Overview::rows()`. */
	public static function rows(): array {
		$rows = Posts_Without_Payment::rows( self::SLUG, array( Storefront::class, 'can_be_paid' ) );
		if ( current_user_can( Payments_Screen::CAPABILITY ) && ! self::has_product() ) {
			$rows[] = array(
				'section' => 'steps',
				'id'      => 'shop',
				'title'   => __( 'Sell something', 'dovetail-blocks' ),
				'text'    => __( 'Start with a page that shows your products. Visitors pay through PayPal or by bank transfer.', 'dovetail-blocks' ),
				'label'   => __( 'Create a shop page', 'dovetail-blocks' ),
				'url'     => Patterns::new_page_url( 'small-shop', __( 'Shop', 'dovetail-blocks' ) ),
			);
		}
		return $rows;
	}

	/** Whether the site has a published product. Those with a payment link have no record, only a block. */
	private static function has_product(): bool {
		$products = get_posts(
			array(
				'post_type'   => Product_Type::TYPE,
				'fields'      => 'ids',
				'numberposts' => 1,
			)
		);
		return $products || Posts_Without_Payment::has_block( self::SLUG );
	}
}
