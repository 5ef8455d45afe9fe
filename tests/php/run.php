<?php
/**
 * Runs test files without PHPUnit. `$dovetail_tests` contains the arguments of the runner.
 *
 * @package Dovetail_Blocks
 */

require_once __DIR__ . '/phpunit/TestCase.php';
require_once __DIR__ . '/class-runner.php';
// At the top level, because WordPress defines global variables.
require_once __DIR__ . '/bootstrap.php';

( new Dovetail\Tests\Runner( $dovetail_tests ) )->run();
