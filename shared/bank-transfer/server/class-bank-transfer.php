<?php
namespace Dovetail\Bank_Transfer;

use Dovetail\Currency\Money;
use Dovetail\Plugin\Block_Assets;
use Dovetail\Sign_Up\Markup;

defined( 'ABSPATH' ) || exit;

/** A bank transfer: the account details as text, and the payload of a QR code for banking apps. */
final class Bank_Transfer {
	/**
	 * Maximum lengths in the QR code (European Payments Council, EPC069-12): name and text in characters, the whole
	 * payload in bytes.
	 */
	const NAME  = 70;
	const TEXT  = 140;
	const MAX_BYTES = 331;

	/** Minimum length of an account number without an IBAN. */
	const MIN_ACCOUNT_LENGTH = 4;

	/**
	 * Renders the account details; empty if visitors cannot transfer money to the account.
	 *
	 * @param array  $bank     The attribute `bankTransfer`.
	 * @param string $block    Class name of the block.
	 * @param string $currency Currency code of the amount that visitors transfer.
	 * @param string $next     What happens after the transfer, as plain text.
	 * @param array{amount?: int|null, is_each?: bool, reference?: string} $order
	 *        What visitors pay for: its price in the currency's smallest unit, whether they can choose a quantity, and
	 *        the reference if the author has entered none.
	 */
	public static function draw( array $bank, string $block, string $currency, string $next, array $order = array() ): string {
		if ( ! self::is_offered( $bank ) ) {
			return '';
		}
		// The script enables the buttons. Pages without account details do not load it.
		Block_Assets::enqueue_module( 'dovetail-bank-transfer-view-script-module', 'shared/bank-transfer/view.js' );
		$name = self::line( $bank['name'], self::NAME );
		$iban = $bank['iban'];
		$bic  = '' === $iban || preg_match( '~^[A-Z]{6}[0-9A-Z]{2}(?:[0-9A-Z]{3})?\z~', $bank['bic'] ) ? $bank['bic'] : '';
		$text = self::line( '' === trim( $bank['text'] ) ? $order['reference'] ?? '' : $bank['text'], self::TEXT );
		$id   = wp_unique_id( 'dovetail-bank-' );
		return sprintf(
			'<section class="dovetail-bank-transfer %1$s__bank" aria-labelledby="%2$s"><p class="%1$s__heading" id="%2$s">%3$s</p><p>%6$s</p><dl>%4$s</dl><p>%7$s</p>%5$s<p class="%1$s__status" role="status"></p></section>',
			$block,
			$id,
			esc_html__( 'Bank transfer', 'dovetail-blocks' ),
			self::entry( $block, __( 'Account holder', 'dovetail-blocks' ), $name, $name )
				. ( '' === $iban
					? self::entry( $block, __( 'Account number', 'dovetail-blocks' ), $bank['account'], $bank['account'] )
						. self::entry( $block, self::bank_code_label( $currency ), $bic, $bic )
					: self::entry( $block, __( 'IBAN', 'dovetail-blocks' ), trim( chunk_split( $iban, 4, ' ' ) ), $iban )
						. self::entry( $block, __( 'BIC', 'dovetail-blocks' ), $bic, $bic ) )
				. self::amount( $block, $order, $currency )
				. self::entry( $block, __( 'Reference', 'dovetail-blocks' ), $text, $text ),
			self::code( $block, self::code_text( $name, $iban, $bic, $text, $currency, $order['amount'] ?? null ), "$id-code" ),
			esc_html__( 'Use your bank’s website or app to transfer money to this account.', 'dovetail-blocks' ),
			esc_html( $next )
		);
	}

	/**
	 * Whether visitors see the account: it is turned on, and has a name and a valid number.
	 *
	 * @param array $bank The attribute `bankTransfer`.
	 * @see shared/bank-transfer/account.ts
	 */
	public static function is_offered( array $bank ): bool {
		return $bank['on'] && '' !== self::line( $bank['name'], self::NAME ) && self::has_number( $bank );
	}

	/**
	 * Returns a line of the account details with a copy button. The view script makes the button visible.
	 *
	 * @param string $block Class name of the block.
	 * @param string $shown Text for display.
	 * @param string $value Text to copy, in the format that banks accept.
	 */
	private static function entry( string $block, string $label, string $shown, string $value ): string {
		return '' === $value ? '' : sprintf(
			'<div><dt>%1$s</dt><dd><bdi>%2$s</bdi> <button type="button" class="%3$s__copy" data-copy="%4$s" data-done="%5$s" data-failure="%6$s" aria-label="%7$s" hidden>%8$s</button></dd></div>',
			esc_html( $label ),
			Markup::without_shortcodes( esc_html( $shown ) ),
			$block,
			Markup::attribute( $value ),
			/* translators: %s: such as "IBAN". */
			esc_attr( sprintf( __( '%s: copied', 'dovetail-blocks' ), $label ) ),
			esc_attr__( 'Your browser does not allow copying. Select the text and copy it.', 'dovetail-blocks' ),
			/* translators: %s: such as "IBAN". */
			esc_attr( sprintf( __( 'Copy: %s', 'dovetail-blocks' ), $label ) ),
			esc_html__( 'Copy', 'dovetail-blocks' )
		);
	}

