<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Entries;
use Dovetail\Contact_Form\Export;
use Dovetail\Contact_Form\Mail;
use Dovetail\Contact_Form\Outbox;
use Dovetail\Contact_Form\Privacy;
use Dovetail\Contact_Form\Schema;
use Dovetail\Plugin\Attributes;
use Dovetail\Plugin\Settings;

require_once __DIR__ . '/class-form-test-case.php';

final class MailTest extends Form_Test_Case {

	const ZOE = array(
		array( 'name', 'Name', 'Zoë O’Neil' ),
		array( 'email', 'Email', 'zoe@example.com' ),
		array( 'text', 'Order number', 'A-12' ),
	);
	const TERMS = 'I accept the "terms" & <conditions>.';

	/** @dataProvider recipients */
	public function test_a_recipient_entered_twice_in_different_case_gets_one_email( string $to, array $recipients ): void {
		$attributes = Attributes::for_block( 'contact-form', array( 'to' => $to ) );
		$this->assertSame( $recipients, Schema::of( $attributes, array(), 0, true )['to'] );
	}

	public static function recipients(): array {
		return array(
			'two people'             => array( 'Ada@example.org, bob@example.org,ada@Example.org', array( 'Ada@example.org', 'bob@example.org' ) ),
			'a tag, and no address'  => array( 'ada@example.org, ada+x@example.org, Bob', array( 'ada@example.org', 'ada+x@example.org' ) ),
		);
	}

	public function test_a_form_without_recipients_emails_the_recipient_in_the_settings_or_the_sites_address(): void {
		$content = self::content( self::ZOE, '' );
		$this->assertSame( array( get_option( 'admin_email' ) ), Mail::compose( $content, 0 )['to'] );
		update_option( 'dovetail_blocks_settings', array( 'form_recipient' => 'info@example.com' ) );
		$this->assertSame( array( 'info@example.com' ), Mail::compose( $content, 0 )['to'] );
		$this->assertSame( array( 'ada@example.org' ), Mail::compose( array( 'to' => array( 'ada@example.org' ) ) + $content, 0 )['to'] );
	}

	public function test_the_editor_receives_the_address_that_forms_without_recipients_email(): void {
		$this->act_as( 'admin' );
		$this->assertSame( array( 'email' => get_option( 'admin_email' ) ), $this->rest( 'GET', '/dovetail/v1/form-recipient' )->get_data() );
		update_option( 'dovetail_blocks_settings', array( 'form_recipient' => 'info@example.com' ) );
		$this->assertSame( array( 'email' => 'info@example.com' ), $this->rest( 'GET', '/dovetail/v1/form-recipient' )->get_data() );
	}

	public function test_an_address_that_emails_are_not_sent_to_is_rejected_by_the_settings(): void {
		$this->assertSame( 'info@example.com', Settings::sanitize( array( 'form_recipient' => 'info@example.com' ) )['form_recipient'] );
		foreach ( array( 'info@exa_mple.com', 'info', 'a@example.com, b@example.com' ) as $wrong ) {
			$this->assertStringStartsWith( 'The address for form messages was not changed.', Settings::validation_error( 'form_recipient', $wrong ) );
		}
		$this->assertSame( '', Settings::validation_error( 'form_recipient', '' ) );
	}

	/**
	 * @dataProvider subjects
	 * Forms 24, use-2 M9.
	 */
	public function test_the_subject_contains_the_sender_or_the_chosen_answers_and_cannot_inject_headers( string $subject, array $answers, string $expected, array $headers ): void {
		update_option( 'blogname', 'The site' );
		$mail = Mail::compose( self::content( $answers, $subject ), 0, 7 );
		$this->assertSame( $expected, $mail['subject'] );
		$this->assertSame( $headers, array_slice( $mail['headers'], 1 ) );
	}

