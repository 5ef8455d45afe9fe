<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Outbox;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Deliveries;
use Dovetail\Plugin\Queue;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-form-test-case.php';

final class FailuresTest extends Form_Test_Case {

	public function test_a_database_error_stores_no_partial_data_and_the_message_can_be_sent_again(): void {
		$post   = $this->create_post( array( 'post_content' => self::news_form() ) );
		$hash   = self::hash_in( $post );
		$result = $this->refuse_queries( '~^INSERT \w* ?INTO \S*dovetail_deliveries~', static fn() => self::send( $hash, self::ann(), array( 'key' => null ) ) );
		$this->assertSame( 'Your message was not sent because it could not be saved. Send it again in a few minutes.', $result['refusal']->get_error_message() );
		$this->assertSame( array(), self::senders( $post ) );
		$this->assertSame( 503, $result['refusal']->get_error_data()['status'] );
		$this->assertSame( 'inbox', self::outcome( self::send( $hash, self::ann(), array( 'key' => null ) ) ) );
	}

	public function test_an_entry_shows_a_failed_email_until_it_is_sent(): void {
		add_filter( 'pre_wp_mail', '__return_false', 0 );
		$entry = self::store( $this->publish( self::news_form() ), self::ann() );
		remove_filter( 'pre_wp_mail', '__return_false', 0 );
		$this->assertSame( array( 'mail' => 'The email about this entry could not be sent. The entry itself is safe.' ), Outbox::failures( $entry ) );
		Outbox::resend( $entry );
		$this->assertSame( array(), Outbox::failures( $entry ) );
	}

	public function test_a_queued_delivery_survives_a_lost_event(): void {
		$entry = $this->entry_for_crm();
		$this->assertSame( array( 'crm', 'list-site' ), self::queued( $entry ) );
		wp_unschedule_hook( Deliveries::EVENT );
		$this->assertNull( Queue::next_time( Deliveries::EVENT ) );
		do_action( Queue::DAILY_EVENT );
		$this->assertSame( array( 'crm', 'list-site' ), self::queued( $entry ) );
	}

	public function test_an_entry_is_passed_to_the_crm_again_until_it_is_accepted(): void {
		$entry = $this->entry_for_crm();
		$this->answer_for_crm( new \WP_Error( 'x', 'Full.' ) );
		$this->run_due_jobs();
		$this->assertSame( array( 'crm' => 'This entry could not be added to the CRM. It will be retried automatically. Full.' ), Outbox::failures( $entry ) );
		$this->assertSame( array( 'crm' ), self::queued( $entry ) );
		$this->answer_for_crm( true );
		Clock::pass( 300 );
		$this->run_due_jobs();
		$this->assertSame( array(), Outbox::failures( $entry ) );
		$this->assertSame( array(), self::queued( $entry ) );
	}

	public function test_the_queue_sends_the_email_if_php_was_killed_before_sending_it(): void {
		$hash = $this->publish( self::simple_form() );
		$this->refuse_queries(
			'~^UPDATE \S*dovetail_deliveries~',
			function () use ( $hash ): void {
				$result = self::send( $hash, self::ann() );
				$this->assertSame( 'inbox', self::outcome( $result ) );
			}
		);
		$entry = (int) Database::value( 'SELECT MAX( id ) FROM {entries}' );
		$this->assertCount( 0, $this->mails() );
		$this->assertContains( 'mail', self::queued( $entry ) );
		Clock::pass( 300 );
		$this->run_due_jobs();
		$this->assertCount( 1, $this->mails() );
	}

	/** @dataProvider lost_tries */
	public function test_an_email_interrupted_because_php_was_killed_is_not_resent_and_the_entry_shows_a_warning( string $kind, string $sentence ): void {
		$entry = self::entry( $this->create_post(), array( array( 'email', 'Email', 'ann@example.com' ) ) );
		Outbox::promise( $entry, array( $kind ) );
		Database::update(
			'deliveries',
			array(
				'state' => 'sending',
				'tries' => 1,
				'due'   => Clock::now() - 1,
				'token' => 'lost',
			),
			array( 'record' => $entry )
		);
		Deliveries::run();
		$this->assertSame( array( $kind => $sentence ), Outbox::failures( $entry ) );
		$this->assertCount( 0, $this->mails() );
	}

	public static function lost_tries(): array {
		return array(
			'to the owner'       => array( 'mail', 'The server stopped while sending the email about this entry, so the email may have arrived. The entry itself is safe.' ),
			'an automatic reply' => array( 'reply', 'The server stopped while sending the automatic reply to this message, so the reply may have arrived.' ),
		);
	}

	private static function news_form(): string {
		return self::form( self::field( 'name' ) . self::field( 'email' ) . self::field( 'consent', array( 'isForNews' => true ) ) . self::BUTTON );
	}

	private static function ann(): array {
		return array(
			'name'  => 'Ann',
			'email' => 'ann@example.com',
		);
	}

	private function entry_for_crm(): int {
		add_filter( 'dovetail_blocks_form_crm', '__return_true' );
		return self::store( $this->publish( self::news_form() ), self::ann() );
	}

	/** @param true|\WP_Error $answer Response of the CRM. */
	private function answer_for_crm( $answer ): void {
		remove_all_filters( 'dovetail_blocks_form_crm' );
		add_filter( 'dovetail_blocks_form_crm', static fn() => $answer );
	}
}
