<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Payments\Payments_Privacy;
use Dovetail\Plugin\Database;
use Dovetail\Tests\Test_Case;
use Dovetail\Validation\Email;

require_once __DIR__ . '/trait-payment-records.php';

final class PaymentsPrivacyTest extends Test_Case {
	use Payment_Records;

	/**
	 * Email addresses that MySQL's collation treats as equal, keyed by person. The test searches for the first address.
	 */
	const PEOPLE = array(
		array( 'jose@example.org', 'JOSE@example.org' ),
		array( 'josé@example.org' ),
		array( 'strasse@example.org' ),
		array( 'straße@example.org' ),
		array( '😀ada@example.org' ),
		array( '😁ada@example.org' ),
	);

	public function test_only_the_persons_own_payments_are_exported_even_if_the_database_treats_similar_addresses_as_equal(): void {
		self::record_payments_of_all();
		self::compare_loosely();
		$exported = array_map( static fn( $addresses ) => self::exported( ' ' . ucfirst( $addresses[0] ) . ' ' ), self::PEOPLE );
		$this->assertSame( self::PEOPLE, $exported );
	}

	public function test_only_the_persons_own_payments_are_erased_even_if_the_database_treats_similar_addresses_as_equal(): void {
		self::record_payments_of_all();
		self::compare_loosely();
		foreach ( array( 0, 3, 4 ) as $person ) {
			Payments_Privacy::erase( self::PEOPLE[ $person ][0] );
		}
		$left = array_merge( self::PEOPLE[1], self::PEOPLE[2], self::PEOPLE[5] );
		$this->assertSame( $left, array_values( array_filter( array_column( self::payments(), 'email' ) ) ) );
	}

	public function test_an_export_of_several_pages_contains_every_payment_once_and_in_order(): void {
		$rows = array();
		for ( $number = 0; $number <= Payments_Privacy::PAGE; $number++ ) {
			$rows[] = array(
				'service'   => 'stripe',
				'mode'      => 'live',
				'reference' => "many$number",
				'state'     => 'paid',
				'amount'    => 500,
				'currency'  => 'EUR',
				'person'    => Email::lookup_key( 'ann@example.com' ),
				'data'      => '{}',
			);
		}
		Database::insert_rows( 'payments', $rows );
		$pages = array( Payments_Privacy::export( 'ann@example.com' ), Payments_Privacy::export( 'ann@example.com', 2 ) );
		$this->assertSame( array( false, true ), array_column( $pages, 'done' ) );
		$this->assertSame(
			array_map( static fn( $id ) => "dovetail-payment-$id", Database::column( 'SELECT id FROM {payments} ORDER BY id' ) ),
			array_column( array_merge( ...array_column( $pages, 'data' ) ), 'item_id' )
		);
	}

	public function test_an_erasure_removes_the_person_from_the_search_index_but_keeps_the_payment_searchable(): void {
		self::record_payments_of_ann_and_bob();
		Payments_Privacy::erase( 'ann@example.com' );
		$words = Database::column( 'SELECT word FROM {payment_words} WHERE record = %d', array( self::payments()[0]['id'] ) );
		$this->assertContains( 'friend', $words );
		$this->assertSame( array(), array_intersect( array( 'ann', 'berg', 'example' ), $words ) );
	}

	public function test_an_export_contains_the_persons_data_and_an_erasure_keeps_amount_and_date(): void {
		self::record_payments_of_ann_and_bob();
		$exported = Payments_Privacy::export( 'ann@example.com', 1 );
		$this->assertTrue( $exported['done'] );
		$this->assertCount( 1, $exported['data'] );
		$expected = array( 'Friend', 'Ann Berg', 'Ann@Example.com', 'Paid', 'Every year', 'sub_1', 'ch_1' );
		$this->assertSame( array(), array_diff( $expected, array_column( $exported['data'][0]['data'], 'value' ) ) );
		$this->assert_has(
			array(
				'items_removed'  => true,
				'items_retained' => true,
				'done'           => true,
			),
			Payments_Privacy::erase( 'ann@example.com', 1 )
		);
		$this->assert_payments(
			array(
				'email'  => '',
				'name'   => '',
				'amount' => 500,
				'state'  => 'paid',
				'title'  => 'Friend',
			),
			array( 'email' => 'bob@example.com' )
		);
		$this->assertFalse( Payments_Privacy::erase( 'ann@example.com', 1 )['items_removed'] );
	}

	public function test_a_late_report_does_not_restore_erased_data_and_a_later_payment_is_stored(): void {
		self::record_payments_of_ann_and_bob();
		Payments_Privacy::erase( 'ann@example.com', 1 );
		self::record( array( 'email' => 'ann@example.com', 'name' => 'Ann Berg' ) );
		self::record( array( 'state' => 'refunded', 'email' => 'ann@example.com' ) );
		self::record( array( 'reference' => 'pi_3', 'email' => 'ann@example.com' ) );
		$this->assert_payments(
			array(
				'email' => '',
				'name'  => '',
				'state' => 'refunded',
			),
			array( 'email' => 'bob@example.com' ),
			array( 'email' => 'ann@example.com' )
		);
	}

	public function test_payments_are_part_of_wordpress_personal_data_tools(): void {
		$this->assertArrayHasKey( 'dovetail-blocks-payments', apply_filters( 'wp_privacy_personal_data_exporters', array() ) );
		$this->assertArrayHasKey( 'dovetail-blocks-payments', apply_filters( 'wp_privacy_personal_data_erasers', array() ) );
	}

	private static function record_payments_of_ann_and_bob(): void {
		self::record(
			array(
				'email'        => 'Ann@Example.com',
				'name'         => 'Ann Berg',
				'title'        => 'Friend',
				'interval'     => '1 year',
				'subscription' => 'sub_1',
				'service_id'   => 'ch_1',
			)
		);
		self::record( array( 'reference' => 'pi_2', 'email' => 'bob@example.com' ) );
	}

	private static function record_payments_of_all(): void {
		foreach ( array_merge( ...self::PEOPLE ) as $index => $email ) {
			self::record( array( 'reference' => "pi_$index", 'email' => $email, 'name' => $email ) );
		}
	}

	/** Makes the database compare email addresses like MySQL. */
	private static function compare_loosely(): void {
		$all  = array_merge( ...self::PEOPLE );
		$each = array_map( static fn( $email ) => "= '$email'", $all );
		add_filter( 'query', static fn( $query ) => str_replace( $each, "IN ( '" . implode( "', '", $all ) . "' )", $query ) );
	}

	/** @return string[] Email addresses of the payments in an export. */
	private static function exported( string $email ): array {
		return array_map( static fn( $item ) => array_column( $item['data'], 'value', 'name' )['Email'], Payments_Privacy::export( $email )['data'] );
	}
}
