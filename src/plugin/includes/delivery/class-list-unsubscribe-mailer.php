<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's PHPMailer, except that headers with a web address stay unencoded on one line. With `mail()`, PHPMailer
 * encodes headers of more than 47 characters. Gmail and Yahoo find no unsubscribe link in an encoded
 * `List-Unsubscribe`.
 */
final class List_Unsubscribe_Mailer extends \WP_PHPMailer {
	/** Maximum length of a web address in a header: a line of an email may have up to 998 bytes (RFC 5322). */
	const MAX_ADDRESS = 900;

	/**
	 * Encodes the value of a header if needed.
	 *
	 * @param string $str      Value of the header.
	 * @param string $position Context of the value, defined by PHPMailer.
	 * @return string
	 */
	public function encodeHeader( $str, $position = 'text' ) { // PHPMailer's name.
		return 'text' === $position && strlen( $str ) <= self::MAX_ADDRESS && preg_match( '~^<https?://[\x21-\x3b\x3d\x3f-\x7e]+>\z~', $str )
			? $str
			: parent::encodeHeader( $str, $position );
	}
}