	/**
	 * Returns the name of the national bank code, as in the editor.
	 *
	 * @see shared/bank-transfer/editor/messages.ts
	 */
	private static function bank_code_label( string $currency ): string {
		switch ( $currency ) {
			case 'USD':
				return __( 'Routing number', 'dovetail-blocks' );
			case 'GBP':
				return __( 'Sort code', 'dovetail-blocks' );
			case 'AUD':
				return __( 'BSB', 'dovetail-blocks' );
			default:
				return __( 'Bank code', 'dovetail-blocks' );
		}
	}

	/** Returns the line with the amount; empty if visitors choose the amount themselves. */
	private static function amount( string $block, array $order, string $currency ): string {
		return isset( $order['amount'] ) ? self::entry(
			$block,
			empty( $order['is_each'] ) ? __( 'Amount', 'dovetail-blocks' ) : __( 'Price for one', 'dovetail-blocks' ),
			Money::format( $order['amount'], $currency ),
			self::typed( $order['amount'], $currency )
		) : '';
	}

	/**
	 * Returns an amount as people type it into a bank's form: with the decimal mark that the page shows, because a form
	 * can take the other mark for grouping. A whole amount has no decimals, so no form can misread it.
	 */
	private static function typed( int $amount, string $currency ): string {
		return str_replace( '.', Money::marks( $currency )['decimal'], (string) preg_replace( '~\.0+\z~', '', Money::plain( $amount, $currency ) ) );
	}

	/** Returns the element in which the view script draws the QR code; empty without a payload. */
	private static function code( string $block, string $text, string $id ): string {
		return '' === $text ? '' : sprintf(
			'<div class="wp-block-button"><button type="button" class="%1$s__show wp-block-button__link wp-element-button" data-code="%2$s" data-other="%7$s" data-failure="%3$s" aria-expanded="false" aria-controls="%4$s" hidden>%5$s</button></div>'
				. '<div class="%1$s__code" id="%4$s" role="img" aria-label="%6$s" hidden></div>',
			$block,
			str_replace( "\n", '&#10;', Markup::attribute( $text ) ),
			esc_attr__( 'The QR code could not be created. Use the account details above.', 'dovetail-blocks' ),
			$id,
			esc_html__( 'QR code for banking apps', 'dovetail-blocks' ),
			esc_attr__( 'QR code of this bank transfer', 'dovetail-blocks' ),
			esc_attr__( 'Hide QR code', 'dovetail-blocks' )
		);
	}

	/**
	 * Returns the payload of the QR code (EPC069-12, version 002, UTF-8). Empty if banking apps would not accept it:
	 * they support only euros within SEPA.
	 *
	 * @param int|null $amount Amount in cents; null if visitors choose it.
	 */
	public static function code_text( string $name, string $iban, string $bic, string $text, string $currency, ?int $amount = null ): string {
		$price = null === $amount ? '' : 'EUR' . rtrim( rtrim( Money::plain( $amount, 'EUR' ), '0' ), '.' );
		$code  = implode( "\n", array( 'BCD', '002', '1', 'SCT', $bic, $name, $iban, $price, '', '', $text ) );
		return 'EUR' === $currency && isset( self::lengths()[ substr( $iban, 0, 2 ) ] ) && strlen( $code ) <= self::MAX_BYTES ? rtrim( $code ) : '';
	}

	/**
	 * Whether visitors can transfer money to an account: its IBAN is valid, or without an IBAN its account number.
	 *
	 * @param array $bank The attribute `bankTransfer`.
	 * @see shared/bank-transfer/account.ts
	 */
	private static function has_number( array $bank ): bool {
		return '' === $bank['iban'] ? strlen( $bank['account'] ?? '' ) >= self::MIN_ACCOUNT_LENGTH : self::is_iban( $bank['iban'] );
	}

	/**
	 * Whether an IBAN without spaces has valid check digits and, if its country is known, the right length.
	 *
	 * @see shared/bank-transfer/account.ts
	 */
	public static function is_iban( string $iban ): bool {
		if ( ! preg_match( '~^[A-Z]{2}[0-9]{2}[0-9A-Z]{11,30}\z~', $iban ) || strlen( $iban ) !== ( self::lengths()[ substr( $iban, 0, 2 ) ] ?? strlen( $iban ) ) ) {
			return false;
		}
		$rest = 0;
		foreach ( str_split( substr( $iban, 4 ) . substr( $iban, 0, 4 ) ) as $sign ) {
			$value = (int) base_convert( $sign, 36, 10 );
			$rest  = ( $rest * ( $value > 9 ? 100 : 10 ) + $value ) % 97;
		}
		return 1 === $rest;
	}

	private static function lengths(): array {
		static $lengths = null;
		$lengths        = $lengths ?? ( require DOVETAIL_BLOCKS_DIR . '/shared/bank-transfer/server-data.php' )['data']['sepa'];
		return $lengths;
	}

	/** Returns text on one line, shortened to a maximum length. */
	private static function line( string $text, int $most ): string {
		return trim( mb_substr( (string) preg_replace( '~\s+~u', ' ', $text ), 0, $most ) );
	}
}
