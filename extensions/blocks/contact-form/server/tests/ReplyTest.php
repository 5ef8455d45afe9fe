<?php
namespace Dovetail\Contact_Form\Tests;

require_once __DIR__ . '/class-form-test-case.php';

final class ReplyTest extends Form_Test_Case {

	/** @var string Hash of a form that sends automatic replies. */
	private $hash;

	protected function setUp(): void {
		parent::setUp();
		$this->hash = $this->publish(
			$this->form_to_owner(
				array(
					'autoReply'        => true,
					'autoReplyMessage' => "We answer by Friday.\nThe baker & Co",
				)
			)
		);
	}

	public function test_the_sender_gets_no_automatic_reply_if_the_author_has_not_enabled_it(): void {
		$this->assertSame( array(), $this->replies_after( 'a1@example.com', $this->publish( $this->form_to_owner() ) ) );
	}

	public function test_the_automatic_reply_contains_the_authors_text_but_no_text_of_the_visitor(): void {
		$replies = $this->replies_after( 'a1@example.com' );
		$this->assertCount( 1, $replies );
		list( $reply ) = $replies;
		$this->assertSame( array( 'a1@example.com' ), (array) $reply['to'] );
		$this->assertStringStartsWith( 'Your message to ', $reply['subject'] );
		$this->assertSame(
			array( 'Content-Type: text/html; charset=UTF-8', 'Auto-Submitted: auto-replied', 'X-Auto-Response-Suppress: All' ),
			$reply['headers']
		);
		$this->assertStringContainsString( '>We answer by Friday.<br />' . "\n" . 'The baker &amp; Co</p>', $reply['message'] );
		$this->assertStringNotContainsString( 'spam.example', print_r( $reply, true ) );
	}

	public function test_the_owners_email_design_applies_to_the_automatic_reply_but_not_to_the_email_to_the_owner(): void {
		update_option( 'dovetail_blocks_settings', array( 'mail_color' => '#ffdd00', 'mail_footer' => "Harbour Bakery\nPier 3 & 4" ) );
		$before = count( $this->mails() );
		list( $reply ) = $this->replies_after( 'a1@example.com' );
		$this->assertStringContainsString( 'solid #ffdd00', $reply['message'] );
		$this->assertStringContainsString( 'Pier 3 &amp; 4</p>', $reply['message'] );
		$this->assertSame( array( 'owner@example.org' ), (array) $this->mails()[ $before ]['to'] );
		$this->assertStringNotContainsString( 'Pier 3', $this->mails()[ $before ]['message'] );
	}

	public function test_an_address_gets_one_automatic_reply_a_day_even_if_spelled_differently(): void {
		$this->assertCount( 1, $this->replies_after( 'a1@example.com' ) );
		$this->assertSame( array(), $this->replies_after( 'A1@example.com' ) );
	}

	public function test_spam_gets_no_automatic_reply(): void {
		add_filter( 'dovetail_blocks_form_spam', '__return_true' );
		$this->assertSame( array(), $this->replies_after( 'a1@example.com' ) );
	}

	public function test_messages_from_one_connection_get_at_most_five_automatic_replies_a_day(): void {
		$replies = array();
		foreach ( range( 1, 7 ) as $number ) {
			$replies[] = count( $this->replies_after( "a$number@example.com" ) );
		}
		$this->assertSame( array( 1, 1, 1, 1, 1, 0, 0 ), $replies );
	}

	public function test_an_automatic_reply_has_at_most_5000_characters(): void {
		$text    = str_repeat( 'ä', 4999 ) . '😀😀';
		$replies = $this->replies_after( 'a1@example.com', $this->publish( $this->form_to_owner( array( 'autoReply' => true, 'autoReplyMessage' => $text ) ) ) );
		$this->assertStringContainsString( '>' . str_repeat( 'ä', 4999 ) . '😀</p>', $replies[0]['message'] );
	}

	private function form_to_owner( array $attributes = array() ): string {
		return self::form( self::field( 'name' ) . self::field( 'email' ) . self::field( 'url' ) . self::BUTTON, $attributes + array( 'to' => 'owner@example.org' ) );
	}

	/** Sends a message from the given address and returns the emails to recipients other than the site owner. */
	private function replies_after( string $email, string $hash = '' ): array {
		$before = count( $this->mails() );
		self::store(
			'' === $hash ? $this->hash : $hash,
			array(
				'name'  => 'Buy https://spam.example',
				'email' => $email,
				'url'   => 'https://spam.example',
			)
		);
		$mails = array_slice( $this->mails(), $before );
		return array_values( array_filter( $mails, static fn( $mail ) => array( 'owner@example.org' ) !== (array) $mail['to'] ) );
	}
}
