<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/**
 * Sends pictures to a network, which wants them before the post that shows them. What it calls them by is kept until the post
 * is there, so that a job that is tried again sends none twice. A picture that cannot be sent never keeps the words back.
 */
final class Uploads {
	/** Seconds for which a network keeps a picture that no post shows; afterwards it is sent again. */
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

	/** What the data of an error say where a picture did not arrive, and nothing else was sent. */
	const ONLY = 'was_picture';

	/**
	 * What a network calls pictures by, in their order; those that it does not take are left out and counted.
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

	/** Whether it is the picture that a network does not take, and not the account. */
	private static function is_refused( \WP_Error $error ): bool {
		return 'service_refused' === $error->get_error_code() && 403 !== ( (array) $error->get_error_data() )['status'];
	}
}