	public static function subjects(): array {
		return array(
			'no subject'                        => array(
				'',
				self::ZOE,
				'[The site] Zoë O’Neil: A new message from your website',
				array( 'Reply-To: Zoë O’Neil <zoe@example.com>' ),
			),
			'an address without a name'         => array(
				'Order',
				array( array( 'email', 'Mail', 'zoe@example.com' ) ),
				'[The site] zoe@example.com: Order',
				array( 'Reply-To: zoe@example.com' ),
			),
			'no name and no address'            => array( 'Order', array( array( 'text', 'A', 'x' ) ), '[The site] Order', array() ),
			// A name in braces refers to a field's label, or to its type. Unknown names stay unchanged.
			'names of fields'                   => array(
				'{order NUMBER} of {name} {unknown}',
				self::ZOE,
				'A-12 of Zoë O’Neil {unknown}',
				array( 'Reply-To: Zoë O’Neil <zoe@example.com>' ),
			),
			'a name that would be a header'     => array(
				'{Name}',
				array(
					array( 'name', 'Name', "Eve\r\nBcc: a@example.net, <b@example.net> \"x\" {email}" ),
					array( 'email', 'Email', 'eve@example.com' ),
				),
				'Eve Bcc: a@example.net, <b@example.net> "x" {email}',
				array( 'Reply-To: Eve Bcc a example net b example net x email <eve@example.com>' ),
			),
			'a long name'                       => array(
				'{Name}',
				array( array( 'name', 'Name', str_repeat( 'x', 900 ) ) ),
				str_repeat( 'x', 59 ) . '…',
				array(),
			),
			'an address that would be a header' => array(
				'Order',
				array( array( 'email', 'Email', "not an address\nBcc: a@b.example" ) ),
				'[The site] not an address Bcc: a@b.example: Order',
				array(),
			),
		);
	}

	public function test_an_email_omits_empty_answers_and_links_to_its_entry(): void {
		$entry   = $this->entry_of_ann();
		$message = $this->mails()[0]['message'];
		// No colon follows a label that ends with a question mark.
		$this->assertMatchesRegularExpression( '/^Name:\nAnn\n\nWhen do you come\?\nThursday, December 24, 2026\n\n-- \n/', $message );
		$this->assertStringContainsString( admin_url( "admin.php?page=dovetail-entries&entry=$entry" ), $message );
	}

	public function test_an_email_has_the_sites_name_and_its_error_is_shown_with_the_entry(): void {
		$from = '';
		update_option( 'blogname', 'Zoë &amp; Co' );
		remove_all_filters( 'pre_wp_mail' );
		add_filter(
			'wp_mail_from_name',
			static function ( $name ) use ( &$from ) {
				$from = $name;
				return $name;
			},
			99
		);
		add_action(
			'phpmailer_init',
			static function (): void {
				throw new \Exception( 'Not today.' );
			}
		);
		$entry = $this->entry_of_ann();
		$this->assertSame( 'Zoë & Co', $from );
		$this->assertSame( array( 'mail' => 'The email about this entry could not be sent: Not today. The entry itself is safe.' ), Outbox::failures( $entry ) );
	}

	public function test_the_consent_text_is_shown_in_email_table_entry_and_export(): void {
		list( , $entry ) = $this->agree();
		$agreed          = 'Yes: “' . self::TERMS . '”';
		$this->assertSame( array(), self::queued( $entry ) );
		$message = $this->mails()[0]['message'];
		$this->assertStringContainsString( "Terms:\n$agreed", $message );
		$this->assertStringContainsString( "News:\nNo: “Send me news.”", $message );

		$this->act_as( 'admin' );
		list( $heading, $cells ) = iterator_to_array( Export::rows( array(), array( $entry ) ), false );
		$this->assertSame( $agreed, array_combine( $heading, $cells )['Terms'] );
		$exported = array_column( Privacy::export( 'agreed@example.com' )['data'][0]['data'], 'value' );
		$this->assertContains( 'Yes: “I accept the &quot;terms&quot; &amp; &lt;conditions&gt;.”', $exported );
		$this->assertStringContainsString( $agreed, html_entity_decode( self::screen_of( $entry ) ) );
		$this->assertStringNotContainsString( '<conditions>', self::screen_of( $entry ) );
	}

