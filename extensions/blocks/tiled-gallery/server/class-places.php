<?php
namespace Dovetail\Tiled_Gallery;

defined( 'ABSPATH' ) || exit;

/** The layout of a gallery as its elements are told: the same as `rules/layout.ts` and `rules/look.ts`, by which the editor draws it. */
final class Places {
	/** Of a gallery whose author has not chosen; of any; from which it needs more room to be one. */
	const FIRST_COLUMNS = 3;
	const MAX_COLUMNS   = 20;
	const MANY_COLUMNS  = 6;

	/** No tile is slimmer or flatter: what reaches beyond is cut. */
	const MIN_RATIO = 0.4;
	const MAX_RATIO = 3;

	/**
	 * What the block's element and each item is told.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param float[]              $ratios     Of its pictures.
	 * @return array{is_shape: bool, is_dense: bool, root: string, items: string[], shares: float[]} Shares are of the
	 *               gallery's width, a picture each.
	 */
	public static function of( array $attributes, array $ratios ): array {
		$layout   = self::layout( $attributes );
		$is_shape = in_array( $layout, array( 'square', 'circle' ), true );
		$columns  = isset( $attributes['columns'] ) ? (int) $attributes['columns'] : self::FIRST_COLUMNS;
		$columns  = max( 1, min( $columns, count( $ratios ), self::MAX_COLUMNS ) );
		$places   = array(
			'is_shape' => $is_shape,
			'is_dense' => 'columns' === $layout && $columns >= self::MANY_COLUMNS,
			'root'     => "--dovetail-columns:$columns",
			'items'    => array_fill( 0, count( $ratios ), '' ),
			'shares'   => array_fill( 0, count( $ratios ), 1 / $columns ),
		);
		if ( $is_shape || ! $ratios ) {
			return $places;
		}
		$rows           = 'columns' === $layout ? Mosaic::columns( $ratios, $columns ) : Mosaic::rows( $ratios, $attributes['columnWidths'] );
		$of_width       = Mosaic::lay( $rows, $ratios, 1, 0 );
		$of_gap         = Mosaic::lay( $rows, $ratios, 0, 1 );
		$places['root'] = ltrim( self::length( 'list', $of_width['height'], $of_gap['height'] ), ';' );
		foreach ( $ratios as $index => $ratio ) {
			$item = '--tile-ratio:' . self::number( $ratio );
			foreach ( $of_width['tiles'][ $index ] as $name => $part ) {
				$item .= self::length( $name, $part, $of_gap['tiles'][ $index ][ $name ] );
			}
			$places['items'][ $index ]  = $item;
			$places['shares'][ $index ] = $of_width['tiles'][ $index ]['width'];
		}
		return $places;
	}

	/**
	 * The shape of a tile, width divided by height, with four digits; 1, a square, where a size is not known.
	 *
	 * @param string|true|null $width  Pixels, as they stand in the post.
	 * @param string|true|null $height The same.
	 */
	public static function ratio( $width, $height ): float {
		$is_known = preg_match( '~^\d{1,9}\z~', (string) $width ) && preg_match( '~^\d{1,9}\z~', (string) $height ) && (int) $width && (int) $height;
		$ratio    = $is_known ? (int) $width / (int) $height : 1;
		return floor( min( max( $ratio, self::MIN_RATIO ), self::MAX_RATIO ) * 1e4 + 0.5 ) / 1e4;
	}

	/**
	 * A length as two custom properties, each behind a semicolon; a part that is nothing is left out. Five digits: a
	 * hundredth of a pixel at most.
	 *
	 * @param string $name     Of the length.
	 * @param float  $of_width So much of the list's width.
	 * @param float  $of_gap   And so many gaps.
	 */
	private static function length( string $name, float $of_width, float $of_gap ): string {
		$style = '';
		foreach ( array( '' => $of_width, '-gap' => $of_gap ) as $suffix => $part ) {
			$number = self::number( $part );
			$style .= '0' === $number ? '' : ";--tile-$name$suffix:$number";
		}
		return $style;
	}

	/** A number as CSS reads it, in no language. */
	private static function number( float $number ): string {
		$text = rtrim( rtrim( number_format( floor( $number * 1e5 + 0.5 ) / 1e5, 5, '.', '' ), '0' ), '.' );
		return '-0' === $text ? '0' : $text;
	}

	/**
	 * The layout that the block style names.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	private static function layout( array $attributes ): string {
		$classes = isset( $attributes['className'] ) && is_string( $attributes['className'] ) ? $attributes['className'] : '';
		return preg_match( '~(?:^|\s)is-style-(circle|columns|square)(?:\s|\z)~', $classes, $found ) ? $found[1] : 'rectangular';
	}
}
