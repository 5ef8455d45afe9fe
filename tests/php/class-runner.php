<?php
/**
 * The runner of test classes.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Tests;

use PHPUnit\Framework\Assert;
use PHPUnit\Framework\AssertionFailedError;
use PHPUnit\Framework\TestCase;

/**
 * Runs test classes and logs each test to a file, as a JSON object per line before and after the test. If the second
 * line of a test is missing, the test made PHP exit.
 */
final class Runner {

	/** @var array<string, mixed> */
	private $tests;

	/**
	 * @param array<string, mixed> $tests `files`, `filter` (part of a test's name), `skip` (names of tests that have run, as
	 *                                    keys), `events` (path of the log file).
	 */
	public function __construct( array $tests ) {
		$this->tests = $tests;
	}

	/** Runs the files. Reports a file that cannot be loaded as a failed test. */
	public function run(): void {
		foreach ( $this->tests['files'] as $file ) {
			try {
				array_map( array( $this, 'run_class' ), self::classes( $file ) );
			} catch ( \Throwable $thrown ) {
				$this->note( 'begin', $file, compact( 'file' ) );
				$this->note( 'fail', $file, self::problem( $thrown, $file ) );
			}
			$this->note( 'file', $file );
		}
	}

	/** @return string[] The test classes of a file. */
	private static function classes( string $file ): array {
		$before = get_declared_classes();
		require_once $file;
		return array_filter(
			array_diff( get_declared_classes(), $before ),
			static function ( $name ) use ( $file ) {
				$class = new \ReflectionClass( $name );
				return $class->isSubclassOf( TestCase::class ) && ! $class->isAbstract() && $class->getFileName() === $file;
			}
		);
	}

	private function run_class( string $name ): void {
		$name::setUpBeforeClass();
		foreach ( ( new \ReflectionClass( $name ) )->getMethods( \ReflectionMethod::IS_PUBLIC ) as $method ) {
			if ( 0 === strpos( $method->getName(), 'test' ) ) {
				foreach ( self::data_sets( $method ) as $set => $arguments ) {
					$this->run_test( $name, $method->getName(), $set, $arguments );
				}
			}
		}
		$name::tearDownAfterClass();
	}

	/** @return array<string, array> Arguments of a test by data set name. A test without a provider has one set with an empty name. */
	private static function data_sets( \ReflectionMethod $method ): array {
		if ( ! preg_match( '/@dataProvider\s+(\w+)/', (string) $method->getDocComment(), $found ) ) {
			return array( '' => array() );
		}
		$sets = array();
		foreach ( $method->getDeclaringClass()->getMethod( $found[1] )->invoke( null ) as $name => $arguments ) {
			$sets[ is_int( $name ) ? " with data set #$name" : " with data set \"$name\"" ] = $arguments;
		}
		return $sets;
	}

	private function run_test( string $name, string $method, string $set, array $arguments ): void {
		$test = "$name::$method$set";
		if ( isset( $this->tests['skip'][ $test ] ) || false === strpos( $test, $this->tests['filter'] ) ) {
			return;
		}
		$file = ( new \ReflectionClass( $name ) )->getFileName();
		$this->note( 'begin', $test, compact( 'file' ) );
		Assert::$count = 0;
		$start         = hrtime( true );
		$problem       = array();
		try {
			( new $name( $method ) )->runBare( $arguments );
		} catch ( \Throwable $thrown ) {
			$problem = self::problem( $thrown, $file );
		}
		$ms = intdiv( hrtime( true ) - $start, 1000000 );
		$this->note( $problem ? 'fail' : 'pass', $test, $problem + compact( 'ms' ) );
	}

	/** @return array{message: string, line: int|string} Failure message, and the line in the test's file. */
	private static function problem( \Throwable $thrown, string $file ): array {
		$places = array_merge( array( array( 'file' => $thrown->getFile(), 'line' => $thrown->getLine() ) ), $thrown->getTrace() );
		$lines  = array_column( array_filter( $places, static fn( $place ) => ( $place['file'] ?? '' ) === $file ), 'line' );
		return array(
			'message' => $thrown instanceof AssertionFailedError
				? $thrown->getMessage()
				: get_class( $thrown ) . ": {$thrown->getMessage()}\n{$thrown->getFile()}:{$thrown->getLine()}\n{$thrown->getTraceAsString()}",
			'line'    => $lines[0] ?? '',
		);
	}

	private function note( string $type, string $name, array $more = array() ): void {
		file_put_contents( $this->tests['events'], json_encode( compact( 'type', 'name' ) + $more, JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR ) . "\n", FILE_APPEND );
	}
}
