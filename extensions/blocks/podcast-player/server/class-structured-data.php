<?php
namespace Dovetail\Podcast_Player;

defined( 'ABSPATH' ) || exit;

/** Tells search engines which episodes a post plays. */
final class Structured_Data {
	/** The episodes as schema.org names them. Those of a list of posts are no facts about the page. A script element, or nothing. */
	public static function of( array $feed, array $tracks ): string {
		if ( ! is_singular() || get_the_ID() !== get_queried_object_id() ) {
			return '';
		}
		$series = array_filter(
			array(
				'@type' => 'PodcastSeries',
				'name'  => $feed['title'],
				'url'   => $feed['link'],
				'image' => $feed['cover'],
			)
		);
		$facts  = array();
		foreach ( $tracks as $track ) {
			$facts[] = array_filter(
				array(
					'@type'           => 'PodcastEpisode',
					'name'            => $track['title'],
					'url'             => $track['link'],
					'description'     => mb_substr( $track['description'], 0, 300 ),
					'datePublished'   => $track['date'] ? gmdate( 'c', $track['date'] ) : '',
					'timeRequired'    => $track['duration'] ? "PT{$track['duration']}S" : '',
					'associatedMedia' => array(
						'@type'      => 'MediaObject',
						'contentUrl' => $track['src'],
					),
					'partOfSeries'    => $series,
				)
			);
		}
		$data = array(
			'@context' => 'https://schema.org',
			'@graph'   => $facts,
		);
		return wp_get_inline_script_tag(
			// Nothing in it ends the element, and nothing begins a shortcode.
			(string) preg_replace( '~\[(?!\{)~', '\\u005b', (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) ),
			array( 'type' => 'application/ld+json' )
		);
	}
}
