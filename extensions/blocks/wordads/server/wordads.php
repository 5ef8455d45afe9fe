<?php
/**
 * Hooks of the block: the ad slots, their form on the settings page, and the editor's data.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Wordads;

use Dovetail\Plugin\Rest;
use Dovetail\Plugin\Settings;

// Sanitize the slots whenever any code stores them.
add_filter( 'sanitize_option_' . Slots::OPTION, array( Slots::class, 'sanitize' ) );
add_action(
	'admin_init',
	/** Allows WordPress's options page to store the slots. */
	static function (): void {
		register_setting(
			Settings::GROUP,
			Slots::OPTION,
			array(
				'type'              => 'object',
				'sanitize_callback' => array( Slots::class, 'sanitize' ),
				'show_in_rest'      => false,
			)
		);
	},
	5
);
add_action( 'dovetail_blocks_settings_blocks', array( Slots_Form::class, 'render' ) );
add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve( 'wordads.readSlots', array( Advertisements::class, 'tell_editor' ) );
	}
);
