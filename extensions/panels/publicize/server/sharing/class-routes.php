<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Permission;
use Dovetail\Plugin\Rest;
use Dovetail\Plugin\Site_Time;

defined( 'ABSPATH' ) || exit;

/** Handles the panel's REST requests. */
final class Routes {
	/** Registers the endpoints. */
	public static function serve(): void {
		Rest::serve( 'publicize.readConnections', array( __CLASS__, 'connections' ) );
		Rest::serve( 'publicize.readShares', array( __CLASS__, 'shares' ) );
		Rest::serve( 'publicize.tryAgain', array( __CLASS__, 'try_again' ) );
		Rest::serve( 'publicize.shareAgain', array( __CLASS__, 'share_again' ) );
		Rest::serve( 'publicize.cancelShare', array( __CLASS__, 'cancel' ) );
	}

	/**
	 * Tests and returns the connections of the site and of the platform. If one of the two fails, returns the
	 * connections of the other.
	 *
	 * @return array|\WP_Error
	 */
	public static function connections() {
		$own      = Availability::is_available( 'publicize' ) ? Accounts::tested() : array();
		$platform = Platform_Accounts::all();
		return is_wp_error( $platform ) && ! $own ? $platform : array_merge( $own, is_wp_error( $platform ) ? Platform_Accounts::kept() : $platform );
	}

	/**
	 * Returns the sharing state of a post to users who can edit it.
	 *
	 * @return array|\WP_Error
	 */
	public static function shares( \WP_REST_Request $request ) {
		$post = self::post( $request );
		return is_wp_error( $post ) ? $post : self::log( $post );
	}

	/**
	 * Retries the failed shares of a post.
	 *
	 * @return array|\WP_Error
	 */
	public static function try_again( \WP_REST_Request $request ) {
		$post = self::post( $request );
		if ( is_wp_error( $post ) ) {
			return $post;
		}
		Manual_Share::try_again( $post, self::connection( $request ) );
		return self::shares( $request );
	}

	/**
	 * Shares a published post again, now or later.
	 *
	 * @return array|\WP_Error
	 */
	public static function share_again( \WP_REST_Request $request ) {
		$post = self::post( $request );
		if ( is_wp_error( $post ) ) {
			return $post;
		}
		$message = is_string( $request['message'] ) ? Share_Options::words( $request['message'] ) : null;
		$planned = Manual_Share::plan( get_post( $post ), self::connection( $request ), (int) $request['at'], $message );
		return is_wp_error( $planned ) ? $planned : self::log( $post );
	}

	/**
	 * Cancels a scheduled share.
	 *
	 * @return array|\WP_Error
	 */
	public static function cancel( \WP_REST_Request $request ) {
		$post = self::post( $request );
		if ( ! is_wp_error( $post ) ) {
			Manual_Share::cancel( $post, self::connection( $request ) );
		}
		return is_wp_error( $post ) ? $post : self::log( $post );
	}

	/** Returns the connection ID in a request; empty if it is not a string. */
	private static function connection( \WP_REST_Request $request ): string {
		return is_string( $request['connection'] ) ? $request['connection'] : '';
	}

	/** @return int|\WP_Error */
	private static function post( \WP_REST_Request $request ) {
		$post = ctype_digit( (string) $request['post'] ) ? get_post( (int) $request['post'] ) : null;
		return $post && current_user_can( 'edit_post', $post->ID )
			? $post->ID
			: Permission::error();
	}

	/** Whether the user may share a post or retry its failed shares. */
	public static function may_share( int $post ): bool {
		return Rest::may_call( 'publicize.tryAgain' ) && current_user_can( 'edit_post', $post );
	}

	/** Returns the sharing log of a post, in sentences for its author. */
	public static function log( int $post ): array {
		$shares = Shares::all( $post );
		return array(
			'shares'   => array_map( array( __CLASS__, 'told' ), array_keys( $shares ), $shares ),
			'reason'   => $shares ? '' : self::reason( get_post( $post ) ),
			'networks' => Manual_Share::networks( get_post( $post ) ),
		);
	}

	/** Returns a sentence that says why a post was not shared; empty if the reason is not known. */
	private static function reason( \WP_Post $post ): string {
		if ( 'private' === $post->post_status ) {
			return __( 'Nothing was shared, because this post is private.', 'dovetail-blocks' );
		}
		if ( '' !== $post->post_password ) {
			return __( 'Nothing was shared, because this post has a password.', 'dovetail-blocks' );
		}
		$sentences = array(
			'import' => __( 'Nothing was shared, because this post was imported.', 'dovetail-blocks' ),
			'date'   => __( 'Nothing was shared, because the date of this post is more than two days ago.', 'dovetail-blocks' ),
			'choice' => __( 'Nothing was shared, because all accounts were turned off for this post.', 'dovetail-blocks' ),
		);
		return $sentences[ Shares::reason( $post->ID ) ] ?? '';
	}

	/** Returns one entry of the log, with a sentence for the author. */
	private static function told( string $id, array $row ): array {
		$name = Shares::connection( $id );
		$name = Sharing::PLATFORM === $name ? __( 'the platform', 'dovetail-blocks' ) : Accounts::name( $name );
		if ( 'done' === $row['state'] ) {
			$time = self::moment( $row['at'] );
			$name = '' === $row['names'] ? $name : $row['names'];
			/* translators: 1: name of a network, such as Mastodon. 2: a time of day. */
			$said = sprintf( __( 'Shared to %1$s, %2$s', 'dovetail-blocks' ), $name, $time );
			if ( $row['without'] > 0 ) {
				/* translators: 1: a sentence without its end, such as "Shared to Mastodon, 14:03". 2: a number. */
				$said = sprintf( _n( '%1$s. %2$d image or video could not be attached.', '%1$s. %2$d images or videos could not be attached.', $row['without'], 'dovetail-blocks' ), $said, $row['without'] );
			}
		} elseif ( 'failed' === $row['state'] ) {
			/* translators: 1: name of a network, such as Mastodon. 2: a sentence that says why. */
			$said = sprintf( __( '%1$s failed: %2$s', 'dovetail-blocks' ), $name, $row['sentence'] );
		} elseif ( Manual_Share::is_planned( $row ) ) {
			/* translators: 1: name of a network, such as Mastodon. 2: a date and time. */
			$said = sprintf( __( 'Will be shared to %1$s, %2$s', 'dovetail-blocks' ), $name, self::moment( $row['since'] ) );
		} elseif ( '' === $row['sentence'] ) {
			/* translators: %s: name of a network, such as Mastodon. */
			$said = sprintf( __( 'Sharing to %s…', 'dovetail-blocks' ), $name );
		} else {
			/* translators: 1: name of a network, such as Mastodon. 2: a sentence that says why it is delayed. */
			$said = sprintf( __( 'Sharing to %1$s failed and will be retried automatically. %2$s', 'dovetail-blocks' ), $name, $row['sentence'] );
		}
		return array(
			'id'    => $id,
			'state' => Manual_Share::is_planned( $row ) ? 'planned' : $row['state'],
			'said'  => $said,
			'url'   => $row['url'],
		);
	}

	/** Formats a time: only the time of day if it is today, otherwise date and time. */
	private static function moment( int $at ): string {
		return wp_date( 'Y-m-d', $at ) === wp_date( 'Y-m-d' ) ? (string) wp_date( get_option( 'time_format' ), $at ) : Site_Time::date_and_time( $at );
	}
}
