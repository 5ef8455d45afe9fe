<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Sign_Up\Answer_Page;
use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/** Handles a form that is posted to its own page. Responds with the page, or with JSON for the view script. */
final class Submit_Controller {
	/** Name prefix of all controls in a form. */
	const NAME = 'dovetail_form';

	/** Processes the message of this request, if it has one. */
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
		$result = array( 'sent' => $sent ) + Submission_Handler::receive( $sent, $bytes, mb_substr( Validator::clean( $page ), 0, 500, 'UTF-8' ) );
		if ( isset( $sent['script'] ) ) {
			list( $data, $status ) = self::data( $result );
			wp_send_json( $data, $status, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		}
		$redirect = $result['accepted'] ? Thanks::redirect( $result ) : '';
		if ( '' !== $redirect ) {
			wp_redirect( $redirect, 303 ); // phpcs:ignore WordPress.Security.SafeRedirect -- wherever the author chose; the visitor chooses nothing.
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
	 * Renders the page with the form's result. The title contains it too, because screen readers announce the title
	 * first.
	 *
	 * @param array $result See `Submission_Handler::receive()`, and `sent`.
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
	 * Returns the JSON response for the view script.
	 *
	 * @param array $result See `Submission_Handler::receive()`.
	 * @return array{0: array, 1: int} Data and status. What is only to be mended is no failure of the request.
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
