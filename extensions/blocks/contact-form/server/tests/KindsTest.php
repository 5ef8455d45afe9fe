<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Answers;
use Dovetail\Contact_Form\Entries;
use Dovetail\Contact_Form\Export;
use Dovetail\Contact_Form\Fields;

require_once __DIR__ . '/class-form-test-case.php';

/** Tests the rules for every field type. Reads the types from the table of types, so that new types are tested too. */
final class KindsTest extends Form_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'dovetail_blocks_form_rate', static fn( $rate ) => array( 'messages' => 0 ) + $rate );
	}

	/** @dataProvider kinds */
	public function test_a_field_has_a_label_a_control_and_error_messages_on_the_page( string $kind ): void {
		$html = self::draw( $this->post_with( $kind ) );
		$data = Fields::kind( $kind );
		$this->assertStringContainsString( 'consent' === $kind ? Fields::consents()['explicit'] : Fields::labels()[ $kind ], $html );
		$this->assertStringContainsString( in_array( $data['control'], array( 'textarea', 'select' ), true ) ? '<' . $data['control'] : 'type="' . $data['control'] . '"', $html );
		$sentences = Fields::sentences( $kind );
		$this->assertStringContainsString( sprintf( 'data-missing="%s" data-wrong="%s"', esc_attr( $sentences['missing'] ), esc_attr( $sentences['wrong'] ) ), $html );
	}

	/** @dataProvider kinds */
	public function test_a_required_field_without_an_answer_shows_its_error( string $kind ): void {
		$result = self::send( self::hash_in( $this->post_with( $kind ) ), array() );
		$this->assertSame( array( $kind => Fields::sentences( $kind )['missing'] ), $result['errors'] );
	}

	/** @dataProvider kinds */
	public function test_an_invalid_answer_shows_the_error_of_its_field( string $kind ): void {
		$result = self::send( self::hash_in( $this->post_with( $kind ) ), array( $kind => is_array( self::sample( $kind )[0] ) ? 'x' : array( 'x' ) ) );
		$this->assertSame( array( $kind => Fields::sentences( $kind )['wrong'] ), $result['errors'] );
	}

	/** @dataProvider kinds */
	public function test_an_answer_can_be_read_as_text_and_as_a_value( string $kind ): void {
		list( $value, $words, $cell ) = self::sample( $kind );
		$this->act_as( 'admin' );
		$post   = $this->post_with( $kind );
		$id     = self::store( self::hash_in( $post ), array( $kind => $value ) );
		$answer = Entries::read( $id )['answers'][0];
		$this->assertSame( $value, $answer['value'] );
		$this->assertSame( $words, Answers::words( $answer ) );
		$this->assertStringContainsString( Answers::html( $words ), self::screen_of( $id ) );
		$rows = iterator_to_array( Export::rows( array( 'form' => $post ) ), false );
		$this->assertSame( $cell, end( $rows )[4] );
	}

	/** @dataProvider moments */
	public function test_a_date_or_time_that_does_not_exist_shows_an_error( string $kind ): void {
		$hash = self::hash_in( $this->post_with( $kind ) );
		foreach ( array( '2026-02-31', '0000-01-01', '25:00', 'soon', gmdate( 'c' ) ) as $value ) {
			$this->assertSame( array( $kind => Fields::sentences( $kind )['wrong'] ), self::send( $hash, array( $kind => $value ) )['errors'], $value );
		}
	}

	public static function kinds(): array {
		return array_map( static fn( $kind ) => array( $kind ), array_combine( array_keys( Fields::labels() ), array_keys( Fields::labels() ) ) );
	}

	public static function moments(): array {
		return array_filter( self::kinds(), static fn( $row ) => isset( Fields::kind( $row[0] )['moment'] ) );
	}

	/** @return array{0: string|string[], 1: string, 2: string} The value, its text, and its cell in an export. */
	private static function sample( string $kind ): array {
		$data = Fields::kind( $kind );
		if ( isset( $data['moment'] ) ) {
			$noon  = gmmktime( 12, 30, 0, 12, 24, 2026 );
			$value = gmdate( $data['moment']['format'], $noon );
			return array( $value, gmdate( ( 'date_format' === $data['moment']['option'] ? 'l, ' : '' ) . get_option( $data['moment']['option'] ), $noon ), $value );
		}
		if ( 'tick' === $data['asks'] ) {
			return array( '1', 'Yes', 'consent' === $kind ? 'Yes: “' . Fields::consents()['explicit'] . '”' : 'Yes' );
		}
		if ( 'choice' === $data['asks'] ) {
			return 'checkbox' === $data['control'] ? array( array( 'Fish', 'Chips' ), 'Fish, Chips', 'Fish, Chips' ) : array( 'Chips', 'Chips', 'Chips' );
		}
		$samples = array(
			'email' => 'ann@example.com',
			'url'   => 'https://example.com',
			'tel'   => '+1 555 010 9999',
		);
		$value   = $samples[ $data['control'] ] ?? '24';
		return array( $value, $value, $value );
	}

	private function post_with( string $kind ): int {
		$attributes = 'choice' === Fields::kind( $kind )['asks'] ? array( 'options' => array( 'Fish', 'Chips' ) ) : array();
		$attributes = 'consent' === $kind ? array( 'consentType' => 'explicit' ) : $attributes;
		return $this->create_post( array( 'post_content' => self::form( self::field( $kind, $attributes + array( 'required' => true ) ) . self::BUTTON ) ) );
	}
}
