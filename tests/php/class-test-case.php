<?php
/**
 * Base class of all server tests.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Tests;

use Dovetail\Plugin\Csv;
use Dovetail\Plugin\Patterns;
use PHPUnit\Framework\TestCase;

/**
 * Restores the site after each test: the database (by a transaction), the object cache, hooks, global variables, static
 * properties of the plugin, block types, the current user, the clock and uploads. A test that leaves other changes
 * fails.
 *
 * The site has the users `admin`, `editor`, `author` and `contributor`, and is connected to the mock platform.
 */
abstract class Test_Case extends TestCase {

	use Interruptions;

	/** Global variables that are not restored, or not simply by their value. */
	private const OTHER_GLOBALS = array( 'GLOBALS', 'wp_filter', 'wpdb', 'wp_object_cache', '__PHPUNIT_BOOTSTRAP' );

	/** A query that fails on every database. On SQLite, other failing queries would end the test's transaction. */
	protected const REFUSED = 'RELEASE SAVEPOINT refused';

	/** @var array<string, mixed> State of the site before the first test. */
	private static $before;

	/** @var array<int, array<string, mixed>> Arguments of wp_mail() calls in this test. */
	private $mails = array();

	/**
	 * @var array<int, array<string, mixed>> Requests to which answer_http() responded: `url`, `method`, `headers`,
	 *        `body`.
	 */
	private $requests = array();

	/** Stores the state that each test has to restore. */
	public static function remember_the_site(): void {
		self::$before = array(
			'blocks'   => array_map( static fn( $type ) => clone $type, \WP_Block_Type_Registry::get_instance()->get_all_registered() ),
			'database' => self::count_rows(),
			'files'    => self::files(),
			'query'    => clone $GLOBALS['wp_the_query'],
		) + self::request_state();
	}

	/** The plugin's own transaction statements, which run inside the test's transaction. */
	private const TRANSACTIONS = array(
		'START TRANSACTION' => 'SAVEPOINT test',
		'COMMIT'            => 'RELEASE SAVEPOINT test',
		'ROLLBACK'          => 'ROLLBACK TO SAVEPOINT test',
	);

