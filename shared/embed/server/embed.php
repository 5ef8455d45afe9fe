<?php
/**
 * Registers the server code of embeds, and the route from which the editor gets a frame's data.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Embed;

use Dovetail\Plugin\Rest;

defined( 'ABSPATH' ) || exit;

add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve(
			'embed.readPreview',
			array( Embed::class, 'preview' ),
			array(
				'attributes' => array(
					'type'     => 'object',
					'required' => true,
				),
			)
		);
	}
);
