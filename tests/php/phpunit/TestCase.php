<?php
/**
 * Implements the part of PHPUnit 9.6 that the tests use, for machines without PHPUnit. All names are the same as in
 * PHPUnit, so that the tests run with either.
 *
 * @package Dovetail_Blocks
 */

namespace PHPUnit\Framework;

/** A failed assertion. */
class AssertionFailedError extends \Exception {}

/** Assertions, each with an optional message for failures. */
abstract class Assert {

	/**
	 * Number of assertions since the runner last reset it.
	 *
	 * @var int
	 */
	public static $count = 0;

	public static function fail( string $message = '' ): void {
		throw new AssertionFailedError( $message );
	}

	public static function assertTrue( $actual, string $message = '' ): void {
		self::check( true === $actual, $actual, 'is true', $message );
	}

	public static function assertFalse( $actual, string $message = '' ): void {
		self::check( false === $actual, $actual, 'is false', $message );
	}

	public static function assertNull( $actual, string $message = '' ): void {
		self::check( null === $actual, $actual, 'is null', $message );
	}

	public static function assertNotNull( $actual, string $message = '' ): void {
		self::check( null !== $actual, $actual, 'is not null', $message );
	}

	public static function assertSame( $expected, $actual, string $message = '' ): void {
		self::check( $expected === $actual, $actual, 'is identical to', $message, array( $expected ) );
	}

	public static function assertNotSame( $expected, $actual, string $message = '' ): void {
		self::check( $expected !== $actual, $actual, 'is not identical to', $message, array( $expected ) );
	}

	public static function assertEquals( $expected, $actual, string $message = '' ): void {
		self::check( $expected == $actual, $actual, 'equals', $message, array( $expected ) ); // PHPUnit's meaning.
	}

	public static function assertEqualsCanonicalizing( $expected, $actual, string $message = '' ): void {
		sort( $expected );
		sort( $actual );
		self::assertEquals( $expected, $actual, $message );
	}

	public static function assertEqualsWithDelta( $expected, $actual, float $delta, string $message = '' ): void {
		self::check( abs( $expected - $actual ) <= $delta, $actual, "is within $delta of", $message, array( $expected ) );
	}

	public static function assertEmpty( $actual, string $message = '' ): void {
		self::check( empty( $actual ), $actual, 'is empty', $message );
	}

	public static function assertNotEmpty( $actual, string $message = '' ): void {
		self::check( ! empty( $actual ), $actual, 'is not empty', $message );
	}

	public static function assertCount( int $expected, $actual, string $message = '' ): void {
		self::check( count( $actual ) === $expected, $actual, "has $expected items", $message );
	}

	public static function assertContains( $needle, iterable $haystack, string $message = '' ): void {
		self::check( self::has( $needle, $haystack ), $haystack, 'contains', $message, array( $needle ) );
	}

	public static function assertNotContains( $needle, iterable $haystack, string $message = '' ): void {
		self::check( ! self::has( $needle, $haystack ), $haystack, 'does not contain', $message, array( $needle ) );
	}

	public static function assertArrayHasKey( $key, $actual, string $message = '' ): void {
		self::check( array_key_exists( $key, $actual ), $actual, 'has the key', $message, array( $key ) );
	}

	public static function assertArrayNotHasKey( $key, $actual, string $message = '' ): void {
		self::check( ! array_key_exists( $key, $actual ), $actual, 'does not have the key', $message, array( $key ) );
	}

	public static function assertStringContainsString( string $needle, string $haystack, string $message = '' ): void {
		self::check( '' === $needle || false !== strpos( $haystack, $needle ), $haystack, 'contains', $message, array( $needle ) );
	}

	public static function assertStringNotContainsString( string $needle, string $haystack, string $message = '' ): void {
		self::check( '' !== $needle && false === strpos( $haystack, $needle ), $haystack, 'does not contain', $message, array( $needle ) );
	}

	public static function assertStringStartsWith( string $prefix, string $actual, string $message = '' ): void {
		self::check( 0 === strpos( $actual, $prefix ), $actual, 'starts with', $message, array( $prefix ) );
	}

	public static function assertStringEndsWith( string $suffix, string $actual, string $message = '' ): void {
		self::check( substr( $actual, -strlen( $suffix ) ) === $suffix, $actual, 'ends with', $message, array( $suffix ) );
	}

	public static function assertMatchesRegularExpression( string $pattern, string $actual, string $message = '' ): void {
		self::check( 1 === preg_match( $pattern, $actual ), $actual, 'matches', $message, array( $pattern ) );
	}

	public static function assertDoesNotMatchRegularExpression( string $pattern, string $actual, string $message = '' ): void {
		self::check( 0 === preg_match( $pattern, $actual ), $actual, 'does not match', $message, array( $pattern ) );
	}

