<?php
namespace Dovetail\Mailchimp\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Mailchimp\Members;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-mailchimp-mock.php';

final class MembersTest extends Test_Case {
	use Mailchimp_Mock {
		setUp as private reset_and_begin;
	}

	protected function setUp(): void {
		$this->reset_and_begin();
		self::connect();
	}

	// spec: 001-1-9, 001-3-12
	public function test_a_member_gets_the_authors_groups_tags_and_fields_and_a_confirmation_email(): void {
		self::sign_up(
			'Ann@Example.com',
			array(
				'audience'         => 'f6a7b8c9d0',
				'interests'        => array( 'a1', 'b1' ),
				'tags'             => array( 'Site &amp; shop' ),
				'signupFieldTag'   => '*|SIGNUP|*',
				'signupFieldValue' => 'Home page',
			)
		);
		$member = array(
			'email_address' => 'Ann@Example.com',
			'status_if_new' => 'pending',
			'interests'     => array(
				'a1' => true,
				'b1' => true,
			),
			'merge_fields'  => array( 'SIGNUP' => 'Home page' ),
		);
		$tags   = array( array( 'name' => 'Site & shop', 'status' => 'active' ) );
		$this->assertEquals( array( array( 'PUT', '', $member ), array( 'POST', '/tags', compact( 'tags' ) ) ), self::member_requests() );
		// MD5 hash of the address in lower case.
		$this->assertSame( '/3.0/lists/f6a7b8c9d0/members/257c57037d384ae37ea27a07e8a01665', self::asked( '/members/' )[0]['path'] );
	}

	public function test_a_member_joins_immediately_if_the_author_requires_no_confirmation(): void {
		$this->assertSame( array( 'status' => 'subscribed', 'message' => '' ), self::sign_up( 'ann@example.com', array( 'doubleOptIn' => false ) ) );
	}

	public function test_a_former_member_must_always_confirm_a_new_sign_up(): void {
		$this->assert_has( array( 'status' => 'pending' ), self::sign_up( 'gone@example.com', array( 'doubleOptIn' => false ) ) );
		$requests = self::member_requests();
		$this->assertCount( 2, $requests );
		$this->assert_has( array( 'PUT', '', array( 'status_if_new' => 'subscribed' ) ), $requests[0] );
		$this->assertSame( array( 'PUT', '', array( 'status' => 'pending' ) ), $requests[1] );
	}

	public function test_an_existing_member_sees_the_same_message_as_a_new_member(): void {
		self::sign_up( 'ann@example.com', array( 'doubleOptIn' => false ) );
		$this->assert_has( array( 'status' => 'pending' ), self::sign_up() );
	}

	/** @dataProvider names */
	public function test_a_member_gets_the_names_that_were_entered( array $fields, ?array $names ): void {
		Members::add( 'ann@example.com', $fields );
		$this->assertSame( $names, self::member_requests()[0][2]['merge_fields'] ?? null );
	}

	public static function names(): array {
		$ann = array( 'first_name' => 'Ann', 'last_name' => 'Berg', 'name' => 'Somebody Else' );
		return array(
			'one word'              => array( array( 'name' => 'Ann' ), array( 'FNAME' => 'Ann' ) ),
			'several words'         => array( array( 'name' => ' Ann  van der Berg ' ), array( 'FNAME' => 'Ann van der', 'LNAME' => 'Berg' ) ),
			'first and last name'   => array( $ann, array( 'FNAME' => 'Ann', 'LNAME' => 'Berg' ) ),
			'no name'               => array( array( 'phone' => '1' ), null ),
		);
	}

	public function test_a_person_who_can_rejoin_only_at_mailchimp_gets_a_link_to_mailchimps_form(): void {
		$form = 'https://eepurl.com/a1b2c3d4e5';
		$this->assert_refused( 'mailchimp_own_form', self::sign_up( 'forgotten@example.com' ), $form );
		self::sign_up();
		$state = array( 'status' => 400, 'body' => '{"title":"Member In Compliance State","detail":"bob@example.com is in a compliance state"}' );
		$this->assert_refused( 'mailchimp_own_form', self::while_answering( $state, static fn() => self::sign_up( 'bob@example.com' ) ), $form );
	}

	public function test_a_sign_up_for_a_deleted_audience_fails_and_the_connection_card_shows_the_reason(): void {
		$this->assert_refused( 'mailchimp_failed', self::sign_up( 'ann@example.com', array( 'audience' => 'gone' ) ) );
		$this->assertSame( 'Mailchimp rejected a sign-up: Resource Not Found.', Connection_State::get( 'mailchimp' )['failure'] );
		$this->assertSame( 0, self::count_waiting() );
	}
}
