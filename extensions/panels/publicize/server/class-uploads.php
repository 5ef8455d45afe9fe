<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/**
 * Sends pictures to a network, which wants them before the post that shows them. What it calls them by is kept until the post
 * is there, so that a job that is tried again sends none twice. A picture that cannot be sent never keeps the words back.
 */
final class Uploads {
	/** Option name prefix, followed by the connection ID. */
	const META = '_dovetail_uploads_';

	/** Seconds for which a network keeps a picture that no post shows; afterwards it is sent again. */
	const KEPT = 50 * MINUTE_IN_SECONDS;

	/** What the data of an error say where a picture did not arrive, and nothing else was sent. */
	const ONLY = 'was_picture';

	/**
	 * What a network calls pictures by, in their order; those that it does not take are left out and counted.
	 *
	 * @param string                                 $id       Of the connection.
	 * @param array                                  $row      Of `Shares`.
	 * @param int                                    $index    Of the post in a thread.
	 * @param array<int, Picture|null>               $pictures Null for what has no file to send.
	 * @param callable( Picture ): mixed|\WP_Error   $send     What is returned is kept as JSON.
	 * @param callable( mixed ): bool|\WP_Error|null $settle   Waits until one that was sent can be shown.
	 * @return array<int, array{picture: Picture, name: mixed}>|\WP_Error
	 */
	public static function of( string $id, array $row, int $index, array $pictures, callable $send, $settle = null ) {
		if ( ! $pictures ) {
			return array();
		}
		$kept  = self::kept( $id, $row );
		$kept  = array( 'names' => $index === $kept['index'] ? $kept['names'] : array() ) + array( 'index' => $index ) + $kept;
		$shown = array();
		foreach ( array_values( $pictures ) as $place => $picture ) {
			$mark  = $picture ? "$place " . $picture->mark() : '';
			$named = $kept['names'][ $mark ] ?? array();
			$name  = $picture && ( $named['at'] ?? 0 ) > time() - self::KEPT ? $named['name'] : null;
			if ( $picture && null === $name ) {
				$name = $send( $picture );
				if ( ! is_wp_error( $name ) ) {
					$kept['names'][ $mark ] = array(
						'name' => $name,
						'at'   => time(),
					);
					self::keep( $id, $row['post'], $kept );
				}
			}
			$problem = is_wp_error( $name ) ? $name : ( $picture && $settle ? $settle( $name ) : null );
			if ( is_wp_error( $problem ) && ! self::is_refused( $problem ) ) {
				$problem->add_data( array( self::ONLY => true ) + (array) $problem->get_error_data() );
				return $problem;
			}
			if ( $picture && ! is_wp_error( $problem ) ) {
				$shown[] = compact( 'picture', 'name' );
			}
		}
		$kept['without'][ $index ] = count( $pictures ) - count( $shown );
		self::keep( $id, $row['post'], $kept );
		return $shown;
	}

	/** Returns the number of omitted images and clears the stored uploads. */
	public static function end( int $post, string $id ): int {
		$row     = Shares::of( $post, $id );
		$without = $row ? array_sum( self::kept( $id, $row )['without'] ) : 0;
		delete_post_meta( $post, self::META . $id );
		return (int) $without;
	}

	/** Whether it is the picture that a network does not take, and not the account. */
	private static function is_refused( \WP_Error $error ): bool {
		return 'service_refused' === $error->get_error_code() && 403 !== ( (array) $error->get_error_data() )['status'];
	}

	/**
	 * Returns stored uploads of the same share.
	 *
	 * @return array{post: int, since: int, index: int, names: array<string, array>, without: array<int, int>}
	 */
	private static function kept( string $id, array $row ): array {
		$kept = json_decode( (string) get_post_meta( $row['post'], self::META . $id, true ), true );
		$is_it = is_array( $kept ) && ( $kept['post'] ?? 0 ) === $row['post'] && ( $kept['since'] ?? 0 ) === $row['since'];
		return $is_it ? $kept : array(
			'post'    => $row['post'],
			'since'   => $row['since'],
			'index'   => 0,
			'names'   => array(),
			'without' => array(),
		);
	}

	private static function keep( string $id, int $post, array $kept ): void {
		update_post_meta( $post, self::META . $id, wp_slash( (string) wp_json_encode( $kept ) ) );
	}
}
