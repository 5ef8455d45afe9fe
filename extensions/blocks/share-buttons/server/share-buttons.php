<?php
/**
 * Hooks of the block: the buttons for the editor.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Share_Buttons;

use Dovetail\Plugin\Rest;
use Dovetail\Share_Links\Share_Links;

add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve(
			'share-buttons.readButtons',
			static function (): array {
				return array( 'html' => Share_Links::draw( home_url(), (string) get_bloginfo( 'name' ), __( 'Share this page', 'dovetail-blocks' ) ) );
			}
		);
	}
);
