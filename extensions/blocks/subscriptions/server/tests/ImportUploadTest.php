<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Subscriptions\Import_File;
use Dovetail\Subscriptions\Import_Upload;
use Dovetail\Tests\Test_Case;

/**
 * Replaces ini_get() to change PHP's settings. The tests have their own process, because PHP cannot undefine functions.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class ImportUploadTest extends Test_Case {

	/** @var array<string, string> PHP settings that a test replaces. */
	private static $settings = array();

	/** @var int Number of bytes that the simulated disk accepts per write. */
	public static $room = PHP_INT_MAX;

	public static function setUpBeforeClass(): void {
		eval( 'namespace Dovetail\Subscriptions; function ini_get( $name ) { return \\' . __CLASS__ . '::setting( $name ); }' ); // A function in another namespace.
	}

	public function test_a_file_truncated_by_a_full_disk_is_not_imported(): void {
		eval( 'namespace Dovetail\Subscriptions; function fwrite( $file, $text ) { return \fwrite( $file, substr( $text, 0, \\' . __CLASS__ . '::$room ) ); }' ); // A function in another namespace.
		$list = fopen( 'php://temp', 'w+' );
		fwrite( $list, "ann@example.com\nbob@example.com\n" );
		$this->assertInstanceOf( Import_File::class, Import_File::open( $list ) );
		self::$room = 20;
		$this->assertSame( 'not_written', Import_File::open( $list )->get_error_code() );
	}

	/** @dataProvider limits */
	public function test_the_file_size_limit_is_the_smallest_of_all_limits( string $file, string $post, string $limit ): void {
		self::$settings = array(
			'upload_max_filesize' => $file,
			'post_max_size'       => $post,
		);
		$this->assertSame( $limit, size_format( Import_Upload::limit() ) );
	}

	public static function limits(): array {
		return array(
			'our limit'                       => array( '64M', '65M', '32 MB' ),
			'the file limit of PHP'           => array( '512K', '8M', '512 KB' ),
			'the request limit of PHP'        => array( '512K', '256K', '256 KB' ),
			'our limit, because PHP has none' => array( '0', '0', '32 MB' ),
		);
	}

	/** @dataProvider errors */
	public function test_each_upload_error_has_its_own_message( $file, string $sentence ): void {
		self::$settings = array( 'upload_max_filesize' => '64K' );
		$this->assertSame( $sentence, Import_Upload::error( $file )->get_error_message() );
	}

	public static function errors(): array {
		$too_large    = 'This file is too large. The limit is 64 KB. Split it and import the parts one by one.';
		$not_accepted = 'The server did not accept the file. Ask your hosting provider to check PHP’s upload settings.';
		return array(
			'above the limit of PHP'       => array( array( 'error' => UPLOAD_ERR_INI_SIZE ), $too_large ),
			'above the limit of the form'  => array( array( 'error' => UPLOAD_ERR_FORM_SIZE ), $too_large ),
			'a partial upload'             => array( array( 'error' => UPLOAD_ERR_PARTIAL ), 'Only part of the file arrived. Check your connection and try again.' ),
			'no file'                      => array( array( 'error' => UPLOAD_ERR_NO_FILE ), 'No file was uploaded. Choose a file and try again.' ),
			'no folder'                    => array( array( 'error' => UPLOAD_ERR_NO_TMP_DIR ), 'The server has no folder for uploaded files. Ask your hosting provider to check the PHP setting upload_tmp_dir.' ),
			'not written'                  => array( array( 'error' => UPLOAD_ERR_CANT_WRITE ), 'The server could not save the file. Its disk may be full. Ask your hosting provider to check it.' ),
			'stopped by an extension'      => array( array( 'error' => UPLOAD_ERR_EXTENSION ), $not_accepted ),
			'several files'                => array( array( 'error' => array( 0 ) ), $not_accepted ),
			'a file that was not uploaded' => array(
				array(
					'error'    => 0,
					'size'     => 5,
					'tmp_name' => ABSPATH . 'wp-config.php',
				),
				$not_accepted,
			),
			'nothing'                      => array( null, $not_accepted ),
		);
	}

	/** Returns a setting, like ini_get(). */
	public static function setting( string $name ) {
		return self::$settings[ $name ] ?? \ini_get( $name );
	}
}
