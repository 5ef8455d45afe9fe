<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Subscriptions\Bounce_Report;
use Dovetail\Subscriptions\Bounces;
use Dovetail\Subscriptions\Failures;
use Dovetail\Subscriptions\Live_Part;
use Dovetail\Subscriptions\Mailbox;
use Dovetail\Subscriptions\Opt_In;
use Dovetail\Subscriptions\Page;
use Dovetail\Subscriptions\Subscriber_Fields;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Subscriptions\Subscribers_Overview;
use Dovetail\Subscriptions\Unsubscribes;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-mailing-test-case.php';
require_once __DIR__ . '/trait-subscription-forms.php';

final class BouncesTest extends Mailing_Test_Case {
	use Subscription_Forms;

	/** @dataProvider reports */
	public function test_permanent_bounces_and_complaints_of_each_service_are_read( array $report, array $expected ): void {
		$items = array_map( static fn( array $item ): array => array( $item['email'], $item['is_complaint'] ? 'complaint' : $item['reason'] ), Bounce_Report::parse( wp_json_encode( $report ) ) );
		$this->assertSame( $expected, $items );
	}

	public static function reports(): array {
		$amazon = static fn( array $event ): array => array(
			'Type'    => 'Notification',
			'Message' => wp_json_encode( $event ),
		);
		$bounce = static fn( string $type, string $name = 'notificationType' ): array => array(
			$name    => 'Bounce',
			'bounce' => array(
				'bounceType'        => $type,
				'bouncedRecipients' => array( array( 'emailAddress' => 'a@example.com', 'diagnosticCode' => 'smtp; 550 5.1.1' ), array( 'emailAddress' => 'b@example.com' ) ),
			),
		);
		$both   = array( array( 'a@example.com', 'smtp; 550 5.1.1' ), array( 'b@example.com', '' ) );
		$gun    = static fn( array $event ): array => array( 'event-data' => $event + array( 'recipient' => 'a@example.com', 'delivery-status' => array( 'message' => '', 'description' => 'No such user' ) ) );
		return array(
			'Amazon SES, bounce'             => array( $amazon( $bounce( 'Permanent' ) ), $both ),
			'Amazon SES, raw delivery'       => array( $bounce( 'Permanent' ), $both ),
			'Amazon SES, event publishing'   => array( $amazon( $bounce( 'Permanent', 'eventType' ) ), $both ),
			'Amazon SES, full mailbox'       => array( $amazon( $bounce( 'Transient' ) ), array() ),
			'Amazon SES, delivery'           => array( $amazon( array( 'notificationType' => 'Delivery' ) ), array() ),
			'Amazon SES, complaint'          => array( $amazon( array( 'notificationType' => 'Complaint', 'complaint' => array( 'complainedRecipients' => array( array( 'emailAddress' => 'a@example.com' ) ) ) ) ), array( array( 'a@example.com', 'complaint' ) ) ),
			'Brevo, bounce'                  => array( array( 'event' => 'hard_bounce', 'email' => 'a@example.com', 'reason' => 'Unknown' ), array( array( 'a@example.com', 'Unknown' ) ) ),
			'Brevo, full mailbox'            => array( array( 'event' => 'soft_bounce', 'email' => 'a@example.com' ), array() ),
			'Brevo, complaint'               => array( array( 'event' => 'spam', 'email' => 'a@example.com' ), array( array( 'a@example.com', 'complaint' ) ) ),
			'Brevo, complaint, other name'   => array( array( 'event' => 'complaint', 'email' => 'a@example.com' ), array( array( 'a@example.com', 'complaint' ) ) ),
			'Mailgun, bounce'                => array( $gun( array( 'event' => 'failed', 'severity' => 'permanent', 'reason' => 'bounce' ) ), array( array( 'a@example.com', 'No such user' ) ) ),
			'Mailgun, server was down'       => array( $gun( array( 'event' => 'failed', 'severity' => 'permanent', 'reason' => 'old' ) ), array() ),
			'Mailgun, known complaint'       => array( $gun( array( 'event' => 'failed', 'severity' => 'permanent', 'reason' => 'suppress-complaint' ) ), array( array( 'a@example.com', 'complaint' ) ) ),
			'Mailgun, temporary failure'     => array( $gun( array( 'event' => 'failed', 'severity' => 'temporary', 'reason' => 'bounce' ) ), array() ),
			'Mailgun, complaint'             => array( $gun( array( 'event' => 'complained' ) ), array( array( 'a@example.com', 'complaint' ) ) ),
			'Postmark, bounce'               => array( array( 'RecordType' => 'Bounce', 'Type' => 'HardBounce', 'Email' => 'a@example.com', 'Description' => 'The server was unable to deliver' ), array( array( 'a@example.com', 'The server was unable to deliver' ) ) ),
			'Postmark, full mailbox'         => array( array( 'RecordType' => 'Bounce', 'Type' => 'SoftBounce', 'Email' => 'a@example.com' ), array() ),
			'Postmark, complaint'            => array( array( 'RecordType' => 'SpamComplaint', 'Type' => 'SpamComplaint', 'Email' => 'a@example.com' ), array( array( 'a@example.com', 'complaint' ) ) ),
			'SendGrid, a list of all events' => array(
				array(
					array( 'event' => 'delivered', 'email' => 'd@example.com' ),
					array( 'event' => 'bounce', 'type' => 'bounce', 'email' => 'a@example.com', 'reason' => '550' ),
					array( 'event' => 'bounce', 'type' => 'blocked', 'email' => 'c@example.com' ),
					array( 'event' => 'spamreport', 'email' => 'b@example.com' ),
				),
				array( array( 'a@example.com', '550' ), array( 'b@example.com', 'complaint' ) ),
			),
			'malformed values'               => array( array( array( 'event' => array( 'bounce' ), 'email' => 'a@example.com' ), array( 'event' => 'bounce', 'email' => array() ), 'bounce', null, array( 'notificationType' => 'Bounce', 'bounce' => 'x' ), array( 'event-data' => 'x' ) ), array() ),
		);
	}

