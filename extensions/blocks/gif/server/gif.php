<?php
/**
 * What the scripts of GIFs on visitors' pages are handed.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Gif;

use Dovetail\Plugin\Service_Urls;

defined( 'ABSPATH' ) || exit;

add_filter(
	'script_module_data_dovetail-gif-view-script-module',
	/**
	 * Hands the visitor's scripts the sentences of a facade, which they do not hold themselves, and the address of the
	 * player, where the site names one. It never stands in the markup, so that nobody who writes can put another page
	 * into the frame.
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
