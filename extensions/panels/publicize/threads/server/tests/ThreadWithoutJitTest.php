<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-thread-content.php';

/**
 * Runs in a separate process, because PHP keeps patterns that it has compiled with the JIT compiler.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class ThreadWithoutJitTest extends Test_Case {

	use Thread_Content;

	public function test_a_paragraph_with_an_image_and_many_spaces_is_read_in_linear_time(): void {
		ini_set( 'pcre.jit', '0' );
		$begin = microtime( true );
		$texts = self::texts_of( self::paragraph( 'Rye' . str_repeat( '&nbsp;', 60000 ) . 'bread<img src="https://bakery.example/rye.jpg" alt="">.' ) );
		$this->assertLessThan( 5, microtime( true ) - $begin );
		$this->assertSame( array( 'Rye', 'bread.' ), $texts );
	}
}
