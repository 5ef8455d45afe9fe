<?php
namespace Dovetail\Sign_Up;

defined( 'ABSPATH' ) || exit;

/** Sanitizes the consent text that an author wrote. */
final class Consent {
	/** Allowed HTML elements and attributes. */
	const FORMATS = array(
		'a'      => array(
			'href'   => true,
			'target' => true,
			'rel'    => true,
		),
		'strong' => array(),
		'em'     => array(),
		'br'     => array(),
	);

	/**
	 * Returns HTML with only the allowed formats. Links must have the scheme http, https, mailto or tel.
	 *
	 * @param string $html Untrusted HTML.
	 */
	public static function html( string $html ): string {
		$tag = new \WP_HTML_Tag_Processor( force_balance_tags( wp_kses( $html, self::FORMATS ) ) );
		while ( $tag->next_tag( 'a' ) ) {
			if ( 1 !== preg_match( '~^(?:https?://|mailto:|tel:)~i', (string) $tag->get_attribute( 'href' ) ) ) {
				$tag->remove_attribute( 'href' );
			}
		}
		return trim( $tag->get_updated_html() );
	}
}
