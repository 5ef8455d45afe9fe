<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Entries;
use Dovetail\Contact_Form\Entries_Query;
use Dovetail\Contact_Form\Privacy;
use Dovetail\Contact_Form\Spam;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Validation\Email;

require_once __DIR__ . '/class-form-test-case.php';

/** Tests that view counts stay correct when older entries change, although their counts are cached. */
final class EntryCountsTest extends Form_Test_Case {

	const MANY = 20;

	/** @var int ID of the oldest entry. */
	private $first;

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'admin' );
		Record_Counts::expect( 'entries' );
		$source = $this->create_post();
		foreach ( range( 1, self::MANY ) as $number ) {
			$entry = array(
				'message' => "message-$number",
				'source'  => $source,
				'sent'    => time(),
				'content' => '{}',
			);
			// The last entry is much newer, so the counts of the other entries are cached.
			Database::insert( 'entries', $entry + ( self::MANY === $number ? array( 'id' => 100000 ) : array() ) );
		}
		$this->first = (int) Entries::find( 'message-1' );
		Database::update( 'entries', array( 'state' => Entries::SPAM, 'held' => Spam::BY_USER ), array( 'id' => $this->first + 1 ) );
		Database::update( 'entries', array( 'state' => Entries::TRASH, 'trashed' => time() ), array( 'id' => $this->first + 2 ) );
		Database::update( 'entries', array( 'is_read' => 1 ), array( 'id' => $this->first + 3 ) );
	}

	/** @dataProvider changes */
	public function test_the_counts_are_correct_after_an_old_entry_has_changed( callable $change ): void {
		$before = $this->counts();
		$change( $this->first, $this );
		$after = $this->counts();
		$this->assertNotSame( $before, $after );
		$this->assertSame( $after['unread'], Entries_Query::unread() );
	}

	public static function changes(): array {
		return array(
			'marked as read'          => array( static fn( int $first ) => Entries::set_read( array( $first ), true ) ),
			'marked as unread'        => array( static fn( int $first ) => Entries::set_read( array( $first + 3 ), false ) ),
			'marked as spam'          => array( static fn( int $first ) => Spam::mark( $first, true ) ),
			'marked as not spam'      => array( static fn( int $first ) => Spam::mark( $first + 1, false ) ),
			'moved to the trash'      => array( static fn( int $first ) => Entries::trash( array( $first ) ) ),
			'restored'                => array( static fn( int $first ) => Entries::restore( array( $first + 2 ) ) ),
			'several deleted at once' => array( static fn( int $first ) => Entries::delete( range( $first, $first + 10 ) ) ),
			'old spam is deleted'     => array(
				static function ( int $first ): void {
					self::send_at( $first + 1, time() - ( Spam::DAYS + 1 ) * DAY_IN_SECONDS );
					Privacy::sweep();
				},
			),
			'the trash is emptied'    => array(
				static function ( int $first ): void {
					Database::update( 'entries', array( 'trashed' => time() - ( EMPTY_TRASH_DAYS + 1 ) * DAY_IN_SECONDS ), array( 'id' => $first + 2 ) );
					Privacy::sweep();
				},
			),
			'expired'                 => array(
				static function ( int $first ): void {
					add_filter( 'dovetail_blocks_settings', static fn( $settings ) => array( 'retention_days' => 30 ) + $settings );
					self::send_at( $first, time() - 31 * DAY_IN_SECONDS );
					Privacy::sweep();
				},
			),
			'erased for its sender'   => array(
				static function ( int $first ): void {
					Database::insert( 'entry_people', array( 'person' => Email::lookup_key( 'ann@example.com' ), 'entry' => $first ) );
					Privacy::erase( 'ann@example.com' );
				},
			),
		);
	}

	/** Returns the view counts. Asserts that cached counts match the table. */
	private function counts(): array {
		$counts = Entries_Query::counts();
		$this->assertSame( $counts, Entries_Query::counts() );
		foreach ( Entries_Query::VIEWS as $view => list( $state, $is_read ) ) {
			$stored = Database::value( 'SELECT COUNT(*) FROM {entries} WHERE state = %s AND is_read IN ( %d, %d )', array( $state, $is_read ?? 0, $is_read ?? 1 ) );
			$this->assertSame( (int) $stored, $counts[ $view ], "The view “{$view}”." );
		}
		return $counts;
	}
}
