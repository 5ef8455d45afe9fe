<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Subscriptions\Import;
use Dovetail\Subscriptions\Privacy;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Tests\Test_Case;
use Dovetail\Validation\Email;

require_once __DIR__ . '/trait-import-lists.php';

/** Tests that the number of subscribers stays correct although the count of older subscribers is cached. */
final class SubscriberCountsTest extends Test_Case {

	use Import_Lists;

	const MANY = 20;

	protected function setUp(): void {
		parent::setUp();
		Record_Counts::expect( 'subscribers' );
		foreach ( range( 1, self::MANY ) as $number ) {
			$subscriber = array(
				'address' => Email::lookup_key( "person$number@example.com" ),
				'email'   => "person$number@example.com",
				'status'  => 2 === $number ? Subscribers::PENDING : Subscribers::ACTIVE,
				'consent' => 'Yes.',
				'created' => time(),
			);
			// The last subscriber is much newer, so the count of the other subscribers is cached.
			Database::insert( 'subscribers', $subscriber + ( self::MANY === $number ? array( 'id' => 100000 ) : array() ) );
		}
	}

	/** @dataProvider changes */
	public function test_the_number_of_subscribers_is_correct_after_the_list_changes( callable $change, int $active, int $pending ): void {
		$this->assert_counts( self::MANY - 1, 1 );
		$change( $this );
		$this->assert_counts( self::MANY - 1 + $active, 1 + $pending );
	}

	public static function changes(): array {
		$old = static fn( int $number ): array => Subscribers::find( "person$number@example.com" );
		return array(
			'an older subscriber confirms'     => array( static fn() => Subscribers::confirm( $old( 2 ) ), 1, -1 ),
			'an older subscriber unsubscribes' => array( static fn() => Subscribers::remove( $old( 1 )['id'] ), -1, 0 ),
			'many are removed at once'         => array( static fn() => Subscribers::remove( ...range( $old( 1 )['id'], $old( 10 )['id'] ) ), -9, -1 ),
			'an unconfirmed address expires'   => array(
				static function () use ( $old ): void {
					Database::update( 'subscribers', array( 'created' => time() - ( Subscribers::DAYS_TO_CONFIRM + 1 ) * DAY_IN_SECONDS ), array( 'id' => $old( 2 )['id'] ) );
					Subscribers::forget_unconfirmed();
				},
				0,
				-1,
			),
			'an older subscriber is erased'    => array( static fn() => Privacy::erase( 'person1@example.com' ), -1, 0 ),
			'someone signs up'                 => array( static fn() => Subscribers::add( 'new@example.com', 'Yes.', 0, false ), 0, 1 ),
			'a list is imported'               => array(
				static function ( self $test ): void {
					$test->start( $test->people( 'more', 200 ) );
					Import::run();
				},
				200,
				0,
			),
			'others were counted meanwhile'    => array(
				// Another request counts a later subscriber, but not this subscriber, whose row is not committed yet.
				static function (): void {
					$count = static function ( $query ) use ( &$count ) {
						if ( 0 === strpos( $query, 'SELECT id, email' ) ) {
							remove_filter( 'query', $count );
							$added = Database::row( 'SELECT * FROM {subscribers} WHERE email = %s', array( 'early@example.com' ) );
							Database::delete( 'subscribers', array( 'id' => (int) $added['id'] ) );
							Database::insert( 'subscribers', array( 'id' => 300000, 'address' => 'later', 'email' => 'later@example.com' ) + $added );
							Subscribers::counts();
							Database::insert( 'subscribers', $added );
						}
						return $query;
					};
					add_filter( 'query', $count );
					Subscribers::add_all( array( 'early@example.com' ), 'Yes.' );
				},
				2,
				0,
			),
		);
	}

	public function test_showing_the_number_of_subscribers_needs_few_queries_and_rows(): void {
		Subscribers::count();
		wp_cache_flush();
		wp_load_alloptions();
		$this->assertLessThanOrEqual( 4, $this->count_queries( static fn() => Subscribers::count() ) );
		$this->assertSame( 0, $this->count_queries( static fn() => Subscribers::count(), '~id \+ 0 < ~' ) );
	}

	private function assert_counts( int $active, int $pending ): void {
		foreach ( array( 'counted', 'cached' ) as $time ) {
			$this->assertSame( compact( 'active', 'pending' ) + array( 'bounced' => 0 ), Subscribers::counts(), $time );
		}
	}
}
