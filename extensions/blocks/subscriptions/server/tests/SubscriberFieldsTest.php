<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Subscriptions\Export;
use Dovetail\Subscriptions\Failures;
use Dovetail\Subscriptions\Privacy;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Subscriptions\Subscribers_Table;
use Dovetail\Tests\Test_Case;
use Dovetail\Validation\Email;

final class SubscriberFieldsTest extends Test_Case {

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
					'confirmed' => $agreed,
				) + $person,
			)
		);
		Failures::note( 1, 900001, '550 <no> such mailbox', true );
		$table = new Subscribers_Table();
		$table->prepare_items();
		self::assert_records( __DIR__ . '/subscriber-fields.txt', $table, Export::rows(), array_map( array( Privacy::class, 'export' ), array( 'ann+news@example.com', 'bob@example.com', 'imported@example.com' ) ) );
	}
}
