<?php
namespace Dovetail\Contact_Info\Tests;

use Dovetail\Contact_Info\Card;
use Dovetail\Plugin\Attributes;
use Dovetail\Tests\Test_Case;

final class CardTest extends Test_Case {

	/** @dataProvider cards */
	public function test_the_server_and_the_editor_create_the_same_card( string $name, array $addresses, string $html, string $card ): void {
		$addresses = array_map( static fn( $attributes ) => Attributes::for_block( 'address', $attributes ), $addresses );
		$this->assertSame( $card, Card::text( $name, $addresses, $html ) );
	}

	/** Returns the test cases, which `tests/card.test.ts` also uses. */
	public static function cards(): array {
		$cases = json_decode( file_get_contents( dirname( __DIR__, 2 ) . '/tests/card.cases.json' ), true );
		return array_map(
			static function ( array $row ): array {
				$addresses = array_filter( $row['details'], static fn( $detail ) => 'address' === $detail[0] );
				return array( $row['name'], array_column( $addresses, 1 ), $row['html'], str_replace( '|', "\r\n", $row['card'] ) );
			},
			$cases
		);
	}

	/**
	 * @dataProvider attributes
	 *
	 * @param mixed $value
	 */
	public function test_a_card_contains_the_text_fields_of_an_address_but_not_its_settings( string $name, $value, bool $is_text ): void {
		$card = Card::text( '', array( Attributes::for_block( 'address', array( $name => $value ) ) ), '' );
		$this->assertSame( $is_text, 1 === preg_match( '~^ADR:.*Filled~m', $card ) );
		$this->assertSame( $is_text, '' !== $card );
	}

	/** Returns test cases for each attribute of an address, with a non-default value. */
	public static function attributes(): array {
		$rules = ( include DOVETAIL_BLOCKS_DIR . '/attributes.php' )['address'];
		$cases = array();
		foreach ( $rules as $name => $rule ) {
			$is_text        = 'content' === ( $rule['role'] ?? '' );
			$cases[ $name ] = array( $name, 'boolean' === $rule['type'] ? empty( $rule['default'] ) : ( $is_text ? 'Filled' : '%A%n%C' ), $is_text );
		}
		return $cases;
	}

	public function test_outside_a_post_the_link_contains_the_card_and_the_qr_code_is_shown(): void {
		$html = do_blocks( self::contact() );
		$this->assertStringContainsString( '<svg', $html );
		$this->assertStringContainsString( 'href="data:text/vcard;charset=utf-8,BEGIN%3AVCARD%0D%0A', $html );
		$this->assertStringContainsString( 'download="hafenbackerei-muller-sohne.vcf"', $html );
	}

	/** @dataProvider names */
	public function test_the_file_name_contains_the_latin_letters_of_the_name( string $name, string $file ): void {
		$html = do_blocks( str_replace( 'Hafenbäckerei Müller; Söhne', $name, self::contact() ) );
		$this->assertStringContainsString( "download=\"$file\"", $html );
	}

	public static function names(): array {
		return array(
			'Japanese'           => array( '東京ベーカリー', 'contact.vcf' ),
			'Latin and Japanese' => array( 'Café 東京', 'cafe.vcf' ),
			'a percent sign'     => array( '100% Brot', '100-brot.vcf' ),
		);
	}

	public function test_an_outdated_qr_code_is_hidden(): void {
		$html = do_blocks( str_replace( '"name":"Hafenb', '"name":"Anders', self::contact() ) );
		$this->assertStringContainsString( 'Save contact', $html );
		$this->assertStringNotContainsString( '<svg', $html );
	}

	public function test_the_card_in_a_feed_has_no_link_qr_code_or_labels(): void {
		self::request_feed();
		$feed = do_blocks( self::contact() );
		$this->assertStringContainsString( 'wp-block-dovetail-address', $feed );
		$this->assertDoesNotMatchRegularExpression( '/Save contact|<svg|__label/', $feed );
	}

	private static function contact(): string {
		return file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/contact-info__card.html' );
	}
}
