<?php
namespace Dovetail\Contact_Info;

defined( 'ABSPATH' ) || exit;

/** Facts for the page's one LocalBusiness. Without state. */
final class Contact_Info {
	/**
	 * What one of the blocks inside says.
	 *
	 * @param string $name       Of the block.
	 * @param array  $attributes Of the block.
	 * @param string $content    The saved HTML.
	 * @return array Empty where nothing is filled in.
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
	 * The address as a `PostalAddress`.
	 *
	 * @param array $attributes Of the address block.
	 * @return array Empty where no field is filled in.
	 */
	public static function postal_address( array $attributes ): array {
		$field   = static function ( $name ) use ( $attributes ) {
			return dovetail_blocks_attribute( $attributes, $name );
		};
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
	 * The first e-mail address of the saved HTML.
	 *
	 * @param string $content The saved HTML.
	 * @return array Empty where there is none.
	 */
	public static function email( string $content ): array {
		$address = self::first_href( $content, 'mailto:' );
		return '' === $address ? array() : array( 'email' => rawurldecode( $address ) );
	}

	/**
	 * The phone number of the saved HTML.
	 *
	 * @param string $content The saved HTML.
	 * @return array Empty where there is none.
	 */
	public static function phone( string $content ): array {
		$number = self::first_href( $content, 'tel:' );
		return '' === $number ? array() : array( 'telephone' => str_replace( ';ext=', ' ext. ', $number ) );
	}

	/**
	 * What stands behind the scheme of the first link that has it.
	 *
	 * @param string $content The saved HTML.
	 * @param string $scheme  Such as `tel:`.
	 */
	private static function first_href( string $content, string $scheme ): string {
		$tag = new \WP_HTML_Tag_Processor( $content );
		while ( $tag->next_tag( 'a' ) ) {
			$href = $tag->get_attribute( 'href' );
			if ( is_string( $href ) && str_starts_with( $href, $scheme ) ) {
				return substr( $href, strlen( $scheme ) );
			}
		}
		return '';
	}
}
