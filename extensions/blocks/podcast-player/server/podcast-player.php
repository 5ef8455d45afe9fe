<?php
/**
 * Server code of the podcast player: fetches feeds for authors and caches them for pages.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Podcast_Player;

use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Rest;

Queue::handle( Feed::REFRESH_EVENT, array( Feed::class, 'run_refresh' ) );
Queue::handle( Companions::EVENT, array( Companions::class, 'read_later' ) );
add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve(
			'podcast-player.readPodcast',
			array( Routes::class, 'read' ),
			array(
				'url' => array(
					'type'     => 'string',
					'required' => true,
				),
			)
		);
		Rest::serve( 'podcast-player.refreshPodcast', array( Routes::class, 'refresh' ) );
	}
);
