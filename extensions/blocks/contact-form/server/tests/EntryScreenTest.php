<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Entries;
use Dovetail\Contact_Form\Entries_Screen;
use Dovetail\Contact_Form\Entries_Table;
use Dovetail\Contact_Form\Entry_Fields;
use Dovetail\Contact_Form\Entry_Screen;
use Dovetail\Plugin\Site_Time;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-form-test-case.php';

/** Tests the owner's actions on an entry. */
final class EntryScreenTest extends Form_Test_Case {

	const REMINDER = 'Your reply opens in your email program. Once you have sent it, mark this entry as replied.';

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'admin' );
	}

	public function test_email_addresses_and_phone_numbers_are_links(): void {
		$html = $this->shown( self::entry_of( array( 'email' => 'a+b@example.com', 'telephone' => '+44 (0)7700 900-123' ) ) );
		$this->assertStringContainsString( '<a href="mailto:a%2Bb@example.com">a+b@example.com</a>', $html );
		$this->assertStringContainsString( '<a href="tel:+447700900123">+44 (0)7700 900-123</a>', $html );
	}

	/** @dataProvider phone_numbers */
	public function test_a_phone_number_is_linked_only_if_the_link_dials_the_same_number( string $number, string $dials ): void {
		$html = $this->shown( self::entry_of( array( 'telephone' => $number ) ) );
		preg_match( '~href="tel:([^"]*)"~', $html, $found );
		$this->assertSame( $dials, $found[1] ?? '' );
	}

	public static function phone_numbers(): array {
		return array(
			'an extension'                  => array( '030/1234567 ext. 5', '0301234567' ),
			'an extension without a space'  => array( '030-1234567x12', '0301234567' ),
			'an extension after a sign'     => array( '030 1234567#5', '0301234567' ),
			'a pause'                       => array( '030 1234567,,5', '0301234567' ),
			'a parameter'                   => array( '030 1234567;5', '0301234567' ),
			'a word'                        => array( '1-800-FLOWERS 1', '' ),
			'a word that starts like an extension' => array( '1-800-EXTRA 12', '' ),
			'letters and an extension'      => array( '1-800-FLOWERS ext. 5', '' ),
			'a code with signs'             => array( '*100#', '' ),
			'digits of other scripts'       => array( '٠٣٠ ١٢٣٤٥٦٧', '0301234567' ),
			'adjacent digits of two styles' => array( '𝟬𝟯𝟬𝟭𝟮𝟯𝟜', '0301234' ),
			'full-width characters'         => array( '＋４９（０）３０／１２３４５６７', '+49301234567' ),
			'a plus in the middle'          => array( '030 1234567 + 12', '' ),
		);
	}

	public function test_other_answers_are_not_links(): void {
		$html = $this->shown( self::entry_of( array( 'email' => 'ann"><script>', 'telephone' => 'call me' ) ) );
		$this->assertStringNotContainsString( 'href="mailto:', $html );
		$this->assertStringNotContainsString( 'href="tel:', $html );
		$this->assertStringNotContainsString( '<script>', $html );
	}

	public function test_a_reply_has_the_subject_and_quotes_answers_but_no_contact_details(): void {
		$answers = array(
			'name'              => 'Ann',
			'email'             => 'ann@example.com',
			'telephone'         => '+44 7700 900123',
			'consent'           => '1',
			'date'              => '2026-12-24',
			'checkbox-multiple' => array( 'Rye', 'Spelt' ),
			'url'               => '',
			'checkbox'          => '1',
			'textarea'          => "Rye & spelt?\n\nThanks",
		);
		$query   = $this->reply_to( $answers );
		$this->assertSame( 'Re: Order', $query['subject'] );
		$this->assertSame( "\r\n\r\n> date: Thursday, December 24, 2026\r\n> checkbox-multiple: Rye, Spelt\r\n> checkbox: Yes\r\n> textarea: Rye & spelt?\r\n>\r\n> Thanks", $query['body'] );
	}

	public function test_a_reply_quotes_only_as_much_as_mail_programs_accept(): void {
		$body = $this->reply_to( array( 'email' => 'ann@example.com', 'textarea' => str_repeat( 'ä', 5000 ) ) )['body'];
		$this->assertSame( "\r\n\r\n> textarea: ä", mb_substr( $body, 0, 17 ) );
		$this->assertStringEndsWith( 'ä…', $body );
		$this->assertSame( Entry_Screen::MAX_QUOTE_LENGTH, mb_strlen( 'textarea: ' ) + substr_count( $body, 'ä' ) );
	}

	public function test_a_reply_to_contact_details_alone_quotes_nothing(): void {
		$this->assertSame( array( 'subject' => 'Re: Order' ), $this->reply_to( array( 'name' => 'Ann', 'email' => 'ann@example.com' ) ) );
	}

	/** @return array<string, string> Query of the link that replies to an entry with the answers. */
	private function reply_to( array $answers ): array {
		preg_match( '~button-primary" href="([^"]+)"~', $this->shown( self::entry_of( $answers ) ), $found );
		parse_str( (string) wp_parse_url( html_entity_decode( $found[1] ), PHP_URL_QUERY ), $query );
		return $query;
	}

	public function test_an_entry_names_the_page_of_its_form_once_and_links_it(): void {
		$post  = $this->create_post( array( 'post_title' => 'Our restaurant', 'post_name' => 'table' ) );
		$shown = fn( int $source, string $page ): string => $this->shown( (int) Entries::add( uniqid( 'm', true ), $source, array( 'subject' => 'Order', 'page' => $page ) + Entries::BLANK ) );
		$html  = $shown( $post, '/table/' );
		$this->assertStringContainsString( 'from the form in: <a href="http://bakery.example/table/">Our restaurant</a> (Order)', $html );
		$this->assertSame( 1, substr_count( $html, '/table/' ) );
		$this->assertStringContainsString( '<a href="http://bakery.example/table/?for=7">http://bakery.example/table/?for=7</a> (Order)', $shown( $post, '/table/?for=7' ) );
		$this->assertStringContainsString( '<a href="http://bakery.example/table/">http://bakery.example/table/</a> (Order)', $shown( 0, '/table/' ) );
	}

	public function test_an_entry_can_be_marked_as_replied_and_as_not_replied(): void {
		$id = self::entry_of( array( 'email' => 'ann@example.com' ) );
		$this->assertStringContainsString( self::REMINDER, $this->shown( $id ) );
		Clock::stop();
		Clock::pass( HOUR_IN_SECONDS );
		Entries_Screen::act_on( 'replied', array( $id ) );
		$this->assertSame( Clock::now(), Entries::read( $id )['replied'] );
		$this->assertStringContainsString( '<p><strong>Marked as replied on', $this->shown( $id ) );
		$this->assertStringNotContainsString( self::REMINDER, $this->shown( $id ) );
		Entries_Screen::act_on( 'not_replied', array( $id ) );
		$this->assertSame( 0, Entries::read( $id )['replied'] );
		$this->assertStringContainsString( 'Mark as replied', $this->shown( $id ) );
	}

	public function test_an_entry_and_the_list_show_the_time_in_the_same_format(): void {
		$id   = self::entry_of( array( 'email' => 'ann@example.com' ) );
		$time = Site_Time::date_and_time( Entries::read( $id )['sent'] );
		$this->assertStringContainsString( "Sent on $time from", $this->shown( $id ) );
		$this->assertStringContainsString( ">$time<br>", Entry_Fields::in( Entry_Fields::LIST )->html( 'sender', Entries::read( $id ) ) );
	}

	/** @dataProvider actions */
	public function test_after_an_action_on_an_entry_the_filters_of_the_list_are_kept( string $action, bool $is_shown, string $view, string $message ): void {
		$id                      = self::entry_of( array( 'email' => 'ann@example.com' ) );
		$_GET['entry']           = (string) $id;
		$_GET['do']              = $action;
		$_REQUEST['_wpnonce']    = wp_create_nonce( Entry_Screen::ACTION . $id );
		$_SERVER['HTTP_REFERER'] = Entry_Screen::address( $id, array( 'view' => 'not_replied', 's' => 'rye & salt' ) );
		$target                  = $this->stopped( array( Entry_Screen::class, 'act' ) )->location;
		parse_str( (string) wp_parse_url( $target, PHP_URL_QUERY ), $_GET );
		$this->assertSame( $is_shown, (string) $id === ( $_GET['entry'] ?? '' ) );
		$this->assertSame( array( $view, 'rye & salt' ), array( $_GET['view'] ?? '', $_GET['s'] ) );
		if ( $is_shown ) {
			$html = $this->shown( $id );
			$this->assertStringContainsString( "<p>$message", $html );
			$this->assertSame( 1, substr_count( $html, 'arked as ' ) );
		}
	}

	public static function actions(): array {
		return array(
			'an action that stays on the entry'    => array( 'replied', true, 'not_replied', 'Marked as replied on ' ),
			'the action that undoes it'            => array( 'not_replied', true, 'not_replied', 'Marked as not replied.' ),
			'an action that returns to the list'   => array( 'spam', false, 'not_replied', '' ),
			'an action that moves it out of spam'  => array( 'not_spam', false, '', '' ),
		);
	}

	public function test_an_entry_in_the_trash_links_to_the_entries_before_and_after_it_in_the_trash(): void {
		$ids = array_map( static fn(): int => self::entry_of( array( 'email' => 'ann@example.com' ) ), range( 1, 5 ) );
		Entries::trash( array( $ids[0], $ids[2], $ids[4] ) );
		preg_match_all( '~entry=(\d+)[^"]*">(Newer|Older) entry~', $this->shown( $ids[2] ), $links );
		$this->assertSame( array( (string) $ids[4], (string) $ids[0] ), $links[1] );
	}

	public function test_an_entry_opened_from_the_list_without_replies_links_to_the_entries_in_that_list(): void {
		$ids = array_map( static fn(): int => self::entry_of( array( 'email' => 'ann@example.com' ) ), range( 1, 5 ) );
		Entries::set_replied( array( $ids[1], $ids[3] ), true );
		$_GET['view'] = 'not_replied';
		preg_match_all( '~entry=(\d+)[^"]*">(Newer|Older) entry~', $this->shown( $ids[2] ), $links );
		$this->assertSame( array( (string) $ids[4], (string) $ids[0] ), $links[1] );
	}

	public function test_the_link_to_all_entries_leads_to_the_unfiltered_list(): void {
		$_GET = array( 'view' => 'unread', 's' => 'rye', 'entry_form' => '1' );
		$this->assertStringContainsString( '?page=dovetail-entries">All entries</a>', $this->shown( self::entry_of( array( 'email' => 'ann@example.com' ) ) ) );
	}

	public function test_adding_a_note_shows_a_message_on_the_entry(): void {
		$id                   = self::entry_of( array( 'email' => 'ann@example.com' ) );
		$_POST['note']        = 'Called back.';
		$_REQUEST['entry']    = (string) $id;
		$_REQUEST['_wpnonce'] = wp_create_nonce( Entry_Screen::NOTE_ACTION . $id );
		$target               = $this->stopped( array( Entry_Screen::class, 'act_on_note' ) )->location;
		parse_str( (string) wp_parse_url( $target, PHP_URL_QUERY ), $_GET );
		$this->assertSame( (string) $id, $_GET['entry'] );
		$this->assertStringContainsString( '<p>Note added.</p>', $this->shown( $id ) );
	}

	public function test_an_entry_without_an_email_address_can_be_marked_as_replied(): void {
		$html = $this->shown( self::entry_of( array( 'telephone' => '0123' ) ) );
		$this->assertStringContainsString( 'Mark as replied', $html );
		$this->assertStringNotContainsString( self::REMINDER, $html );
	}

	public function test_the_list_shows_unread_and_replied_in_different_colors(): void {
		$id = self::entry_of( array( 'email' => 'ann@example.com' ) );
		Entries::set_replied( array( $id ), true );
		$html = Entry_Fields::in( Entry_Fields::LIST )->html( 'sender', Entries::read( $id ) );
		$this->assertStringContainsString( '<span class="dovetail-entries__state">Unread</span>', $html );
		$this->assertStringContainsString( '<span class="dovetail-entries__state is-replied">Replied</span>', $html );
	}

	public function test_links_in_the_list_name_the_action_and_the_sender(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		self::entry_of( array( 'email' => 'ann@example.com' ) );
		$table = new Entries_Table( array() );
		$table->prepare_items();
		ob_start();
		$table->display_rows();
		preg_match_all( '~<a [^>]*aria-label="([^"]+)">([^<]+)</a>~', (string) ob_get_clean(), $links );
		$this->assertSame( array( 'View', 'Mark as read', 'Spam', 'Trash' ), $links[2] );
		$this->assertSame( array( 'View: ann@example.com', 'Mark as read: ann@example.com', 'Spam: ann@example.com', 'Trash: ann@example.com' ), $links[1] );
	}

	private static function entry_of( array $answers ): int {
		$content = array(
			'subject' => 'Order',
			'answers' => array(),
		) + Entries::BLANK;
		foreach ( $answers as $type => $value ) {
			$content['answers'][] = array( 'key' => $type, 'type' => $type, 'label' => $type, 'value' => $value );
		}
		return (int) Entries::add( uniqid( 'm', true ), 0, $content );
	}

	private function shown( int $id ): string {
		Entry_Screen::load( $id );
		ob_start();
		Entry_Screen::draw();
		return (string) ob_get_clean();
	}
}
