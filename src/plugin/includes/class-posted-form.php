<?php
/**
 * A small form on a page, and what has become of it.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Takes what a visitor sends: with the page that the form stands on, without script, or by REST from the script. Both go the
 * same way, to one callback. There is no nonce: a page may be cached for longer than one lasts, so whoever draws the form
 * signs what must not be changed in it.
 */
final class Posted_Form {
	/** Characters that an e-mail address may have. */
	const LONGEST_ADDRESS = 254;

	/** Bytes that all fields of such a form may have together. */
	const LARGEST = 8192;

	/** Name of the field that says which form of the page was sent. */
	private string $number;

	/**
	 * Names of all fields besides.
	 *
	 * @var string[]
	 */
	private array $names;

	/**
	 * Does what the form is for. Gets the fields as text, by name; returns data for the script or an error.
	 *
	 * @var callable
	 */
	private $take;

	/** How many such forms the page has by now. */
	private int $drawn = 0;

	/**
	 * What became of the form that this very request has sent, or null when it sent none.
	 *
	 * @var array{number: int, email: string, result: array|WP_Error}|null
	 */
	private ?array $sent = null;

	/**
	 * A kind of form.
	 *
	 * @param string   $number Name of the field that says which form of the page was sent; no other form has it.
	 * @param string[] $names  Names of all fields besides. The one for the address is `dovetail_email`.
	 * @param callable $take   Does what the form is for. Gets all fields as text, by name.
	 */
	public function __construct( string $number, array $names, callable $take ) {
		$this->number = $number;
		$this->names  = $names;
		$this->take   = $take;
	}

	/**
	 * Takes a form that was sent to a page, so that the page can answer when it is drawn.
	 */
	public function receive(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- see above.
		if ( ! isset( $_SERVER['REQUEST_METHOD'], $_POST[ $this->number ] ) || 'POST' !== $_SERVER['REQUEST_METHOD'] ) {
			return;
		}
		$fields = $this->fields( wp_unslash( $_POST ) );
		// phpcs:enable
		nocache_headers();
		// What page caches look for.
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
		$this->sent = array(
			'number' => (int) $fields[ $this->number ],
			'email'  => $fields['dovetail_email'],
			'result' => call_user_func( $this->take, $fields ),
		);
	}

	/**
	 * Answers the visitor's script.
	 *
	 * @param WP_REST_Request $request A request that `Rest` has checked.
	 * @return WP_REST_Response|WP_Error
	 */
	public function answer( \WP_REST_Request $request ) {
		$result = call_user_func( $this->take, $this->fields( $request->get_params() ) );
		if ( is_wp_error( $result ) ) {
			return $result;
		}
		$response = new \WP_REST_Response( $result );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/**
	 * The number of the next form on the page, from 1.
	 */
	public function next_number(): int {
		return ++$this->drawn;
	}

	/**
	 * What became of a form in this request: the typed address, and a message or an error. Null when it was not sent.
	 *
	 * @param int $number Of the form.
	 * @return array{email: string, result: array|WP_Error}|null
	 */
	public function sent( int $number ): ?array {
		return $this->sent && $this->sent['number'] === $number ? $this->sent : null;
	}

	/**
	 * Whether a form works where a page is shown just now: nobody can fill one in in a feed or in a mail.
	 */
	public static function works_here(): bool {
		/**
		 * Whether a form works where a post is shown; else a link to the page stands for it. For those who send posts by
		 * e-mail.
		 *
		 * @param bool $works False in feeds, and while WordPress works by itself.
		 */
		return (bool) apply_filters( 'dovetail_blocks_forms_work', ! is_feed() && ! wp_doing_cron() );
	}

	/**
	 * The way to a form, where it does not work.
	 *
	 * @param string $slug Of the block.
	 * @param string $html What the link says, escaped.
	 * @return string HTML.
	 */
	public static function link( string $slug, string $html ): string {
		$address = get_permalink();
		return sprintf( '<p class="wp-block-dovetail-%s"><a href="%s">%s</a></p>', esc_attr( $slug ), esc_url( $address ? $address : home_url( '/' ) ), $html );
	}

	/**
	 * What is wrong with an address; the visitor's script says the same.
	 *
	 * @return array{empty: string, invalid: string} Sentences.
	 */
	public static function problems(): array {
		return array(
			'empty'   => __( 'Enter your e-mail address.', 'dovetail-blocks' ),
			'invalid' => __( 'This is not a valid e-mail address. An address looks like ada@example.com.', 'dovetail-blocks' ),
		);
	}

	/**
	 * The fields of the form, as text; what is missing or no text is empty.
	 *
	 * @param array $given What was sent, unslashed.
	 * @return array<string, string>
	 */
	private function fields( array $given ): array {
		$fields = array();
		foreach ( array_merge( array( $this->number ), $this->names ) as $name ) {
			$fields[ $name ] = isset( $given[ $name ] ) && is_scalar( $given[ $name ] ) ? wp_check_invalid_utf8( (string) $given[ $name ] ) : '';
		}
		return $fields;
	}
}
