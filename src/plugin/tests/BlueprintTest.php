<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Tests\Test_Case;

/** Tests the page that opens in wordpress.org's live preview. */
final class BlueprintTest extends Test_Case {

	public function test_the_page_of_the_live_preview_contains_blocks(): void {
		$blueprint = json_decode( file_get_contents( dirname( __DIR__, 3 ) . '/.wordpress-org/blueprints/blueprint.json' ), true );
		$this->run_in_wordpress( $blueprint['steps'][1]['code'] );
		parse_str( (string) wp_parse_url( $blueprint['landingPage'], PHP_URL_QUERY ), $query );
		$page = get_page_by_path( $query['pagename'] );
		$this->assertSame( 'publish', $page->post_status );
		$this->assertGreaterThan( 15, substr_count( $page->post_content, '<!-- wp:heading -->' ) );
		$html = do_blocks( $page->post_content );
		$this->assertGreaterThan( 50, substr_count( $html, 'wp-block-dovetail-' ) );
		$this->assertStringNotContainsString( '{{', $html );
	}

	private function run_in_wordpress( string $code ): void {
		$loads = "<?php\nrequire '/wordpress/wp-load.php';\n";
		$this->assertStringStartsWith( $loads, $code );
		eval( substr( $code, strlen( $loads ) ) );
	}
}
