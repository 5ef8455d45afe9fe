<?php
/**
 * Exception that simulates a crash of PHP in the middle of a request.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Tests;

/**
 * Thrown where a test simulates that PHP crashes. Code that catches it cannot continue, because its next query, email
 * or request throws again.
 */
final class Killed extends \Error {}
