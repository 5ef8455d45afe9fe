<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Entries;
use Dovetail\Contact_Form\Mail;
use Dovetail\Contact_Form\Outbox;
use Dovetail\Plugin\Queue;

require_once __DIR__ . '/class-form-test-case.php';

final class FailuresTest extends Form_Test_Case {

	public function test_when_the_database_refuses_nothing_is_half_stored_and_the_message_can_be_sent_again(): void {
		global $wpdb;
		$post   = $this->create_post( array( 'post_content' => self::news_form() ) );
		$hash   = self::hash_in( $post );
		$refuse = static fn( $query ) => preg_match( "~^INSERT INTO .{0,3}{$wpdb->posts}~", $query ) ? '' : $query;
		$wpdb->suppress_errors();
		add_filter( 'query', $refuse );
		$result = self::send( $hash, self::ann(), array( 'key' => null ) );
		remove_filter( 'query', $refuse );
		$wpdb->suppress_errors( false );
		$this->assertSame( 'Your message was not sent because it could not be saved. Send it again in a few minutes.', $result['refusal']->get_error_message() );
		$this->assertSame( array(), self::senders( $post ) );
		$this->assertSame( 'private', self::outcome( self::send( $hash, self::ann(), array( 'key' => null ) ) ) );
	}

	public function test_when_the_mail_fails_the_entry_says_so_until_it_is_sent(): void {
		add_filter( 'pre_wp_mail', '__return_false', 0 );
		$entry = self::store( $this->publish( self::news_form() ), self::ann() );
		remove_filter( 'pre_wp_mail', '__return_false', 0 );
		$this->assertSame( array( 'mail' => 'The email about this entry could not be sent. The entry itself is safe.' ), Entries::troubles( $entry ) );
		Mail::send( $entry );
		$this->assertSame( array(), Entries::troubles( $entry ) );
	}

	// Security 23.
	public function test_a_lost_event_of_what_is_queued_is_found_again(): void {
		$entry = $this->entry_for_crm();
		$this->assertSame( array( 'crm', 'list-site' ), self::queued( $entry ) );
		wp_unschedule_hook( Outbox::EVENT );
		$this->assertFalse( Queue::is_queued( Outbox::EVENT, array( 'crm', $entry ) ) );
		do_action( Queue::DAILY_EVENT );
		$this->assertSame( array( 'crm', 'list-site' ), self::queued( $entry ) );
	}

	public function test_an_entry_that_a_crm_does_not_take_is_queued_again_until_it_takes_it(): void {
		$entry = $this->entry_for_crm();
		$this->pass_on( $entry, new \WP_Error( 'x', 'Full.' ) );
		$this->assertSame( array( 'crm' => 'This entry could not be added to the CRM. It will be retried automatically. Full.' ), Entries::troubles( $entry ) );
		$this->assertTrue( Queue::is_queued( Outbox::EVENT, array( 'crm', $entry ) ) );
		$this->pass_on( $entry, true );
		$this->assertSame( array(), Entries::troubles( $entry ) );
		$this->assertFalse( Queue::is_queued( Outbox::EVENT, array( 'crm', $entry ) ) );
	}

	/** Returns a form with a checkbox for a newsletter. */
	private static function news_form(): string {
		return self::form( self::field( 'name' ) . self::field( 'email' ) . self::field( 'consent', array( 'isForNews' => true ) ) . self::BUTTON );
	}

	private static function ann(): array {
		return array(
			'name'  => 'Ann',
			'email' => 'ann@example.com',
		);
	}

	/** An entry that a CRM is to get. */
	private function entry_for_crm(): int {
		add_filter( 'dovetail_blocks_form_crm', '__return_true' );
		return self::store( $this->publish( self::news_form() ), self::ann() );
	}

	/**
	 * Does what is queued for the CRM.
	 *
	 * @param true|\WP_Error $answer Of the CRM.
	 */
	private function pass_on( int $entry, $answer ): void {
		remove_all_filters( 'dovetail_blocks_form_crm' );
		add_filter( 'dovetail_blocks_form_crm', static fn() => $answer );
		wp_unschedule_hook( Outbox::EVENT );
		do_action( Outbox::EVENT, 'crm', $entry );
	}
}
