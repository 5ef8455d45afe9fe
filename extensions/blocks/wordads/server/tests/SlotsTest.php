<?php
namespace Dovetail\Wordads\Tests;

use Dovetail\Plugin\Settings_Fields;
use Dovetail\Tests\Test_Case;
use Dovetail\Wordads\Slots;
use Dovetail\Wordads\Slots_Form;

final class SlotsTest extends Test_Case {

	const EMPTY = array(
		'kind'  => '',
		'image' => 0,
		'link'  => '',
		'alt'   => '',
		'code'  => '',
	);

	const CODE = array(
		'kind' => 'code',
		'code' => '<script src="https://ads.example/a.js"></script>',
	);

	/** An image with a link. The test replaces `picture` with the ID of an image in the media library. */
	const IMAGE = array(
		'kind'  => 'image',
		'image' => 'picture',
		'link'  => 'https://example.org/?a=1&b=2',
		'alt'   => 'Rye "flour"',
	);

	/** @var int ID of an image in the media library. */
	private $picture;

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/image.php';
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$upload        = wp_upload_bits( 'rye.png', null, base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' ) );
		$this->picture = wp_insert_attachment(
			array(
				'post_mime_type' => 'image/png',
				'post_title'     => 'Rye',
			),
			$upload['file']
		);
		wp_update_attachment_metadata( $this->picture, wp_generate_attachment_metadata( $this->picture, $upload['file'] ) );
		update_post_meta( $this->picture, '_wp_attachment_image_alt', 'From the library' );
		$GLOBALS['wp_settings_errors'] = array();
		Settings_Fields::forget_rejected_values();
	}

	public function test_a_slot_accepts_an_image_url_with_alternative_text_and_keeps_the_stored_link(): void {
		$this->store( array( 'mrec' => array( 'link' => 'https://example.org/before' ) ) );
		$given = array(
			'kind'  => 'image',
			'image' => wp_get_attachment_url( $this->picture ),
			'alt'   => "  Rye & <b>flour</b>\n for two ",
		);
		update_option( Slots::OPTION, array( 'mrec' => $given ) );
		$stored = Slots::stored();
		$this->assertEquals(
			array(
				'kind'  => 'image',
				'image' => $this->picture,
				'link'  => 'https://example.org/before',
				'alt'   => 'Rye & <b>flour</b> for two',
				'code'  => '',
			),
			$stored['mrec']
		);
		$this->assertEquals( array( self::EMPTY, self::EMPTY ), array( $stored['leaderboard'], $stored['default'] ) );
		$this->assertSame( array(), self::problems() );
	}

	public function test_a_slot_accepts_a_library_image_by_id(): void {
		$this->store(
			array(
				'default' => array(
					'kind'  => 'image',
					'image' => 'picture',
				),
			)
		);
		$this->assert_has(
			array(
				'kind'  => 'image',
				'image' => $this->picture,
			),
			Slots::stored()['default']
		);
		$this->assertSame( array(), self::problems() );
	}

	public function test_the_length_of_code_is_counted_in_characters(): void {
		$code = str_repeat( 'é', Slots::CODE_LIMIT );
		$this->store( array( 'mrec' => array( 'kind' => 'code' ) + compact( 'code' ) ) );
		$this->assertSame( $code, Slots::stored()['mrec']['code'] );
	}

	/** @dataProvider values_that_are_no_slot */
	public function test_an_invalid_slot_is_rejected_with_a_reason_and_the_stored_slot_is_kept( array $given, string $problem ): void {
		$before = array(
			'kind'  => 'image',
			'image' => $this->picture,
			'link'  => 'https://example.org/',
		);
		$this->store( array( 'mrec' => $before ) );
		update_option( Slots::OPTION, array( 'mrec' => $given ) );
		$this->assertEquals( $before + self::EMPTY, Slots::stored()['mrec'] );
		$this->assertSame( array( "The ad “Rectangle 300 × 250” was not changed: $problem" ), self::problems() );
	}

