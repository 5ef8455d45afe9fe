<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * The first duplicates and invalid entries of a list, with their line numbers: `array<string, array[]>`, see
 * `Import_File::examples()`.
 */
final class Import_Examples {
	/**
	 * Returns duplicates (`twice`) or `invalid` entries with their line numbers as an HTML list; empty without any. The line
	 * numbers of entries without text are one item.
	 *
	 * @param array $import State of the import; see `Import`.
	 */
	public static function html( array $import, string $name ): string {
		$entries = $import['examples'][ $name ] ?? array();
		if ( ! $entries ) {
			return '';
		}
		$items = array();
		$bare  = array();
		foreach ( $entries as list( $line, $text ) ) {
			if ( '' === $text ) {
				$bare[ $line ] = number_format_i18n( $line );
			} else {
				/* translators: 1: number of a line in a file, 2: text in this line. */
				$items[] = sprintf( __( 'Line %1$s: “%2$s”', 'dovetail-blocks' ), number_format_i18n( $line ), $text );
			}
		}
		if ( $bare ) {
			/* translators: %s: numbers of lines in a file. */
			$items[] = sprintf( _n( 'Line %s', 'Lines %s', count( $bare ), 'dovetail-blocks' ), implode( ', ', $bare ) );
		}
		$more = $import[ $name ] - array_sum( array_column( $entries, 2 ) );
		if ( $more > 0 ) {
			/* translators: %s: a number. */
			$items[] = sprintf( _n( 'and %s more', 'and %s more', $more, 'dovetail-blocks' ), number_format_i18n( $more ) );
		}
		$items = array_map( 'esc_html', $items );
		return '<ul class="ul-disc"><li>' . implode( '</li><li>', $items ) . '</li></ul>';
	}

	/**
	 * Removes the text of examples that contain a valid address, because these people may unsubscribe after the import.
	 * A shortened text may contain the beginning of one. Keeps the line numbers.
	 */
	public static function without_valid_addresses( array $examples ): array {
		foreach ( $examples as $name => $entries ) {
			foreach ( $entries as $index => list( , $text ) ) {
				if ( preg_match( '~…\z~u', $text ) || Import_Address::read( $text )[0] ) {
					$examples[ $name ][ $index ][1] = '';
				}
			}
		}
		return $examples;
	}

	/** Returns the examples without those that could contain an address. */
	public static function without( array $examples, string $email ): array {
		return array_map( static fn( array $entries ): array => array_values( array_filter( $entries, static fn( array $entry ): bool => ! self::could_contain( $entry[1], $email ) ) ), $examples );
	}

	/**
	 * Whether the text of an example could contain an address: its local part and the labels of its host in any order, or
	 * only the beginning of the local part where the text was shortened. This finds too much rather than too little, because
	 * an address that was erased must not stay.
	 */
	private static function could_contain( string $text, string $email ): bool {
		list( $local, $host ) = explode( '@', self::fold( $email ) ) + array( 1 => '' );

		$start  = (string) preg_replace( '~…\z~u', '', $text );
		$is_cut = $start !== $text;
		// Ignore internationalized labels, because the text may spell them in two ways.
		$labels = $is_cut ? array() : preg_grep( '~^(?!xn--)[\x00-\x7F]+\z~', explode( '.', $host ) );
		foreach ( array( $start, rawurldecode( html_entity_decode( $start, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) ) as $spelling ) {
			$folded = self::fold( $spelling );
			if ( ! array_filter( array( $local, ...$labels ), static fn( string $part ): bool => false === strpos( $folded, $part ) ) ) {
				return true;
			}
			for ( $size = 1; $is_cut && $size < strlen( $local ); $size++ ) {
				if ( substr( $folded, -$size ) === substr( $local, 0, $size ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/** Returns text in lower case and half-width letters, without white space and invisible characters. */
	private static function fold( string $text ): string {
		return mb_strtolower( mb_convert_kana( (string) preg_replace( '~[\p{Z}\p{C}\p{M}]+~u', '', Plain_Text::line( $text ) ), 'a', 'UTF-8' ), 'UTF-8' );
	}
}
