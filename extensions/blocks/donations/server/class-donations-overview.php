<?php
namespace Dovetail\Donations;

use Dovetail\Payments\Payments_Screen;
use Dovetail\Payments\Posts_Without_Payment;
use Dovetail\Plugin\Patterns;

defined( 'ABSPATH' ) || exit;

/** Rows about donations for the Overview screen. */
final class Donations_Overview {
	const SLUG = 'donations';

	/** @return array[] See `Overview::rows()`. */
	public static function rows(): array {
		$rows = Posts_Without_Payment::rows( self::SLUG, array( Donations::class, 'can_be_paid' ) );
		if ( current_user_can( Payments_Screen::CAPABILITY ) && ! Payments_Screen::is_used() && ! Posts_Without_Payment::has_block( self::SLUG ) ) {
			$rows[] = array(
				'section' => 'steps',
				'id'      => 'donations',
				'title'   => __( 'Ask for donations', 'dovetail-blocks' ),
				'text'    => __( 'Start with a page that shows your bank account. No payment service is needed.', 'dovetail-blocks' ),
				'label'   => __( 'Create a donation page', 'dovetail-blocks' ),
				'url'     => Patterns::new_page_url( 'bank-transfer', __( 'Donate', 'dovetail-blocks' ) ),
			);
		}
		return $rows;
	}
}
