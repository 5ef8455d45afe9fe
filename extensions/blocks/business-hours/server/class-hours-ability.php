<?php
namespace Dovetail\Business_Hours;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Rest;

defined( 'ABSPATH' ) || exit;

/** Ability that returns whether the business is open now. Uses the same rules as `rules/status-now.ts`. */
final class Hours_Ability {
	const BLOCK = 'dovetail/business-hours';

	const MINUTES_OF_A_DAY = 1440;

	/** Maximum number of days to look ahead: longer than any holiday closure. */
	const DAYS_AHEAD = 366;

	/** A business that stays open for this many minutes counts as always open. */
	const ALWAYS_MINUTES = 7 * self::MINUTES_OF_A_DAY;

	/** Adds the ability, see `Abilities::register()`. */
	public static function offer( $abilities ): array {
		$text = array( 'type' => 'string' );
		return (array) $abilities + array(
			'get-opening-hours' => array(
				'label'         => __( 'Get opening hours', 'dovetail-blocks' ),
				'description'   => __( 'Returns whether the business is open now, until when, and its weekly hours. Without a post ID, uses the most recently changed post with a Business Hours block.', 'dovetail-blocks' ),
				'input_schema'  => array(
					'default'    => array(),
					'properties' => array(
						'post' => array(
							'type'    => 'integer',
							'minimum' => 1,
						),
					),
				),
				'output_schema' => array(
					'type'       => 'object',
					'properties' => array(
						'post'   => array( 'type' => 'integer' ),
						'status' => $text + array( 'enum' => array( 'open', 'closed', 'always', 'unknown' ) ),
						'until'  => $text + array( 'description' => __( 'When the status changes next, in the site’s time zone; empty if it never changes.', 'dovetail-blocks' ) ),
						'week'   => array(
							'type'        => 'object',
							'description' => __( 'Opening hours by day. Days without hours are closed.', 'dovetail-blocks' ),
						),
					),
				),
				'annotations'   => array(
					'readonly'    => true,
					'destructive' => false,
					'idempotent'  => true,
				),
				'permission'    => static fn( array $input ): bool => Rest::may_call( 'business-hours.localizedWeek' ) && self::may_read( (int) ( $input['post'] ?? 0 ) ),
				'run'           => static function ( array $input ) {
					$post    = (int) ( $input['post'] ?? self::find_post() );
					$content = self::content( parse_blocks( (string) get_post_field( 'post_content', $post ) ) );
					if ( null === $content ) {
						return new \WP_Error( 'hours_not_found', __( 'There are no opening hours. Add the Business Hours block to a post, or choose another post.', 'dovetail-blocks' ), array( 'status' => 404 ) );
					}
					return compact( 'post' ) + self::facts( $content );
				},
			),
		);
	}

	/**
	 * Whether the user may read a post. True if the post does not exist, so that the ability responds with “not found”
	 * instead.
	 */
	private static function may_read( int $id ): bool {
		$post = $id ? get_post( $id ) : null;
		return ! $post || current_user_can( '' === $post->post_password ? 'read_post' : 'edit_post', $id );
	}

	private static function facts( string $content ): array {
		list( 'status' => $status, 'until' => $until ) = self::status_at( $content, current_datetime() );
		$week = array();
		foreach ( Business_Hours::week( $content ) as $day => $intervals ) {
			$week[ Business_Hours::SCHEMA_DAYS[ $day ] ] = array_map( static fn( array $interval ): string => implode( '–', $interval ), $intervals );
		}
		return array(
			'status' => $status,
			'until'  => $until ? $until->format( 'c' ) : '',
			'week'   => (object) $week,
		);
	}

	/** Returns the saved HTML of the first Business Hours block; null if there is none. */
	private static function content( array $blocks ): ?string {
		foreach ( $blocks as $block ) {
			$content = self::BLOCK === $block['blockName'] ? $block['innerHTML'] : self::content( $block['innerBlocks'] );
			if ( null !== $content ) {
				return $content;
			}
		}
		return null;
	}

	/** Returns the ID of the most recently changed public post with a Business Hours block; 0 if there is none. */
	private static function find_post(): int {
		$types = array_values( get_post_types( array( 'public' => true ) ) );
		return (int) Database::value(
			"SELECT ID FROM {posts} WHERE post_status = 'publish' AND post_password = '' AND post_type IN ( " . Database::places( $types, '%s' ) . ' ) AND post_content LIKE %s ORDER BY post_modified_gmt DESC, ID DESC LIMIT 1',
			array_merge( $types, array( '%' . Database::like( '<!-- wp:' . self::BLOCK . ' ' ) . '%' ) )
		);
	}

	/**
	 * Returns the status at a given time.
	 *
	 * @param string             $content Saved HTML of the block.
	 * @param \DateTimeImmutable $now     The current time in the site's time zone.
	 * @return array{status: string, until: ?\DateTimeImmutable} `open` or `closed` until a time, `always` open, or
	 *                                                          `unknown` without hours.
	 */
	public static function status_at( string $content, \DateTimeImmutable $now ): array {
		$week    = Business_Hours::week( $content );
		$special = Special_Days::all( $content );
		$minute  = 60 * (int) $now->format( 'G' ) + (int) $now->format( 'i' );
		$until   = $minute;
		// Start with yesterday, whose hours may last past midnight.
		for ( $day = -1; $day < self::DAYS_AHEAD; $day++ ) {
			foreach ( self::hours( $week, $special, $now->modify( "$day days" ) ) as list( $opening, $length ) ) {
				$start = $day * self::MINUTES_OF_A_DAY + $opening;
				if ( $start > $until ) {
					return $until > $minute ? self::status( 'open', $now, $until ) : self::status( 'closed', $now, $start );
				}
				$until = max( $until, $start + $length );
				if ( $until - $minute >= self::ALWAYS_MINUTES ) {
					return self::status( 'always' );
				}
			}
		}
		return $until > $minute ? self::status( 'open', $now, $until ) : self::status( 'unknown' );
	}

	/**
	 * Returns the hours of a day in chronological order.
	 *
	 * @param array[] $special Special days in the format of `Special_Days::all()`.
	 * @return array<int, array{0: int, 1: int}> Start of each interval in minutes of the day, and its length in minutes.
	 */
	private static function hours( array $week, array $special, \DateTimeImmutable $day ): array {
		$date  = $day->format( 'Y-m-d' );
		$hours = $week[ (int) $day->format( 'w' ) ] ?? array();
		foreach ( $special as $exception ) {
			if ( $exception['from'] <= $date && $date <= $exception['to'] ) {
				$hours = $exception['hours'];
				break;
			}
		}
		$minutes = array_map(
			static function ( array $interval ): array {
				list( $opening, $closing ) = array_map( static fn( string $time ): int => 60 * (int) substr( $time, 0, 2 ) + (int) substr( $time, 3 ), $interval );
				return array( $opening, $closing > $opening ? $closing - $opening : $closing - $opening + self::MINUTES_OF_A_DAY );
			},
			$hours
		);
		sort( $minutes );
		return $minutes;
	}

	/**
	 * Returns a status and when it changes next. `$minute` counts from the start of today and can be on a later day.
	 */
	private static function status( string $status, ?\DateTimeImmutable $now = null, int $minute = 0 ): array {
		$until = $now ? $now->setTime( 0, 0 )->modify( intdiv( $minute, self::MINUTES_OF_A_DAY ) . ' days' )->setTime( 0, $minute % self::MINUTES_OF_A_DAY ) : null;
		return compact( 'status', 'until' );
	}
}
