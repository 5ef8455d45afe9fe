<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Entries;
use Dovetail\Contact_Form\Entry_Screen;
use Dovetail\Contact_Form\Outbox;
use Dovetail\Contact_Form\Submission_Handler;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Deliveries;
use Dovetail\Plugin\Queue;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

/** Base class for tests that create forms, send them as visitors do, and read the resulting entries. */
abstract class Form_Test_Case extends Test_Case {

	const BUTTON = '<!-- wp:dovetail/button {"element":"button","text":"Send it"} /-->';

	protected static function form( string $fields, array $attributes = array() ): string {
		return get_comment_delimited_block_content( 'dovetail/contact-form', $attributes, "<div class=\"wp-block-dovetail-contact-form\">$fields</div>" );
	}

	protected static function field( string $type, array $attributes = array() ): string {
		return get_comment_delimited_block_content( "dovetail/field-$type", $attributes, '' );
	}

	protected static function simple_form( array $attributes = array() ): string {
		$required = array(
			'required' => true,
			'width'    => 50,
		);
		return self::form( self::field( 'name', $required ) . self::field( 'email', $required ) . self::field( 'textarea', array( 'label' => 'Your question' ) ) . self::BUTTON, $attributes );
	}

	/** Publishes a post and returns the hash of its form. */
	protected function publish( string $content, string $title = 'A post' ): string {
		return self::hash_in(
			$this->create_post(
				array(
					'post_content' => $content,
					'post_title'   => $title,
				)
			)
		);
	}

	/**
	 * Returns the hash of the form in a post, as rendered for the current user.
	 *
	 * @param array<string, mixed> $query Additional query parameters; see `draw()`.
	 */
	protected static function hash_in( int $post, array $query = array() ): string {
		preg_match( '/name="dovetail_form\[form\]" value="(\w+)"/', self::draw( $post, $query ), $found );
		return $found[1] ?? '';
	}

	/** @param array<string, mixed> $query Additional query parameters of the page, such as `preview`. */
	protected static function draw( int $post, array $query = array() ): string {
		global $wp_query, $wp_the_query;
		$wp_query     = new \WP_Query(
			array(
				'p'         => $post,
				'post_type' => 'any',
			) + $query
		);
		$wp_the_query = $wp_query;
		$html         = '';
		while ( have_posts() ) {
			the_post();
			ob_start();
			the_content();
			$html .= ob_get_clean();
		}
		return $html;
	}

	/**
	 * Sends a form as the view script does, a minute after it was rendered.
	 *
	 * @param array<string, mixed> $values Answers by field key.
	 * @param array<string, mixed> $more   Other form data. By default a new unique key.
	 * @return array<string, mixed> Result of `Submission_Handler::receive()`.
	 */
	protected static function send( string $hash, array $values, array $more = array(), int $bytes = 100, string $page = '/' ): array {
		$sent = $more + array(
			'form'    => $hash,
			'values'  => $values,
			'elapsed' => '60000',
			'key'     => wp_generate_password( 32, false ),
		);
		return Submission_Handler::receive( $sent, $bytes, $page );
	}

	/** Sends a form, asserts that the message is stored, and returns the entry. */
	protected static function store( string $hash, array $values ): int {
		$result = self::send( $hash, $values );
		self::assertGreaterThan( 0, $result['entry'] );
		return $result['entry'];
	}

	/** Returns the outcome of a message: the error code, or the state of its entry. */
	protected static function outcome( array $result ): string {
		return $result['refusal'] ? $result['refusal']->get_error_code() : self::state_of( $result['entry'] );
	}

	/** @param array<int, array{0: string, 1: string, 2: mixed}> $answers Answers; see `answers()`. */
	protected static function entry( int $source, array $answers, string $subject = '' ): int {
		$entry = Entries::add( 'entry-' . wp_generate_password( 16, false ), $source, self::content( $answers, $subject ) );
		self::assertIsInt( $entry );
		return $entry;
	}

	/** @param array<int, array<string, int|string>> $entries Columns of the entries; all have the same names. */
	protected static function insert_entries( array $entries ): void {
		$rows = array_map( static fn( $entry ) => $entry + array( 'message' => wp_generate_password( 32, false ) ), $entries );
		self::assertSame( count( $rows ), Database::insert_rows( 'entries', $rows ) );
	}

	protected static function content( array $answers, string $subject = '' ): array {
		return array(
			'form'    => '',
			'subject' => $subject,
			'to'      => array(),
			'page'    => '/',
			'answers' => self::answers( $answers ),
		);
	}

	/** @param array<int, array{0: string, 1: string, 2: mixed}> $answers Type, label and value of each answer. */
	private static function answers( array $answers ): array {
		return array_map(
			static fn( $answer ) => array(
				'key'   => $answer[0],
				'type'  => $answer[0],
				'label' => $answer[1],
				'value' => $answer[2],
			),
			$answers
		);
	}

	/** Returns the state of an entry; empty if the entry does not exist. */
	protected static function state_of( int $entry ): string {
		return Entries::read( $entry )['state'] ?? '';
	}

	protected static function queued( int $entry ): array {
		$queued = array_keys( array_filter( Deliveries::of( Outbox::TYPE, $entry ), static fn( $row ) => 'waiting' === $row['state'] ) );
		self::assertTrue( ! $queued || null !== Queue::next_time( Deliveries::EVENT ) );
		sort( $queued );
		return $queued;
	}

	/**
	 * Attempts a delivery of an entry as if it were due.
	 *
	 * @return true|int Seconds until the next attempt, rounded to minutes; true if there is none.
	 */
	protected static function pass_on( string $kind, int $entry ) {
		$row = Deliveries::of( Outbox::TYPE, $entry )[ $kind ] ?? array( 'due' => 0 );
		Clock::pass( max( 0, $row['due'] - Clock::now() ) );
		$state = Deliveries::attempt( Outbox::TYPE, $entry, $kind );
		return 'waiting' === $state ? 60 * (int) round( ( Deliveries::of( Outbox::TYPE, $entry )[ $kind ]['due'] - Clock::now() ) / 60 ) : true;
	}

	protected static function send_at( int $entry, int $moment ): void {
		Database::update( 'entries', array( 'sent' => $moment ), array( 'id' => $entry ) );
	}

	/** @return string[] Names of the senders of a post's entries, the oldest first. */
	protected static function senders( int $source ): array {
		return Database::column( 'SELECT sender FROM {entries} WHERE source = %d ORDER BY id', array( $source ) );
	}

	protected static function screen_of( int $entry ): string {
		return self::printed( \Closure::bind( static fn() => Entry_Screen::print_entry( Entries::read( $entry ), array() ), null, Entry_Screen::class ) );
	}

	protected static function printed( callable $function ): string {
		ob_start();
		try {
			$function();
		} finally {
			$text = (string) ob_get_clean();
		}
		return $text;
	}

	/** Simulates a hosted site. */
	protected static function host(): void {
		add_filter( 'dovetail_blocks_settings', static fn( $settings ) => array( 'site_type' => 'simple' ) + $settings );
	}

	/** Reads test cases from a JSON file; the path is relative to the project folder. */
	protected static function cases( string $file ): array {
		return json_decode( file_get_contents( dirname( __DIR__, 5 ) . "/$file" ), true );
	}
}
