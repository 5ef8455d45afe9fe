<?php
namespace Dovetail\Pinterest;

use Dovetail\Embed\Embed;

defined( 'ABSPATH' ) || exit;

/** Builds the data of the iframe with a pin, a board or a profile. */
final class Pinterest {
	/**
	 * The document in which Pinterest's script renders a board or profile. The frame never has this site's origin, so
	 * Pinterest's code cannot reach the page. The document reports the height of the result, or 0 if the script was
	 * blocked. Its own script uses a block scope to avoid conflicts with Pinterest's script. The placeholders are
	 * filled with escaped text.
	 */
	const PAGE = '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pinterest</title><base target="_blank">
<style>body{display:flow-root;margin:0;text-align:center}body>a{visibility:hidden}</style>
<a data-pin-do="{widget}" data-pin-scale-width="80" data-pin-scale-height="360" href="{address}"></a>
<script>{
const link = document.querySelector( \'a\' );
const tell = ( height ) => parent.postMessage( { event: \'dovetail.height\', payload: { height } }, \'*\' );
link.dataset.pinBoardWidth = Math.min( innerWidth, 900 );
new ResizeObserver( () => link.isConnected || tell( document.body.offsetHeight ) ).observe( document.body );
addEventListener( \'error\', ( { target } ) => /\\/js\\/pinit/.test( target.src ) && tell( 0 ), true );
}</script>
<script async src="{base}/js/pinit.js"></script>'; // phpcs:ignore WordPress.WP.EnqueuedResources -- a document of its own, in a frame: nothing can be enqueued there.

	/** Sizes in pixels: of Pinterest's frame for a pin, and of a board or profile until its height is reported. */
	const PIN_SIZE = array(
		'width'  => 345,
		'height' => 618,
	);
	const BOARD_HEIGHT = 500;

	/** Patterns for the paths of pins, and of profiles and boards. They must match those in `provider.ts`. */
	const PIN      = '~^/pin/(?:[^/]*--)?([0-9]{1,30})(?:/|\z)~';
	const SEGMENTS = '~^/([A-Za-z0-9_%\~-][A-Za-z0-9_%.\~-]*)(?:/([A-Za-z0-9_%\~-][A-Za-z0-9_%.\~-]*))?/?\z~';

	/** Returns the data of the frame. Null if there is nothing to embed. */
	public static function frame( array $attributes ): ?array {
		$parts = Embed::parts( 'pinterest', $attributes['url'] );
		if ( null === $parts ) {
			return null;
		}
		$base = Embed::base( 'pinterest' );
		$path = self::encoded( $parts['path'] );
		if ( preg_match( self::PIN, $path, $pin ) ) {
			return array( 'src' => $base . '/ext/embed.html?id=' . $pin[1] ) + self::PIN_SIZE;
		}
		if ( ! preg_match( self::SEGMENTS, $path, $found ) || 0 === strpos( $path, '/pin/' ) ) {
			return null;
		}
		$is_board = isset( $found[2] );
		$address  = 'https://' . $parts['host'] . '/' . $found[1] . '/' . ( $is_board ? $found[2] . '/' : '' );
		return array(
			'page'   => strtr(
				self::PAGE,
				array(
					'{widget}'  => $is_board ? 'embedBoard' : 'embedUser',
					'{address}' => esc_attr( $address ),
					'{base}'    => esc_attr( $base ),
				)
			),
			'height' => self::BOARD_HEIGHT,
		);
	}

	/** Returns the text of the link on the page. */
	public static function link_text(): string {
		return __( 'View on Pinterest', 'dovetail-blocks' );
	}

	/** Encodes non-ASCII characters in a path, as browsers do. */
	private static function encoded( string $path ): string {
		return (string) preg_replace_callback(
			'/[\x80-\xff]+/',
			static fn( array $letters ): string => rawurlencode( $letters[0] ),
			$path
		);
	}
}
