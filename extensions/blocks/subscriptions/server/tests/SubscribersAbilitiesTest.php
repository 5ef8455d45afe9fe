<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Subscriptions\Mailbox;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Tests\Test_Case;

final class SubscribersAbilitiesTest extends Test_Case {

	private const CONSENT = 'Signed the list at our booth in May.';

	public function test_a_contributor_can_count_subscribers_as_in_the_editor(): void {
		Subscribers::add( 'anna@example.org', 'Yes', 0, true );
		Subscribers::add( 'ben@example.org', 'Yes', 0, false );
		$this->act_as( 'contributor' );
		$this->assertSame( array( 'count' => 1 ), wp_get_ability( 'dovetail-blocks/count-subscribers' )->execute( array() ) );
		$this->assertSame( array( 'count' => 1 ), $this->rest( 'GET', '/wp-abilities/v1/abilities/dovetail-blocks/count-subscribers/run' )->get_data() );
		$this->assertSame( array( 'count' => 1 ), $this->rest( 'GET', '/wpcom/v2/subscribers/count' )->get_data() );
	}

	public function test_an_added_person_gets_a_confirmation_email_and_the_consent_is_stored_with_its_source(): void {
		$this->act_as( 'admin' );
		$answer = self::add( array( 'email' => 'anna@example.org' ) );
		$this->assertSame( 'pending', $answer['status'] );
		$this->assertSame( array( 'anna@example.org' ), array_column( $this->mails(), 'to' ) );
		$subscriber = Subscribers::find( 'anna@example.org' );
		$this->assertSame( Subscribers::PENDING, $subscriber['status'] );
		$this->assertSame( 'Signed the list at our booth in May. Recorded by admin.', $subscriber['consent'] );
	}

	/** @dataProvider opt_outs */
	public function test_a_person_who_opted_out_gets_no_email_and_the_result_does_not_reveal_it( callable $opt_out, bool $is_asked ): void {
		$this->act_as( 'admin' );
		add_filter( 'dovetail_blocks_subscription_double_opt_in', $is_asked ? '__return_true' : '__return_false' );
		$opt_out( Mailbox::of( 'anna@example.org' ) );
		$answer = self::add( array( 'email' => 'anna@example.org' ) );
		$this->assertSame( array(), $this->mails() );
		$this->assertNull( Subscribers::find( 'anna@example.org' ) );
		$other = self::add( array( 'email' => 'ben@example.org' ) );
		$this->assertSame( str_replace( 'ben@', 'anna@', $other ), $answer );
	}

	public static function opt_outs(): array {
		$refuse = static fn( string $mailbox ) => Mailbox::refuse( $mailbox );
		$leave  = static fn( string $mailbox ) => Mailbox::leave( $mailbox );
		return array(
			'from confirmation emails'                        => array( $refuse, true ),
			'from confirmation emails, without double opt-in' => array( $refuse, false ),
			'by unsubscribing'                                => array( $leave, true ),
			'by unsubscribing, without double opt-in'         => array( $leave, false ),
		);
	}

	/** @dataProvider mistakes */
	public function test_adding_a_person_requires_an_address_and_a_consent( array $input ): void {
		$this->act_as( 'admin' );
		$this->assertInstanceOf( \WP_Error::class, self::add( $input ) );
		$this->assertSame( array(), $this->mails() );
		$this->assertSame( 0, array_sum( Subscribers::counts() ) );
	}

	public static function mistakes(): array {
		return array(
			'no address'            => array( array() ),
			'an incomplete address' => array( array( 'email' => 'anna@' ) ),
			'a domain of one word'  => array( array( 'email' => 'anna@localhost' ) ),
			'two addresses'         => array( array( 'email' => array( 'anna@example.org', 'ben@example.org' ) ) ),
			'no consent'            => array( array( 'email' => 'anna@example.org', 'consent' => null ) ),
			'a consent of one word' => array( array( 'email' => 'anna@example.org', 'consent' => 'yes' ) ),
		);
	}

	public function test_a_user_who_cannot_see_subscribers_cannot_add_any(): void {
		$this->act_as( 'editor' );
		$error = self::add( array( 'email' => 'anna@example.org' ) );
		$this->assertInstanceOf( \WP_Error::class, $error );
		$this->assertNull( Subscribers::find( 'anna@example.org' ) );
	}

	/** @return array|\WP_Error */
	private static function add( array $input ) {
		return wp_get_ability( 'dovetail-blocks/add-subscriber' )->execute( array_filter( $input + array( 'consent' => self::CONSENT ) ) );
	}
}
