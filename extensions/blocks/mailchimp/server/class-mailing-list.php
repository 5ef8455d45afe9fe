<?php
namespace Dovetail\Mailchimp;

use Dovetail\Plugin\Availability;

defined( 'ABSPATH' ) || exit;

/** Offers the owner's first audience as a mailing list, to whoever else collects addresses. */
final class Mailing_List {
	/** Its id among the mailing lists. */
	const ID = 'mailchimp';

	/** Errors that another try does not mend. */
	const PERMANENT = array( 'invalid_email', 'own_form_only', 'service_refused' );

	/**
	 * Offers the list where the owner has entered a key.
	 *
	 * @param array $lists See `\Dovetail\Plugin\Mailing_Lists`.
	 */
	public static function offer( $lists ): array {
		$own = array(
			self::ID => array(
				'label' => __( 'Mailchimp', 'dovetail-blocks' ),
				'add'   => array( __CLASS__, 'add' ),
			),
		);
		return (array) $lists + ( Account::is_there() && Availability::is_available( 'mailchimp' ) ? $own : array() );
	}

	/**
	 * Adds a person, who has to confirm her address.
	 *
	 * @param array{email: string, name: string} $person Who has agreed.
	 * @return array|\WP_Error
	 */
	public static function add( array $person ) {
		$answer = Members::add( $person['email'], array( 'name' => $person['name'] ) );
		if ( is_wp_error( $answer ) && in_array( $answer->get_error_code(), self::PERMANENT, true ) ) {
			$answer->add_data( array( 'permanent' => true ) + $answer->get_error_data() );
		}
		return $answer;
	}
}
