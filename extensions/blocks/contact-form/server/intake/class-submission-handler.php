<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Content_Source;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Secret;
use Dovetail\Sign_Up\Answer_Page;
use Dovetail\Sign_Up\Posted_Form;
use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/**
 * Processes a message posted to the form's page. Validates it against the schema on the server, stores it once with its
 * deliveries, then delivers it. Responds with the page, or with JSON for the view script.
 */
final class Submission_Handler {
	/** Seconds within which identical messages without a key count as one message. */
	const SAME_SECONDS = 600;

	/** Prefix of the control names in a form. */
	const NAME = 'dovetail_form';

	/**
	 * Processes a message and returns the result.
	 *
	 * @param array $sent Form data, unslashed: `form`, `values`, and optionally `key`, `elapsed` or `drawn`, and the honeypot.
	 * @return array{schema: array|null, values: array, errors: array<string, string>, refusal: WP_Error|null, entry: int, tester: string, accepted: bool}
	 *         The result of an accepted message has an entry, or the email address of the user who tested the form.
	 */
	public static function receive( array $sent, int $bytes, string $page = '' ): array {
		$result = self::result( $sent, $bytes, $page ) + array(
			'schema'  => null,
			'values'  => array(),
			'errors'  => array(),
			'refusal' => null,
			'entry'   => 0,
			'tester'  => '',
		);
		Posted_Form::noted( $result['refusal'] );
		return $result + array( 'accepted' => $result['entry'] > 0 || '' !== $result['tester'] );
	}

	/**
	 * Processes a message, with the cheapest checks first.
	 *
	 * @return array Result as from `receive()`; missing values are empty.
	 */
	private static function result( array $sent, int $bytes, string $page ): array {
		$refusal = Spam_Guard::size( $bytes ) ?? Spam_Guard::machine( $sent );
		if ( $refusal && isset( $sent['script'] ) ) {
			return array( 'refusal' => $refusal );
		}
		try {
			$schema = Schema::find( isset( $sent['form'] ) ? $sent['form'] : null );
			if ( $schema ) {
				// Check the post first: after a database error, WordPress would treat the post as deleted.
				Content_Source::post( $schema['source'] );
			}
		} catch ( Database_Error $error ) {
			return array( 'refusal' => Spam_Guard::storage_failed() );
		}
		if ( $refusal || ! $schema ) {
			return array(
				'schema'  => $schema,
				'refusal' => $refusal ? $refusal : ( empty( $sent['values'] ) ? self::nothing() : self::changed() ),
			);
		}
		$checked   = Answers::validate( $schema['fields'], isset( $sent['values'] ) ? $sent['values'] : null );
		$result    = array(
			'schema' => $schema,
			'values' => $checked['values'],
		);
		$is_public = Capabilities::allows_public_submissions( $schema );
		if ( ! $is_public && ! Capabilities::can_test( $schema ) ) {
			$refusal = Posted_Form::refusal( 'form_closed', __( 'This form no longer accepts messages.', 'dovetail-blocks' ), 403 );
		} elseif ( $checked['unknown'] ) {
			$refusal = self::changed();
		} elseif ( $checked['errors'] ) {
			return array( 'errors' => $checked['errors'] ) + $result;
		} elseif ( self::is_empty( $schema['fields'], $checked['values'] ) ) {
			$refusal = self::nothing();
		}
		if ( $refusal ) {
			return array( 'refusal' => $refusal ) + $result;
		}
		$content = Entries::content( $schema, $checked['values'], $page, $sent['form'] );
		try {
			$outcome = $is_public ? self::once( $sent, $schema, $checked['values'], $content, $bytes ) : self::try_out( $schema, $content, $bytes );
		} catch ( Database_Error $error ) {
			$outcome = Spam_Guard::storage_failed();
		}
		return array( is_wp_error( $outcome ) ? 'refusal' : ( $is_public ? 'entry' : 'tester' ) => $outcome ) + $result;
	}