	public function test_a_report_that_is_not_json_or_too_long_is_cut_short(): void {
		$this->assertSame( array(), Bounce_Report::parse( 'bounce' ) );
		$events = array_fill( 0, Bounce_Report::MAX_EVENTS + 1, array( 'event' => 'spam', 'email' => 'a@example.com' ) );
		$this->assertCount( Bounce_Report::MAX_EVENTS, Bounce_Report::parse( wp_json_encode( $events ) ) );
	}

	public function test_a_bounced_address_gets_no_more_emails_until_the_owner_resumes_them(): void {
		list( $ada ) = $this->subscribe( 'ada', 'bob' );
		$this->assertSame( 200, $this->report( array( 'event' => 'hard_bounce', 'email' => 'Ada@example.com', 'reason' => '550 no such user' ) ) );
		$this->assertSame( Subscribers::BOUNCED, Subscribers::get( $ada )['status'] );
		$this->assert_has( array( Subscribers::ACTIVE => 1, Subscribers::BOUNCED => 1 ), Subscribers::counts() );
		$this->run_mailing( $this->publish() );
		$this->assertSame( array( 'bob' ), $this->sent );
		Bounces::resume( $ada );
		$this->assertSame( array(), Failures::last_of( array( $ada ) ) );
		$this->run_mailing( $this->publish() );
		$this->assertSame( array( 'bob', 'ada', 'bob' ), $this->sent );
	}

	public function test_the_list_and_the_overview_show_bounced_addresses(): void {
		wp_set_current_user( 1 );
		list( $ada ) = $this->subscribe( 'ada' );
		$this->assertNotContains( 'Emails to 1 address bounced', array_column( Subscribers_Overview::rows(), 'title' ) );
		$this->report( array( 'event' => 'hard_bounce', 'email' => 'ada@example.com', 'reason' => '550 <b>no</b> such user' ) );
		$this->assertContains( 'Emails to 1 address bounced', array_column( Subscribers_Overview::rows(), 'title' ) );
		$subscriber = Subscriber_Fields::with_problems( array( Subscribers::get( $ada ) ) )[0];
		$this->assertSame( 'Bounced<br><span class="description">An email could not be delivered: 550 no such user</span>', Subscriber_Fields::in( array( 'status' ) )->html( 'status', $subscriber ) );
		Clock::pass( ( Failures::MAX_AGE_DAYS + 1 ) * DAY_IN_SECONDS );
		$this->look();
		$this->assertSame( 0, Bounces::recent() );
		$this->assertSame( Subscribers::BOUNCED, Subscribers::get( $ada )['status'] );
	}

