<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Tests\Test_Case;

final class RequirementsTest extends Test_Case {

	public function test_without_mbstring_the_plugin_only_tells_administrators_why_it_does_nothing(): void {
		// In a namespace, unqualified calls find these functions instead of PHP's.
		$source = str_replace( '__DIR__', var_export( DOVETAIL_BLOCKS_DIR, true ), (string) file_get_contents( DOVETAIL_BLOCKS_FILE ) );
		$source = preg_replace(
			'~^<\?php~',
			'namespace Dovetail\Plugin\Tests\Without_Mbstring;
			function extension_loaded( $name ) { return "mbstring" !== $name; }
			function define() {}
			function spl_autoload_register() { throw new \Exception( "The plugin is loaded." ); }',
			$source
		);
		remove_all_actions( 'admin_notices' );
		eval( $source );

		$notice = 'Dovetail Blocks needs the PHP extension “mbstring”, so none of its blocks are available. Ask your host to turn it on.';
		$this->act_as( 'admin' );
		$this->assertSame( $notice, $this->notices() );
		$this->act_as( 'author' );
		$this->assertSame( '', $this->notices() );
	}

	private function notices(): string {
		ob_start();
		do_action( 'admin_notices' );
		return wp_strip_all_tags( (string) ob_get_clean() );
	}
}
