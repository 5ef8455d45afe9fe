<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Entries_Screen;
use Dovetail\Contact_Form\Entry_Screen;

require_once __DIR__ . '/class-form-test-case.php';

final class NotesTest extends Form_Test_Case {

	public function test_only_the_author_of_a_note_and_administrators_can_delete_it(): void {
		$entry = self::entry( $this->create_post( array(), 'author' ), array( array( 'name', 'Name', 'Ann' ) ) );
		$this->act_as( 'admin' );
		Entry_Screen::add_note( $entry, 'Called back.' );
		$this->act_as( 'author' );
		Entry_Screen::add_note( $entry, str_repeat( 'é', 3000 ) );
		$texts = array_column( Entry_Screen::notes( $entry ), 'text' );
		$this->assertCount( 2, $texts );
		$this->assertSame( 2000, mb_strlen( $texts[1] ) );
		$this->delete_notes( $entry );
		$this->assertSame( array( 'Called back.' ), array_column( Entry_Screen::notes( $entry ), 'text' ) );
		$this->act_as( 'admin' );
		$this->delete_notes( $entry );
		$this->assertSame( array(), Entry_Screen::notes( $entry ) );
	}

	public function test_an_empty_note_is_not_stored(): void {
		$entry = self::entry( $this->create_post(), array( array( 'name', 'Name', 'Ann' ) ) );
		$this->act_as( 'admin' );
		$this->assertFalse( Entry_Screen::add_note( $entry, " \n " ) );
		$this->assertSame( array(), Entry_Screen::notes( $entry ) );
	}

	/** @dataProvider users */
	public function test_adding_notes_and_marking_an_entry_require_permission_to_read_it( string $login, string $form_of, int $status, string $state ): void {
		$entry = self::entry( $this->create_post( array(), $form_of ), array( array( 'name', 'Name', 'Ann' ) ) );
		$this->act_as( $login );
		$this->assertSame(
			$status,
			$this->request(
				array( Entry_Screen::class, 'act_on_note' ),
				array(
					'entry'    => $entry,
					'note'     => 'x',
					'_wpnonce' => wp_create_nonce( Entry_Screen::NOTE_ACTION . $entry ),
				)
			)
		);
		$this->assertCount( 302 === $status ? 1 : 0, Entry_Screen::notes( $entry ) );
		$this->assertSame(
			$status,
			$this->request(
				array( Entry_Screen::class, 'act' ),
				array(
					'entry'    => $entry,
					'do'       => 'spam',
					'_wpnonce' => wp_create_nonce( Entry_Screen::ACTION . $entry ),
				)
			)
		);
		$this->assertSame( $state, self::state_of( $entry ) );
		Entries_Screen::act( '', 'spam', array( $entry ) );
		$this->assertSame( $state, self::state_of( $entry ) );
	}

	public static function users(): array {
		return array(
			'an author, for an own form'          => array( 'author', 'author', 302, 'spam' ),
			'an author, for another user’s form'  => array( 'author', 'admin', 403, 'inbox' ),
			'a contributor, for an author’s form' => array( 'contributor', 'author', 403, 'inbox' ),
			'a contributor, for another form'     => array( 'contributor', 'admin', 403, 'inbox' ),
		);
	}

	private function request( callable $answer, array $values ): int {
		$_REQUEST = $values;
		$_GET     = $values;
		$_POST    = $values;
		return $this->stopped( $answer )->getCode();
	}

	private function delete_notes( int $entry ): void {
		foreach ( array_keys( Entry_Screen::notes( $entry ) ) as $note ) {
			Entry_Screen::delete_note( $entry, (string) $note );
		}
	}
}
