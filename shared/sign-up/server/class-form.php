<?php
namespace Dovetail\Sign_Up;

use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Endpoint_Contract;
use Dovetail\Plugin\Secret;
use Dovetail\Validation\Email;
use Dovetail\Validation\Invisible;

defined( 'ABSPATH' ) || exit;

/**
 * A sign-up form type: renders the form, receives submissions by page request or REST with the same validation, and
 * passes valid addresses to its owner.
 */
final class Form {
	/** Maximum size of a visitor's input. */
	const MAX_BYTES = 8192;

	/** Definition of this form type; see `__construct()`. */
	private array $kind;

	/** Number of forms rendered on this page. */
	private int $drawn = 0;

	/**
	 * Result of the form submitted in this request, or null.
	 *
	 * @var array{number: int, fields: array<string, string>, result: array|\WP_Error}|null
	 */
	private ?array $sent = null;

	/**
	 * Creates a form type.
	 *
	 * @param array $kind `slug` of the block; `name`, the field that says which form of the page was sent, which no other form
	 *                    has; `call` of the contract that the script makes; `code` that the codes of refusals begin with; `signed`, names of
	 *                    fields that nobody may change; `more`, if there, names of fields beside the address that a visitor fills in, which `fields( $values, $button )` draws with
	 *                    the address as `draw()` wants it; and what to call: `refusals()`, if there, gives the sentences `large`, `robot`
	 *                    and `changed` of a form that stores addresses, `counts()` what `Posted_Form::count()` counts, `unstored()` what is said when the database
	 *                    refuses, `closed( $fields )`, if there, why this form takes nothing, and `take( $email, $fields )`
	 *                    does what the form is for and gives `array{status: string, message: string}` or a refusal. An empty
	 *                    message is the form's own to word.
	 */
	public function __construct( array $kind ) {
		$this->kind = $kind;
	}

	/** Handles a form that was posted to a page, so that the page can show the result. */
	public function receive(): void {
		$given = Posted_Form::posted( $this->kind['name'] );
		if ( null !== $given ) {
			$fields     = $this->fields( $given );
			$this->sent = array(
				'number' => (int) $fields[ $this->kind['name'] ],
				'fields' => $fields,
				'result' => $this->take( $fields ),
			);
			Answer_Page::show_unless_drawn( array( $this, 'undrawn' ) );
		}
	}

	/**
	 * Handles a request of the view script.
	 *
	 * @param \WP_REST_Request $request A request that `Rest` has checked.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function answer( \WP_REST_Request $request ) {
		$result = $this->take( $request->get_params() );
		if ( is_wp_error( $result ) ) {
			return $result;
		}
		$response = new \WP_REST_Response( $result );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/**
	 * Validates the input, cheapest checks first, and runs the form's handler.
	 *
	 * @param array<string, mixed> $given By name; what is no text counts as empty.
	 * @return array{status: string, message: string}|\WP_Error
	 */
	public function take( array $given ) {
		$fields = $this->fields( $given );
		$email  = trim( Invisible::remove( $fields['dovetail_email'] ) );
		try {
			$answer = $this->refusal( $fields, $email ) ?? call_user_func( $this->kind['take'], $email, $fields );
		} catch ( Database_Error $error ) {
			$answer = call_user_func( $this->kind['unstored'] );
		}
		return Posted_Form::noted( $answer );
	}

	/**
	 * Signs fields of a form that must not change. The signature is not secret and stays valid on cached pages.
	 *
	 * @param array<string, string> $fields At least those that are signed, by name.
	 */
	public function sign( array $fields ): string {
		$signed = array( $this->kind['code'] );
		foreach ( $this->kind['signed'] as $name ) {
			$signed[] = $fields[ $name ];
		}
		return substr( Secret::sign( 'sign-up form', (string) wp_json_encode( $signed ) ), 0, 32 );
	}

	/**
	 * Renders the next form of the page, or its result.
	 *
	 * @param array{placeholder?: string, button?: string, fields?: callable, consent: string, words: array<string, string>, signed: array<string, string>} $look
	 *              Plain text for the empty field; HTML of the button and of what a visitor agrees to; in place of placeholder and
	 *              button perhaps `fields( $id, $values, $described, $is_wrong )`, which gives the HTML of all that is filled in; what the form says, of
	 *              which `failure` is needed, `success` where answers may be without a message, `processing` may be there, and
	 *              `elsewhere`, a link's words, where a refusal may have an `address` in its data that leads to another form;
	 *              values of the signed fields by name.
	 * @return string HTML, escaped, for inside the block's element.
	 */
	public function draw( array $look ): string {
		$number  = ++$this->drawn;
		$block   = 'wp-block-dovetail-' . $this->kind['slug'];
		$id      = str_replace( '_', '-', $this->kind['name'] ) . '-' . $number;
		$sent    = $this->sent && $this->sent['number'] === $number ? $this->sent : null;
		$words   = $look['words'];
		$problem = '';
		if ( $sent && ! is_wp_error( $sent['result'] ) ) {
			$message = $sent['result']['message'];
			return Markup::done( $block, $id, '' === $message ? $words['success'] : $message );
		}
		if ( $sent ) {
			$problem = $sent['result']->get_error_message();
			$problem = '' === $problem ? $words['failure'] : $problem;
		}
		$hidden = array( $this->kind['name'] => (string) $number ) + $look['signed'];
		return Markup::form(
			$block,
			$id,
			$look,
			array( 'endpoint' => wp_make_link_relative( rest_url( Endpoint_Contract::route( $this->kind['call'] )['path'] ) ) ) + $words + self::problems(),
			$hidden + array( 'dovetail_signature' => $this->sign( $look['signed'] ) ),
			$sent ? $sent['fields'] : array(),
			$problem,
			$sent ? (string) ( ( (array) $sent['result']->get_error_data() )['address'] ?? '' ) : ''
		);
	}

