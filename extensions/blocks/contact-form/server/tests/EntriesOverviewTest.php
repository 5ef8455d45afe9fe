<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Entries;
use Dovetail\Contact_Form\Entries_Screen;
use Dovetail\Contact_Form\Outbox;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Record_Counts;

require_once __DIR__ . '/class-form-test-case.php';

final class EntriesOverviewTest extends Form_Test_Case {

	public function test_unread_entries_need_attention_until_they_are_read(): void {
		$this->act_as( 'admin' );
		Record_Counts::expect( 'entries' );
		$this->assertSame( array( 'working' => 'Forms' ), $this->titles() );
		$entries = array( $this->add(), $this->add() );
		$this->assertSame( array( 'attention' => '2 unread entries' ), $this->titles() );
		$row = Entries_Screen::overview_rows()[0];
		$this->assertSame( Entries_Screen::address( array( 'view' => 'unread' ) ), $row['url'] );
		$this->assertSame( 'Visitors sent you messages through a form on this site.', $row['text'] );
		Entries::set_read( array( $entries[0] ), true );
		$this->assertSame( 'A visitor sent you a message through a form on this site.', Entries_Screen::overview_rows()[0]['text'] );
		Entries::set_read( $entries, true );
		$this->assertSame( array( 'working' => 'Forms' ), $this->titles() );
	}

	public function test_an_author_sees_nothing_about_other_users_entries(): void {
		Record_Counts::expect( 'entries' );
		$this->add();
		$this->act_as( 'author' );
		$this->assertSame( array( 'working' => 'Forms' ), $this->titles() );
		$this->act_as( 'contributor' );
		$this->assertSame( array(), $this->titles() );
	}

	public function test_saving_a_form_removes_the_suggestion_to_create_one(): void {
		$this->act_as( 'admin' );
		delete_option( 'dovetail_blocks_entries_changed' );
		$this->assertSame( array( 'Let visitors write to you', 'Welcome guests' ), array_column( Entries_Screen::overview_rows(), 'title' ) );
		$this->create_post( array( 'post_content' => self::simple_form() ) );
		$this->assertSame( array( 'working' => 'Forms' ), $this->titles() );
	}

	public function test_a_form_on_a_draft_counts_as_working_once_it_is_published_or_has_an_entry(): void {
		$this->act_as( 'admin' );
		delete_option( 'dovetail_blocks_entries_changed' );
		$draft = $this->create_post( array( 'post_content' => self::simple_form(), 'post_status' => 'draft' ) );
		self::hash_in( $draft, array( 'preview' => true, 'post_status' => 'any' ) );
		$this->assertContains( 'Let visitors write to you', array_column( Entries_Screen::overview_rows(), 'title' ) );
		wp_publish_post( $draft );
		$this->assertSame( array( 'working' => 'Forms' ), $this->titles() );
		delete_option( 'dovetail_blocks_entries_changed' );
		$this->add();
		$this->assertSame( array( 'attention' => '1 unread entry' ), $this->titles() );
	}

	/** @dataProvider people */
	public function test_failed_emails_are_listed_with_instructions( string $login, string $advice, string $label ): void {
		$this->act_as( $login );
		add_filter( 'pre_wp_mail', '__return_false', 0 );
		foreach ( array( 1, 2 ) as $number ) {
			self::store( $this->publish( self::simple_form(), "Form $number" ), array( 'name' => 'Ann', 'email' => 'ann@example.com' ) );
		}
		$row = Entries_Screen::overview_rows()[0];
		$this->assertSame( 'Problems sending emails about form entries', $row['title'] );
		$this->assertSame( "There was a problem sending the emails about 2 form entries from the last seven days. The entries themselves are safe. $advice", $row['text'] );
		$this->assertSame( $label, $row['label'] );
	}

	/** @dataProvider failed_emails */
	public function test_the_first_failed_email_is_listed( array $refused, string $sentences ): void {
		$this->act_as( 'admin' );
		add_filter( 'pre_wp_mail', static fn( $sent, array $mail ) => array_intersect( (array) $mail['to'], $refused ) ? false : $sent, 0, 2 );
		$form = self::form(
			self::field( 'name' ) . self::field( 'email' ) . self::BUTTON,
			array(
				'to'        => 'owner@example.org',
				'autoReply' => true,
			)
		);
		$entry = self::store( $this->publish( $form ), array( 'name' => 'Ann', 'email' => 'ann@example.com' ) );
		$this->assertSame( "$sentences Check that this site can send email. Many servers need an SMTP plugin.", Entries_Screen::overview_rows()[0]['text'] );
		Entries::trash( array( $entry ) );
		$this->assertStringNotContainsString( 'There was a problem', implode( ' ', array_column( Entries_Screen::overview_rows(), 'text' ) ) );
	}

	public function test_an_email_that_may_not_have_arrived_because_the_server_stopped_is_listed(): void {
		$this->act_as( 'admin' );
		$entry = self::store( $this->publish( self::simple_form() ), array( 'name' => 'Ann', 'email' => 'ann@example.com' ) );
		$this->assertNotContains( 'Problems sending emails about form entries', array_column( Entries_Screen::overview_rows(), 'title' ) );
		Database::update( 'deliveries', array( 'state' => 'unknown' ), array( 'record' => $entry, 'kind' => Outbox::MAIL ) );
		$this->assertSame( 'Problems sending emails about form entries', Entries_Screen::overview_rows()[0]['title'] );
	}

	public static function failed_emails(): array {
		$mail  = 'There was a problem sending the email about 1 form entry from the last seven days. The entry itself is safe.';
		$reply = 'There was a problem sending the automatic reply to 1 form entry from the last seven days.';
		return array(
			'to the owner'  => array( array( 'owner@example.org' ), $mail ),
			'to the sender' => array( array( 'ann@example.com' ), "$reply Often, the visitor mistyped the address." ),
			'to both'       => array( array( 'owner@example.org', 'ann@example.com' ), "$mail $reply" ),
		);
	}

	public static function people(): array {
		return array(
			'an owner'  => array( 'admin', 'Check that this site can send email. Many servers need an SMTP plugin.', 'Check email settings' ),
			'an editor' => array( 'editor', 'Ask an administrator to check whether this site can send email.', 'Read entries' ),
		);
	}

	private function add(): int {
		return self::entry( $this->create_post(), array( array( 'name', 'Name', 'Ann' ) ) );
	}

	/** @return array<string, string> Titles of the rows by section, except the suggested restaurant page. */
	private function titles(): array {
		return array_column( wp_list_filter( Entries_Screen::overview_rows(), array( 'title' => 'Welcome guests' ), 'NOT' ), 'title', 'section' );
	}
}
