<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Subscriptions\Mail_Choice;
use Dovetail\Subscriptions\Post_Mails;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-mailing-test-case.php';

/**
 * Tests that every subscriber gets a post once, even if the database or PHP fails. If the result of an email is
 * unknown, the owner must see a note.
 */
final class MailingOnceTest extends Mailing_Test_Case {

	/** @dataProvider mailers */
	public function test_everyone_gets_a_post_once_even_if_a_query_of_a_run_fails( array $rejected ): void {
		$post = $this->publish_to_a_b_c( $rejected );
		$this->for_each_refusal(
			fn() => $this->run_anew( $post ),
			function () use ( $post ): void {
				$this->finish( $post );
				$this->assertEqualsCanonicalizing( array( 'a', 'b', 'c' ), $this->sent );
				$this->assertSame( array(), $this->failures( $post ) );
				$this->assert_mailing( $post, 'done', 3 );
			}
		);
	}

	/** @dataProvider mailers */
	public function test_a_run_that_crashes_sends_no_email_twice_and_leaves_at_most_one_unknown_result( array $rejected ): void {
		$post = $this->publish_to_a_b_c( $rejected );
		$this->for_each_kill(
			fn() => $this->run_anew( $post ),
			function () use ( $post ): void {
				$this->finish( $post );
				$unknown = $this->unknown( $post );
				$this->assertLessThan( 2, count( $unknown ) );
				$this->assertSame( array_unique( $this->sent ), $this->sent );
				$this->assertEqualsCanonicalizing( array( 'a', 'b', 'c' ), array_unique( array_merge( $this->sent, $unknown ) ) );
			}
		);
	}

	public static function mailers(): array {
		return array(
			'a mailer that accepts all'                => array( array() ),
			'a mailer that rejects one email at first' => array( array( 'b' ) ),
		);
	}

	public function test_every_subscriber_gets_a_post_once_or_is_listed_as_failed_if_one_in_twenty_queries_fails(): void {
		$this->subscribe_many( 100 );
		$post = $this->publish();
		mt_srand( 42 );
		$this->refuse_queries(
			static fn( $query ) => 'ROLLBACK' !== substr( $query, 0, 8 ) && 0 === mt_rand( 0, 19 ),
			fn() => $this->finish( $post )
		);
		$unknown = $this->unknown( $post );
		$this->assertSame( array_unique( $this->sent ), $this->sent );
		$this->assertCount( 100, array_unique( array_merge( $this->sent, $unknown ) ) );
		$this->assertLessThan( 5, count( $unknown ) );
	}

	public function test_a_post_is_sent_once_even_if_php_ends_during_its_publication(): void {
		$this->subscribe( 'a', 'b' );
		remove_action( 'wp_after_insert_post', array( Post_Mails::class, 'begin' ) );
		$post = $this->publish();
		$this->for_each_kill(
			$this->publication( $post ),
			function () use ( $post ): void {
				$this->sent = array();
				$this->look();
				$this->run_mailing( $post );
				$this->assertSame( array( 'a', 'b' ), $this->sent );
				$this->look();
				$this->assertSame( 'never', $this->due( $post ) );
			}
		);
	}

	public function test_a_sent_post_is_not_sent_again_when_republished_even_if_a_query_fails(): void {
		$this->subscribe( 'a', 'b' );
		$post = $this->publish();
		$this->run_mailing( $post );
		$this->for_each_refusal(
			$this->publication( $post ),
			function () use ( $post ): void {
				( $this->publication( $post ) )();
				$this->look();
				$this->run_mailing( $post );
				$this->assertSame( array( 'a', 'b' ), $this->sent );
			}
		);
	}

	public function test_a_sent_post_is_not_sent_again_if_the_database_cannot_return_its_state(): void {
		$this->subscribe( 'a', 'b' );
		$post = $this->publish();
		$this->run_mailing( $post );
		$this->refuse_queries( '~^\s*SELECT.*dovetail_mailings~is', $this->publication( $post ) );
		$this->look();
		$this->run_mailing( $post );
		$this->assertSame( array( 'a', 'b' ), $this->sent );
	}

	public function test_a_post_excluded_by_its_author_is_never_sent_even_if_a_query_fails(): void {
		remove_action( 'wp_after_insert_post', array( Post_Mails::class, 'begin' ) );
		$this->subscribe( 'a' );
		$post = $this->publish( array( 'meta_input' => array( Mail_Choice::META => 'skip' ) ) );
		$this->for_each_refusal(
			$this->publication( $post ),
			function () use ( $post ): void {
				$this->look();
				$this->run_mailing( $post );
				$this->assertSame( array(), $this->sent );
			}
		);
	}

	public function test_the_number_of_queries_per_email_does_not_depend_on_the_number_of_subscribers(): void {
		$this->subscribe_many( 10 );
		$few = $this->count_queries( fn() => $this->run_mailing( $this->publish() ) );
		$this->assertCount( 10, $this->sent );
		Subscribers::add_all( array_map( static fn( $number ) => "more$number@example.com", range( 1, 290 ) ), 'Yes.' );
		$many = $this->count_queries( fn() => $this->run_mailing( $this->publish() ) );
		$this->assertCount( 310, $this->sent );
		$this->assertLessThanOrEqual( 1.0, ( $many / 300 ) / ( $few / 10 ) );
	}

	/**
	 * Adds the subscribers `a`, `b` and `c`, and publishes a post. The mailer rejects the first email to the given
	 * subscribers.
	 */
	private function publish_to_a_b_c( array $rejected ): int {
		$this->subscribe( 'a', 'b', 'c' );
		$tries        = array();
		$this->mailer = static function ( $name ) use ( $rejected, &$tries ) {
			$tries[ $name ] = ( $tries[ $name ] ?? 0 ) + 1;
			return ! in_array( $name, $rejected, true ) || $tries[ $name ] > 1;
		};
		return $this->publish();
	}

	private function publication( int $post ): callable {
		$after  = get_post( $post );
		$before = clone $after;

		$before->post_status = 'draft';
		return static fn() => Post_Mails::begin( $post, $after, true, $before );
	}

	private function run_anew( int $post ): void {
		$this->sent = array();
		$this->run_mailing( $post );
	}

	private function finish( int $post ): void {
		for ( $run = 0; $run < 1000; $run++ ) {
			Clock::pass( 16 * MINUTE_IN_SECONDS );
			$this->run_mailing( $post );
			$row = $GLOBALS['wpdb']->get_row( $GLOBALS['wpdb']->prepare( "SELECT state, due FROM {$GLOBALS['wpdb']->prefix}dovetail_mailings WHERE post = %d", $post ) );
			if ( $row && 'done' === $row->state ) {
				return;
			}
			if ( $row && $row->due > Clock::now() ) {
				Clock::pass( $row->due - Clock::now() );
			}
		}
		self::fail( 'The mailing does not end.' );
	}

	/** @return string[] Names of subscribers whose email may have arrived. */
	private function unknown( int $post ): array {
		return array_map( static fn( $email ) => strtok( $email, '@' ), array_keys( preg_grep( '~may have been delivered~', $this->failures( $post ) ) ) );
	}
}
