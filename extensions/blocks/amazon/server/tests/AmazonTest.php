<?php
namespace Dovetail\Amazon\Tests;

use Dovetail\Tests\Test_Case;

final class AmazonTest extends Test_Case {

	const BLOCK = '<!-- wp:dovetail/amazon {"asin":"B01N5IB20Q","shop":"www.amazon.de","tag":"x-21"} -->
<div class="wp-block-dovetail-amazon is-small"><div class="wp-block-dovetail-amazon__text"><p class="wp-block-dovetail-amazon__title"><a href="https://www.amazon.de/dp/B01N5IB20Q?tag=x-21" rel="sponsored nofollow">amazon.de/dp/B01N5IB20Q</a></p></div></div>
<!-- /wp:dovetail/amazon -->';

	public function test_texts_that_the_author_did_not_enter_are_in_the_visitors_language(): void {
		$html = do_blocks( self::BLOCK );
		$this->assertStringContainsString( '>View this product at Amazon</a></p>', $html );
		$this->assertStringContainsString( '>See price on Amazon</a></p>', $html );
		$this->assertStringContainsString( 'Sponsored link</p></div></div>', $html );
	}

	public function test_a_feed_keeps_the_saved_html(): void {
		self::request_feed();
		$feed = do_blocks( self::BLOCK );
		$this->assertStringContainsString( '>amazon.de/dp/B01N5IB20Q</a></p></div></div>', $feed );
		$this->assertStringNotContainsString( 'Shop now', $feed );
	}
}
