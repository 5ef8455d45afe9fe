<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Subscriptions\Import;
use Dovetail\Subscriptions\Import_File;
use Dovetail\Subscriptions\Mailbox;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Tests\Test_Case;

/** Whether the database refuses what an import asks about the addresses of its list. */
final class ImportLookUpsTest extends Test_Case {

	/** @var callable|null The filter that spoils queries. */
	private $refuse;

	protected function setUp(): void {
		parent::setUp();
		Subscribers::add( 'subscribed@example.com', 'Yes.', 0, true );
		Mailbox::leave( Mailbox::of( 'left@example.com' ) );
		$file = fopen( 'php://temp', 'w+' );
		fwrite( $file, "new@example.com\nsubscribed@example.com\nleft@example.com\n" );
		$this->assertTrue( Import::draft( Import_File::open( $file ), 'Yes.', 'confirmed' ) );
		fclose( $file );
	}

	protected function tearDown(): void {
		$this->accept();
		parent::tearDown();
	}

	/** @return array<string, array{string}> Columns that only one of the look-ups compares with a list. */
	public static function look_ups(): array {
		return array(
			'who left or does not want to be asked' => array( 'option_name IN (' ),
			'who has subscribed'                    => array( 'post_name IN (' ),
		);
	}

	/** @dataProvider look_ups */
	public function test_a_forecast_says_that_the_list_could_not_be_read( string $query ): void {
		$this->refuse( $query );
		$this->assertNull( Import::forecast( Import::get() ) );
	}

	/** @dataProvider look_ups */
	public function test_an_address_that_cannot_be_looked_up_is_not_added( string $query ): void {
		$add = new \ReflectionMethod( Import::class, 'add' );
		$add->setAccessible( true );
		$this->refuse( $query );
		$this->assertNull( $add->invoke( null, '+new@example.com', Import::get() ) );
		$this->accept();
		$this->assertNull( Subscribers::find( 'new@example.com' ) );
	}

	/**
	 * Lets the database refuse queries. SQLite then takes back the whole transaction of the test.
	 *
	 * @param string $part What they contain.
	 */
	private function refuse( string $part ): void {
		$GLOBALS['wpdb']->suppress_errors();
		$this->refuse = static function ( string $query ) use ( $part ): string {
			return false !== strpos( $query, $part ) ? 'SELECT nothing FROM nowhere' : $query;
		};
		add_filter( 'query', $this->refuse );
	}

	/** Lets the database answer again. */
	private function accept(): void {
		if ( $this->refuse ) {
			remove_filter( 'query', $this->refuse );
			$GLOBALS['wpdb']->suppress_errors( false );
		}
		$this->refuse = null;
	}
}