	public static function values_that_are_no_slot(): array {
		return array(
			'an unknown kind'   => array( array( 'kind' => 'popup' ), 'choose an image, code, or nothing.' ),
			'an external image' => array( array( 'image' => 'https://elsewhere.example/rye.png' ), 'choose an image from this site’s media library.' ),
			'a missing image'   => array( array( 'image' => 999999 ), 'choose an image from this site’s media library.' ),
			'a script link'     => array( array( 'link' => 'javascript:alert(1)' ), 'its link must start with https://.' ),
			'a list'            => array( array( 'alt' => array( 'x' ) ), 'it must be a single value.' ),
			'long code'         => array( array( 'code' => str_repeat( 'x', 20001 ) ), 'its code is longer than 20,000 characters.' ),
			'document.write'    => array( array( 'code' => '<script>document . write( "x" )</script>' ), 'its code uses document.write, which does not work here because ads load later. Ask the network for its asynchronous code.' ),
		);
	}

	/**
	 * @dataProvider values_that_change_nothing
	 *
	 * @param mixed $given
	 */
	public function test_input_without_known_slots_changes_nothing( $given ): void {
		$before = array(
			'kind' => 'code',
			'code' => '<b>x</b>',
		);
		$this->store( array( 'mrec' => $before ) );
		update_option( Slots::OPTION, $given );
		$stored = Slots::stored();
		$this->assertEquals( $before + self::EMPTY, $stored['mrec'] );
		$this->assertSame( array( 'mrec', 'leaderboard', 'mobile_leaderboard', 'wideskyscraper', 'default' ), array_keys( $stored ) );
		$this->assertSame( array(), self::problems() );
	}

	public static function values_that_change_nothing(): array {
		return array(
			'another page tab' => array( null ),
			'a string'         => array( 'x' ),
			'an empty array'   => array( array() ),
			'an unknown slot'  => array( array( 'popup' => array( 'kind' => 'code' ) ) ),
			'a string as slot' => array( array( 'mrec' => 'x' ) ),
		);
	}

	/** @dataProvider changes_without_permission */
	public function test_only_users_with_unfiltered_html_can_enter_code_and_others_can_only_turn_it_off_and_on( string $slot, array $given, array $stored, string $problem ): void {
		$code = array( 'code' => '<script>before()</script>' );
		$this->store(
			array(
				'mrec'        => array( 'kind' => 'code' ) + $code,
				'leaderboard' => $code,
			)
		);
		$this->act_as( 'author' );
		update_option( Slots::OPTION, array( $slot => $given ) );
		$this->assertEquals( $stored + self::EMPTY, Slots::stored()[ $slot ] );
		$problems = self::problems();
		$this->assertCount( '' === $problem ? 0 : 1, $problems );
		$this->assertStringContainsString( $problem, implode( $problems ) );
	}

	public static function changes_without_permission(): array {
		$code = array( 'code' => '<script>before()</script>' );
		$kept = array( 'kind' => 'code' ) + $code;
		return array(
			'other code'       => array( 'mrec', array( 'code' => '<script>evil()</script>' ), $kept, 'only people who are allowed to add unfiltered HTML to this site can enter code.' ),
			'turning code off' => array( 'mrec', array( 'kind' => '' ), $code, '' ),
			'turning code on'  => array( 'leaderboard', array( 'kind' => 'code' ), $kept, '' ),
			'on, without code' => array( 'wideskyscraper', array( 'kind' => 'code' ), array(), 'Wide skyscraper 160 × 600' ),
		);
	}

	public function test_an_image_ad_loads_lazily_has_a_labeled_sponsored_link_and_is_equal_in_the_editor(): void {
		$this->store( array( 'mrec' => self::IMAGE ) );
		$html = self::draw( 'mrec' );
		$this->assertSame( array( 'is-format-mrec is-image' ), self::frames( $html ) );
		$this->assertStringContainsString( '<span class="wp-block-dovetail-wordads__label" aria-hidden="true">Advertisement</span>', $html );
		$this->assertStringContainsString( '<a href="https://example.org/?a=1&#038;b=2" rel="sponsored noopener"><img width="1" height="1" src="rye.png"', $html );
		$this->assertStringContainsString( 'alt="Rye &quot;flour&quot;" loading="lazy"', $html );
		$this->assertDoesNotMatchRegularExpression( '/<template|<script| hidden/', $html );
		$told = $this->told()[0];
		$this->assertCount( 1, $told['frames'] );
		$this->assert_has(
			array(
				'format' => 'mrec',
				'frames' => array(
					array(
						'format'  => 'mrec',
						'when'    => '',
						'picture' => array(
							'alt'   => 'Rye "flour"',
							'width' => 1,
						),
					),
				),
			),
			$told
		);
	}

