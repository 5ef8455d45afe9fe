<?php
/**
 * Passes the site's location to the editor, because a phone number without a country code is probably from there.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Whatsapp_Button;

add_filter(
	'dovetail_blocks_initial_state',
	/**
	 * Adds the site's language and the country of its time zone to the editor's initial state. Sends no request to a
	 * service.
	 *
	 * @param mixed $state Initial state of the editor.
	 */
	static function ( $state ) {
		$place = wp_timezone()->getLocation();
		return is_array( $state ) ? array_merge(
			$state,
			array(
				'site' => array(
					'language' => str_replace( '_', '-', implode( '_', array_slice( explode( '_', get_locale() ), 0, 2 ) ) ),
					// For time zones without a country, such as UTC, PHP returns `??`.
					'country'  => is_array( $place ) && ctype_upper( $place['country_code'] ) ? $place['country_code'] : '',
				),
			)
		) : $state;
	}
);