	protected function setUp(): void {
		global $wpdb;
		$wpdb->query( 'START TRANSACTION' );
		add_filter( 'query', array( $this, 'run_within_the_test' ), PHP_INT_MAX );
		add_filter( 'pre_wp_mail', array( $this, 'keep_mail' ), 1, 2 );
		add_filter( 'wp_redirect', array( $this, 'stop_at_redirect' ), PHP_INT_MAX, 2 );
		foreach ( array( 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler', 'wp_die_jsonp_handler', 'wp_die_xml_handler', 'wp_die_xmlrpc_handler' ) as $hook ) {
			add_filter( $hook, array( $this, 'return_stop' ), PHP_INT_MAX );
		}
	}

	protected function tearDown(): void {
		global $wpdb;
		remove_filter( 'query', array( $this, 'run_within_the_test' ), PHP_INT_MAX );
		$wpdb->query( 'ROLLBACK' );
		$wpdb->suppress_errors( false );
		self::restore_globals( self::$before );
		// Tests change the main query itself.
		$GLOBALS['wp_the_query'] = clone self::$before['query'];
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		self::restore_statics( self::$before );
		self::restore_block_types();
		self::unregister_patterns();
		Clock::reset();
		wp_cache_flush();
		wp_set_current_user( 0 );
		self::empty_uploads();
		self::expect_nothing_left();
	}

	/** Turns the plugin's transactions into savepoints, and gives the database the fake time. */
	final public function run_within_the_test( $query ) {
		return self::TRANSACTIONS[ $query ] ?? str_replace( 'UNIX_TIMESTAMP()', (string) Clock::now(), $query );
	}

	/** Stores an email instead of sending it. */
	final public function keep_mail( $sent, array $mail ) {
		if ( null === $sent ) {
			$this->mails[] = $mail;
		}
		return $sent ?? true;
	}

	/** Ends a request that redirects. */
	final public function stop_at_redirect( string $location, int $status ): void {
		throw new Stopped( '', $status, $location );
	}

	/** Returns the handler that WordPress should call in `wp_die()`. */
	final public function return_stop(): callable {
		return static function ( $message, $title = '', $args = array() ) {
			$text = is_wp_error( $message ) ? $message->get_error_message() : (string) $message;
			throw new Stopped( $text, (int) ( is_array( $args ) ? $args['response'] ?? 500 : $args ) );
		};
	}

	/**
	 * Returns the emails of this test so far, as passed to `wp_mail()`: `to`, `subject`, `message`, `headers`,
	 * `attachments`.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	protected function mails(): array {
		return $this->mails;
	}

	/**
	 * Responds to all following HTTP requests of WordPress with the given function.
	 *
	 * @param callable $answer Gets the URL and WordPress's arguments of the request. Returns an array with `status`
	 *        (200 by default), `headers` and `body`, a WP_Error, or null to send the request.
	 */
	protected function answer_http( callable $answer ): void {
		add_filter(
			'pre_http_request',
			function ( $response, $args, $url ) use ( $answer ) {
				$given = $answer( $url, $args );
				if ( null === $given ) {
					return $response;
				}
				$this->requests[] = array(
					'url'     => $url,
					'method'  => $args['method'],
					'headers' => $args['headers'],
					'body'    => $args['body'],
				);
				if ( is_wp_error( $given ) ) {
					return $given;
				}
				$body = $given['body'] ?? '';
				$body = is_string( $body ) ? $body : wp_json_encode( $body );
				if ( isset( $args['limit_response_size'] ) ) {
					$body = substr( $body, 0, $args['limit_response_size'] );
				}
				if ( $args['stream'] ) {
					file_put_contents( $args['filename'], $body );
					$body = '';
				}
				return array(
					'response' => array(
						'code'    => $given['status'] ?? 200,
						'message' => get_status_header_desc( $given['status'] ?? 200 ),
					),
					'headers'  => new \WpOrg\Requests\Utility\CaseInsensitiveDictionary( $given['headers'] ?? array() ),
					'body'     => $body,
					'cookies'  => array(),
					'filename' => $args['filename'],
				);
			},
			10,
			3
		);
	}

	/**
	 * Returns the requests that answer_http() has handled: `url`, `method`, `headers`, `body`.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	protected function requests(): array {
		return $this->requests;
	}

	/**
	 * Asserts that a list table, a CSV file and an export of personal data equal the content of a file. The site's URL,
	 * IDs and nonces, which differ in each run, are left out.
	 *
	 * @param string             $file  Path of the file with the expected records.
	 * @param \WP_List_Table     $table Table with prepared items.
	 * @param iterable<string[]> $csv   Rows of the CSV file.
	 * @param array[]            $data  Personal data that WordPress exports.
	 */
	protected static function assert_records( string $file, \WP_List_Table $table, iterable $csv, array $data ): void {
		ob_start();
		$table->display_rows();
		// The HTML around cells differs between versions of WordPress.
		preg_match_all( '~ data-colname="([^"]*)"[^>]*>(.*?)(?:<div class="row-actions"|<button|</t[dh]>)~s', ob_get_clean(), $cells, PREG_SET_ORDER );
		$lines = array();
		foreach ( $cells as list( , $heading, $html ) ) {
			$lines[] = "$heading: $html";
		}
		foreach ( $csv as $row ) {
			$lines[] = rtrim( Csv::format_row( $row ) );
		}
		$lines[] = wp_json_encode( $data, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . "\n";
		$text    = str_replace( rtrim( home_url(), '/' ), 'https://site.example', implode( "\n", $lines ) );
		$text    = preg_replace( array( '~_wpnonce=\w+~', '~([;?](?:post|entry)=|"item_id": "[a-z-]+-)\d+~' ), array( '_wpnonce=0', '${1}0' ), $text );
		self::assertSame( file_get_contents( $file ), $text );
	}

	/** Sets the current user by login name. */
	protected function act_as( string $login ): int {
		$user = get_user_by( 'login', $login );
		wp_set_current_user( $user->ID );
		return $user->ID;
	}

	/**
	 * Creates a post as a user would save it, and returns its ID. WordPress removes what that user is not allowed to
	 * write.
	 *
	 * @param array<string, mixed> $post   Fields for wp_insert_post(), unslashed.
	 * @param string               $author Login name of the author. The current user does not change.
	 */
	protected function create_post( array $post = array(), string $author = 'admin' ): int {
		$current = get_current_user_id();
		$id      = $this->act_as( $author );
		kses_init();
		$post = wp_insert_post(
			wp_slash(
				$post + array(
					'post_title'   => 'A post',
					'post_content' => '',
					'post_status'  => 'publish',
					'post_author'  => $id,
				)
			),
			true
		);
		wp_set_current_user( $current );
		kses_init();
		self::assertIsInt( $post );
		return $post;
	}

	/** Creates a user with a role and returns the ID. */
	protected function create_user( string $login, string $role, array $fields = array() ): int {
		$id = wp_insert_user(
			$fields + array(
				'user_login' => $login,
				'user_email' => "$login@example.com",
				'user_pass'  => wp_generate_password(),
				'role'       => $role,
			)
		);
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Sends a REST request as the current user and returns the response.
	 *
	 * @param array<string, mixed> $params Parameters for the query or the body.
	 */
	protected function rest( string $method, string $route, array $params = array() ): \WP_REST_Response {
		$GLOBALS['wp_rest_server'] = null;
		$request                   = new \WP_REST_Request( $method, $route );
		if ( in_array( $method, array( 'GET', 'DELETE' ), true ) ) {
			$request->set_query_params( $params );
		} else {
			$request->set_body_params( $params );
		}
		return rest_do_request( $request );
	}

	/** Makes the current request one for a feed. */
	protected static function request_feed(): void {
		$GLOBALS['wp_query']->is_feed = true;
	}

	/** Disconnects the site from the platform. */
	protected function disconnect_platform(): void {
		update_option( 'dovetail_blocks_playground_platform', array( 'url' => '', 'token' => '' ) + (array) get_option( 'dovetail_blocks_playground_platform' ) );
	}

	/** Runs the plugin's WP-Cron events that are due by the test's clock. */
	protected function run_due_jobs(): void {
		foreach ( (array) _get_cron_array() as $time => $hooks ) {
			foreach ( $time <= Clock::now() ? $hooks : array() as $hook => $events ) {
				foreach ( 0 === strpos( $hook, 'dovetail_blocks_' ) ? $events : array() as $event ) {
					if ( $event['schedule'] ) {
						wp_reschedule_event( $time, $event['schedule'], $hook, $event['args'] );
					}
					wp_unschedule_event( $time, $hook, $event['args'] );
					do_action_ref_array( $hook, $event['args'] );
				}
			}
		}
	}

	/** Calls a function and returns the exception by which its request ended. */
	protected function stopped( callable $request ): Stopped {
		try {
			$request();
		} catch ( Stopped $stopped ) {
			return $stopped;
		}
		self::fail( 'The request did not end with wp_die() or a redirect.' );
	}

	/**
	 * Asserts that an array contains the given values, at any depth. Other values are allowed.
	 *
	 * @param array<int|string, mixed> $expected
	 * @param mixed                    $actual
	 */
	protected function assert_has( array $expected, $actual, string $path = '' ): void {
		self::assertIsArray( $actual, $path );
		foreach ( $expected as $name => $value ) {
			self::assertArrayHasKey( $name, $actual, $path );
			if ( is_array( $value ) && $value ) {
				$this->assert_has( $value, $actual[ $name ], "$path/$name" );
			} else {
				self::assertSame( $value, $actual[ $name ], "$path/$name" );
			}
		}
	}

	/** @return array<string, object> A copy of each hook, because tests change the objects. */
	private static function copy_hooks(): array {
		return array_map( static fn( $hook ) => clone $hook, $GLOBALS['wp_filter'] );
	}

	/**
	 * @return array<string, mixed> Values without references. A function that includes this file and declares global
	 *        variables would turn them into references.
	 */
	private static function globals(): array {
		return array_map( static fn( $value ) => $value, array_diff_key( $GLOBALS, array_flip( self::OTHER_GLOBALS ) ) );
	}

	private static function restore_globals( array $state ): void {
		$GLOBALS['wp_filter'] = array_map( static fn( $hook ) => clone $hook, $state['hooks'] );
		foreach ( array_keys( array_diff_key( $GLOBALS, $state['globals'], array_flip( self::OTHER_GLOBALS ) ) ) as $name ) {
			unset( $GLOBALS[ $name ] );
		}
		foreach ( $state['globals'] as $name => $value ) {
			$GLOBALS[ $name ] = $value;
		}
		$GLOBALS['wp_rest_server'] = null;
	}

	/** @return array<string, array<string, mixed>> Values of the plugin's static properties, by class. */
	private static function statics(): array {
		return array_map( static fn( $class ) => array_map( static fn( $property ) => $property->getValue(), $class['properties'] ), self::classes() );
	}

	/** Restores static properties. Classes loaded during the test get their initial values. */
	private static function restore_statics( array $state ): void {
		foreach ( self::classes() as $name => $class ) {
			$known = $state['statics'][ $name ] ?? $class['first'];
			foreach ( $class['properties'] as $property_name => $property ) {
				$property->setValue( null, $known[ $property_name ] ?? null );
			}
		}
	}

	/** Restores the block types, because the plugin changes those of unavailable blocks. */
	private static function restore_block_types(): void {
		foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( ! isset( self::$before['blocks'][ $name ] ) ) {
				unregister_block_type( $name );
				continue;
			}
			$first = get_object_vars( self::$before['blocks'][ $name ] );
			foreach ( array_keys( array_diff_key( get_object_vars( $type ), $first ) ) as $property ) {
				unset( $type->$property );
			}
			foreach ( $first as $property => $value ) {
				$type->$property = $value;
			}
		}
	}

	/** Unregisters the plugin's patterns, because they depend on which blocks are available. */
	private static function unregister_patterns(): void {
		if ( \WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( Patterns::CATEGORY ) ) {
			unregister_block_pattern_category( Patterns::CATEGORY );
			array_map( 'unregister_block_pattern', self::our_patterns() );
		}
	}

	/** @return string[] Names of the plugin's registered patterns. */
	protected static function our_patterns(): array {
		$names = wp_list_pluck( \WP_Block_Patterns_Registry::get_instance()->get_all_registered(), 'name' );
		return array_values( array_filter( $names, static fn( string $name ): bool => str_starts_with( $name, 'dovetail/' ) ) );
	}

	/** @return array<string, array{properties: array<string, \ReflectionProperty>, first: array<string, mixed>}> Static properties of the plugin's loaded classes, and their first values. */
	private static function classes(): array {
		static $count   = 0;
		static $classes = array();
		$declared       = get_declared_classes();
		// This function may be called several times per simulated end of PHP.
		if ( count( $declared ) === $count ) {
			return $classes;
		}
		$count = count( $declared );
		foreach ( $declared as $name ) {
			if ( ! isset( $classes[ $name ] ) && 0 === strpos( $name, 'Dovetail\\' ) && 0 !== strpos( $name, __NAMESPACE__ ) && ! is_subclass_of( $name, TestCase::class ) ) {
				$class      = new \ReflectionClass( $name );
				$properties = array();
				foreach ( $class->getProperties( \ReflectionProperty::IS_STATIC ) as $property ) {
					if ( $property->getDeclaringClass()->getName() === $name ) {
						$property->setAccessible( true );
						$properties[ $property->getName() ] = $property;
					}
				}
				$classes[ $name ] = array(
					'properties' => $properties,
					'first'      => $class->getDefaultProperties(),
				);
			}
		}
		return $classes;
	}

	/** Deletes uploads, which a transaction does not restore. */
	private static function empty_uploads(): void {
		foreach ( array_diff( self::files(), self::$before['files'] ) as $file ) {
			if ( 0 === strpos( $file, WP_CONTENT_DIR . '/uploads/' ) ) {
				unlink( $file );
			}
		}
	}

	private static function expect_nothing_left(): void {
		$rows = self::count_rows();
		$new  = array_diff( self::files(), self::$before['files'] );
		$old  = self::$before['database'];
		// Each leftover is reported for one test only.
		self::$before['database'] = $rows;
		self::$before['files']    = self::files();
		self::assertSame( $old, $rows, 'This test left something in the database: rows by table, and the length of all options.' );
		self::assertSame( array(), array_values( $new ), 'This test left files behind.' );
	}

	/** @return array<string, string> Number of rows by table, and the total length of all options. */
	private static function count_rows(): array {
		global $wpdb;
		$parts = array( "( SELECT SUM( LENGTH( option_value ) ) FROM {$wpdb->options} ) AS length" );
		foreach ( \Dovetail\Plugin\Tables::existing() as $table ) {
			$parts[] = "( SELECT COUNT(*) FROM $table ) AS $table";
		}
		foreach ( array( 'options', 'posts', 'postmeta', 'comments', 'terms', 'users', 'usermeta' ) as $table ) {
			$parts[] = "( SELECT COUNT(*) FROM {$wpdb->$table} ) AS $table";
		}
		return $wpdb->get_row( 'SELECT ' . implode( ', ', $parts ), ARRAY_A );
	}

	/** @return string[] Files of uploads, caught emails and the folder for temporary files. */
	private static function files(): array {
		$found = array();
		foreach ( array( WP_CONTENT_DIR . '/uploads', WP_CONTENT_DIR . '/caught-mails', get_temp_dir() ) as $folder ) {
			if ( is_dir( $folder ) ) {
				foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $folder, \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
					$found[] = $file->getPathname();
				}
			}
		}
		return $found;
	}
}
