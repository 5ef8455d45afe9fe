<?php
namespace Dovetail\Contact_Info;

defined( 'ABSPATH' ) || exit;

use Dovetail\Plugin\Attributes;

/**
 * Creates the contact card (vCard) of a Contact Info block, as a file and as a QR code. The editor creates the same
 * text, see `rules/card.ts`. Stores the cards rendered during the current request.
 */
final class Card {
	/** Query parameter that requests a card from a page. */
	const PARAMETER = 'dovetail-contact';

	/** Maximum number of addresses per card; phone numbers and email addresses have the same limit. */
	const MAX_PER_TYPE = 5;

	/** Margin of the QR code in squares. */
	const BORDER = 4;

	/**
	 * The vCard text and the file name of each card on the page, keyed by fingerprint.
	 *
	 * @var array<string, array{string, string}>
	 */
	private static array $shown = array();

	/**
	 * Returns the contact card; empty if there are no details.
	 *
	 * @param string                     $name      Name of the person or business; may be empty.
	 * @param list<array<string, mixed>> $addresses Parsed attributes of the address blocks.
	 * @param string                     $content   HTML with the links to emails and numbers.
	 */
	public static function text( string $name, array $addresses, string $content ): string {
		$addresses = array_slice( array_values( array_filter( $addresses, static fn( array $address ): bool => '' !== self::address( $address ) ) ), 0, self::MAX_PER_TYPE );
		$emails    = array_map( 'rawurldecode', Contact_Info::hrefs( $content, 'mailto:', self::MAX_PER_TYPE ) );
		$phones    = str_replace( ';ext=', 'x', Contact_Info::hrefs( $content, 'tel:', self::MAX_PER_TYPE ) );
		$names     = array( $name, $addresses[0]['address'] ?? '', $emails[0] ?? '', $phones[0] ?? '' );
		$title     = (string) current( array_filter( array_map( array( self::class, 'escaped' ), $names ), 'strlen' ) );
		if ( ! $addresses && ! $emails && ! $phones ) {
			return '';
		}
		$lines = array_merge(
			array( 'BEGIN:VCARD', 'VERSION:3.0', "N:$title;;;;", "FN:$title" ),
			array_map( array( self::class, 'address' ), $addresses ),
			preg_replace( '~^~', 'EMAIL:', array_map( array( self::class, 'escaped' ), $emails ) ),
			preg_replace( '~^~', 'TEL:', array_map( array( self::class, 'escaped' ), $phones ) ),
			array( 'END:VCARD', '' )
		);
		return implode( "\r\n", $lines );
	}

	/** Returns an address in vCard's order; empty if all fields are empty. */
	private static function address( array $address ): string {
		$field  = static fn( string $name ): string => self::escaped( (string) $address[ $name ] );
		$street = array_filter( array_map( $field, array( 'address', 'addressLine2', 'addressLine3' ) ), 'strlen' );
		$parts  = array_merge( array( implode( '\n', $street ) ), array_map( $field, array( 'city', 'region', 'postal', 'country' ) ) );
		return '' === implode( '', $parts ) ? '' : 'ADR:;;' . implode( ';', $parts );
	}

	private static function escaped( string $text ): string {
		$line = preg_replace( array( '~[\x00-\x20\x7f]+~', '~^ | $~' ), array( ' ', '' ), $text );
		return preg_replace( '~[\\\\,;]~', '\\\\$0', $line );
	}

	/**
	 * Returns the HTML below the details: the link to the card, and its QR code.
	 *
	 * @param array<string, mixed> $attributes Parsed attributes of the block.
	 * @return string HTML, escaped.
	 */
	public static function html( array $attributes, \WP_Block $block, string $content ): string {
		$addresses = array();
		foreach ( $block->parsed_block['innerBlocks'] as $inner ) {
			if ( 'dovetail/address' === $inner['blockName'] ) {
				$addresses[] = Attributes::for_block( 'address', $inner['attrs'] );
			}
		}
		$card = self::text( $attributes['name'], $addresses, $content );
		if ( '' === $card ) {
			return '';
		}
		return ( $attributes['hasCard'] ? self::link( $card, $attributes['name'] ) : '' )
			. ( $attributes['hasCode'] ? self::code( (array) $attributes['code'], $card ) : '' );
	}

