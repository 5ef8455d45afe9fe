<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Html_Mail;
use Dovetail\Plugin\Mail_Look;
use Dovetail\Plugin\Settings;
use Dovetail\Plugin\Settings_Page;
use Dovetail\Tests\Test_Case;

/** Tests the logo, color and footer of the HTML emails. */
final class MailLookTest extends Test_Case {

	public function test_by_default_an_email_has_the_site_name_a_dark_button_and_no_footer(): void {
		$this->assertSame( Mail_Look::DEFAULT_COLOR, Settings::DEFAULTS['mail_color'] );
		$mail = $this->compose();
		$this->assertStringContainsString( 'background:#1d1d1b;color:#ffffff;', $mail['html'] );
		$this->assertStringContainsString( 'border-bottom:1px solid #8888;font-size:14px;font-weight:600;">' . get_bloginfo( 'name' ) . '</p>', $mail['html'] );
		$this->assertStringNotContainsString( '<img', $mail['html'] );
		$this->assertSame( "Hello\n\nRead:\nhttps://example.com/\n\n-- \nBye\n", $mail['text'] );
	}

	public function test_the_logo_is_scaled_and_has_its_alternative_text_or_the_site_name(): void {
		$id = $this->image( 300, 200 );
		$this->set( array( 'mail_logo' => $id ) );
		$this->assertStringContainsString( '/logo-300x200.png" alt="The site" width="120" height="80"', $this->compose()['html'] );
		update_post_meta( $id, '_wp_attachment_image_alt', 'A "loaf" <b>' );
		$this->assertStringContainsString( 'alt="A &quot;loaf&quot; &lt;b&gt;" width', $this->compose()['html'] );
		wp_delete_attachment( $id, true );
		$this->assertStringNotContainsString( '<img', $this->compose()['html'] );
		$this->assertStringContainsString( '>The site</p>', $this->compose()['html'] );
	}

	/** @dataProvider colors */
	public function test_text_on_a_button_of_any_color_is_readable( string $color, string $text ): void {
		$this->set( array( 'mail_color' => $color ) );
		$this->assertStringContainsString( "background:$color;color:$text;", $this->compose()['html'] );
		$this->assertStringContainsString( "border-bottom:3px solid $color;", $this->compose()['html'] );
		$this->assertGreaterThanOrEqual( 4.5, Mail_Look::contrast( $color, $text ) );
	}

	public static function colors(): array {
		return array(
			'yellow'          => array( '#ffdd00', '#000000' ),
			'blue'            => array( '#0000cc', '#ffffff' ),
			'the middle gray' => array( '#757575', '#ffffff' ),
			'a lighter gray'  => array( '#777777', '#000000' ),
			'red'             => array( '#ee0000', '#000000' ),
			'white'           => array( '#ffffff', '#000000' ),
		);
	}

	public function test_the_footer_is_plain_text_with_linked_web_addresses(): void {
		$this->set( array( 'mail_footer' => "Harbour <b>Bakery</b> & Co\nSee https://example.com/a?b=1&c=2, or (https://example.com/x).\njavascript:alert(1)" ) );
		$mail = $this->compose();
		$this->assertStringContainsString( 'Harbour &lt;b&gt;Bakery&lt;/b&gt; &amp; Co<br />', $mail['html'] );
		$this->assertStringContainsString( 'See <a href="https://example.com/a?b=1&amp;c=2">https://example.com/a?b=1&amp;c=2</a>, or (<a href="https://example.com/x">https://example.com/x</a>).', $mail['html'] );
		$this->assertSame( 3, substr_count( $mail['html'], '<a ' ) );
		$this->assertStringEndsWith( "-- \nBye\n\nHarbour <b>Bakery</b> & Co\nSee https://example.com/a?b=1&c=2, or (https://example.com/x).\njavascript:alert(1)\n", $mail['text'] );
	}

