<?php
namespace Dovetail\Eventbrite;

use Dovetail\Embed\Embed;

defined( 'ABSPATH' ) || exit;

/** Builds the data of the iframe with an event's checkout. */
final class Eventbrite {
	/** Pattern of an event's path. Must equal the pattern in `provider.ts`. */
	const EVENT_PATH = '~^/e/(?:[^/]*-)?([1-9][0-9]{0,14})/?\z~';

	/** Height of the checkout in pixels. It fits on a phone, and the checkout scrolls inside it. */
	const HEIGHT = 600;

	/** Returns the data of the frame. Null if the URL is not an event or the checkout would not work on the page. */
	public static function frame( array $attributes ): ?array {
		$parts = Embed::parts( 'eventbrite', $attributes['url'] );
		$page  = (string) ( get_permalink() ?: home_url( '/' ) ); // False outside of a post.
		$base  = Embed::base( 'eventbrite' );
		if ( null === $parts || ! self::may_stand( $base, $page ) || ! preg_match( self::EVENT_PATH, $parts['path'], $event ) ) {
			return null;
		}
		// `useModal` is from an older version of the block. It remains in posts that were not saved since.
		$is_dialog = 'modal' === $attributes['style'] || true === ( $attributes['useModal'] ?? false );
		$query     = array(
			'eid'    => $event[1],
			'parent' => $page,
		) + ( $is_dialog ? array( 'modal' => 1 ) : array() );
		return array(
			'src'    => $base . '/checkout-external?' . http_build_query( $query ),
			'height' => self::HEIGHT,
		) + ( $is_dialog ? array( 'isDialog' => true ) : array() );
	}

	/** Returns the text of the link on the page. */
	public static function link_text(): string {
		return __( 'View on Eventbrite', 'dovetail-blocks' );
	}

	/** Whether the checkout works. Eventbrite requires an https page; a mock may use the site's scheme. */
	private static function may_stand( string $base, string $page ): bool {
		$scheme = wp_parse_url( $page, PHP_URL_SCHEME );
		return 'https' === $scheme || wp_parse_url( $base, PHP_URL_SCHEME ) === $scheme;
	}
}
