<?php
/**
 * Where the GIFs of visitors' pages play.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Gif;

use Dovetail\Plugin\Services;

defined( 'ABSPATH' ) || exit;

add_filter(
	'script_module_data_dovetail-gif-view-script-module',
	/**
	 * Tells the visitor's script the address of the player, where the site names one. It never stands in the markup, so
	 * that nobody who writes can put another page into the frame.
	 *
	 * @param array $data What the script is handed.
	 */
	static function ( array $data ): array {
		$player = Services::get( 'gif-player' );
		if ( '' !== $player ) {
			$data['strings']           = isset( $data['strings'] ) ? $data['strings'] : array();
			$data['strings']['player'] = $player;
		}
		return $data;
	},
	20
);
