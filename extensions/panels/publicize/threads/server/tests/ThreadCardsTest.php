<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Publicize\Thread_Card;
use Dovetail\Publicize\Thread_Cards;
use Dovetail\Tests\Test_Case;

final class ThreadCardsTest extends Test_Case {

	const SITE = 'https://other.example';

	// spec: 002-3.21-3
	public function test_a_card_has_the_title_description_image_and_type_from_the_pages_meta_tags(): void {
		$this->serve(
			array(
				'/rye' => '<title>Page</title><meta property="og:title" content="Rye &amp; salt"><meta name="twitter:title" content="Rye for tweets"><meta name="description" content=" Baked' . "\n" . ' twice "><meta property="og:image" content="/loaf.jpg"><meta name="twitter:card" content="summary_large_image">',
			)
		);
		$this->assertEquals(
			array(
				self::SITE . '/rye' => array(
					'title'       => 'Rye for tweets',
					'description' => 'Baked twice',
					'url'         => self::SITE . '/rye',
					'image'       => self::SITE . '/loaf.jpg',
					'type'        => 'summary_large_image',
				),
			),
			Thread_Cards::of( array( self::SITE . '/rye' ) )
		);
	}

	public function test_a_page_with_only_a_title_has_a_small_card_and_an_empty_page_no_card(): void {
		$this->serve(
			array(
				'/title'   => '<title> Rye <b> </title>',
				'/nothing' => '',
			)
		);
		$this->assertEquals(
			array(
				self::SITE . '/title'   => array(
					'title'       => 'Rye <b>',
					'description' => '',
					'url'         => self::SITE . '/title',
					'image'       => '',
					'type'        => 'summary',
				),
				self::SITE . '/nothing' => array( 'error' => true ),
			),
			Thread_Cards::of( array( self::SITE . '/title', self::SITE . '/nothing' ) )
		);
	}

	public function test_a_page_is_requested_once_even_if_it_has_no_card(): void {
		$this->serve( array( '/a' => '<title>Rye</title>' ) );
		$urls  = array( self::SITE . '/a', self::SITE . '/gone', self::SITE . '/a' );
		$first = Thread_Cards::of( $urls );
		$this->assertSame( array( 'error' => true ), $first[ self::SITE . '/gone' ] );
		$this->assertSame( 'Rye', $first[ self::SITE . '/a' ]['title'] );
		$this->assertSame( $first, Thread_Cards::of( $urls ) );
		$this->assertSame( array( self::SITE . '/a', self::SITE . '/gone' ), array_column( $this->requests(), 'url' ) );
	}

	/** @dataProvider images_not_on_the_public_web */
	public function test_an_image_url_that_is_not_on_the_public_web_is_ignored( string $image ): void {
		$this->serve( array( '/rye' => "<title>Rye</title><meta property=\"og:image\" content=\"$image\">" ) );
		$this->assert_has(
			array(
				'title' => 'Rye',
				'image' => '',
			),
			Thread_Cards::of( array( self::SITE . '/rye' ) )[ self::SITE . '/rye' ]
		);
	}

	public static function images_not_on_the_public_web(): array {
		$images = array( 'data:image/png;base64,AAAA', 'javascript:alert(1)', 'http://127.0.0.2/a.png', 'http://192.168.0.1/a.png', 'http://169.254.169.254/latest/meta-data', 'http://[::1]/a.png', 'file:///etc/passwd' );
		return array_combine( $images, array_map( static fn( $image ) => array( $image ), $images ) );
	}

	/** @dataProvider encoded_titles */
	public function test_a_page_title_is_decoded_from_its_charset_and_never_treated_as_markup( string $title, string $type, string $expected, string $head = '' ): void {
		$card = Thread_Card::read( "<head>$head<title>$title</title>", $type, 'https://bakery.example/' );
		$this->assertSame( $expected, $card['title'] );
	}

	public static function encoded_titles(): array {
		return array(
			'ISO-8859-1'                 => array( "Gr\xFC\xDFe", 'text/html; charset=ISO-8859-1', 'Grüße' ),
			'Windows-1251 in a meta tag' => array( "\xCF\xE5", 'text/html', 'Пе', '<meta charset="windows-1251">' ),
			'Shift_JIS'                  => array( "\x83\x70\x83\x93", 'text/html; charset=Shift_JIS', 'パン' ),
			'invalid UTF-8'              => array( "Rye \xFF\xFE", 'text/html; charset=utf-8', 'Rye ??' ),
			'UTF-7'                      => array( '+ADw-script+AD4-', 'text/html; charset=utf-7', '+ADw-script+AD4-' ),
			'a text direction character' => array( "a\u{202E}b", 'text/html; charset=utf-8', 'a b' ),
		);
	}

	// spec: 002-9-15
	/** @dataProvider lengths */
	public function test_the_title_is_complete_and_the_description_has_at_most_200_characters( int $length ): void {
		$text = str_repeat( 'x', $length );
		$card = Thread_Card::read( "<title>$text</title><meta name=\"description\" content=\"$text\">", 'text/html', 'https://bakery.example/' );
		$this->assertSame( $length, mb_strlen( $card['title'] ) );
		$this->assertSame( 200, mb_strlen( $card['description'] ) );
	}

	public static function lengths(): array {
		return array(
			'200'  => array( 200 ),
			'201'  => array( 201 ),
			'1999' => array( 1999 ),
			'2000' => array( 2000 ),
		);
	}

	public function test_a_long_title_is_not_cut_within_an_emoji(): void {
		$card = Thread_Card::read( '<title>' . str_repeat( '👨‍👩‍👧‍👦 ', 300 ) . '</title>', 'text/html', 'https://bakery.example/' );
		$this->assertMatchesRegularExpression( '/^(👨‍👩‍👧‍👦 )*👨‍👩‍👧‍👦…$/u', $card['title'] );
	}

	/** @param array<string, string> $heads HTML of the pages' heads by path; other pages do not exist. */
	private function serve( array $heads ): void {
		$this->answer_http(
			static function ( $url ) use ( $heads ) {
				$head = $heads[ wp_parse_url( $url, PHP_URL_PATH ) ] ?? null;
				return array(
					'status'  => null === $head ? 404 : 200,
					'headers' => array( 'content-type' => 'text/html; charset=utf-8' ),
					'body'    => "<!doctype html><html><head>$head</head><body><meta property=\"og:title\" content=\"No\"></body></html>",
				);
			}
		);
	}
}
