<?php
namespace Dovetail\Publicize;

use Dovetail\Platform\Platform;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** Manages the platform's connections. The platform shares posts to them; this site only sends the requests. */
final class Platform_Accounts {
	/** Option that stores the accounts from the platform's last response. */
	const OPTION = 'dovetail_blocks_publicize_of_platform';

	/** Seconds for which the platform recognizes a repeated post. */
	const REPEAT_SECONDS = WEEK_IN_SECONDS;

	/** Server-to-server endpoint of the platform, not a route of this site. */
	const PATH = '/dovetail/v1/publicize/share';

	const MAX_ACCOUNTS = 50;

	/** String fields of a connection. Other fields are dropped. */
	const TEXTS = array( 'id', 'service_name', 'display_name', 'profile_display_name', 'profile_picture', 'test_message', 'refresh_url', 'refresh_text' );

	/**
	 * Requests the list of connections from the platform.
	 *
	 * @return array<int, array>|\WP_Error
	 */
	public static function all() {
		if ( ! Platform::is_connected() ) {
			return array();
		}
		$list = Platform::request( 'publicize.readConnections' );
		if ( is_wp_error( $list ) ) {
			return $list;
		}
		if ( ! is_array( $list ) ) {
			return new \WP_Error( 'platform_invalid_response', '', array( 'status' => 502 ) );
		}
		$list = array_values( array_filter( array_map( array( __CLASS__, 'entry' ), array_slice( $list, 0, self::MAX_ACCOUNTS ) ) ) );
		update_option( self::OPTION, $list, false );
		return $list;
	}

	/**
	 * Returns the cached list of connections; empty without a platform.
	 *
	 * @return array<int, array>
	 */
	public static function kept(): array {
		return Platform::is_connected() ? self::last() ?? array() : array();
	}

	/**
	 * Returns the cached list of connections, even without a platform.
	 *
	 * @return array<int, array>|null Null before the first request.
	 */
	public static function last(): ?array {
		$list = get_option( self::OPTION, null );
		return is_array( $list ) ? $list : null;
	}

	/**
	 * Returns the platform connections that the author shares to; null while the connections are unknown.
	 *
	 * @param array<string, bool> $choice The author's choices by connection ID.
	 * @return array<int, array>|null
	 */
	public static function enabled( array $choice ): ?array {
		$list = self::last();
		return null === $list ? null : array_filter( $list, static fn( array $connection ): bool => $choice[ $connection['id'] ] ?? $connection['enabled'] );
	}

	/**
	 * Sends a post to the platform, which shares it to all connections that are on.
	 *
	 * @return array{url: string, sentence: string}|\WP_Error
	 */
	public static function share( Content $content, Share $share ) {
		$said = Platform::request(
			array(
				'name'   => 'publicize.share',
				'method' => 'POST',
				'path'   => self::PATH,
				'params' => array( 'post', 'since', 'url', 'title', 'message', 'summary', 'connections', 'thread' ),
			),
			array(
				'post'        => $content->id,
				'since'       => $share->data['since'],
				'url'         => $content->url,
				'title'       => $content->title,
				'message'     => $content->message,
				'summary'     => $content->summary,
				'connections' => (object) Share_Options::of( $content->id ),
			) + ( $content->is_thread ? array( 'thread' => Thread_Plan::of( $content, Thread_Length_Counter::twitter() ) ) : array() )
		);
		if ( is_wp_error( $said ) ) {
			return $said;
		}
		$shared = is_array( $said['shared'] ?? null ) ? array_filter( $said['shared'], 'is_string' ) : null;
		return null === $shared
			? Platform::invalid_response()
			: array(
				'url'      => '',
				'sentence' => implode( ', ', array_map( array( Plain_Text::class, 'line' ), array_slice( $shared, 0, self::MAX_ACCOUNTS ) ) ),
			);
	}

	/**
	 * Parses a connection; null when invalid.
	 *
	 * @param mixed $raw Connection as the platform sent it.
	 */
	private static function entry( $raw ): ?array {
		$raw   = is_array( $raw ) ? array_map( static fn( $value ) => is_int( $value ) ? (string) $value : $value, $raw ) : array();
		$entry = array_map( array( Plain_Text::class, 'line' ), array_filter( array_intersect_key( $raw, array_flip( self::TEXTS ) ), 'is_string' ) );
		if ( '' === ( $entry['id'] ?? '' ) ) {
			return null;
		}
		$test = $raw['test_success'] ?? true;
		return $entry + array_fill_keys( self::TEXTS, '' ) + array(
			'enabled'      => false !== ( $raw['enabled'] ?? true ),
			'toggleable'   => false !== ( $raw['toggleable'] ?? true ),
			'test_success' => 'must_reauth' === $test ? $test : false !== $test,
			'can_refresh'  => true === ( $raw['can_refresh'] ?? false ),
		);
	}
}
