<?php
namespace Dovetail\Calendly;

use Dovetail\Embed\Embed;

defined( 'ABSPATH' ) || exit;

/** Builds the data of a calendar's iframe. */
final class Calendly {
	/** Color attributes, keyed by the names of Calendly's URL parameters. */
	const COLORS = array(
		'background_color' => 'backgroundColor',
		'text_color'       => 'textColor',
		'primary_color'    => 'primaryColor',
	);

	/** Height in pixels until the service reports the real height. */
	const HEIGHT = 630;

	/** Returns the data of the frame. Null if there is no calendar to show. */
	public static function frame( array $attributes ): ?array {
		$parts = Embed::parts( 'calendly', $attributes['url'] );
		if ( null === $parts || '/' === $parts['path'] ) {
			return null;
		}
		$own   = array( 'hide_event_type_details', 'embed_domain', 'embed_type' );
		$query = array_diff_key( $parts['query'], self::COLORS, array_flip( $own ) );
		if ( $attributes['hideEventTypeDetails'] ) {
			$query['hide_event_type_details'] = 1;
		}
		foreach ( self::COLORS as $name => $attribute ) {
			if ( isset( $attributes[ $attribute ] ) ) {
				$query[ $name ] = $attributes[ $attribute ];
			}
		}
		// Calendly reports the height of the calendar only if the URL has both parameters.
		$query['embed_domain'] = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		$query['embed_type']   = 'Inline';
		return array(
			'src'    => Embed::base( 'calendly' ) . $parts['path'] . '?' . http_build_query( $query ),
			'height' => self::HEIGHT,
		) + ( 'link' === $attributes['style'] ? array( 'isDialog' => true ) : array() );
	}

	/** Returns the text of the link on the page. */
	public static function link_text(): string {
		return __( 'Book at Calendly', 'dovetail-blocks' );
	}
}
