<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Entries;
use Dovetail\Contact_Form\Entries_Table;
use Dovetail\Contact_Form\Export;
use Dovetail\Contact_Form\Privacy;
use Dovetail\Plugin\Csv;

require_once __DIR__ . '/class-form-test-case.php';

final class ExportTest extends Form_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'admin' );
	}

	public function test_an_export_of_many_entries_contains_each_once_and_uses_little_memory(): void {
		$post = $this->create_post();
		self::fill( $post, 1234, 20 );
		$before = memory_get_usage();
		if ( function_exists( 'memory_reset_peak_usage' ) ) {
			memory_reset_peak_usage();
		}
		$subjects = array();
		foreach ( Export::rows( array() ) as $cells ) {
			$subjects[] = $cells[2];
		}
		// The contents of the entries alone take 24 MB.
		$this->assertLessThanOrEqual( 16 * MB_IN_BYTES, memory_get_peak_usage() - $before );
		$this->assertSame( 'Subject', array_shift( $subjects ) );
		$this->assertSame( 'Row 0', $subjects[0] );
		$this->assertCount( 1234, array_unique( $subjects ) );

		$file = fopen( 'php://temp', 'w+' );
		$this->assertSame( 1234, Csv::write( $file, Export::rows( array() ) ) );
		rewind( $file );
		$this->assertSame( 1235, substr_count( stream_get_contents( $file ), "\r\n" ) );
		$this->assertFalse( wp_suspend_cache_addition() );
	}

	public function test_an_export_sends_no_file_if_the_database_fails(): void {
		self::fill( $this->create_post(), 600 );
		$reads  = 0;
		$refuse = static function ( $query ) use ( &$reads ) {
			return false !== strpos( $query, 'asked, content' ) && 4 === ++$reads ? self::REFUSED_QUERY : $query;
		};
		add_filter( 'query', $refuse );
		$result = Csv::write( fopen( 'php://temp', 'w+' ), Export::rows( array() ) );
		remove_filter( 'query', $refuse );
		$this->assertInstanceOf( \WP_Error::class, $result );
		$this->assertSame( 'No file was created because not all rows could be read. Your data is still on this site. Try again in a few minutes.', $result->get_error_message() );
	}

	public function test_an_entry_that_arrives_during_an_export_is_not_part_of_it(): void {
		$post = $this->create_post();
		self::fill( $post, 600 );
		$rows    = Export::rows( array() );
		$heading = count( $rows->current() );
		self::entry( $post, array( array( 'text', 'New', 'x' ) ) );
		$widths = array();
		for ( $rows->next(); $rows->valid(); $rows->next() ) {
			$widths[] = count( $rows->current() );
		}
		$this->assertSame( array_fill( 0, 600, $heading ), $widths );
	}

	public function test_a_user_who_may_not_read_entries_cannot_export_any(): void {
		$this->act_as( 'contributor' );
		$_REQUEST['_wpnonce'] = wp_create_nonce( Export::ACTION );
		$stopped              = $this->stopped( array( Export::class, 'send' ) );
		$this->assertSame( 403, $stopped->getCode() );
		$this->assertSame( 'Sorry, your account is not allowed to do this. Ask an administrator of this site.', $stopped->getMessage() );
	}

	private static function fill( int $post, int $entries, int $kilobytes = 1 ): void {
		$text = str_repeat( 'x', 1000 * $kilobytes );
		foreach ( array_chunk( range( 0, $entries - 1 ), 100 ) as $rows ) {
			self::insert_entries(
				array_map(
					static fn( $row ) => array(
						'source'  => $post,
						'content' => wp_json_encode( self::content( array( array( 'text', 'Text', $text ) ), "Row $row" ) ),
						'sent'    => gmmktime( 10, 0, 0, 11, 1, 2026 ),
					),
					$rows
				)
			);
		}
	}

	public function test_the_list_the_csv_file_and_the_personal_data_export_of_entries_contain_the_expected_fields(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->act_as( 'admin' );
		set_current_screen( 'dashboard' );
		$post                 = $this->create_post( array( 'post_title' => 'Ask & <b>answer</b>' ) );
		$answers              = array(
			array( 'name', 'Name', 'Ann <Berg>' ),
			array( 'email', 'Sent', 'ann@example.com' ),
			array( 'date', 'Your day', '2026-12-24' ),
			array( 'telephone', 'Phone', '+1 555 010 9999' ),
			array( 'checkbox', 'Call me', '' ),
			array( 'checkbox-multiple', 'Days', array( 'Monday', 'Sunday & more' ) ),
			array( 'textarea', 'Message', "=1+1\n<script>" ),
		);
		$content              = self::content( $answers, 'A subject & more' );
		$content['answers'][] = array(
			'key'      => 'consent',
			'type'     => 'consent',
			'label'    => 'Consent',
			'value'    => '1',
			'sentence' => 'Write to "me".',
		);
		$first                = Entries::add( 'golden-1', $post, $content, '', array( 'ip' => '192.0.2.1', 'agent' => 'A <browser>' ) );
		$other                = self::entry( 0, array( array( 'text', 'Sent', 'No name' ) ) );
		self::send_at( $first, gmmktime( 9, 30, 0, 11, 1, 2026 ) );
		self::send_at( $other, gmmktime( 18, 30, 0, 11, 2, 2026 ) );
		Entries::set_read( array( $other ), true );
		$table = new Entries_Table( array() );
		$table->prepare_items();
		self::assert_records( __DIR__ . '/entry-fields.txt', $table, Export::rows( array() ), Privacy::export( 'ann@example.com' )['data'] );
	}
}
