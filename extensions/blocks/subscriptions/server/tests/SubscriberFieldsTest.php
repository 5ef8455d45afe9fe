<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Subscriptions\Export;
use Dovetail\Subscriptions\Failures;
use Dovetail\Subscriptions\Import;
use Dovetail\Subscriptions\Opt_In;
use Dovetail\Subscriptions\Privacy;
use Dovetail\Subscriptions\Subscriber_Fields;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Subscriptions\Subscribers_Table;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;
use Dovetail\Validation\Email;

require_once __DIR__ . '/trait-import-lists.php';

final class SubscriberFieldsTest extends Test_Case {
	use Import_Lists;

	public function test_the_list_the_csv_file_and_the_personal_data_export_contain_the_expected_fields(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->act_as( 'admin' );
		set_current_screen( 'users' );
		$agreed = gmmktime( 9, 30, 0, 11, 1, 2026 );
		$person = array(
			'id'        => 900001,
			'email'     => 'ann+news@example.com',
			'address'   => Email::lookup_key( 'ann+news@example.com' ),
			'status'    => Subscribers::ACTIVE,
			'consent'   => 'Yes, <b>send</b> me all of your new posts &amp; more, <a href="https://example.com">as you say</a>.',
			'post'      => $this->create_post( array( 'post_title' => 'News & <b>more</b>' ) ),
			'created'   => $agreed,
			'confirmed' => $agreed + 90,
		);
		Database::insert_rows(
			'subscribers',
			array(
				$person,
				array(
					'id'        => 900002,
					'email'     => 'bob@example.com',
					'address'   => Email::lookup_key( 'bob@example.com' ),
					'status'    => Subscribers::PENDING,
					'consent'   => '=Yes.',
					'post'      => 0,
					'created'   => $agreed,
					'confirmed' => 0,
				) + $person,
				array(
					'id'        => 900003,
					'email'     => 'imported@example.com',
					'address'   => Email::lookup_key( 'imported@example.com' ),
					'consent'   => 'On a paper form (consent given: 2025).',
					'post'      => 0,
					'created'   => 0,
					'confirmed' => $agreed,
				) + $person,
			)
		);
		Failures::note( 1, 900001, '550 <no> such mailbox', true );
		$table = new Subscribers_Table();
		$table->prepare_items();
		self::assert_records( __DIR__ . '/subscriber-fields.txt', $table, Export::rows(), array_map( array( Privacy::class, 'export' ), array( 'ann+news@example.com', 'bob@example.com', 'imported@example.com' ) ) );
	}

	public function test_imported_people_are_shown_with_the_date_of_the_import_even_if_they_had_signed_up_here(): void {
		Subscribers::add( 'known@example.com', 'Form.', 7, false );
		Clock::pass( 5 * DAY_IN_SECONDS );
		$this->start( "known@example.com\nnew@example.com", 'confirmed', 'List.' );
		Import::run();
		$imported = array( 'Subscribed', '', '', gmdate( 'Y-m-d', Clock::now() ), 'List.' );
		$this->assertSame( array_fill_keys( array( 'known@example.com', 'new@example.com' ), $imported ), self::rows() );
	}

	public function test_people_whom_an_import_asks_by_email_are_shown_with_its_date_before_and_after_they_confirm(): void {
		$this->start( 'new@example.com', 'ask', 'List.' );
		Import::run();
		$imported = gmdate( 'Y-m-d', Clock::now() );
		$this->assertSame( array( 'new@example.com' => array( 'Not confirmed', '', '', $imported, 'List.' ) ), self::rows() );
		$html = Subscriber_Fields::in( Subscriber_Fields::LIST )->html( 'created', Subscribers::find( 'new@example.com' ) );
		$this->assertStringStartsWith( 'Imported on <time ', $html );
		$this->assertContains( 'Imported on', array_column( Privacy::export( 'new@example.com' )['data'][0]['data'], 'name' ) );
		Clock::pass( 2 * DAY_IN_SECONDS );
		Opt_In::store_once( 'new@example.com', 'Form.', 0 );
		Subscribers::confirm( Subscribers::find( 'new@example.com' ) );
		$this->assertSame( array( 'new@example.com' => array( 'Subscribed', '', gmdate( 'Y-m-d', Clock::now() ), $imported, 'Form.' ) ), self::rows() );
	}

	public function test_people_who_sign_up_without_confirming_are_not_shown_as_imported(): void {
		add_filter( 'dovetail_blocks_subscription_double_opt_in', '__return_false' );
		Opt_In::store_once( 'a@example.com', 'Form.', 0 );
		$today = gmdate( 'Y-m-d', Clock::now() );
		$this->assertSame( array( 'a@example.com' => array( 'Subscribed', $today, $today, '', 'Form.' ) ), self::rows() );
	}

	/** @return array<string, string[]> Cells of the CSV file by address, with dates instead of times. */
	private static function rows(): array {
		$rows = array_slice( iterator_to_array( Export::rows(), false ), 1 );
		$cut  = static fn( array $row ): array => preg_replace( '~ \d\d:\d\d:\d\d UTC$~', '', array_slice( $row, 1, 5 ) );
		return array_combine( array_column( $rows, 0 ), array_map( $cut, $rows ) );
	}
}