	/**
	 * Returns the URL of a card. In a published post, this is the post's URL with a query parameter, so that phones
	 * open their contacts app; elsewhere, a data URL.
	 */
	private static function link( string $card, string $name ): string {
		$key                 = hash( 'fnv1a32', $card );
		$file                = self::file_name( $name );
		self::$shown[ $key ] = array( $card, $file );
		$is_post             = doing_filter( 'the_content' ) && 'publish' === get_post_status();
		return sprintf(
			'<p class="wp-block-dovetail-contact-info__card"><a href="%1$s" download="%2$s" rel="nofollow">%3$s</a></p>',
			$is_post
				? esc_url( add_query_arg( self::PARAMETER, $key, get_permalink() ) )
				: esc_attr( 'data:text/vcard;charset=utf-8,' . rawurlencode( $card ) ),
			esc_attr( $file ),
			esc_html__( 'Save contact', 'dovetail-blocks' )
		);
	}

	/** Returns a file name such as `harbour-bakery.vcf`. */
	private static function file_name( string $name ): string {
		// WordPress percent-encodes the letters of other scripts.
		$name = trim( preg_replace( '~%[0-9a-f]{2}|[^a-z0-9-]~', '', sanitize_title( remove_accents( $name ) ) ), '-' );
		return ( '' === $name ? 'contact' : substr( $name, 0, 60 ) ) . '.vcf';
	}

	/**
	 * Returns the QR code, dark on light so that all phones can read it. Empty if the code was computed for other
	 * details.
	 *
	 * @param array $code The attribute `code`, with `of`, `side` and `squares`; empty without a QR code.
	 */
	private static function code( array $code, string $card ): string {
		if ( hash( 'fnv1a32', $card ) !== ( $code['of'] ?? '' ) ) {
			return '';
		}
		$side    = (int) $code['side'];
		$squares = strtr( $code['squares'], array_combine( str_split( '0123456789abcdef' ), array_map( static fn( int $digit ): string => sprintf( '%04b', $digit ), range( 0, 15 ) ) ) );
		$path    = '';
		foreach ( array_slice( str_split( $squares, $side ), 0, $side ) as $row => $line ) {
			preg_match_all( '~1+~', $line, $runs, PREG_OFFSET_CAPTURE );
			foreach ( $runs[0] as list( $dark, $column ) ) {
				$path .= "M$column $row.5h" . strlen( $dark );
			}
		}
		return sprintf(
			'<svg class="wp-block-dovetail-contact-info__code" viewBox="%1$d %1$d %2$d %2$d" role="img" aria-label="%3$s"><path d="%4$s"/></svg>',
			-self::BORDER,
			$side + 2 * self::BORDER,
			esc_attr__( 'QR code with these contact details', 'dovetail-blocks' ),
			esc_attr( $path )
		);
	}

	/**
	 * Serves a contact card of the current post if the URL requests one. Everyone who can read the post can get its
	 * card. If the post has no such card, serves the page.
	 */
	public static function send(): void {
		$key  = isset( $_GET[ self::PARAMETER ] ) ? wp_unslash( $_GET[ self::PARAMETER ] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- compared with what the post holds.
		$post = get_queried_object();
		if ( ! is_string( $key ) || '' === $key || ! is_singular() || ! $post instanceof \WP_Post ) {
			return;
		}
		if ( 'publish' !== $post->post_status || post_password_required( $post ) ) {
			return;
		}
		// Do not render posts that cannot contain a card, because anyone can send such requests.
		if ( ! has_block( 'dovetail/contact-info', $post ) && ! has_block( 'core/block', $post ) ) {
			return;
		}
		do_blocks( $post->post_content );
		if ( ! isset( self::$shown[ $key ] ) ) {
			return;
		}
		list( $card, $file ) = self::$shown[ $key ];
		header( 'Content-Type: text/vcard; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="' . $file . '"' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'X-Robots-Tag: noindex' );
		echo $card; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a text file; nosniff.
		exit;
	}
}
