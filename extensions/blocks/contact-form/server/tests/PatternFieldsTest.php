<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Fields;

require_once __DIR__ . '/class-form-test-case.php';

/** Tests forms whose fields come from synced patterns. */
final class PatternFieldsTest extends Form_Test_Case {

	public function test_a_form_contains_only_fields_of_published_patterns(): void {
		$required = self::field( 'email', array( 'required' => true ) );
		$shown    = $this->pattern( self::field( 'text', array( 'label' => 'Shown' ) ) );
		$hidden   = $this->pattern( $required, array( 'post_status' => 'draft' ) )
			. $this->pattern( $required, array( 'post_password' => 'x' ) )
			. $this->trashed_pattern( $required );
		$this->assertSame( array( 'text', 'text-2' ), self::keys( $shown . $hidden . self::reference( 0 ) . $shown ) );
	}

	public function test_a_pattern_that_contains_itself_is_read_once(): void {
		$shown = $this->pattern( self::field( 'text', array( 'label' => 'Shown' ) ) );
		$loop  = $this->create_post( array( 'post_type' => 'wp_block' ) );
		wp_update_post(
			wp_slash(
				array(
					'ID'           => $loop,
					'post_content' => self::field( 'name' ) . str_repeat( self::reference( $loop ), 100 ) . $shown,
				)
			)
		);
		$this->assertSame( array( 'name', 'text' ), self::keys( self::reference( $loop ) ) );
	}

	public function test_at_most_fifty_patterns_are_read(): void {
		$shown = $this->pattern( self::field( 'text', array( 'label' => 'Shown' ) ) );
		$this->assertCount( 50, self::keys( str_repeat( $shown, 200 ) ) );
	}

	public function test_a_form_whose_pattern_is_in_the_trash_can_be_sent(): void {
		$pattern = $this->trashed_pattern( self::field( 'email', array( 'required' => true ) ) );
		$hash    = $this->publish( self::form( self::field( 'name' ) . $pattern . self::BUTTON ) );
		$this->assertSame( 'inbox', self::outcome( self::send( $hash, array( 'name' => 'Ann' ) ) ) );
	}

	private function pattern( string $content, array $fields = array() ): string {
		return self::reference(
			$this->create_post(
				$fields + array(
					'post_type'    => 'wp_block',
					'post_content' => $content,
				)
			)
		);
	}

	private function trashed_pattern( string $content ): string {
		$block = $this->pattern( $content );
		wp_trash_post( parse_blocks( $block )[0]['attrs']['ref'] );
		return $block;
	}

	private static function reference( int $pattern ): string {
		return get_comment_delimited_block_content( 'core/block', array( 'ref' => $pattern ), '' );
	}

	/** @return string[] Keys of the fields among blocks. */
	private static function keys( string $content ): array {
		return array_column( Fields::among( parse_blocks( $content ) ), 'key' );
	}
}
