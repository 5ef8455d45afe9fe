<?php
/**
 * The server's part of the ad: the slots of the site, their form in the settings, and what the editor is told of them.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Wordads;

use Dovetail\Plugin\Rest;

add_action( 'init', array( Slots::class, 'register_option' ), 5 );
add_action( 'dovetail_blocks_settings_blocks', array( Slots_Form::class, 'render' ) );
add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve( 'wordads.readSlots', array( Advertisements::class, 'tell_editor' ) );
	}
);