	public static function assertInstanceOf( string $expected, $actual, string $message = '' ): void {
		self::check( $actual instanceof $expected, $actual, "is an instance of $expected", $message );
	}

	public static function assertIsArray( $actual, string $message = '' ): void {
		self::check( is_array( $actual ), $actual, 'is an array', $message );
	}

	public static function assertIsInt( $actual, string $message = '' ): void {
		self::check( is_int( $actual ), $actual, 'is an integer', $message );
	}

	public static function assertIsString( $actual, string $message = '' ): void {
		self::check( is_string( $actual ), $actual, 'is a string', $message );
	}

	public static function assertGreaterThan( $expected, $actual, string $message = '' ): void {
		self::check( $actual > $expected, $actual, 'is greater than', $message, array( $expected ) );
	}

	public static function assertGreaterThanOrEqual( $expected, $actual, string $message = '' ): void {
		self::check( $actual >= $expected, $actual, 'is at least', $message, array( $expected ) );
	}

	public static function assertLessThan( $expected, $actual, string $message = '' ): void {
		self::check( $actual < $expected, $actual, 'is less than', $message, array( $expected ) );
	}

	public static function assertLessThanOrEqual( $expected, $actual, string $message = '' ): void {
		self::check( $actual <= $expected, $actual, 'is at most', $message, array( $expected ) );
	}

	public static function assertFileExists( string $file, string $message = '' ): void {
		self::check( file_exists( $file ), $file, 'is a file', $message );
	}

	public static function assertFileDoesNotExist( string $file, string $message = '' ): void {
		self::check( ! file_exists( $file ), $file, 'is no file', $message );
	}

	private static function has( $needle, iterable $haystack ): bool {
		foreach ( $haystack as $each ) {
			if ( $each === $needle ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @throws AssertionFailedError If the condition does not hold. The message contains the actual value and, if given,
	 *        the expected one.
	 */
	private static function check( bool $holds, $actual, string $relation, string $message, array $expected = array() ): void {
		++self::$count;
		if ( $holds ) {
			return;
		}
		$text = array_map( static fn( $value ) => var_export( $value, true ), array( $actual, ...$expected ) );
		throw new AssertionFailedError(
			trim( "$message\nFailed asserting that\n{$text[0]}\n$relation" . ( $expected ? "\n{$text[1]}" : '' ) )
		);
	}
}

/** Base class of tests. Public methods whose names start with `test` are tests. */
abstract class TestCase extends Assert {

	/** @var string */
	private $method;

	/** @var array<string, mixed> Expected exception: `class`, `message`, `pattern`, `code`. */
	private $exception = array();

	public function __construct( ?string $name = null ) {
		$this->method = (string) $name;
	}

	/** Prevents a test class from defining a method count(), which would conflict with PHPUnit's own. */
	public function count(): int {
		return 1;
	}

	public static function setUpBeforeClass(): void {}

	public static function tearDownAfterClass(): void {}

	protected function setUp(): void {}

	protected function tearDown(): void {}

	public function expectException( string $name ): void {
		$this->exception['class'] = $name;
	}

	public function expectExceptionMessage( string $message ): void {
		$this->exception['message'] = $message;
	}

	public function expectExceptionMessageMatches( string $pattern ): void {
		$this->exception['pattern'] = $pattern;
	}

	public function expectExceptionCode( $code ): void {
		$this->exception['code'] = $code;
	}

	/**
	 * Runs the test between setUp() and tearDown().
	 *
	 * @throws \Throwable The first failure.
	 */
	final public function runBare( array $arguments ): void {
		$problem = null;
		try {
			$this->setUp();
			$this->runTest( $arguments );
			if ( 0 === self::$count ) {
				self::fail( 'This test asserts nothing.' );
			}
		} catch ( \Throwable $thrown ) {
			$problem = $thrown;
		}
		try {
			$this->tearDown();
		} catch ( \Throwable $thrown ) {
			$problem = $problem ?? $thrown;
		}
		if ( $problem ) {
			throw $problem;
		}
	}

	private function runTest( array $arguments ): void {
		try {
			$this->{$this->method}( ...array_values( $arguments ) );
		} catch ( AssertionFailedError $failed ) {
			throw $failed;
		} catch ( \Throwable $thrown ) {
			if ( ! $this->exception ) {
				throw $thrown;
			}
			$this->assertInstanceOf( $this->exception['class'] ?? \Throwable::class, $thrown );
			$this->assertStringContainsString( $this->exception['message'] ?? '', $thrown->getMessage() );
			$this->assertMatchesRegularExpression( $this->exception['pattern'] ?? '//', $thrown->getMessage() );
			$this->assertEquals( $this->exception['code'] ?? $thrown->getCode(), $thrown->getCode() );
			return;
		}
		if ( $this->exception ) {
			self::fail( 'Failed asserting that ' . ( $this->exception['class'] ?? 'an exception' ) . ' is thrown.' );
		}
	}
}