	public function test_a_person_who_complains_is_unsubscribed(): void {
		$this->subscribe( 'ada' );
		$this->report( array( 'event' => 'spam', 'email' => 'ada@example.com' ) );
		$this->assertNull( Subscribers::find( 'ada@example.com' ) );
		$this->assertTrue( Mailbox::has_unsubscribed( Mailbox::of( 'ada@example.com' ) ) );
		$this->assertSame( 1, array_sum( Unsubscribes::by_day() ) );
	}

	public function test_a_person_who_complains_about_the_confirmation_is_never_asked_again(): void {
		Subscribers::add( 'ada@example.com', 'Yes.', 0, false );
		$this->report( array( 'event' => 'spam', 'email' => 'ada@example.com' ) );
		$this->assertNull( Subscribers::find( 'ada@example.com' ) );
		$this->assertTrue( Mailbox::refuses( Mailbox::of( 'ada@example.com' ) ) );
		$this->assertSame( array(), Unsubscribes::by_day() );
	}

	public function test_an_unconfirmed_address_that_bounces_gets_the_reason_and_is_deleted_after_7_days(): void {
		$ada = Subscribers::add( 'ada@example.com', 'Yes.', 0, false );
		$this->report( array( 'event' => 'hard_bounce', 'email' => 'ada@example.com', 'reason' => '550' ) );
		$this->assertSame( Subscribers::PENDING, Subscribers::get( $ada['id'] )['status'] );
		$this->assertSame( array( $ada['id'] => '550' ), Failures::last_of( array( $ada['id'] ) ) );
		$this->assertSame( 0, Bounces::recent() );
		Clock::pass( ( Subscribers::DAYS_TO_CONFIRM + 1 ) * DAY_IN_SECONDS );
		Subscribers::forget_unconfirmed();
		$this->assertNull( Subscribers::get( $ada['id'] ) );
	}

	public function test_a_bounced_person_can_confirm_again_with_an_email_from_the_form(): void {
		list( $ada ) = $this->subscribe( 'ada' );
		$this->report( array( 'event' => 'hard_bounce', 'email' => 'ada@example.com' ) );
		Clock::pass( 30 * DAY_IN_SECONDS );
		$this->assert_has( array( 'status' => 'pending' ), Opt_In::store_once( 'ada@example.com', 'Yes, again.', 0 ) );
		$this->assertSame( array( 'ada' ), $this->sent );
		$query = self::confirm_query( Subscribers::get( $ada ) );
		Clock::pass( DAY_IN_SECONDS );
		$this->assertSame( 'You are subscribed', Page::answer( $query, true )['title'] );
		$this->assertSame( Subscribers::ACTIVE, Subscribers::get( $ada )['status'] );
	}

	/** @dataProvider mailers */
	public function test_entering_a_bounced_address_in_the_form_does_not_change_the_subscriber( bool $is_mail_accepted ): void {
		list( $ada ) = $this->subscribe( 'ada' );
		$this->report( array( 'event' => 'hard_bounce', 'email' => 'ada@example.com' ) );
		$before       = Subscribers::get( $ada );
		$this->mailer = static fn(): bool => $is_mail_accepted;
		Opt_In::store_once( 'ada@example.com', 'Somebody else.', 0 );
		Clock::pass( ( Subscribers::DAYS_TO_CONFIRM + 1 ) * DAY_IN_SECONDS );
		Subscribers::forget_unconfirmed();
		$this->assertSame( $before, Subscribers::get( $ada ) );
	}

	public static function mailers(): array {
		return array(
			'the email is sent'     => array( true ),
			'the email is rejected' => array( false ),
		);
	}

	public function test_a_bounced_person_who_confirms_without_an_email_is_subscribed_again(): void {
		list( $ada ) = $this->subscribe( 'ada' );
		$this->report( array( 'event' => 'hard_bounce', 'email' => 'ada@example.com' ) );
		add_filter( 'dovetail_blocks_subscription_double_opt_in', '__return_false' );
		Opt_In::store_once( 'ada@example.com', 'Yes, again.', 0 );
		$this->assert_has( array( 'status' => Subscribers::ACTIVE, 'consent' => 'Yes, again.' ), Subscribers::get( $ada ) );
		$this->assertSame( array(), Failures::last_of( array( $ada ) ) );
	}

