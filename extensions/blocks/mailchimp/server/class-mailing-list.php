<?php
namespace Dovetail\Mailchimp;

use Dovetail\Plugin\Availability;

defined( 'ABSPATH' ) || exit;

/** Offers the account's first audience, with confirmation, as a mailing list to other forms. */
final class Mailing_List {
	/**
	 * Adds the list if an account is connected.
	 *
	 * @param array $lists See `\Dovetail\Plugin\Mailing_Lists`.
	 */
	public static function offer( $lists ): array {
		$own = array(
			Account::ID => array(
				'label' => __( 'Mailchimp', 'dovetail-blocks' ),
				'add'   => array( __CLASS__, 'add' ),
			),
		);
		return (array) $lists + ( Availability::is_available( 'mailchimp' ) ? $own : array() );
	}

	/**
	 * Adds a person. The caller retries unless the error is permanent.
	 *
	 * @param array{email: string, name: string} $person Who has agreed.
	 * @return array|\WP_Error
	 */
	public static function add( array $person ) {
		$answer = Members::add( $person['email'], array( 'name' => $person['name'] ), array(), microtime( true ) + Outbox::SECONDS );
		if ( is_wp_error( $answer ) && ! Outbox::is_worth_waiting( $answer ) ) {
			$answer->add_data( array( 'permanent' => true ) + (array) $answer->get_error_data() );
		}
		return $answer;
	}
}