	/**
	 * Tests a form that is not public: emails the message only to the user who sent it, and stores nothing.
	 *
	 * @param array $content Content of an entry; see `Entries::content()`.
	 * @return string|WP_Error Email address of the user who tests the form.
	 */
	private static function try_out( array $schema, array $content, int $bytes ) {
		$refusal = Spam_Guard::rate( $bytes );
		if ( $refusal ) {
			return $refusal;
		}
		$email = wp_get_current_user()->user_email;
		if ( Email::is_valid( $email ) && Mail::send_test( array( 'to' => array( $email ) ) + $content, $schema['source'] ) ) {
			return $email;
		}
		/* translators: %s: an email address. */
		return Posted_Form::refusal( 'form_test_failed', sprintf( __( 'This page is not public, so this was a test and nothing was stored. The message to your address, %s, could not be sent. Ask an administrator whether this site can send email.', 'dovetail-blocks' ), $email ), 500 );
	}

	/**
	 * Stores a message unless it is already stored.
	 *
	 * @param array $values  Validated values by field key.
	 * @param array $content Content of an entry; see `Entries::content()`.
	 * @return int|WP_Error ID of the new or already stored entry.
	 */
	private static function once( array $sent, array $schema, array $values, array $content, int $bytes ) {
		Schema::renew( $sent['form'], $schema );
		list( $message, $known ) = self::identify( $sent, $values );
		if ( $known ) {
			return $known;
		}
		$spam = Spam_Guard::rate( $bytes ) ?? Spam::judge( $content, $schema, Spam_Guard::is_honeypot_filled( $sent ) );
		$spam = is_wp_error( $spam ) || '' === $spam ? $spam : ( Spam::count() ?? $spam );
		if ( is_wp_error( $spam ) ) {
			return $spam;
		}
		$asked = Spam::visitor_data();
		$kinds = '' === $spam ? Outbox::kinds( $content, $schema ) : array();
		Outbox::wake_later( $kinds );
		$entry = Database::transaction(
			static function () use ( $message, $schema, $content, $spam, $asked, $kinds ): ?int {
				$entry = Entries::add( $message, $schema['source'], $content, $spam, $asked );
				if ( $entry ) {
					Outbox::promise( $entry, $kinds );
				}
				return $entry;
			}
		);
		if ( ! $entry ) {
			// Another request may have stored the message in the meantime.
			return Entries::find( $message ) ?? Spam_Guard::storage_failed();
		}
		if ( $kinds ) {
			try {
				Outbox::deliver( $entry, $kinds );
			} catch ( Database_Error $error ) {
				// Ignore the error: the message is stored, so the queue will deliver it.
				unset( $error );
			}
		}
		return $entry;
	}

	/**
	 * Returns the unique key of a message, and the ID of its entry if it is already stored. The browser creates the
	 * key. Without a key from the browser, identical values from the same IP address within ten minutes count as the
	 * same message. The key then includes the ID of the previous identical entry, so that only one of two simultaneous
	 * requests stores the message.
	 *
	 * @param array $values Validated values by field key.
	 * @return array{0: string, 1: int|null}
	 */
	private static function identify( array $sent, array $values ): array {
		$has_key = isset( $sent['key'] ) && is_string( $sent['key'] ) && preg_match( '~^[A-Za-z0-9-]{16,64}\z~', $sent['key'] );
		$same    = $has_key ? $sent['key'] : (string) wp_json_encode( array( Rate_Limit::client(), $values ) );
		$message = substr( Secret::sign( 'form message', $sent['form'] . '|' . ( $has_key ? 'key' : 'same' ) . '|' . $same ), 0, 32 );
		if ( $has_key ) {
			return array( $message, Entries::find( $message ) );
		}
		$last = Database::row( 'SELECT id, sent FROM {entries} WHERE message > %s AND message < %s ORDER BY id DESC LIMIT 1', array( "$message-", "$message." ) );
		return array( $message . '-' . ( $last['id'] ?? 0 ), $last && (int) $last['sent'] > time() - self::SAME_SECONDS ? (int) $last['id'] : null );
	}

	/**
	 * Whether all answers are empty. Implied consent does not count as an answer.
	 *
	 * @param array[] $fields Fields of a schema.
	 * @param array   $values Values of all fields, by key.
	 */
	private static function is_empty( array $fields, array $values ): bool {
		foreach ( $fields as $field ) {
			if ( 'implicit' !== $field['consent'] && ! in_array( $values[ $field['key'] ], array( '', array() ), true ) ) {
				return false;
			}
		}
		return true;
	}

	private static function nothing(): \WP_Error {
		return Posted_Form::refusal( 'form_empty', __( 'This form is empty. Fill in at least one field.', 'dovetail-blocks' ), 400 );
	}

