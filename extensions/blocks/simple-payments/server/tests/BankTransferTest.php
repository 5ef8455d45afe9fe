<?php
namespace Dovetail\Simple_Payments\Tests;

use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-paypal-mock.php';

/** Tests products that visitors can pay by bank transfer. */
final class BankTransferTest extends Test_Case {
	use Paypal_Mock;

	const BANK = array(
		'on'   => true,
		'name' => 'Harbour Bakery',
		'iban' => 'DE89370400440532013000',
	);

	const CLOSED = 'This can’t be bought here at the moment.';

	public function test_without_paypal_the_page_shows_the_account_with_the_stored_price_and_title(): void {
		self::disconnect();
		$html = $this->page( array( 'productId' => self::make_product( array( 'email' => '', 'price' => 12.3, 'multiple' => false ) ) ) );
		$this->assertStringContainsString( '<bdi>DE89 3704 0044 0532 0130 00</bdi>', $html );
		$this->assertMatchesRegularExpression( '~<dt>Amount</dt><dd><bdi>12,30.€</bdi>~u', $html );
		$this->assertStringContainsString( '<dt>Reference</dt><dd><bdi>Sourdough class</bdi>', $html );
		$this->assertStringContainsString( 'data-code="BCD&#10;002&#10;1&#10;SCT&#10;&#10;Harbour Bakery&#10;DE89370400440532013000&#10;EUR12.3&#10;&#10;&#10;Sourdough class"', $html );
		$this->assertStringNotContainsString( '<form', $html );
		$this->assertStringNotContainsString( self::CLOSED, $html );
	}

	public function test_with_paypal_the_account_is_below_the_form_with_the_price_for_one_and_the_authors_reference(): void {
		$html = $this->page( array( 'productId' => self::make_product(), 'bankTransfer' => self::BANK + array( 'text' => 'Class 7' ) ) );
		$this->assertMatchesRegularExpression( '~</form>.*<section class="dovetail-bank-transfer .*<dt>Price for one</dt><dd><bdi>45,00~su', $html );
		$this->assertStringContainsString( '<dt>Reference</dt><dd><bdi>Class 7</bdi>', $html );
		$this->assertStringContainsString( '&#10;EUR45&#10;', $html );
	}

	/** @dataProvider amounts */
	public function test_the_amount_is_copied_without_symbol_and_grouping_and_with_the_decimal_mark_that_the_page_shows( string $currency, float $price, string $copied ): void {
		$html = $this->page( array( 'productId' => self::make_product( compact( 'currency', 'price' ) ) ) );
		$this->assertStringContainsString( 'data-copy="' . $copied . '" data-done="Price for one: copied"', $html );
	}

	public static function amounts(): array {
		return array(
			'a decimal comma' => array( 'EUR', 1234.5, '1234,50' ),
			'a decimal point' => array( 'GBP', 1234.5, '1234.50' ),
			'a whole amount'  => array( 'EUR', 1200, '1200' ),
			'no decimals'     => array( 'JPY', 1200, '1200' ),
		);
	}

	public function test_the_button_of_the_qr_code_has_a_text_for_the_open_code(): void {
		$html = $this->page( array( 'productId' => self::make_product() ) );
		$this->assertMatchesRegularExpression( '~data-other="Hide QR code"[^>]* aria-expanded="false"[^>]*>QR code for banking apps</button>~', $html );
	}

	public function test_buyers_are_asked_for_their_name_and_told_when_the_seller_sees_the_payment(): void {
		$html = $this->page( array( 'productId' => self::make_product() ) );
		$this->assertStringContainsString( '</dl><p>Add your name to the reference, so that the seller knows who paid. The seller sees your payment when it arrives.</p>', $html );
	}

	public function test_a_product_without_an_address_has_no_paypal_form(): void {
		$html = $this->page( array( 'productId' => self::make_product( array( 'email' => '' ) ) ) );
		$this->assertStringContainsString( 'DE89 3704', $html );
		$this->assertStringNotContainsString( '<form', $html );
	}

	public function test_with_a_payment_link_the_account_is_shown_with_the_blocks_price(): void {
		$link = array( 'paymentLink' => 'https://www.paypal.com/ncp/payment/ABC', 'currency' => 'EUR', 'multiple' => true );
		$html = $this->page( $link + array( 'price' => 12.3 ) );
		$this->assertMatchesRegularExpression( '~__price">12,30.€</p>.*<dt>Amount</dt><dd><bdi>12,30.€</bdi>~su', $html );
		$this->assertStringContainsString( 'DE89370400440532013000&#10;EUR12.3&#10;&#10;&#10;Sourdough class"', $html );
		foreach ( array( null, 0, -3, 12.345 ) as $price ) {
			$html = $this->page( $link + array( 'price' => $price ) );
			$this->assertStringContainsString( 'DE89 3704', $html );
			$this->assertStringNotContainsString( '<dt>Amount', $html );
			$this->assertStringContainsString( 'DE89370400440532013000&#10;&#10;&#10;&#10;Sourdough class"', $html );
		}
	}