	public function test_ad_code_is_inside_a_template_and_the_editor_never_gets_it(): void {
		$this->store( array( 'mrec' => self::CODE ) );
		$html = self::draw( 'mrec' );
		$this->assertSame( array( 'is-format-mrec is-code needs-width' ), self::frames( $html ) );
		$this->assertStringContainsString( '<template>' . self::CODE['code'] . '</template>', $html );
		$this->assertStringNotContainsString( ' hidden', $html );
		$this->assertStringNotContainsString( 'ads.example', wp_json_encode( $this->told(), JSON_UNESCAPED_SLASHES ) );
	}

	public function test_ad_code_reserves_no_space_before_consent_and_an_image_needs_no_consent(): void {
		add_filter( 'dovetail_blocks_consent', static fn() => 'ask' );
		$this->store( array( 'mrec' => self::CODE ) );
		$this->assertStringContainsString( 'aria-label="Advertisement" hidden>', self::draw( 'mrec' ) );
		$this->store( array( 'mrec' => self::IMAGE ) );
		$this->assertStringNotContainsString( ' hidden', self::draw( 'mrec' ) );
	}

	public function test_the_default_slot_is_used_when_the_image_of_a_format_is_missing(): void {
		$gone = array(
			'kind'  => 'image',
			'image' => 1,
		);
		$this->store(
			array(
				'default' => self::IMAGE,
				'mrec'    => $gone,
			)
		);
		$html = self::draw( 'mrec' );
		$this->assertSame( array( 'is-format-mrec is-image' ), self::frames( $html ) );
		$this->assertStringContainsString( 'alt="Rye &quot;flour&quot;"', $html );
	}

	public function test_an_image_without_its_own_alternative_text_uses_the_media_library_text(): void {
		$this->store( array( 'mrec' => array( 'alt' => '' ) + self::IMAGE ) );
		$this->assertStringContainsString( 'alt="From the library"', self::draw( 'mrec' ) );
	}

	/** @dataProvider leaderboards */
	public function test_wide_and_narrow_pages_show_the_leaderboards_of_the_stored_slots( array $slots, array $frames ): void {
		$this->store( $slots );
		$html = self::draw( 'leaderboard' );
		$this->assertSame( $frames, self::frames( $html ) );
		$this->assertSame( array() === $frames, '' === $html );
		$this->assertCount( count( $frames ), $this->told()[1]['frames'] );
	}

	public static function leaderboards(): array {
		return array(
			'on narrow pages a mobile leaderboard replaces code' => array(
				array(
					'leaderboard'        => self::CODE,
					'mobile_leaderboard' => self::IMAGE,
				),
				array( 'is-format-leaderboard is-code needs-width', 'is-format-mobile-leaderboard is-image is-narrower' ),
			),
			'on narrow pages a mobile leaderboard replaces an image' => array(
				array(
					'leaderboard'        => self::IMAGE,
					'mobile_leaderboard' => self::CODE,
				),
				array( 'is-format-leaderboard is-image needs-width', 'is-format-mobile-leaderboard is-code is-narrower' ),
			),
			'an image without a mobile leaderboard shrinks' => array( array( 'default' => self::IMAGE ), array( 'is-format-leaderboard is-image' ) ),
			'on narrow pages code of the default slot becomes a mobile leaderboard' => array( array( 'default' => self::CODE ), array( 'is-format-leaderboard is-code needs-width', 'is-format-mobile-leaderboard is-code is-narrower' ) ),
			'a mobile leaderboard replaces a missing leaderboard' => array( array( 'mobile_leaderboard' => self::CODE ), array( 'is-format-mobile-leaderboard is-code needs-width' ) ),
			'without any leaderboard the page contains nothing' => array( array( 'mrec' => self::CODE ), array() ),
		);
	}

