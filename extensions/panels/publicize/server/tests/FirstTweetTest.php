<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Publicize\Content;
use Dovetail\Publicize\Thread_Length_Counter;
use Dovetail\Publicize\Thread_Plan;

require_once __DIR__ . '/class-sharing-test-case.php';

/** Tests the first tweet of a thread, which has up to 280 characters as Twitter counts them. */
final class FirstTweetTest extends Sharing_Test_Case {

	/**
	 * Returns the test cases, which the editor's `firstTweet()` test also uses.
	 *
	 * @return array<int, array{array{string, int}, array{string, int}, string}>
	 */
	public static function cases(): array {
		return json_decode( file_get_contents( dirname( __DIR__, 2 ) . '/threads/tests/first-tweet.cases.json' ), true, 512, JSON_THROW_ON_ERROR );
	}

	/**
	 * @dataProvider cases
	 *
	 * @param array  $title Text of the title, and number of repetitions.
	 * @param array  $kept  Text of the shortened title, and number of repetitions.
	 * @param string $end   Text after the title.
	 */
	public function test_a_long_title_is_truncated_as_in_the_editor( array $title, array $kept, string $end ): void {
		$post = $this->insert_post(
			array(
				'post_title'   => str_repeat( ...$title ),
				'post_content' => '',
			)
		);
		update_post_meta( $post, 'jetpack_is_tweetstorm', true );
		$plan = Thread_Plan::of( new Content( get_post( $post ) ), Thread_Length_Counter::twitter() );
		$this->assertSame( str_repeat( ...$kept ) . $end . "\n\nA thread ⬇️", $plan[0]['text'] );
	}
}
