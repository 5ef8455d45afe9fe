<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Entries;

require_once __DIR__ . '/class-form-test-case.php';

final class EntriesAbilitiesTest extends Form_Test_Case {

	/** @var int ID of the post with the administrator's form. */
	private $post;

	/** @var int ID of the post with the author's form. */
	private $own;

	protected function setUp(): void {
		parent::setUp();
		$this->post = $this->create_post( array( 'post_title' => 'Order bread' ) );
		$this->own  = $this->create_post( array( 'post_title' => 'Taste bread' ), 'author' );
	}

	public function test_entries_are_listed_in_pages_the_newest_first(): void {
		$this->act_as( 'admin' );
		$first  = $this->write( $this->post, 'Ann', "Two\nloaves", 'Bread' );
		$second = $this->write( $this->post, 'Bob' );
		$this->assertSame( array( $second, $first ), array_column( $this->list_entries()['entries'], 'id' ) );
		$page = $this->list_entries( array( 'page' => 2, 'per_page' => 1 ) );
		$this->assertSame( 2, $page['total'] );
		$this->assert_has(
			array(
				'id'      => $first,
				'state'   => 'inbox',
				'read'    => false,
				'sender'  => 'Ann',
				'message' => 'Two loaves',
				'form'    => 'Order bread',
				'subject' => 'Bread',
			),
			$page['entries'][0]
		);
	}

	/** @dataProvider choices */
	public function test_entries_can_be_filtered_by_view_form_month_and_words( array $input, array $senders ): void {
		$this->act_as( 'admin' );
		Entries::set_read( array( $this->write( $this->post, 'Ann' ) ), true );
		$this->write( $this->own, 'Bob' );
		Entries::trash( array( $this->write( $this->post, 'Cy' ) ) );
		$input = array_map( fn( $value ) => 'own' === $value ? $this->own : $value, $input );
		$list  = $this->list_entries( $input );
		$this->assertSame( $senders, array_column( $list['entries'], 'sender' ) );
		$this->assertSame( count( $senders ), $list['total'] );
	}

	public static function choices(): array {
		return array(
			'the inbox'    => array( array( 'view' => 'inbox' ), array( 'Bob', 'Ann' ) ),
			'unread'       => array( array( 'view' => 'unread' ), array( 'Bob' ) ),
			'the trash'    => array( array( 'view' => 'trash' ), array( 'Cy' ) ),
			'of a form'    => array( array( 'form' => 'own' ), array( 'Bob' ) ),
			'of the site'  => array( array( 'form' => 0 ), array() ),
			'of a month'   => array( array( 'month' => '199901' ), array() ),
			'with a word'  => array( array( 'search' => 'ann' ), array( 'Ann' ) ),
		);
	}

	/** @dataProvider mistakes */
	public function test_input_outside_the_schema_is_rejected( array $input ): void {
		$this->act_as( 'admin' );
		$error = wp_get_ability( 'dovetail-blocks/list-entries' )->execute( $input );
		$this->assertInstanceOf( \WP_Error::class, $error );
		$this->assertSame( 'ability_invalid_input', $error->get_error_code() );
	}

	public static function mistakes(): array {
		return array(
			'an unknown view'      => array( array( 'view' => 'everything' ) ),
			'no month'             => array( array( 'month' => '202613' ) ),
			'too many at once'     => array( array( 'per_page' => 101 ) ),
			'a page before the first' => array( array( 'page' => 0 ) ),
			'a form that is a word'   => array( array( 'form' => 'contact' ) ),
		);
	}

	public function test_an_entry_is_returned_with_all_answers_without_being_marked_as_read(): void {
		$this->act_as( 'admin' );
		$entry = $this->write( $this->post, 'Ann', "Two\nloaves" );
		$read  = wp_get_ability( 'dovetail-blocks/get-entry' )->execute( array( 'id' => $entry ) );
		$this->assertSame( array( 'Ann', "Two\nloaves" ), array_column( $read['answers'], 'value' ) );
		$this->assertFalse( Entries::read( $entry )['is_read'] );
	}

	public function test_an_author_gets_only_entries_of_their_own_posts(): void {
		$other = $this->write( $this->post, 'Ann' );
		$own   = $this->write( $this->own, 'Bob' );
		$this->act_as( 'author' );
		$this->assertSame( array( $own ), array_column( $this->list_entries()['entries'], 'id' ) );
		$this->assertSame( 0, $this->list_entries( array( 'form' => $this->post ) )['total'] );
		$get = wp_get_ability( 'dovetail-blocks/get-entry' );
		$this->assertSame( 'Bob', $get->execute( array( 'id' => $own ) )['sender'] );
		$this->assertFalse( $get->check_permissions( array( 'id' => $other ) ) );
		$this->assertInstanceOf( \WP_Error::class, $get->execute( array( 'id' => $other ) ) );
		$answer = $this->rest( 'GET', '/wp-abilities/v1/abilities/dovetail-blocks/get-entry/run', array( 'input' => array( 'id' => (string) $other ) ) );
		$this->assertSame( 403, $answer->get_status() );
		$this->assertStringNotContainsString( 'Ann', wp_json_encode( $answer->get_data() ) );
	}

	public function test_a_contributor_cannot_read_entries(): void {
		$own = $this->create_post( array( 'post_status' => 'draft' ), 'contributor' );
		$this->act_as( 'contributor' );
		$id = $this->write( $own, 'Ann' );
		$this->assertInstanceOf( \WP_Error::class, wp_get_ability( 'dovetail-blocks/list-entries' )->execute( array() ) );
		$this->assertInstanceOf( \WP_Error::class, wp_get_ability( 'dovetail-blocks/get-entry' )->execute( array( 'id' => $id ) ) );
	}

	public function test_users_who_may_read_entries_get_an_error_for_an_unknown_entry(): void {
		$this->act_as( 'author' );
		$error = wp_get_ability( 'dovetail-blocks/get-entry' )->execute( array( 'id' => 999999 ) );
		$this->assertSame( 'entry_not_found', $error->get_error_code() );
	}

	private function write( int $source, string $name, string $message = 'One loaf', string $subject = '' ): int {
		return self::entry( $source, array( array( 'name', 'Name', $name ), array( 'textarea', 'Message', $message ) ), $subject );
	}

	private function list_entries( array $input = array() ): array {
		$list = wp_get_ability( 'dovetail-blocks/list-entries' )->execute( $input );
		$this->assertIsArray( $list );
		return $list;
	}
}
