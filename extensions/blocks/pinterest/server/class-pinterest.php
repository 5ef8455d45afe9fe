<?php
namespace Dovetail\Pinterest;

use Dovetail\Embed\Embed;

defined( 'ABSPATH' ) || exit;

/** What the frame of a pin, a board or a profile loads. The editor's `frame.ts` does the same; one table of cases holds both. */
final class Pinterest {
	/** As in `provider.ts`. */
	const PIN      = '~^/pin/(?:[^/]*--)?([0-9]{1,30})(?:/|\z)~';
	const SEGMENTS = '~^/([A-Za-z0-9_%\~-][A-Za-z0-9_%.\~-]*)(?:/([A-Za-z0-9_%\~-][A-Za-z0-9_%.\~-]*))?/?\z~';

	/** What is particular to this frame; null where there is nothing that can be embedded. */
	public static function frame( array $attributes ): ?array {
		$parts = Embed::parts( 'pinterest', $attributes['url'] );
		if ( null === $parts ) {
			return null;
		}
		$data = ( require DOVETAIL_BLOCKS_DIR . '/blocks/pinterest/server-data.php' )['data'];
		$base = Embed::base( 'pinterest' );
		$path = self::encoded( $parts['path'] );
		if ( preg_match( self::PIN, $path, $pin ) ) {
			return array( 'src' => $base . '/ext/embed.html?id=' . $pin[1] ) + $data['pin'];
		}
		if ( ! preg_match( self::SEGMENTS, $path, $found ) || 0 === strpos( $path, '/pin/' ) ) {
			return null;
		}
		$is_board = isset( $found[2] );
		$address  = 'https://' . $parts['host'] . '/' . $found[1] . '/' . ( $is_board ? $found[2] . '/' : '' );
		return array(
			'page'   => strtr(
				$data['page'],
				array(
					'{widget}'  => $data['widgets'][ $is_board ? 'board' : 'user' ],
					'{address}' => esc_attr( $address ),
					'{base}'    => esc_attr( $base ),
				)
			),
			'height' => $data['height'],
		);
	}

	/** A path as browsers ask for it: what is no ASCII is encoded. */
	private static function encoded( string $path ): string {
		return (string) preg_replace_callback(
			'/[\x80-\xff]+/',
			static fn( array $letters ): string => rawurlencode( $letters[0] ),
			$path
		);
	}
}