	/**
	 * Returns the sent form with its result, if the page has not rendered it.
	 *
	 * @return string HTML; empty if it was drawn.
	 */
	public function undrawn(): string {
		if ( ! $this->sent || $this->drawn >= $this->sent['number'] ) {
			return '';
		}
		$fields = $this->sent['fields'];
		if ( ! hash_equals( $this->sign( $fields ), $fields['dovetail_signature'] ) ) {
			// These fields are not signed, so they may come from anyone. They are shown only as text for copying.
			$html = sprintf( '<p role="alert">%s</p>', esc_html( is_wp_error( $this->sent['result'] ) ? $this->sent['result']->get_error_message() : '' ) );
			foreach ( array_merge( array( 'dovetail_email' ), $this->kind['more'] ?? array() ) as $name ) {
				$html .= '' === $fields[ $name ] ? '' : sprintf( '<p dir="auto">%s</p>', esc_html( $fields[ $name ] ) );
			}
			return $html;
		}
		$this->drawn = $this->sent['number'] - 1;
		$signed      = array_intersect_key( $fields, array_flip( $this->kind['signed'] ) );
		$button      = sprintf( '<button type="submit">%s</button>', esc_html__( 'Send', 'dovetail-blocks' ) );
		return $this->draw(
			( isset( $this->kind['fields'] ) ? array( 'fields' => call_user_func( $this->kind['fields'], $fields, $button ) ) : array() ) + array(
				'placeholder' => '',
				'button'      => $button,
				'consent'     => isset( $signed['dovetail_consent'] ) ? wp_kses_post( $signed['dovetail_consent'] ) : '',
				'words'       => array(
					'success' => __( 'Thank you. Your address was sent.', 'dovetail-blocks' ),
					'failure' => __( 'Your address was not sent. Try again in a few minutes.', 'dovetail-blocks' ),
				),
				'signed'      => $signed,
			)
		);
	}

	/**
	 * Returns the error for an invalid email address.
	 *
	 * @param string $problem `empty` or `invalid`.
	 */
	public function no_address( string $problem ): \WP_Error {
		return Posted_Form::refusal( $this->kind['code'] . ( 'empty' === $problem ? '_no_email' : '_invalid_email' ), self::problems()[ $problem ], 400 );
	}

	/**
	 * Returns why the input is rejected; null if it is valid.
	 *
	 * @param array<string, string> $fields By name.
	 * @param string                $email  Without spaces around it and without invisible characters.
	 */
	private function refusal( array $fields, string $email ): ?\WP_Error {
		$code     = $this->kind['code'];
		$refusals = isset( $this->kind['refusals'] ) ? call_user_func( $this->kind['refusals'] ) : self::refusals();
		// Limits the visitor's input only; signed fields come from the author and the site.
		if ( strlen( implode( '', array_diff_key( $fields, array_flip( $this->kind['signed'] ) ) ) ) > self::MAX_BYTES ) {
			return Posted_Form::refusal( $code . '_too_large', $refusals['large'], 413, 'size' );
		}
		if ( '' !== $fields['dovetail_leave_empty'] ) {
			return Posted_Form::refusal( $code . '_refused', $refusals['robot'], 400, 'robot' );
		}
		if ( ! Email::is_valid( $email ) ) {
			return $this->no_address( '' === $email ? 'empty' : 'invalid' );
		}
		if ( ! hash_equals( $this->sign( $fields ), $fields['dovetail_signature'] ) ) {
			return Posted_Form::refusal( $code . '_old_page', $refusals['changed'], 409 );
		}
		$closed = isset( $this->kind['closed'] ) ? call_user_func( $this->kind['closed'], $fields ) : null;
		return $closed ?? Posted_Form::count( call_user_func( $this->kind['counts'] ), call_user_func( $this->kind['unstored'] ) );
	}

	/**
	 * Returns the validation messages, which the view script shares.
	 *
	 * @return array{empty: string, invalid: string} Sentences.
	 */
	private static function problems(): array {
		return array(
			'empty'   => __( 'Enter your email address.', 'dovetail-blocks' ),
			'invalid' => __( 'This is not a valid email address. A valid address looks like ada@example.com.', 'dovetail-blocks' ),
		);
	}

	/**
	 * Returns the fields of the form as text; missing and invalid ones are empty.
	 *
	 * @param array<string, mixed> $given What was sent.
	 * @return array<string, string>
	 */
	private function fields( array $given ): array {
		$fields = array();
		$names  = array_merge( array( $this->kind['name'], 'dovetail_email', 'dovetail_leave_empty', 'dovetail_signature' ), $this->kind['signed'], $this->kind['more'] ?? array() );
		foreach ( $names as $name ) {
			$fields[ $name ] = isset( $given[ $name ] ) && is_scalar( $given[ $name ] ) ? wp_check_invalid_utf8( (string) $given[ $name ] ) : '';
		}
		return $fields;
	}

	/**
	 * Returns the error messages of a form that passes addresses on and stores none.
	 *
	 * @return array{large: string, robot: string, changed: string}
	 */
	private static function refusals(): array {
		return array(
			'large'   => __( 'This text is too long for a sign-up. Nothing was sent.', 'dovetail-blocks' ),
			'robot'   => __( 'Your address was not sent because a field that only bots see was filled in. Reload the page and enter your address again.', 'dovetail-blocks' ),
			'changed' => __( 'Your address was not sent because this form has changed since the page loaded. Reload the page and try again.', 'dovetail-blocks' ),
		);
	}
}