	public function test_an_entry_keeps_its_consent_text_after_the_author_changes_it(): void {
		list( $post, $entry ) = $this->agree();
		wp_update_post(
			wp_slash(
				array(
					'ID'           => $post,
					'post_content' => str_replace( 'terms', 'rules', get_post( $post )->post_content ),
				)
			)
		);
		$this->assertSame( self::TERMS, Entries::read( $entry )['answers'][1]['sentence'] );
	}

	public function test_a_failed_email_is_retried_automatically_until_it_is_sent(): void {
		$entry = $this->entry_with_failed_mail();
		$this->assertSame( array( 'mail' ), self::queued( $entry ) );
		$this->assertSame( 1800, self::pass_on( 'mail', $entry ) );
		$this->assertSame( array( 'mail' => 'The email about this entry could not be sent. The entry itself is safe.' ), Outbox::failures( $entry ) );
		self::refuse_mails( false );
		$this->assertTrue( self::pass_on( 'mail', $entry ) );
		$this->assertSame( array(), Outbox::failures( $entry ) );
		// A second delivery attempt succeeds without sending the email again.
		$this->assertTrue( self::pass_on( 'mail', $entry ) );
		$this->assertCount( 1, $this->mails() );
	}

	public function test_the_dashboard_shows_a_notice_while_emails_keep_failing(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		set_current_screen( 'dashboard' );
		$this->act_as( 'admin' );
		$notice = static fn() => wp_strip_all_tags( self::printed( array( Mail::class, 'show_notice' ) ) );
		$entry  = $this->entry_with_failed_mail();
		$this->assertSame( '', $notice() );
		$this->entry_with_failed_mail();
		$this->assertSame(
			'There was a problem sending the emails about 2 form entries from the last seven days. The entries themselves are safe. Check that this site can send email. Many servers need an SMTP plugin. Form entries',
			$notice()
		);
		// The dashboard still loads when the database fails.
		$this->assertSame( '', $this->refuse_queries( '~dovetail_deliveries~', $notice ) );
		self::refuse_mails( false );
		Outbox::resend( $entry );
		$this->assertSame( '', $notice() );
	}

	private function entry_of_ann(): int {
		$form = self::form(
			self::field( 'name' )
			. self::field( 'telephone' )
			. self::field( 'checkbox-multiple', array( 'options' => array( 'Bread' ) ) )
			. self::field( 'date', array( 'label' => 'When do you come?' ) )
			. self::field( 'textarea', array( 'label' => 'Your question' ) )
			. self::BUTTON
		);
		return self::store(
			$this->publish( $form ),
			array(
				'name' => 'Ann',
				'date' => '2026-12-24',
			)
		);
	}

	/** @return array{0: int, 1: int} IDs of a post with a form and of an entry that agrees to the terms but not to news. */
	private function agree(): array {
		$consent = array( 'consentType' => 'explicit' );
		$post    = $this->create_post(
			array(
				'post_content' => self::form(
					self::field( 'email' )
					. self::field(
						'consent',
						$consent + array(
							'label'                  => 'Terms',
							'explicitConsentMessage' => self::TERMS,
						)
					)
					. self::field(
						'consent',
						$consent + array(
							'label'                  => 'News',
							'explicitConsentMessage' => 'Send me news.',
							'isForNews'              => true,
						)
					)
					. self::BUTTON
				),
			)
		);
		$answers = array(
			'email'   => 'agreed@example.com',
			'consent' => '1',
		);
		return array( $post, self::store( self::hash_in( $post ), $answers ) );
	}

	private function entry_with_failed_mail(): int {
		self::refuse_mails( true );
		return self::store( $this->publish( self::form( self::field( 'name' ) . self::BUTTON ) ), array( 'name' => 'Ann' ) );
	}

	private static function refuse_mails( bool $is_refused ): void {
		remove_filter( 'pre_wp_mail', '__return_false', 0 );
		if ( $is_refused ) {
			add_filter( 'pre_wp_mail', '__return_false', 0 );
		}
	}
}
