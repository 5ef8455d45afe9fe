<?php
/**
 * Data for the GIF block's view script.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Gif;

use Dovetail\Plugin\Service_Urls;

defined( 'ABSPATH' ) || exit;

add_filter(
	'script_module_data_dovetail-gif-view-script-module',
	/**
	 * Adds the texts of the click-to-load button to the view script's data, and the player's base URL if the site sets
	 * one. The base URL is never in the markup, where authors could change it to load another page in the frame.
	 */
	static function ( array $data ): array {
		$data['strings'] = ( $data['strings'] ?? array() ) + ( require DOVETAIL_BLOCKS_DIR . '/blocks/gif/server-data.php' )['messages']();
		$player          = Service_Urls::get( 'gif-player' );
		if ( '' !== $player ) {
			$data['strings']['player'] = $player;
		}
		return $data;
	},
	20
);
