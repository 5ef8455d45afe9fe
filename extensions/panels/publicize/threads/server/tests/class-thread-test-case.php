<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Publicize\Routes;

require_once __DIR__ . '/../../../server/tests/class-sharing-test-case.php';
require_once __DIR__ . '/../../../server/tests/trait-picture-library.php';
require_once __DIR__ . '/trait-thread-content.php';

/** Base class for tests that share posts as threads. */
abstract class Thread_Test_Case extends Sharing_Test_Case {

	use Picture_Library;
	use Thread_Content;

	protected function publish_thread( string $content, string $message = '' ): int {
		$post = $this->insert_post(
			array(
				'post_content' => $content,
				'post_author'  => 1,
			)
		);
		update_post_meta( $post, 'jetpack_is_tweetstorm', true );
		update_post_meta( $post, 'jetpack_publicize_message', wp_slash( $message ) );
		wp_publish_post( $post );
		return $post;
	}

	protected static function library_image( int $id, string $alt = '', string $url = '' ): string {
		$url = '' === $url ? wp_get_attachment_url( $id ) : $url;
		return "<!-- wp:image --><figure class=\"wp-block-image\"><img src=\"$url\" alt=\"" . esc_attr( $alt ) . "\" class=\"wp-image-$id\"/></figure><!-- /wp:image -->";
	}

	/** @return array<string, string> Messages about the post's shares by connection ID. */
	protected function sentences( int $post ): array {
		$this->act_as( 'admin' );
		$request = new \WP_REST_Request( 'GET' );
		$request->set_param( 'post', $post );
		return array_column( Routes::shares( $request )['shares'], 'said', 'id' );
	}
}
