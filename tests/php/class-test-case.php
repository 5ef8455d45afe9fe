<?php
/**
 * Base class of all server tests.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Tests;

use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Csv;
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

	/** A query that fails on every database. On SQLite, other failing queries would end the test's transaction. */
	protected const REFUSED_QUERY = 'RELEASE SAVEPOINT refused';

	/** @var array<int, array<string, mixed>> Arguments of wp_mail() calls in this test. */
	private $mails = array();

	/**
	 * @var array<int, array<string, mixed>> Requests to which answer_http() responded: `url`, `method`, `headers`,
	 *        `body`.
	 */
	private $requests = array();

	/** The plugin's transaction statements, with their replacements inside the test's transaction. */
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
		Clock::reset();
		Site_State::restore();
	}

	/** Turns the plugin's transactions into savepoints, and replaces the database's time with the fake time. */
	final public function run_within_the_test( $query ) {
		// If WordPress's search for a post's terms is refused, WordPress adds them again. On SQLite, the duplicate row
		// would end the test's transaction.
		$query = preg_replace( '~^INSERT INTO (?=`\w+term_relationships`)~', 'INSERT IGNORE INTO ', $query );
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
	 * Handles all further HTTP requests of WordPress with a function.
	 *
	 * @param callable $answer Receives the URL and WordPress's arguments of the request. Returns an array with `status`
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

	/** @param array<string, mixed> $params Parameters for the query or the body. */
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

	/** Makes the current request a feed request. */
	protected static function request_feed(): void {
		$GLOBALS['wp_query']->is_feed = true;
	}

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

	/** Makes the site decide again which blocks are available, as the next request does. */
	protected static function forget_availability(): void {
		$records = new \ReflectionProperty( Availability::class, 'records' );
		$records->setAccessible( true );
		$records->setValue( null, null );
	}

	/** Calls a function and returns the exception that ended its request. */
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
}
