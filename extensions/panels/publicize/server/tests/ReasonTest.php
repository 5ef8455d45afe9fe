<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Publicize\Routes;

require_once __DIR__ . '/class-sharing-test-case.php';

final class ReasonTest extends Sharing_Test_Case {

	/** @dataProvider posts */
	public function test_the_log_says_why_a_post_was_not_shared( string $reason, array $fields, array $choice = array() ): void {
		$this->connect_only( array( 'mastodon' => self::MASTODON ) );
		$post = $this->insert_post();
		update_post_meta( $post, '_dovetail_publicize', $choice );
		wp_update_post( $fields + array( 'ID' => $post, 'post_status' => 'publish', 'edit_date' => true ) );
		$this->assertSame( $reason, Routes::log( $post )['reason'] );
	}

	public static function posts(): array {
		return array(
			'an author who turned all accounts off' => array( 'Nothing was shared, because all accounts were turned off for this post.', array(), array( 'mastodon' => false ) ),
			'an old date'                           => array( 'Nothing was shared, because the date of this post is more than two days ago.', array( 'post_date' => '2025-01-02 03:04:05' ) ),
			'a password'                            => array( 'Nothing was shared, because this post has a password.', array( 'post_password' => 'rye' ) ),
			'a private post'                        => array( 'Nothing was shared, because this post is private.', array( 'post_status' => 'private' ) ),
			'a shared post'                         => array( '', array() ),
		);
	}

	public function test_the_log_gives_no_reason_for_a_post_from_before_the_first_connection(): void {
		$this->connect_only( array() );
		$post = $this->insert_post( array( 'post_status' => 'publish' ) );
		$this->connect_only( array( 'mastodon' => self::MASTODON ) );
		$this->assertSame( '', Routes::log( $post )['reason'] );
	}
}
