<?php
namespace Dovetail\Mailchimp\Tests;

use Dovetail\Plugin\Mailing_Lists;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-mailchimp-mock.php';

final class MailingListTest extends Test_Case {
	use Mailchimp_Mock;

	public function test_other_forms_can_add_people_to_the_account_and_mailchimp_asks_them_to_confirm(): void {
		self::connect();
		$this->assertArrayHasKey( 'mailchimp', Mailing_Lists::all() );
		$this->assertTrue( self::add( 'ada@example.com' ) );
		$data = array(
			'email_address' => 'ada@example.com',
			'status_if_new' => 'pending',
			'merge_fields'  => array(
				'FNAME' => 'Ada Mary',
				'LNAME' => 'Lovelace',
			),
		);
		$asked = array_map( static fn( $request ) => array( $request[0], $request[2] ), self::member_requests() );
		$this->assertEquals( array( array( 'PUT', $data ) ), $asked );
	}

	public function test_the_platform_gets_the_addresses_from_other_forms_if_the_site_has_no_key(): void {
		$this->assertArrayHasKey( 'mailchimp', Mailing_Lists::all() );
		$this->assertTrue( self::add( 'ada@example.com' ) );
		$this->assertSame( array(), self::asked( '~mailchimp:/3\.0/~' ) );
		$this->assertCount( 1, self::asked( '~POST /wpcom/v2/mailchimp/subscribe~' ) );
	}

	public function test_an_address_is_sent_again_if_mailchimp_is_busy(): void {
		self::connect();
		self::add( 'ada@example.com' );
		$answer = self::while_answering( array( 'status' => 503, 'body' => '{}' ), static fn() => self::add( 'late@example.com' ) );
		$this->assertSame( 'service_busy', $answer->get_error_code() );
		$this->assertTrue( empty( $answer->get_error_data()['permanent'] ) );
		$broken = self::while_broken( static fn() => self::add( 'bob@example.com' ) );
		$this->assertTrue( empty( $broken->get_error_data()['permanent'] ) );
	}

	public function test_an_address_that_mailchimp_rejects_is_not_sent_again(): void {
		self::connect();
		self::add( 'ada@example.com' );
		$refusal = array( 'status' => 400, 'body' => '{"title":"Forgotten Email Not Subscribed"}' );
		$answer  = self::while_answering( $refusal, static fn() => self::add( 'forgotten@example.com' ) );
		$this->assertSame( 'own_form_only', $answer->get_error_code() );
		$this->assertTrue( $answer->get_error_data()['permanent'] );
		$refused = self::add( 'forgotten@example.com' );
		$this->assertSame( 'own_form_only', $refused->get_error_code() );
		$this->assertTrue( $refused->get_error_data()['permanent'] );
	}

	public function test_mailchimp_is_not_offered_as_a_mailing_list_without_a_connection(): void {
		$this->disconnect_platform();
		$this->assertSame( array( 'site' ), array_keys( apply_filters( 'dovetail_blocks_mailing_lists', array() ) ) );
	}

	private static function add( string $email ) {
		return Mailing_Lists::add(
			'mailchimp',
			array(
				'email'   => $email,
				'name'    => 'Ada Mary Lovelace',
				'consent' => 'News, please.',
				'post'    => 0,
				'key'     => 'k',
			)
		);
	}
}
