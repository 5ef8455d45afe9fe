<?php
namespace Dovetail\Video\Tests;

use Dovetail\Tests\Mock_Platform;
use Dovetail\Tests\Test_Case;
use Dovetail\Video\Player;

final class PlayerTest extends Test_Case {

	use Mock_Platform;

	const VIDEO = '<video controls src="https://example.org/a.webm"></video>';

	/** @dataProvider players */
	// spec: 002-9-8
	public function test_the_server_and_the_editor_build_the_same_player_url( array $playback, string $address ): void {
		$this->assertSame( DOVETAIL_TESTS_PLATFORM . "/services/videopress/embed/abcd1234$address", Player::address( 'abcd1234', $playback ) );
	}

	public static function players(): array {
		return self::cases( 'player' );
	}

	/** @dataProvider ratios */
	// spec: 002-9-8
	public function test_an_aspect_ratio_has_the_same_classes_on_the_server_and_in_the_editor( array $size, ?string $ratio ): void {
		$this->assertSame( $ratio ? array( "wp-embed-aspect-$ratio", 'wp-has-aspect-ratio' ) : array(), Player::ratio_classes( ...$size ) );
	}

	public static function ratios(): array {
		return self::cases( 'ratio' );
	}

	public function test_a_video_with_a_hosting_id_is_shown_in_the_player(): void {
		$html = self::figure( self::VIDEO );
		$this->assertStringContainsString( 'https://videopress.com/v/abcd1234', self::draw( array( 'guid' => 'abcd1234' ), $html ) );
	}

	/**
	 * @dataProvider invalid_guids
	 *
	 * @param mixed $guid
	 */
	public function test_an_invalid_hosting_id_does_not_change_the_video( $guid ): void {
		$this->assert_core_draws( array( 'guid' => $guid ), self::figure( self::VIDEO ) );
	}

	public static function invalid_guids(): array {
		return array(
			'nothing'                 => array( '' ),
			'seven characters'        => array( 'abcd123' ),
			'nine characters'         => array( 'abcd12345' ),
			'a path'                  => array( '../../ab' ),
			'a query'                 => array( 'abcd123?' ),
			'a line break'            => array( "abcd1234\n" ),
			'markup'                  => array( '"><script' ),
			'a host'                  => array( '@evil.ex' ),
			'a letter with an accent' => array( 'äbcd1234' ),
			'a list'                  => array( array( 'abcd1234' ) ),
			'an object'               => array( array( 'a' => 'abcd1234' ) ),
			'a number'                => array( 12345678 ),
			'a boolean'               => array( true ),
			'null'                    => array( null ),
		);
	}

	/** @dataProvider other_html */
	public function test_html_in_a_format_that_the_block_never_saves_is_unchanged( string $html ): void {
		$this->assert_core_draws( array( 'guid' => 'abcd1234' ), $html );
	}

	public static function other_html(): array {
		return array(
			'nothing'                                => array( '' ),
			'a video without a figure'               => array( self::VIDEO ),
			'a figure in another element'            => array( '<div>' . self::figure( self::VIDEO ) . '</div>' ),
			'a paragraph after the figure'           => array( self::figure( self::VIDEO ) . '<p>More</p>' ),
			'a paragraph at the end of the figure'   => array( self::figure( self::VIDEO . '<p>More</p>' ) ),
			'a paragraph at the start of the figure' => array( self::figure( '<p>Less</p>' . self::VIDEO ) ),
			'an image'                               => array( self::figure( '<img src="x">' ) ),
			'an unclosed video'                      => array( self::figure( str_replace( '</video>', '', self::VIDEO ) ) ),
			'a tag with >'                           => array( self::figure( self::VIDEO, 'title="a>b" class="wp-block-video"' ) ),
		);
	}

	/**
	 * @dataProvider other_ids
	 *
	 * @param mixed $id
	 */
	public function test_a_media_id_without_a_hosted_file_does_not_change_the_video( $id ): void {
		$this->assert_core_draws( array( 'id' => $id ), self::figure( self::VIDEO ) );
	}

	public static function other_ids(): array {
		return array(
			'zero'                 => array( 0 ),
			'a negative ID'        => array( -1 ),
			'an ID without a file' => array( 1000000000 ),
			'a string'             => array( '5' ),
			'a query'              => array( '5 OR 1=1' ),
			'a list'               => array( array( 5 ) ),
			'null'                 => array( null ),
			'a fraction'           => array( 1.5 ),
		);
	}

	private function assert_core_draws( array $attributes, string $html ): void {
		$ours = self::draw( $attributes, $html );
		remove_filter( 'render_block_core/video', array( Player::class, 'draw' ) );
		$this->assertSame( self::draw( $attributes, $html ), $ours );
	}

	private static function draw( array $attributes, string $html ): string {
		return render_block(
			array(
				'blockName'    => 'core/video',
				'attrs'        => $attributes,
				'innerBlocks'  => array(),
				'innerHTML'    => $html,
				'innerContent' => array( $html ),
			)
		);
	}

	private static function figure( string $content, string $attributes = 'class="wp-block-video"' ): string {
		return "<figure $attributes>$content</figure>";
	}

	/** @return array<int, array> Test cases, which the editor's tests also use. */
	private static function cases( string $name ): array {
		return array_map( 'array_values', json_decode( file_get_contents( dirname( __DIR__, 2 ) . "/tests/$name.cases.json" ), true ) );
	}
}
