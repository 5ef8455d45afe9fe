<?php
/**
 * The end of PHP in the middle of a request.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Tests;

/** Thrown where a test has PHP end. Code that catches it gets no further: its next query, mail or request throws another one. */
final class Killed extends \Error {}
