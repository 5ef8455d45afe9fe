<?php
namespace Dovetail\Podcast_Player\Tests;

use Dovetail\Podcast_Player\Companions;
use Dovetail\Podcast_Player\Feed;

/** Provides feeds for tests, and players for these feeds. */
trait Feeds {

	private static function rss( string $inner, string $before = '' ): string {
		return "<?xml version=\"1.0\"?>$before<rss version=\"2.0\" xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\" xmlns:media=\"http://search.yahoo.com/mrss/\"><channel><title>Show</title>$inner</channel></rss>";
	}

	private static function episode( string $title, string $more = '' ): string {
		return "<item><title>$title</title>$more" . self::sound( $title ) . '</item>';
	}

	private static function sound( string $name ): string {
		return "<enclosure url=\"https://a.example/$name.mp3\" type=\"audio/mpeg\"/>";
	}

	private static function url( string $name = 'quiet-hours.xml' ): string {
		return DOVETAIL_TESTS_PLATFORM . "/podcast/feed/$name";
	}

	private static function player( string $url, array $attributes = array() ): string {
		$json = wp_json_encode( array( 'url' => $url ) + $attributes, JSON_UNESCAPED_SLASHES );
		return "<!-- wp:dovetail/podcast-player $json -->\n<div class=\"wp-block-dovetail-podcast-player\"><p class=\"wp-block-dovetail-podcast-player__subscribe\"><a class=\"wp-block-dovetail-podcast-player__tool\" href=\"$url\">RSS</a></p></div>\n<!-- /wp:dovetail/podcast-player -->";
	}

	private static function read( string $url ): void {
		do_action( Feed::REFRESH_EVENT, $url );
	}

	private static function read_companions( string $url ): void {
		do_action( Companions::EVENT, $url );
	}

	private static function known( string $url ): array {
		return get_transient( Feed::transient_name( $url ) );
	}

	/** Makes the cached copy of a feed outdated, and removes the newest episode from it. */
	private static function age( string $url ): void {
		$entry = self::known( $url );
		array_shift( $entry['feed']['tracks'] );
		set_transient(
			Feed::transient_name( $url ),
			array(
				'checked' => 1,
				'version' => 'old',
			) + $entry
		);
	}

	private static function draw( int $id ): string {
		$GLOBALS['post'] = get_post( $id );
		setup_postdata( $GLOBALS['post'] );
		return apply_filters( 'the_content', $GLOBALS['post']->post_content );
	}
}
