<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Fields;

require_once __DIR__ . '/class-form-test-case.php';

/**
 * Uses a modified copy of the class `Fields` to count how often a form's fields are read.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class FieldsOnceTest extends Form_Test_Case {

	public function test_the_fields_of_a_form_are_read_once_per_page_including_those_in_synced_patterns(): void {
		$this->assertFalse( class_exists( Fields::class, false ) );
		$source = file_get_contents( DOVETAIL_BLOCKS_DIR . '/blocks/contact-form/server/form/class-fields.php' );
		eval( '?>' . preg_replace( '~(public static function read\([^{]*\{)~', 'public static $readings = array(); $1 self::$readings[] = func_get_arg( 0 );', $source ) ); // Our own file.
		$pattern = $this->create_post(
			array(
				'post_type'    => 'wp_block',
				'post_content' => self::field( 'email' ) . self::field( 'radio', array( 'options' => array( 'Rye', 'Oats' ) ) ),
			)
		);
		Fields::$readings = array();
		$html             = do_blocks( self::form( self::field( 'name' ) . "<!-- wp:block {\"ref\":$pattern} /-->" . self::field( 'text' ) . self::BUTTON ) );
		$keys             = array( 'name', 'email', 'radio', 'text' );
		preg_match_all( '/data-field="([^"]+)"/', $html, $found );
		$this->assertSame( $keys, $found[1] );
		$this->assertSame( $keys, Fields::$readings );
	}
}