	public function test_lines_of_the_plain_text_are_wrapped_at_spaces_but_long_words_stay_whole(): void {
		$word = str_repeat( 'ä', 100 );
		$this->assertSame(
			array( str_repeat( 'rye ', 18 ) . 'rye', 'rye', $word, "$word", str_repeat( 'é', 76 ), 'b', '', ' ' . $word ),
			explode( "\n", self::plain( str_repeat( 'rye ', 19 ) . "rye $word   $word\n" . str_repeat( 'é', 76 ) . " b\n\n $word" ) )
		);
	}

	/** @dataProvider wrong_values */
	public function test_an_invalid_setting_is_rejected( string $name, $value ): void {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$GLOBALS['wp_settings_errors'] = array();
		$this->assertSame( Settings::DEFAULTS[ $name ], Settings::sanitize( array( $name => $value ) )[ $name ] );
		$this->assertStringContainsString( 'was not changed', get_settings_errors()[0]['message'] );
	}

	public static function wrong_values(): array {
		return array(
			'a color with a style'        => array( 'mail_color', '#123456;background:url(x)' ),
			'the name of a color'         => array( 'mail_color', 'red' ),
			'no color'                    => array( 'mail_color', '' ),
			'a logo that is not a number' => array( 'mail_logo', 'x' ),
			'a logo that does not exist'  => array( 'mail_logo', '999999' ),
			'a footer without an end'     => array( 'mail_footer', str_repeat( 'ä', 1001 ) ),
			'a list'                      => array( 'mail_footer', array( 'x' ) ),
		);
	}

	public function test_an_invalid_color_from_a_filter_is_not_printed(): void {
		add_filter( 'dovetail_blocks_settings', static fn( $settings ) => array( 'mail_color' => '"><script>' ) + $settings );
		$this->assertStringContainsString( 'background:#1d1d1b;', $this->compose()['html'] );
	}

	public function test_the_settings_page_has_the_three_fields(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->act_as( 'admin' );
		$this->set( array( 'mail_logo' => $this->image( 30, 20 ), 'mail_color' => '#ffdd00', 'mail_footer' => 'Pier 3' ) );
		set_current_screen( 'settings' );
		Settings_Page::add_fields();
		ob_start();
		do_settings_sections( Settings_Page::PAGE_SLUG . '-mail' );
		$html = ob_get_clean();
		$this->assertMatchesRegularExpression( '~<input type="color" id="dovetail-blocks-mail-color"[^>]* value="#ffdd00">~', $html );
		$this->assertStringContainsString( '>Pier 3</textarea>', $html );
		$this->assertMatchesRegularExpression( '~<img src="[^"]+/logo[^"]*\.png"[^>]*8px"><button type="button" class="button" id="dovetail-blocks-mail-logo" aria-label="Choose image: Logo"~', $html );
		$this->assertTrue( wp_script_is( 'media-editor' ) );
	}

	/** Returns the plain-text version of a paragraph in an email. */
	private static function plain( string $text ): string {
		return substr( Html_Mail::compose( '', array( $text ) )['text'], 0, -1 );
	}

	private function set( array $settings ): void {
		update_option( 'blogname', 'The site' );
		update_option( 'dovetail_blocks_settings', $settings );
	}

	/** @return array{html: string, text: string} An email with a button and a footer. */
	private function compose(): array {
		return Html_Mail::compose( 'News', array( 'Hello', array( 'Read', 'https://example.com/' ) ), array( 'Bye' ) );
	}

	private function image( int $width, int $height ): int {
		$id = wp_insert_attachment(
			array(
				'post_mime_type' => 'image/png',
				'post_title'     => 'Logo',
			),
			'2026/11/logo.png'
		);
		wp_update_attachment_metadata(
			$id,
			array(
				'width'  => 3 * $width,
				'height' => 3 * $height,
				'file'   => '2026/11/logo.png',
				'sizes'  => array(
					'medium' => array(
						'file'      => "logo-{$width}x$height.png",
						'width'     => $width,
						'height'    => $height,
						'mime-type' => 'image/png',
					),
				),
			)
		);
		return $id;
	}
}