	/** @dataProvider owners */
	public function test_the_settings_page_lists_every_slot_disables_code_fields_without_permission_and_escapes_values( string $login, int $disabled ): void {
		$this->store(
			array(
				'mrec' => array(
					'kind' => 'code',
					'code' => '</textarea><script>x()</script>',
				),
			)
		);
		$this->act_as( $login );
		ob_start();
		do_action( 'dovetail_blocks_settings_blocks' );
		$page = ob_get_clean();
		$this->assertSame( 5, substr_count( $page, '<details' ) );
		$this->assertSame( 1, substr_count( $page, '<details class="dovetail-blocks-ad" open' ) );
		$this->assertStringContainsString( '&lt;/textarea&gt;&lt;script&gt;', $page );
		$this->assertSame( $disabled, preg_match_all( '/<textarea [^>]* disabled>/', $page ) );
		$this->assertStringContainsString( 'name="dovetail_blocks_ad_slots[mobile_leaderboard][link]"', $page );
	}

	public static function owners(): array {
		return array(
			'with unfiltered_html'    => array( 'admin', 0 ),
			'without unfiltered_html' => array( 'author', 5 ),
		);
	}

	public function test_a_rejected_value_stays_in_its_field_with_an_error_and_its_slot_is_expanded(): void {
		$this->act_as( 'admin' );
		Slots::sanitize( array( 'mrec' => array( 'link' => 'javascript:alert(1)' ) ) );
		ob_start();
		Slots_Form::render();
		$page = ob_get_clean();
		$this->assertMatchesRegularExpression( '/<input type="text" id="dovetail-blocks-ad-mrec-link"[^>]* aria-describedby="dovetail-blocks-ad-mrec-link-problem dovetail-blocks-ad-mrec-link-help" aria-invalid="true"[^>]* value="javascript:alert\(1\)"/', $page );
		$this->assertStringContainsString( '<p class="dovetail-blocks-problem" id="dovetail-blocks-ad-mrec-link-problem">Its link must start with https://.</p>', $page );
		$this->assertSame( 1, substr_count( $page, 'aria-invalid' ) );
		// Expect the slot to be expanded, although it has no ad.
		$this->assertMatchesRegularExpression( '/ad" open><summary><strong>Rectangle/', $page );
	}

	public function test_the_slots_are_deleted_with_the_plugin(): void {
		$this->assertContains( 'ad', ( require DOVETAIL_BLOCKS_DIR . '/manifest.php' )['options'] );
	}

	private function store( array $slots ): void {
		$this->act_as( 'admin' );
		foreach ( $slots as $name => $slot ) {
			if ( 'picture' === ( $slot['image'] ?? null ) ) {
				$slots[ $name ]['image'] = $this->picture;
			}
		}
		update_option( Slots::OPTION, $slots );
	}

	/** @return string[] Messages of the settings page after the last change. */
	private static function problems(): array {
		return array_values( wp_list_pluck( get_settings_errors(), 'message' ) );
	}

	private static function draw( string $format ): string {
		$html = do_blocks( "<!-- wp:dovetail/wordads {\"format\":\"$format\"} --><div class=\"wp-block-dovetail-wordads aligncenter is-format-x\"></div><!-- /wp:dovetail/wordads -->" );
		return preg_replace( '~https?://[^"]*/rye[^"]*\.png~', 'rye.png', $html );
	}

	/** @return string[] Classes of the frames in the HTML of a block. */
	private static function frames( string $html ): array {
		preg_match_all( '/__frame ([^"]+)"/', $html, $found );
		return $found[1];
	}

	/** @return array[] Data of each format that an author's editor receives. */
	private function told(): array {
		$this->act_as( 'author' );
		return $this->rest( 'GET', '/wpcom/v2/wordads/slots' )->get_data();
	}
}
