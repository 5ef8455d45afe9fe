<?php
/**
 * Exception that simulates a crash of PHP in the middle of a request.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Tests;

/**
 * Thrown where a test simulates a crash of PHP. If code catches it, the next query, email or request throws it again.
 */
final class Killed extends \Error {}
