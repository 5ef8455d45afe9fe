<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Block_Assets;
use Dovetail\Tests\Test_Case;

final class BlockAssetsTest extends Test_Case {

	/** Path of a script in the build, whose content does not matter. */
	const SCRIPT = 'shared/bank-transfer/view.js';

	public function test_an_enqueued_script_module_has_the_time_of_its_file_as_version(): void {
		Block_Assets::enqueue_module( 'dovetail-example', self::SCRIPT );
		ob_start();
		wp_script_modules()->print_enqueued_script_modules();
		$url = plugins_url( self::SCRIPT, DOVETAIL_BLOCKS_FILE ) . '?ver=' . filemtime( DOVETAIL_BLOCKS_DIR . '/' . self::SCRIPT );
		$this->assertStringContainsString( 'id="dovetail-example-js-module" src="' . esc_attr( $url ) . '"', ob_get_clean() );
	}
}
