<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Deliveries;

defined( 'ABSPATH' ) || exit;

/** Shares a published post once more, or to an account for the first time, now or at a later time. */
final class Repeat {
	/** How far ahead a share can be planned, in seconds. */
	const MAX_DELAY_SECONDS = YEAR_IN_SECONDS;

	/**
	 * Returns the accounts to which a post can be shared again.
	 *
	 * @return array<int, array{id: string, name: string}>
	 */
	public static function networks( \WP_Post $post ): array {
		$ids = Sharing::can_be_shared( $post ) ? Accounts::ids() : array();
		return array_map( static fn( string $id ): array => array( 'id' => $id, 'name' => Accounts::name( $id ) ), $ids );
	}

	/**
	 * Promises another share.
	 *
	 * @param int $at Unix time; 0 for now.
	 * @return true|\WP_Error
	 */
	public static function plan( \WP_Post $post, string $connection, int $at ) {
		$delay = $at > 0 ? $at - time() : 0;
		if ( ! in_array( $connection, array_column( self::networks( $post ), 'id' ), true ) ) {
			return self::refusal( __( 'The post cannot be shared to this account. Check that the post is public and the account is connected.', 'dovetail-blocks' ) );
		}
		if ( $delay < -MINUTE_IN_SECONDS || $delay > self::MAX_DELAY_SECONDS ) {
			return self::refusal( __( 'Choose a time within the next twelve months.', 'dovetail-blocks' ) );
		}
		$own = array_filter( Shares::all( $post->ID ), static fn( string $kind ): bool => Shares::connection( $kind ) === $connection, ARRAY_FILTER_USE_KEY );
		if ( in_array( 'waiting', array_column( $own, 'state' ), true ) ) {
			return self::refusal( __( 'The post is already about to be shared to this account.', 'dovetail-blocks' ) );
		}
		$numbers = array_map( static fn( string $kind ): int => (int) ( explode( Shares::REPEAT, $kind )[1] ?? 1 ), array_keys( $own ) );
		$number  = $numbers ? max( $numbers ) + 1 : 1;
		if ( $number > Shares::MAX_SHARES ) {
			return self::refusal( __( 'The post was shared to this account as often as is possible.', 'dovetail-blocks' ) );
		}
		$more = array(
			'delay' => max( 0, $delay ),
			'data'  => array( 'since' => max( time(), $at ) ),
		);
		// Of two requests at once, one adds the row.
		Deliveries::promise( Shares::TYPE, $post->ID, 1 === $number ? $connection : $connection . Shares::REPEAT . $number, $more );
		Deliveries::wake( $more['delay'] );
		return true;
	}

	/** Whether a share waits for a later time that somebody has chosen. */
	public static function is_planned( array $row ): bool {
		return 'waiting' === $row['state'] && $row['since'] > time();
	}

	/** Drops a planned share that was not tried yet. */
	public static function cancel( int $post, string $kind ): void {
		$row = Shares::of( $post, $kind );
		if ( $row && self::is_planned( $row ) ) {
			Database::delete( 'deliveries', array( 'type' => Shares::TYPE, 'record' => $post, 'kind' => $kind, 'state' => 'waiting' ) );
		}
	}

	private static function refusal( string $sentence ): \WP_Error {
		return new \WP_Error( 'not_shared', $sentence, array( 'status' => 400 ) );
	}
}