	public function test_a_product_that_is_not_published_or_an_account_with_a_wrong_number_cannot_be_paid(): void {
		self::disconnect();
		$draft = self::make_product( array( 'status' => 'draft' ) );
		foreach ( array(
			array( 'productId' => $draft ),
			array( 'productId' => self::make_product(), 'bankTransfer' => array( 'iban' => 'DE89370400440532013001' ) + self::BANK ),
			array( 'productId' => self::make_product(), 'bankTransfer' => array( 'on' => false ) + self::BANK ),
		) as $attributes ) {
			$html = $this->page( $attributes );
			$this->assertStringContainsString( self::CLOSED, $html );
			$this->assertStringNotContainsString( 'DE89', $html );
		}
	}

	public function test_the_authors_note_names_what_a_published_product_lacks(): void {
		wp_set_current_user( 1 );
		$attributes = array( 'productId' => self::make_product( array( 'email' => '' ) ), 'bankTransfer' => array( 'iban' => '' ) + self::BANK );
		$this->assertStringContainsString( 'no PayPal account email and no complete bank account', $this->page( $attributes ) );
		self::disconnect();
		$this->assertStringContainsString( 'this site is not connected to PayPal', $this->page( $attributes ) );
		$attributes['productId'] = self::make_product( array( 'status' => 'draft' ) );
		$this->assertStringContainsString( 'this site is not connected to PayPal', $this->page( $attributes ) );
		self::connect();
		$this->assertStringContainsString( 'no PayPal account email and no complete bank account', $this->page( $attributes ) );
		$this->assertStringContainsString( 'its product is not published', $this->page( array( 'email' => 'a@example.com' ) + $attributes ) );
	}

	public function test_the_authors_note_names_an_invalid_email_address_where_its_field_is_shown(): void {
		wp_set_current_user( 1 );
		$note       = 'this product’s PayPal account email is not valid';
		$attributes = array( 'productId' => self::make_product( array( 'status' => 'draft' ) ), 'email' => 'bakery' );
		$this->assertStringContainsString( $note, $this->page( $attributes ) );
		$this->assertStringContainsString( $note, $this->page( $attributes + array( 'bankTransfer' => array( 'on' => false ) + self::BANK ) ) );
		$this->assertStringContainsString( 'its product is not published', $this->page( array( 'email' => '' ) + $attributes ) );
		self::disconnect();
		$this->assertStringContainsString( 'its product is not published', $this->page( $attributes ) );
	}

	public function test_the_authors_note_names_an_incomplete_product(): void {
		self::disconnect();
		$note = 'this product needs a name and a price';
		$post = $this->create_post( array( 'post_content' => '<!-- wp:dovetail/simple-payments ' . wp_json_encode( array( 'price' => 4, 'bankTransfer' => self::BANK ) ) . ' /-->' ) );
		$this->assertStringNotContainsString( $note, self::draw( $post ) );
		wp_set_current_user( 1 );
		$this->assertStringContainsString( $note, self::draw( $post ) );
		$draft = self::make_product( array( 'status' => 'draft' ) );
		$this->assertStringContainsString( $note, $this->page( array( 'productId' => $draft, 'price' => null ) ) );
		$this->assertStringNotContainsString( $note, $this->page( array( 'productId' => $draft ) ) );
		$this->assertSame( '', trim( self::draw( $this->create_post( array( 'post_content' => '<!-- wp:dovetail/simple-payments /-->' ) ) ) ) );
	}

	public function test_only_pages_with_bank_details_load_the_script(): void {
		$this->page( array( 'productId' => self::make_product(), 'bankTransfer' => array( 'on' => false ) + self::BANK ) );
		$this->assertStringNotContainsString( 'bank-transfer/view.js', self::printed_modules() );
		$this->page( array( 'productId' => self::make_product() ) );
		$this->assertStringContainsString( 'bank-transfer/view.js', self::printed_modules() );
	}

	private static function printed_modules(): string {
		ob_start();
		wp_script_modules()->print_enqueued_script_modules();
		return (string) ob_get_clean();
	}

	/** Returns the page of a block with a bank account. The saved HTML contains the account as well. */
	private function page( array $attributes ): string {
		$markup = self::markup( $attributes + array( 'bankTransfer' => self::BANK ) );
		return self::draw( $this->create_post( array( 'post_content' => str_replace( '<p class="wp-block-dovetail-simple-payments__link">', '<p>Harbour Bakery · DE89370400440532013000</p><p class="wp-block-dovetail-simple-payments__link">', $markup ) ) ) );
	}
}
