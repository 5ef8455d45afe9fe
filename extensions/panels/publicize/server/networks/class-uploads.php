<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/**
 * Uploads images to a network that requires them before the post. The network's IDs are stored until the post exists,
 * so that a retry uploads none twice. The post is shared without an image that cannot be uploaded.
 */
final class Uploads {
	/** Seconds for which a network keeps an image that no post shows. Afterwards it is uploaded again. */
	const KEPT = 50 * MINUTE_IN_SECONDS;

	/**
	 * Initial data: the index of a post in a thread, the network's IDs of its pictures, and the number of omitted
	 * pictures of each post.
	 */
	const NOTHING = array(
		'index'   => 0,
		'names'   => array(),
		'without' => array(),
	);

	/** Marks errors of an image upload, before which nothing else was sent. */
	const ONLY = 'was_picture';

	/**
	 * Returns the network's IDs of images in order. Images that it does not accept are left out and counted.
	 *
	 * @param int                                    $index    Of the post in a thread.
	 * @param array<int, Picture|null>               $pictures Null for what has no file to send.
	 * @param callable( Picture ): mixed|\WP_Error   $send     What is returned is kept as JSON.
	 * @param callable( mixed ): bool|\WP_Error|null $settle   Waits until one that was sent can be shown.
	 * @return array<int, array{picture: Picture, name: mixed}>|\WP_Error
	 */
	public static function of( Share $share, int $index, array $pictures, callable $send, $settle = null ) {
		if ( ! $pictures ) {
			return array();
		}
		$kept  = $share->data['uploads'] ?? self::NOTHING;
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
					$share->note( array( 'uploads' => $kept ) );
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
		$share->note( array( 'uploads' => $kept ) );
		return $shown;
	}

	/** Returns the number of omitted images. */
	public static function count_omitted( Share $share ): int {
		return (int) array_sum( $share->data['uploads']['without'] ?? array() );
	}

	/** Whether the network rejects the image and not the account. */
	private static function is_refused( \WP_Error $error ): bool {
		return 'service_refused' === $error->get_error_code() && 403 !== ( (array) $error->get_error_data() )['status'];
	}
}
