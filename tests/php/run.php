<?php
/**
 * Runs test files without PHPUnit. `$dovetail_tests` contains the arguments of the runner.
 *
 * @package Dovetail_Blocks
 */

require_once __DIR__ . '/phpunit/TestCase.php';
require_once __DIR__ . '/class-runner.php';
// Load WordPress at the top level, not in a function, because it defines global variables.
require_once __DIR__ . '/bootstrap.php';

( new Dovetail\Tests\Runner( $dovetail_tests ) )->run();
