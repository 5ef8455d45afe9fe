<?php
namespace Dovetail\Video\Tests;

use Dovetail\Tests\Mock_Platform;
use Dovetail\Tests\Test_Case;
use Dovetail\Video\Hosted_Video;

final class HostedVideoTest extends Test_Case {

	use Mock_Platform;

	// spec: 002-7-1
	public function test_the_media_library_returns_the_hosting_id_of_a_video(): void {
		$id   = self::upload();
		$guid = get_post_meta( $id, Hosted_Video::META, true );
		$this->assertMatchesRegularExpression( '/^vid?\d{5,6}$/', $guid );
		$this->assertSame( $guid, $this->rest( 'GET', "/wp/v2/media/$id" )->get_data()['jetpack_videopress_guid'] );
	}

	// spec: 002-7-1
	public function test_the_media_library_omits_an_invalid_hosting_id(): void {
		$id = self::upload();
		update_post_meta( $id, Hosted_Video::META, '"><script>' );
		$this->assertSame( '', $this->rest( 'GET', "/wp/v2/media/$id" )->get_data()['jetpack_videopress_guid'] );
	}

	private static function upload(): int {
		return wp_insert_attachment(
			array(
				'post_title'     => 'The harbor at six',
				'post_mime_type' => 'video/webm',
			),
			'2026/11/harbor.webm'
		);
	}
}