	public function test_a_report_without_the_secret_of_the_url_changes_nothing(): void {
		list( $ada ) = $this->subscribe( 'ada' );
		$url = preg_replace( '~.$~', 'x', Bounces::report_url() );
		$this->assertSame( 403, $this->report( array( 'event' => 'hard_bounce', 'email' => 'ada@example.com' ), $url ) );
		$this->assertSame( Subscribers::ACTIVE, Subscribers::get( $ada )['status'] );
		$this->assertSame( 0, (int) get_option( Bounces::LAST_REPORT, 0 ) );
	}

	public function test_after_a_database_error_the_service_sends_the_report_again(): void {
		list( $ada ) = $this->subscribe( 'ada' );
		$report      = array( 'event' => 'hard_bounce', 'email' => 'ada@example.com' );
		$this->assertSame( 503, $this->refuse_queries( '~INSERT .*dovetail_mail_failures~', fn(): int => $this->report( $report ) ) );
		$this->assertSame( Subscribers::ACTIVE, Subscribers::get( $ada )['status'] );
		$this->assertSame( 200, $this->report( $report ) );
		$this->assertSame( 200, $this->report( $report ) );
		$this->assertSame( Subscribers::BOUNCED, Subscribers::get( $ada )['status'] );
		$this->assertSame( 1, Bounces::recent() );
	}

	public function test_reports_about_strangers_store_nothing(): void {
		$this->assertSame( 200, $this->report( array( 'event' => 'hard_bounce', 'email' => 'eve@example.com' ) ) );
		$this->assertSame( '0', Database::value( 'SELECT COUNT(*) FROM {mail_failures}' ) );
	}

	public function test_the_screen_shows_the_url_and_the_last_report(): void {
		$this->subscribe( 'ada' );
		ob_start();
		Bounces::show();
		$html = ob_get_clean();
		$this->assertStringContainsString( '>' . esc_attr( Bounces::report_url() ) . '</textarea>', $html );
		$this->assertStringContainsString( ' hidden>Copy URL</button>', $html );
		$this->assertTrue( wp_script_is( Live_Part::HANDLE ) );
		$this->assertStringContainsString( 'No report has arrived yet.', $html );
		$this->report( array() );
		ob_start();
		Bounces::show();
		$this->assertStringContainsString( 'The last report arrived on ', ob_get_clean() );
	}

	/** @dataProvider confirmations */
	public function test_only_amazons_confirmation_is_requested( string $url, bool $is_requested ): void {
		$requested = array();
		add_filter(
			'pre_http_request',
			static function ( $response, $args, $url ) use ( &$requested ) {
				$requested[] = $url;
				return array( 'headers' => array(), 'body' => '', 'response' => array( 'code' => 200, 'message' => '' ), 'cookies' => array(), 'filename' => null );
			},
			1,
			3
		);
		$this->report( array( 'Type' => 'SubscriptionConfirmation', 'SubscribeURL' => $url ) );
		$this->assertSame( $is_requested ? array( $url ) : array(), $requested );
	}

	public static function confirmations(): array {
		return array(
			'Amazon'              => array( 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=abc', true ),
			'another host'        => array( 'https://sns.eu-west-1.amazonaws.com.example.com/?Action=ConfirmSubscription', false ),
			'another service'     => array( 'https://bucket.s3.amazonaws.com/?Action=ConfirmSubscription', false ),
			'user in front'       => array( 'https://sns.eu-west-1.amazonaws.com@example.com/?Action=x', false ),
			'without encryption'  => array( 'http://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription', false ),
		);
	}

	/** Sends a report as an email service does, and returns the status. */
	private function report( array $report, string $url = '' ): int {
		$url     = '' === $url ? Bounces::report_url() : $url;
		$request = new \WP_REST_Request( 'POST', '/dovetail/v1/subscribers/bounces/' . basename( $url ) );
		$request->set_header( 'Content-Type', 'text/plain; charset=UTF-8' );
		$request->set_body( wp_json_encode( $report ) );
		wp_set_current_user( 0 );
		$status = rest_do_request( $request )->get_status();
		wp_set_current_user( 1 );
		return $status;
	}
}
