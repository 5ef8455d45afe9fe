<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Entries;
use Dovetail\Contact_Form\Entry_Fields;
use Dovetail\Contact_Form\Export;
use Dovetail\Contact_Form\Fields;
use Dovetail\Contact_Form\Mail;
use Dovetail\Plugin\Csv;

require_once __DIR__ . '/class-form-test-case.php';

final class HostileMessagesTest extends Form_Test_Case {

	const VALID = array(
		'name'              => 'Ann',
		'email'             => 'ann@example.com',
		'radio'             => 'By phone',
		'checkbox-multiple' => array( 'Bread' ),
	);

	/** @var int ID of a post whose form has one field of every type. */
	private $post;

	/** @var string Hash of the form. */
	private $hash;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'dovetail_blocks_form_rate', static fn( $rate ) => array( 'messages' => 0 ) + $rate );
		add_filter( 'dovetail_blocks_form_day', '__return_empty_array' );
		$fields = '';
		foreach ( array_keys( Fields::labels() ) as $kind ) {
			$fields .= self::field(
				$kind,
				array(
					'required'    => isset( self::VALID[ $kind ] ),
					'options'     => 'radio' === $kind ? array( 'By email', 'By phone' ) : array( 'Bread', 'Fish &amp; Chips' ),
					'consentType' => 'explicit',
				)
			);
		}
		$this->post = $this->create_post( array( 'post_content' => self::form( $fields . self::BUTTON ) ) );
		$this->hash = self::hash_in( $this->post );
	}

	public function test_hostile_answers_are_stored_or_rejected_and_free_text_is_always_stored(): void {
		$sent   = 0;
		$stored = 0;
		foreach ( self::kinds( array( 'line', 'choice' ) ) as $type ) {
			foreach ( self::hostile_answers() as $answer ) {
				$result = self::send( $this->hash, array( $type => $answer ) + self::VALID );
				$this->assertSame( 1, (int) ( $result['entry'] > 0 ) + ( $result['refusal'] ? 1 : 0 ) + ( $result['errors'] ? 1 : 0 ), "$type: $answer" );
				if ( in_array( $type, array( 'name', 'text', 'textarea' ), true ) && '' !== trim( $answer ) ) {
					$this->assertGreaterThan( 0, $result['entry'], "$type: $answer" );
				}
				$stored += $result['entry'] ? 1 : 0;
				++$sent;
			}
		}
		$this->assertGreaterThan( 200, $sent );
		$this->assertCount( $stored, $this->entries() );
	}

	/**
	 * @dataProvider malformed_messages
	 *
	 * @param mixed $values Submitted values.
	 */
	public function test_a_malformed_message_is_rejected( $values, array $more, int $bytes, string $outcome ): void {
		$result = self::send( $this->hash, array(), array( 'values' => $values ) + $more, $bytes );
		$this->assertSame( $outcome, $result['refusal'] ? $result['refusal']->get_error_code() : implode( ',', array_keys( $result['errors'] ) ) );
		$this->assertSame( array(), $this->entries() );
	}

	public static function malformed_messages(): array {
		$required = 'checkbox-multiple,email,name,radio';
		$cases    = array(
			'no values'              => array( null, array(), 1000, $required ),
			'a string'               => array( 'text', array(), 1000, $required ),
			'an empty list'          => array( array(), array(), 1000, $required ),
			'an unknown field'       => array( self::VALID + array( 'unknown' => 'x' ), array(), 1000, 'form_changed' ),
			'a string for a list'    => array( array( 'checkbox-multiple' => 'Bread' ) + self::VALID, array(), 1000, 'checkbox-multiple' ),
			'an unknown option'      => array( array( 'checkbox-multiple' => array( 'Bread', 'Poison' ) ) + self::VALID, array(), 1000, 'checkbox-multiple' ),
			'a list in a list'       => array( array( 'checkbox-multiple' => array( array( 'Bread' ) ) ) + self::VALID, array(), 1000, 'checkbox-multiple' ),
			'an unknown form'        => array( self::VALID, array( 'form' => str_repeat( '0', 32 ) ), 1000, 'form_changed' ),
			'a list for a form'      => array( self::VALID, array( 'form' => array( 'x' ) ), 1000, 'form_changed' ),
			'a filled honeypot'      => array( self::VALID, array( 'leave_empty' => 'https://spam.example' ), 1000, 'form_trap' ),
			'filled in too fast'     => array( self::VALID, array( 'elapsed' => '3' ), 1000, 'form_too_fast' ),
			'a list for the time'    => array( self::VALID, array( 'elapsed' => array( '3' ) ), 1000, 'form_too_fast' ),
		);
		foreach ( self::kinds( array( 'line', 'choice', 'tick' ) ) as $type ) {
			$cases[ "a list for a $type" ]  = array( array( $type => array( 'nested' => array( 'x' ) ) ) + self::VALID, array(), 1000, $type );
			$cases[ "a megabyte of $type" ] = array( array( $type => str_repeat( 'x', MB_IN_BYTES ) ) + self::VALID, array(), MB_IN_BYTES, 'form_too_large' );
		}
		return $cases;
	}

	public function test_a_message_with_a_hostile_key_is_stored_once_even_if_sent_twice(): void {
		foreach ( array( '<script>', 'replayed-replayed-1', 'replayed-replayed-1' ) as $key ) {
			$this->assertSame( 'inbox', self::outcome( self::send( $this->hash, self::VALID, array( 'key' => $key ) ) ) );
		}
		$this->assertCount( 2, $this->entries() );
	}

	public function test_hostile_answers_are_plain_text_in_the_list_in_emails_and_in_exports(): void {
		$this->act_as( 'admin' );
		foreach ( self::hostile_answers() as $answer ) {
			foreach ( array( 'name', 'text', 'textarea' ) as $type ) {
				self::send( $this->hash, array( $type => $answer ) + self::VALID, array(), 1000, '/<script>/' );
			}
		}
		foreach ( $this->entries() as $entry ) {
			foreach ( Entry_Fields::LIST as $column ) {
				$this->assertDoesNotMatchRegularExpression( '/<(script|img|svg|textarea)/i', Entry_Fields::in( Entry_Fields::LIST )->html( $column, $entry ) );
			}
			$mail = Mail::compose( $entry, $entry['source'] );
			$this->assertDoesNotMatchRegularExpression( '/[\r\n]/', $mail['subject'] . implode( '', $mail['headers'] ) );
			$this->assertSame( 'Content-Type: text/plain; charset=UTF-8', $mail['headers'][0] );
			$this->assertMatchesRegularExpression( '/^Reply-To: ([\p{L}\p{M}\p{N}\'’ -]+ <ann@example\.com>|ann@example\.com)$/u', $mail['headers'][1] );
			$this->assertCount( 2, $mail['headers'] );
		}
		$file = fopen( 'php://memory', 'w+' );
		Csv::write( $file, Export::rows( array() ) );
		rewind( $file );
		$cells = array();
		while ( $row = fgetcsv( $file, 0, ',', '"', '' ) ) { // The usual way to read a file.
			$cells = array_merge( $cells, $row );
		}
		$this->assertContains( "'+1+1", $cells );
		// A phone number that starts with a plus is not a formula.
		$formulas = array_filter( $cells, static fn( $cell ) => preg_match( '/^\s*[=+\-@＝]/u', $cell ) && ! preg_match( '/^\+[\d ()]+$/', $cell ) );
		$this->assertSame( array(), array_values( $formulas ) );
	}

	/**
	 * Returns the field types whose answer is a single value with one of the given types.
	 *
	 * @param string[] $ways Types of answer; see `Fields::kind()`.
	 * @return string[]
	 */
	private static function kinds( array $ways ): array {
		return array_filter( array_keys( Fields::labels() ), static fn( $kind ) => 'checkbox-multiple' !== $kind && in_array( Fields::kind( $kind )['asks'], $ways, true ) );
	}

	/** @return array[] Entries of the form. */
	private function entries(): array {
		return iterator_to_array( Entries::each( 'source = %d', array( $this->post ) ), false );
	}

	/** @return string[] */
	private static function hostile_answers(): array {
		return self::cases( 'extensions/blocks/contact-form/tests/hostile-answers.json' );
	}
}
