<?php
/**
 * Runs test files where PHPUnit is not installed. `$dovetail_tests` holds the arguments of the runner.
 *
 * @package Dovetail_Blocks
 */

require_once __DIR__ . '/phpunit/TestCase.php';
require_once __DIR__ . '/class-runner.php';
// At the top level, because WordPress makes global variables.
require_once __DIR__ . '/bootstrap.php';

( new Dovetail\Tests\Runner( $dovetail_tests ) )->run();
