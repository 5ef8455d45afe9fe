<?php
/**
 * Exception that simulates the end of a request.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Tests;

/** Thrown where a request would end: in `wp_die()` and at a redirect. The exception's code is the HTTP status. */
final class Stopped extends \Exception {

	/** @var string Target of a redirect; empty for wp_die(), whose text is the message. */
	public $location;

	public function __construct( string $message, int $status, string $location = '' ) {
		parent::__construct( $message, $status );
		$this->location = $location;
	}
}
