<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Entries;
use Dovetail\Contact_Form\Entry_Fields;
use Dovetail\Contact_Form\Export;
use Dovetail\Contact_Form\Mail;
use Dovetail\Contact_Form\Outbox;

require_once __DIR__ . '/class-form-test-case.php';

final class SubjectsTest extends Form_Test_Case {

	const SUBJECT = 'Message from Ann <b> about { stars }';

	/** @var int ID of an entry whose subject contains a field name. */
	private $entry;

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'admin' );
		$this->entry = self::entry( $this->create_post(), array( array( 'name', 'Name', 'Ann <b>' ) ), 'Message from {Name} about { stars }' );
	}

	public function test_the_list_of_entries_shows_the_subject_with_its_answers(): void {
		$cell = Entry_Fields::in( Entry_Fields::LIST )->html( 'form', Entries::read( $this->entry ) );
		$this->assertStringContainsString( '<span class="description">' . esc_html( self::SUBJECT ) . '</span>', $cell );
	}

	public function test_the_screen_of_an_entry_shows_the_subject_with_its_answers(): void {
		$this->assertStringContainsString( '(' . esc_html( self::SUBJECT ) . ')', self::screen_of( $this->entry ) );
	}

	public function test_an_export_has_the_subject_with_its_answers(): void {
		$rows = iterator_to_array( Export::rows( array() ), false );
		$this->assertSame( self::SUBJECT, $rows[1][2] );
	}

	public function test_a_crm_gets_the_subject_with_its_answers(): void {
		$contact = \Closure::bind( fn( $entry ) => self::contact( Entries::read( $entry ) ), null, Outbox::class );
		$this->assertSame( self::SUBJECT, $contact( $this->entry )['subject'] );
	}

	public function test_a_subject_of_empty_answers_is_replaced_by_the_default_subject(): void {
		$content = self::content( array( array( 'name', 'Name', '' ), array( 'text', 'Topic', '' ) ), '{Name} {Topic}' );
		$this->assertSame( 'A new message from your website', Mail::plain_subject( $content ) );
	}

	public function test_many_spaces_after_a_brace_do_not_stop_the_search_for_answers(): void {
		$spaces  = '{' . str_repeat( ' ', 3000 );
		$content = self::content( array( array( 'name', 'Name', 'Ann' ) ), "$spaces {  } { Name } {Na me}" );
		$this->assertSame( "$spaces {  } Ann {Na me}", Mail::own_subject( $content ) );
	}
}
