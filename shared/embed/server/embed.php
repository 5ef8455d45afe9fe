<?php
/**
 * Registers the server code for embeds, and the route that provides a frame's data to the editor.
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
