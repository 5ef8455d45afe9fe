<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Entries;
use Dovetail\Contact_Form\Entries_Table;
use Dovetail\Contact_Form\Export;
use Dovetail\Contact_Form\Privacy;

require_once __DIR__ . '/class-form-test-case.php';

final class EntryFieldsTest extends Form_Test_Case {

	public function test_list_csv_and_personal_data_say_of_an_entry_what_they_always_said(): void {
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
