<?php
namespace Dovetail\Contact_Info;

defined( 'ABSPATH' ) || exit;

/** Adds labels and icons to the saved details, and collects data for the page's LocalBusiness. Has no state. */
final class Contact_Info {
	/**
	 * Matches a tag. The quantifiers are possessive: with others, a long attribute would make the pattern fail and return
	 * an empty page.
	 */
	private const TAG = '~(</?\w+(?:[^>"]++|"[^"]*+")*+>)~';

	/** Names of the context values that the block passes to its inner blocks, see `markup.ts`. */
	const SHOW_ICONS  = 'dovetail/contactInfo/showIcons';
	const SHOW_LABELS = 'dovetail/contactInfo/showLabels';

	/**
	 * Renders a detail with its label. If there is an icon, only screen readers get the label. Feeds have no labels,
	 * and shortcodes in a detail do not run.
	 *
	 * @return string HTML, with the label escaped.
	 */
	public static function html( string $content, \WP_Block $block ): string {
		$content  = str_replace( '[', '&#091;', $content );
		$content  = 'dovetail/email' === $block->name && ! is_feed() ? self::breakable( $content ) : $content;
		$is_shown = true === ( $block->context[ self::SHOW_LABELS ] ?? false );
		if ( is_feed() || ! ( $is_shown || true === ( $block->context[ self::SHOW_ICONS ] ?? false ) ) ) {
			return $content;
		}
		$labels = array(
			'dovetail/address' => __( 'Address', 'dovetail-blocks' ),
			'dovetail/email'   => __( 'Email', 'dovetail-blocks' ),
			'dovetail/phone'   => __( 'Phone', 'dovetail-blocks' ),
		);
		$label  = sprintf(
			'<span class="wp-block-dovetail-contact-info__label%1$s">%2$s</span> ',
			$is_shown ? '' : ' is-hidden',
			esc_html( $labels[ $block->name ] )
		);
		return preg_replace_callback( self::TAG, static fn( array $tag ): string => $tag[0] . $label, $content, 1 );
	}

	/** Lets email addresses in HTML break after the @ sign and before dots instead of inside words. */
	private static function breakable( string $html ): string {
		$pieces = (array) preg_split( self::TAG, $html, -1, PREG_SPLIT_DELIM_CAPTURE );
		foreach ( $pieces as $index => $piece ) {
			if ( 0 === $index % 2 ) {
				$pieces[ $index ] = preg_replace( array( '~(?<=\S)@(?=\S)~', '~(?<=\w)\.(?=\w)~' ), array( '@<wbr>', '<wbr>.' ), $piece );
			}
		}
		return implode( '', $pieces );
	}

	/**
	 * Returns the structured data of an inner block.
	 *
	 * @return array Structured data; empty if the detail is empty.
	 */
	public static function facts( string $name, array $attributes, string $content ): array {
		switch ( $name ) {
			case 'dovetail/address':
				return self::postal_address( $attributes );
			case 'dovetail/email':
				return self::email( $content );
			default:
				return self::phone( $content );
		}
	}

	/**
	 * Returns the address as a `PostalAddress`.
	 *
	 * @param array $attributes Attributes of the address block.
	 * @return array Structured data; empty if all fields are empty.
	 */
	public static function postal_address( array $attributes ): array {
		$field   = static fn( $name ) => dovetail_blocks_attribute( $attributes, $name );
		$street  = array_filter( array_map( $field, array( 'address', 'addressLine2', 'addressLine3' ) ), 'strlen' );
		$address = array_filter(
			array(
				'streetAddress'   => implode( ', ', $street ),
				'addressLocality' => $field( 'city' ),
				'addressRegion'   => $field( 'region' ),
				'postalCode'      => $field( 'postal' ),
				'addressCountry'  => $field( 'country' ),
			),
			'strlen'
		);
		return $address ? array( 'address' => array( '@type' => 'PostalAddress' ) + $address ) : array();
	}

	/**
	 * Returns the first email address in the saved HTML.
	 *
	 * @return array Structured data; empty if there is no link.
	 */
	public static function email( string $content ): array {
		$address = self::hrefs( $content, 'mailto:', 1 )[0] ?? '';
		return '' === $address ? array() : array( 'email' => rawurldecode( $address ) );
	}

	/**
	 * Returns the phone number in the saved HTML.
	 *
	 * @return array Structured data; empty if there is no link.
	 */
	public static function phone( string $content ): array {
		$number = self::hrefs( $content, 'tel:', 1 )[0] ?? '';
		return '' === $number ? array() : array( 'telephone' => str_replace( ';ext=', ' ext. ', $number ) );
	}

	/**
	 * Returns the first links with a scheme, without the scheme: for `tel:`, the phone numbers.
	 *
	 * @param string $content HTML.
	 * @param string $scheme  URL scheme such as `tel:`.
	 * @return list<string>
	 */
	public static function hrefs( string $content, string $scheme, int $most ): array {
		$found = array();
		$tag   = new \WP_HTML_Tag_Processor( $content );
		while ( count( $found ) < $most && $tag->next_tag( 'a' ) ) {
			$href = $tag->get_attribute( 'href' );
			if ( is_string( $href ) && str_starts_with( $href, $scheme ) ) {
				$found[] = substr( $href, strlen( $scheme ) );
			}
		}
		return $found;
	}
}
