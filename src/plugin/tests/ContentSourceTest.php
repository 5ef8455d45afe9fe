<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Content_Source;
use Dovetail\Tests\Test_Case;

final class ContentSourceTest extends Test_Case {

	/** @dataProvider users */
	public function test_a_post_is_edited_with_its_own_permission_and_the_site_with_that_for_its_theme( string $login, bool $can_edit_post, bool $can_edit_site ): void {
		$post = $this->create_post( array( 'post_author' => get_user_by( 'login', 'author' )->ID ) );
		wp_set_current_user( '' === $login ? 0 : get_user_by( 'login', $login )->ID );
		$this->assertSame( $can_edit_post, Content_Source::can_edit( $post ) );
		$this->assertSame( $can_edit_site, Content_Source::can_edit( Content_Source::SITE_ID ) );
	}

	public static function users(): array {
		return array(
			'administrator'          => array( 'admin', true, true ),
			'editor'                 => array( 'editor', true, false ),
			'author of the post'     => array( 'author', true, false ),
			'contributor'            => array( 'contributor', false, false ),
			'visitor, not logged in' => array( '', false, false ),
		);
	}
}
