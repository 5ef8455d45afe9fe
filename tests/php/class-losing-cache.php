<?php
/**
 * A persistent object cache that loses writes.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Tests;

/** Stores values for later requests, but discards every third write, so that the previous value is returned. */
final class Losing_Cache extends \WP_Object_Cache {

	/** @var int Number of writes so far. */
	private $writes;

	public function __construct( int $first ) {
		$this->writes = $first;
	}

	public function set( $key, $data, $group = 'default', $expire = 0 ) {
		return $this->is_lost() || parent::set( $key, $data, $group, $expire );
	}

	public function delete( $key, $group = 'default', $deprecated = false ) {
		return $this->is_lost() || parent::delete( $key, $group );
	}

	/** Keeps all values: a simulated new request sees those of earlier requests. */
	public function flush() {
		return true;
	}

	private function is_lost(): bool {
		return 0 === ++$this->writes % 3;
	}
}
