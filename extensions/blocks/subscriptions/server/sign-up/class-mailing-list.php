<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Availability;
use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/** Offers the site's subscribers as a mailing list that other forms can add addresses to. */
final class Mailing_List {
	const ID = 'site';

	/** Adds the site's subscribers to the lists that other forms offer. */
	public static function offer( $lists ): array {
		$own = array(
			self::ID => array(
				'label' => __( 'Subscribers of this site', 'dovetail-blocks' ),
				'add'   => array( __CLASS__, 'add' ),
			),
		);
		return ( Availability::is_available( 'subscriptions' ) ? $own : array() ) + (array) $lists;
	}

	/**
	 * Stores an address and sends a confirmation email, as the subscription form does. Counts toward the site's daily
	 * limit.
	 *
	 * @param array{email: string, consent: string, post: int} $person Address, consent text, and ID of the post with the form.
	 * @return array|\WP_Error
	 */
	public static function add( array $person ) {
		$counts = array_intersect_key( Form::counts(), array( Form::SITE_COUNTER => true ) );
		return Posted_Form::count( $counts, Opt_In::no_store() ) ?? Opt_In::store_once( $person['email'], esc_html( $person['consent'] ), $person['post'] );
	}
}
