<?php
namespace Dovetail\Publicize;

use Dovetail\Connections\Connections;
use Dovetail\Connections\Connection_State;
use Dovetail\Plugin\Rate_Limit;

defined( 'ABSPATH' ) || exit;

/** Lists the accounts that the site owner connected directly, for the editor. Never includes tokens. */
final class Accounts {
	/** Networks by connection ID, in display order. */
	const NETWORKS = array(
		'mastodon' => Mastodon::class,
		'bluesky'  => Bluesky::class,
		'telegram' => Telegram::class,
		'webhook'  => Webhook::class,
	);

	/** Seconds for which a successful test stays valid. */
	const TEST_LIFETIME_SECONDS = DAY_IN_SECONDS;

	/** Maximum number of account tests in five minutes. Bluesky allows thirty logins in that time. */
	const MAX_TESTS = 15;

	/**
	 * Returns the IDs of accounts with all required values.
	 *
	 * @return string[]
	 */
	public static function ids(): array {
		return array_values(
			array_filter(
				array_keys( self::NETWORKS ),
				static function ( string $id ): bool {
					$needed = array_intersect_key( Connections::values( $id ), array_flip( constant( self::NETWORKS[ $id ] . '::REQUIRED_FIELDS' ) ) );
					return $needed && ! in_array( '', $needed, true );
				}
			)
		);
	}

	/**
	 * Returns the connections with cached test results.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	public static function all(): array {
		return array_map( array( __CLASS__, 'entry' ), self::ids() );
	}

	/**
	 * Tests all connections without a recent successful test, and returns all connections.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	public static function tested(): array {
		foreach ( self::ids() as $id ) {
			$state = Connection_State::get( $id );
			$is_due = ! $state['isGood'] || Account_Cache::of( $id )['refused'] || $state['checked'] < time() - self::TEST_LIFETIME_SECONDS;
			if ( $is_due && Rate_Limit::count( "publicize_$id", self::MAX_TESTS, 5 * MINUTE_IN_SECONDS ) ) {
				Connection_State::check( $id );
			}
		}
		return self::all();
	}

	/** Returns a connection's display name. */
	public static function name( string $id ): string {
		return Connections::names( array( $id ) )[0];
	}

	/**
	 * Returns an account in the format of the list.
	 *
	 * @return array<string, mixed>
	 */
	private static function entry( string $id ): array {
		$state  = Connection_State::get( $id );
		$kept   = Account_Cache::of( $id );
		$is_bad = $kept['refused'] || ( $state['checked'] > 0 && ! $state['isGood'] );
		$name   = self::name( $id );
		$entry  = array(
			'id'                   => $id,
			'service_name'         => $id,
			'display_name'         => $name,
			'enabled'              => true,
			'toggleable'           => true,
			'profile_display_name' => $kept['profile'],
			// No profile picture, because loading it would tell the network who edits the post.
			'profile_picture'      => '',
			'test_success'         => $kept['refused'] ? 'must_reauth' : ! $is_bad,
			'test_message'         => $is_bad ? ( '' === $state['sentence'] || $state['isGood'] ? $state['failure'] : $state['sentence'] ) : '',
			'can_refresh'          => false,
		);
		return $is_bad && current_user_can( 'manage_options' ) ? array(
			'can_refresh'  => true,
			'refresh_url'  => Popup::address( $id ),
			/* translators: %s: name of a network, such as Mastodon. */
			'refresh_text' => sprintf( __( 'Refresh %s', 'dovetail-blocks' ), $name ),
		) + $entry : $entry;
	}
}
