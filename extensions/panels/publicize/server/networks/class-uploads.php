<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/**
 * Uploads images to a network that requires images to be uploaded before the post. The network's IDs are stored until
 * the post exists, so retries never upload an image twice. Images that cannot be uploaded are omitted.
 */
final class Uploads {
	/** Seconds during which a network keeps an uploaded image without a post. Older images are uploaded again. */
	const LIFETIME_SECONDS = 50 * MINUTE_IN_SECONDS;

	/**
	 * Initial upload data: index of the thread's current post, network IDs of its uploaded images, and the number of
	 * omitted images per post.
	 */
	const NOTHING = array(
		'index'   => 0,
		'names'   => array(),
		'without' => array(),
	);

	/**
	 * Key in the error data of a failed image upload. Tells the caller that the request for the post itself was not
	 * sent, so the post cannot exist.
	 */
	const IMAGE_ONLY_FLAG = 'was_picture';

	/**
	 * Returns the network's IDs of images in order. Images that the network rejects are omitted and counted.
	 *
	 * @param int                                    $index    Index of the post in the thread.
	 * @param array<int, Picture|null>               $pictures Null for images without a suitable file.
	 * @param callable( Picture ): mixed|\WP_Error   $send     Uploads an image. The result is stored as JSON.
	 * @param callable( mixed ): bool|\WP_Error|null $settle   Waits until the network has processed an uploaded image.
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
			$name  = $picture && ( $named['at'] ?? 0 ) > time() - self::LIFETIME_SECONDS ? $named['name'] : null;
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
				$problem->add_data( array( self::IMAGE_ONLY_FLAG => true ) + (array) $problem->get_error_data() );
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

	/** Whether the network rejected the image rather than the account. */
	private static function is_refused( \WP_Error $error ): bool {
		return 'service_refused' === $error->get_error_code() && 403 !== ( (array) $error->get_error_data() )['status'];
	}
}