	private static function changed(): \WP_Error {
		return Posted_Form::refusal( 'form_changed', __( 'Your message was not sent because this form changed after you opened the page. Copy your text, reload the page and send it again.', 'dovetail-blocks' ), 409, 'unknown' );
	}

	/** Processes the message in this request, if there is one. */
	public static function answer(): void {
		$posted = Posted_Form::posted( self::NAME );
		$sent   = $posted[ self::NAME ] ?? null;
		if ( ! is_array( $sent ) || ! Availability::is_available( 'contact-form' ) ) {
			return;
		}
		// phpcs:disable WordPress.Security -- a path with its query, and a length.
		$page  = isset( $_SERVER['REQUEST_URI'] ) ? remove_query_arg( Thanks::RECEIPT_NAME, wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';
		$bytes = max( isset( $_SERVER['CONTENT_LENGTH'] ) ? (int) $_SERVER['CONTENT_LENGTH'] : 0, strlen( (string) wp_json_encode( $sent, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PARTIAL_OUTPUT_ON_ERROR ) ) );
		// phpcs:enable
		$result = array( 'sent' => $sent ) + self::receive( $sent, $bytes, mb_substr( Answers::clean( $page ), 0, 500, 'UTF-8' ) );
		if ( isset( $sent['script'] ) ) {
			list( $data, $status ) = self::data( $result );
			wp_send_json( $data, $status, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		}
		$redirect = $result['accepted'] ? Thanks::redirect( $result ) : '';
		if ( '' !== $redirect ) {
			wp_redirect( $redirect, 303 ); // phpcs:ignore WordPress.Security.SafeRedirect -- the author chose the URL; visitors cannot change it.
			exit;
		}
		if ( $result['entry'] ) {
			wp_safe_redirect( Thanks::receipt_address( $result ), 303 );
			exit;
		}
		self::show( $result );
		if ( $result['refusal'] ) {
			$data = $result['refusal']->get_error_data();
			status_header( $data['status'] );
		}
	}

	/** Shows the thank-you message on the page after the redirect. */
	public static function thank(): void {
		try {
			$result = Thanks::read_receipt( wp_unslash( $_GET[ Thanks::RECEIPT_NAME ] ?? null ) ); // phpcs:ignore WordPress.Security -- signed, and checked there.
		} catch ( Database_Error $error ) {
			Database::refuse_screen();
			return;
		}
		if ( $result && Availability::is_available( 'contact-form' ) ) {
			Posted_Form::keep_out_of_caches();
			add_filter( 'wp_robots', 'wp_robots_no_robots' );
			self::show( $result );
		}
	}

	/**
	 * Renders the page with the form's result. The page title contains the result too, because screen readers announce
	 * the title first.
	 *
	 * @param array $result Result of `self::receive()`, with `sent`.
	 */
	private static function show( array $result ): void {
		Renderer::show( $result );
		Answer_Page::show_unless_drawn( array( Renderer::class, 'undrawn' ) );
		add_filter(
			'document_title_parts',
			static function ( $parts ) use ( $result ) {
				$title = $parts['title'] ?? '';
				$parts['title'] = $result['accepted']
					/* translators: %s: title of a page. */
					? sprintf( __( 'Sent: %s', 'dovetail-blocks' ), $title )
					/* translators: %s: title of a page. */
					: sprintf( __( 'Not sent yet: %s', 'dovetail-blocks' ), $title );
				return $parts;
			}
		);
	}

	/**
	 * @param array $result Result of `self::receive()`.
	 * @return array{0: array, 1: int} Data and HTTP status. Validation errors have the status 200.
	 */
	private static function data( array $result ): array {
		if ( $result['refusal'] ) {
			$data = $result['refusal']->get_error_data();
			return array(
				array(
					'code'    => $result['refusal']->get_error_code(),
					'message' => $result['refusal']->get_error_message(),
				),
				$data['status'],
			);
		}
		if ( $result['errors'] ) {
			return array(
				array(
					'errors'  => $result['errors'],
					'summary' => Controls::summary( $result['schema']['fields'], $result['errors'] ),
				),
				200,
			);
		}
		$redirect = Thanks::redirect( $result );
		return array( '' === $redirect ? array( 'html' => Thanks::draw( $result ) ) : array( 'redirect' => $redirect ), 200 );
	}
}
