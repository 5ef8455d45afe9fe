<?php
namespace Dovetail\Rating_Star\Tests;

use Dovetail\Tests\Test_Case;

final class RatingStarTest extends Test_Case {

	public function test_ten_stars_are_drawn(): void {
		$html = do_blocks( self::rating( 10 ) );
		$this->assertSame( 10, substr_count( $html, '<svg' ) );
		$this->assertStringContainsString( 'Rating: 3 out of 5', $html );
	}

	/** @dataProvider counts */
	public function test_other_numbers_of_stars_stay_text( int $count ): void {
		$saved = self::rating( $count );
		$this->assertSame( do_blocks( preg_replace( '~<!--.*?-->~', '', $saved ) ), do_blocks( $saved ) );
	}

	public static function counts(): array {
		return array( array( 1 ), array( 11 ), array( 100000 ) );
	}

	private static function rating( int $stars ): string {
		return '<!-- wp:dovetail/rating-star {"rating":3} --><p class="wp-block-dovetail-rating-star has-text-align-left"><span class="wp-block-dovetail-rating-star__stars">' . str_repeat( '★', $stars ) . '</span> <span class="wp-block-dovetail-rating-star__value">3/5</span></p><!-- /wp:dovetail/rating-star -->';
	}
}
