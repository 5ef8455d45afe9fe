<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Plugin\Deliveries;
use Dovetail\Publicize\Routes;
use Dovetail\Publicize\Shares;

require_once __DIR__ . '/class-sharing-test-case.php';

/**
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class ImportedPostsTest extends Sharing_Test_Case {

	public function test_an_imported_post_is_not_shared_even_when_it_is_republished(): void {
		define( 'WP_IMPORTING', true );
		$this->connect_only( array( 'mastodon' => self::MASTODON ) );
		$post = $this->insert_post( array( 'post_status' => 'publish' ) );
		$this->set_status( $post, 'draft' );
		$this->set_status( $post, 'publish' );
		$this->assertSame( array(), Shares::all( $post ) );
		// The stored row prevents sharing, not the running import or the post's date.
		$this->assertSame( array( 'begin' ), array_keys( Deliveries::of( 'share', $post ) ) );
		$this->assertSame( 'Nothing was shared, because this post was imported.', Routes::log( $post )['reason'] );
	}
}
