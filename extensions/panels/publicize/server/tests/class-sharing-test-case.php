<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Deliveries;
use Dovetail\Publicize\Shares;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Mock_Platform;
use Dovetail\Tests\Test_Case;

/** Base class for sharing tests, with mocked networks. Only the platform is connected at first. */
abstract class Sharing_Test_Case extends Test_Case {

	use Mock_Platform;

	const MASTODON = array(
		'instance' => 'https://social.example',
		'token'    => 'mastodon-token-of-the-bakery',
	);
	const BLUESKY = array(
		'username' => 'bakery.bsky.social',
		'password' => 'abcd-efgh-ijkl-mnop',
		'server'   => '',
	);
	const TELEGRAM = array(
		'token' => '123456789:the0telegram0token0of0the0bakery0',
		'chat'  => '@harbourbakery',
	);
	const WEBHOOK = array(
		'address' => 'https://hooks.example/posts',
		'secret'  => 'the-webhook-secret-of-the-bakery',
	);
	const ALL = array(
		'mastodon' => self::MASTODON,
		'bluesky'  => self::BLUESKY,
		'telegram' => self::TELEGRAM,
		'webhook'  => self::WEBHOOK,
	);

	/**
	 * Connects only the given accounts.
	 *
	 * @param array<string, array<string, string>> $accounts Entered values by connection ID.
	 */
	protected function connect( array $accounts ): void {
		foreach ( array_keys( self::ALL ) as $id ) {
			delete_option( Connections::option_name( $id ) );
			update_option( Connections::option_name( $id ), $accounts[ $id ] ?? array() );
		}
	}

	/** Connects only the given accounts, on a site without a platform. */
	protected function connect_only( array $accounts ): void {
		$this->disconnect_platform();
		$this->connect( $accounts );
	}

	/**
	 * Inserts a post without a user, as WP-Cron would.
	 *
	 * @param array<string, mixed> $fields Fields for wp_insert_post(), unslashed.
	 */
	protected function insert_post( array $fields = array() ): int {
		return wp_insert_post(
			wp_slash(
				$fields + array(
					'post_title'   => 'Rye bread',
					'post_content' => 'Baked twice.',
					'post_status'  => 'draft',
				)
			)
		);
	}

	protected function publish_waiting( string $message = '', string $title = 'Rye bread' ): int {
		$post = $this->insert_post(
			array(
				'post_title'  => $title,
				'post_author' => 1,
			)
		);
		update_post_meta( $post, 'jetpack_publicize_message', wp_slash( $message ) );
		$this->set_status( $post, 'publish' );
		return $post;
	}

	protected function set_status( int $post, string $status ): void {
		wp_update_post(
			array(
				'ID'          => $post,
				'post_status' => $status,
			)
		);
	}

	/**
	 * Performs the shares of a post, including scheduled shares.
	 *
	 * @return array<string, true|int> Seconds until the next attempt, or true for no further attempt, by connection ID.
	 */
	protected function share( int $post ): array {
		Clock::stop();
		$seconds = array();
		foreach ( array_keys( Shares::all( $post ) ) as $id ) {
			$this->change_row( $post, $id, array( 'due' => Clock::now() ), array( 'state' => 'waiting' ) );
			Deliveries::attempt( 'share', $post, $id );
			$row            = Deliveries::of( 'share', $post )[ $id ];
			$seconds[ $id ] = 'waiting' === $row['state'] ? $row['due'] - Clock::now() : true;
		}
		wp_clear_scheduled_hook( Deliveries::EVENT );
		return $seconds;
	}

	protected function change_row( int $post, string $id, array $changes, array $where = array() ): void {
		Database::update( 'deliveries', $changes, array( 'type' => 'share', 'record' => $post, 'kind' => $id ) + $where );
	}

	protected function change_data( int $post, string $id, array $changes ): void {
		$this->change_row( $post, $id, array( 'data' => wp_json_encode( $changes + Deliveries::of( 'share', $post )[ $id ]['data'] ) ) );
	}

	/** Resets a share to its initial waiting state, but keeps the data of the last attempt. */
	protected function forget_result( int $post, string $id ): void {
		$this->change_row( $post, $id, array( 'state' => 'waiting', 'tries' => 0, 'token' => '' ) );
	}

	/** @return array<string, string> State by connection ID: `waiting`, `done` or `failed`. */
	protected function states( int $post ): array {
		return wp_list_pluck( Shares::all( $post ), 'state' );
	}

	/** @return array<int, array<string, mixed>> Statuses posted to Mastodon. */
	protected function statuses(): array {
		return array_column( self::asked( '~/api/v1/statuses$~' ), 'data' );
	}

	/** @return array<int, array<string, mixed>> Records stored at Bluesky. */
	protected function records(): array {
		return array_column( array_column( self::asked( '~createRecord$~' ), 'data' ), 'record' );
	}
}
