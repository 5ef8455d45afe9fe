<?php
namespace Dovetail\Tiled_Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * Where the pictures of a gallery stand: the same as `rules/rows.ts` and `rules/tiles.ts`, by which the editor draws it.
 * A row is a list of columns, a column a list of pictures by their index.
 */
final class Mosaic {
	/** For each column of a row how many pictures it holds. */
	const SHAPES = array( '1', '11', '111', '12', '21', '22', '121', '13', '31', '1111' );

	/** How high a row is best, and how wide a column at least, of the width of the list. */
	const HEIGHT = 0.45;
	const WIDTH  = 0.22;

	/** What is stored of a width has two digits: it may be half a unit off, and a little for sums. */
	const STORED = 0.006;

	/**
	 * The rows of a mosaic: those that were stored where they fit, otherwise divided so that rows are neither flat nor
	 * high, no picture becomes a sliver and neighbouring rows differ.
	 *
	 * @param float[] $ratios Of the pictures.
	 * @param array   $widths Of columns, percent row by row, as they were stored.
	 * @return array<int, array<int, int[]>>
	 */
	public static function rows( array $ratios, array $widths ): array {
		$stored = self::stored( $ratios, $widths );
		if ( $stored ) {
			return $stored;
		}
		$count = count( $ratios );
		$ways  = array( array( 0, array(), -1, -1 ) );
		for ( $start = 0; $start < $count; $start++ ) {
			foreach ( self::SHAPES as $shape => $counts ) {
				$row = self::row_at( $start, $counts );
				$end = $start + array_sum( array_map( 'count', $row ) );
				if ( $end > $count ) {
					continue;
				}
				$cost = $ways[ $start ][0] + ( $end - $start ) * ( self::cost( $row, $ratios ) + ( $shape < 3 ? 0.15 : 0 ) + ( $shape === $ways[ $start ][2] ? 0.3 : 0 ) );
				if ( ! isset( $ways[ $end ] ) || $cost < $ways[ $end ][0] ) {
					$ways[ $end ] = array( $cost, $row, $shape, $start );
				}
			}
		}
		$rows = array();
		for ( $end = $count; $end > 0; $end = $ways[ $end ][3] ) {
			array_unshift( $rows, $ways[ $end ][1] );
		}
		return $rows;
	}

	/**
	 * One row of so many columns: each picture goes to the column that is least high.
	 *
	 * @param float[] $ratios Of the pictures.
	 * @param int     $count  Of columns.
	 * @return array<int, array<int, int[]>>
	 */
	public static function columns( array $ratios, int $count ): array {
		$columns = array_fill( 0, $count, array() );
		$heights = array_fill( 0, $count, 0 );
		foreach ( $ratios as $index => $ratio ) {
			$lowest               = array_search( min( $heights ), $heights, true );
			$columns[ $lowest ][] = $index;
			$heights[ $lowest ]  += 1 / $ratio;
		}
		return array( $columns );
	}

	/**
	 * The place of each picture in a list so wide with gaps so large, such that every row is as wide as the list and all
	 * its columns are equally high.
	 *
	 * @param array<int, array<int, int[]>> $rows   Of columns.
	 * @param float[]                       $ratios Of the pictures.
	 * @param int                           $width  Of the list.
	 * @param int                           $gap    Between two pictures.
	 * @return array{tiles: array<int, array{x: float, y: float, width: float}>, height: float}
	 */
	public static function lay( array $rows, array $ratios, int $width, int $gap ): array {
		$tiles = array();
		$top   = 0;
		foreach ( $rows as $row ) {
			$heights = array();
			$gaps    = 0;
			$unit    = 0;
			foreach ( $row as $at => $column ) {
				$heights[ $at ] = 0;
				foreach ( $column as $index ) {
					$heights[ $at ] += 1 / $ratios[ $index ];
				}
				$gaps += $gap * ( count( $column ) - 1 ) / $heights[ $at ];
				$unit += 1 / $heights[ $at ];
			}
			$height = ( $width - $gap * ( count( $row ) - 1 ) + $gaps ) / $unit;
			$x      = 0;
			foreach ( $row as $at => $column ) {
				$own = ( $height - $gap * ( count( $column ) - 1 ) ) / $heights[ $at ];
				$y   = $top;
				foreach ( $column as $index ) {
					$tiles[ $index ] = array(
						'x'     => $x,
						'y'     => $y,
						'width' => $own,
					);
					$y              += $own / $ratios[ $index ] + $gap;
				}
				$x += $own + $gap;
			}
			$top += $height + $gap;
		}
		return array(
			'tiles'  => $tiles,
			'height' => $top - $gap,
		);
	}

	/**
	 * The rows that an author saw when the widths of their columns were stored; none when these do not fit the pictures.
	 *
	 * @param float[] $ratios Of the pictures.
	 * @param array   $widths Of columns, percent row by row.
	 * @return array<int, array<int, int[]>>
	 */
	private static function stored( array $ratios, array $widths ): array {
		$rows  = array();
		$start = 0;
		foreach ( $widths as $stored ) {
			$found = null;
			foreach ( self::SHAPES as $counts ) {
				$row = self::row_at( $start, $counts );
				if ( self::fits( $row, $ratios, $stored ) ) {
					$found = $row;
					break;
				}
			}
			if ( ! $found ) {
				return array();
			}
			$rows[] = $found;
			$start += array_sum( array_map( 'count', $found ) );
		}
		return count( $ratios ) === $start ? $rows : array();
	}

	/**
	 * Whether a row of these pictures has columns so wide.
	 *
	 * @param array<int, int[]> $row    Of columns.
	 * @param float[]           $ratios Of the pictures.
	 * @param float[]           $stored Percent.
	 */
	private static function fits( array $row, array $ratios, array $stored ): bool {
		if ( count( $row ) !== count( $stored ) || ! isset( $ratios[ max( array_map( 'max', $row ) ) ] ) ) {
			return false;
		}
		foreach ( self::widths( $row, $ratios ) as $at => $width ) {
			if ( abs( $width * 100 - $stored[ $at ] ) >= self::STORED ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * How wide the columns of a row are, of the list's width.
	 *
	 * @param array<int, int[]> $row    Of columns.
	 * @param float[]           $ratios Of the pictures.
	 * @return float[]
	 */
	private static function widths( array $row, array $ratios ): array {
		$tiles = self::lay( array( $row ), $ratios, 1, 0 )['tiles'];
		return array_map(
			static function ( array $column ) use ( $tiles ): float {
				return $tiles[ $column[0] ]['width'];
			},
			$row
		);
	}

	/**
	 * What speaks against a row.
	 *
	 * @param array<int, int[]> $row    Of columns.
	 * @param float[]           $ratios Of the pictures.
	 */
	private static function cost( array $row, array $ratios ): float {
		$height = self::lay( array( $row ), $ratios, 1, 0 )['height'];
		return $height / self::HEIGHT + self::HEIGHT / $height - 2 + max( 0, self::WIDTH / min( self::widths( $row, $ratios ) ) - 1 ) * 2;
	}

	/**
	 * A row of a shape, from a picture on.
	 *
	 * @param int    $start  Index of its first picture.
	 * @param string $counts Of pictures in each column.
	 * @return array<int, int[]>
	 */
	private static function row_at( int $start, string $counts ): array {
		$row = array();
		foreach ( str_split( $counts ) as $count ) {
			$row[]  = range( $start, $start + (int) $count - 1 );
			$start += (int) $count;
		}
		return $row;
	}
}
