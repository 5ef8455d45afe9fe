<?php
namespace Dovetail\Sign_Up;

use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Endpoint_Contract;
use Dovetail\Plugin\Secret;
use Dovetail\Validation\Email;
use Dovetail\Validation\Invisible;

defined( 'ABSPATH' ) || exit;

/**
 * A type of sign-up form. Renders the form, and validates submissions, whether posted to a page or sent to the REST
 * API. Passes valid email addresses to the callback `take`.
 */
final class Form {
	/** Maximum size of a visitor's input, in bytes. */
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
	 * @param array $kind Definition of the form type:
	 *                    - `slug`: slug of the block.
	 *                    - `name`: field that contains the number of the form on the page; unique to this form type.
	 *                    - `call`: name of the endpoint that the view script calls.
	 *                    - `code`: prefix of error codes.
	 *                    - `signed`: names of fields that visitors must not change.
	 *                    - `more`: optional names of fields that visitors fill in besides the email address.
	 *                    - `fields( $values, $button )`: with `more`, returns the `fields` callback for `draw()`.
	 *                    - `refusals()`: optional; for a form that stores addresses, returns the error messages `large`,
	 *                      `robot` and `changed`.
	 *                    - `counts()`: returns the rate limits for `Posted_Form::count()`.
	 *                    - `unstored()`: returns the error for a failed database write.
	 *                    - `closed( $fields )`: optional; returns why the form currently accepts nothing.
	 *                    - `take( $email, $fields )`: processes valid input; returns an error, or
	 *                      `array{status: string, message: string}` with an empty message to use the form's own.
	 */
	public function __construct( array $kind ) {
		$this->kind = $kind;
	}

	/** Handles a form that was posted to a page. The page then shows the result. */
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
	 * Handles a REST request from the view script.
	 *
	 * @param \WP_REST_Request $request A request that `Rest` has validated.
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
	 * Validates the input and runs the form's callback `take`. The cheapest checks run first.
	 *
	 * @param array<string, mixed> $given Values by field name. A value that is not a scalar is treated as empty.
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
	 * Signs form fields that visitors must not change. The signature is not secret, and stays valid on cached pages.
	 *
	 * @param array<string, string> $fields Values by name; must include the signed fields.
	 */
	public function sign( array $fields ): string {
		$signed = array( $this->kind['code'] );
		foreach ( $this->kind['signed'] as $name ) {
			$signed[] = $fields[ $name ];
		}
		return substr( Secret::sign( 'sign-up form', (string) wp_json_encode( $signed ) ), 0, 32 );
	}

	/**
	 * Renders the next form on the page, or the result of its submission.
	 *
	 * @param array{placeholder?: string, button?: string, fields?: callable, consent: string, words: array<string, string>, signed: array<string, string>} $look
	 *              - `placeholder`: plain text for the empty email field.
	 *              - `button`: HTML of the button.
	 *              - `fields( $id, $values, $described, $is_wrong )`: returns the HTML of all visible fields and the button;
	 *                used instead of `placeholder` and `button`.
	 *              - `consent`: HTML of the consent text.
	 *              - `words`: texts of the form by name. `failure` is required. `success` is required if results may have no
	 *                message. `processing` is optional. `elsewhere` is the text of a link, and is required if an error may
	 *                contain the `address` of another form.
	 *              - `signed`: values of the signed fields by name.
	 * @param bool                                                                                                                                   $is_own_page Whether the page contains the form.
	 * @return string Escaped HTML for the content of the block's root element.
	 */
	public function draw( array $look, bool $is_own_page = true ): string {
		$number  = ++$this->drawn;
		$block   = 'wp-block-dovetail-' . $this->kind['slug'];
		$id      = str_replace( '_', '-', $this->kind['name'] ) . '-' . $number;
		$sent    = $this->sent && $this->sent['number'] === $number ? $this->sent : null;
		$words   = $look['words'];
		$problem = '';
		if ( $sent && ! is_wp_error( $sent['result'] ) ) {
			$message = $sent['result']['message'];
			// The page of an answer without the form has no form to return to.
			return Markup::done( $block, $id, '' === $message ? $words['success'] : $message, $is_own_page ? add_query_arg( array() ) : '' );
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
	 * Returns the submitted form and its result, unless the page has already rendered them.
	 *
	 * @return string Escaped HTML; empty if the page has rendered the form.
	 */
	public function undrawn(): string {
		if ( ! $this->sent || $this->drawn >= $this->sent['number'] ) {
			return '';
		}
		$fields = $this->sent['fields'];
		if ( ! hash_equals( $this->sign( $fields ), $fields['dovetail_signature'] ) ) {
			// Without a valid signature, the fields may come from anyone, so show them only as text to copy.
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
					'success'   => __( 'Thank you. Your address was sent.', 'dovetail-blocks' ),
					'elsewhere' => __( 'Open the sign-up form', 'dovetail-blocks' ),
					'failure'   => __( 'Your address was not sent. Try again in a few minutes.', 'dovetail-blocks' ),
				),
				'signed'      => $signed,
			),
			false
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
	 * @param array<string, string> $fields Values by field name.
	 * @param string                $email  Email address without surrounding spaces and invisible characters.
	 */
	private function refusal( array $fields, string $email ): ?\WP_Error {
		$code     = $this->kind['code'];
		$refusals = isset( $this->kind['refusals'] ) ? call_user_func( $this->kind['refusals'] ) : self::refusals();
		// Check only the length of the visitor's input: signed fields come from the author and the site.
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
	 * Returns the validation messages, which the view script also shows.
	 *
	 * @return array{empty: string, invalid: string} The error messages.
	 */
	private static function problems(): array {
		return array(
			'empty'   => __( 'Enter your email address.', 'dovetail-blocks' ),
			'invalid' => __( 'Please enter an email address such as name@example.com.', 'dovetail-blocks' ),
		);
	}

	/**
	 * Returns all fields of the form as strings. Missing and invalid fields are empty.
	 *
	 * @param array<string, mixed> $given The submitted data.
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
	 * Returns the error messages of a form that forwards email addresses without storing them.
	 *
	 * @return array{large: string, robot: string, changed: string}
	 */
	private static function refusals(): array {
		return array(
			'large'   => __( 'Your input is too long. Nothing was sent.', 'dovetail-blocks' ),
			'robot'   => __( 'Your address was not sent because a field that only bots see was filled in. Reload the page and enter your address again.', 'dovetail-blocks' ),
			'changed' => __( 'Your address was not sent because this form has changed since the page loaded. Reload the page and try again.', 'dovetail-blocks' ),
		);
	}
}
