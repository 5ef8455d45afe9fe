<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Site_Url;
use Dovetail\Tests\Test_Case;

final class SiteUrlTest extends Test_Case {

	/** @dataProvider paths */
	public function test_a_path_becomes_a_url_on_the_site( string $path, string $url ): void {
		add_filter( 'home_url', static fn(): string => 'https://harbor.example:8080/blog' );
		$this->assertSame( $url, Site_Url::of_path( $path ) );
	}

	public static function paths(): array {
		return array(
			'a page in the site’s folder' => array( '/blog/rye/?page=2', 'https://harbor.example:8080/blog/rye/?page=2' ),
			'no path'                     => array( '', 'https://harbor.example:8080/' ),
			'another host'                => array( '//example.org/rye', 'https://harbor.example:8080/example.org/rye' ),
			'a complete url'              => array( 'https://example.org/', 'https://harbor.example:8080/https://example.org/' ),
		);
	}

	public function test_a_site_without_a_port_has_urls_without_one(): void {
		add_filter( 'home_url', static fn(): string => 'https://harbor.example' );
		$this->assertSame( 'https://harbor.example/rye', Site_Url::of_path( '/rye' ) );
	}
}
