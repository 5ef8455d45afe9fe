<?php
namespace Dovetail\Contact_Info;

defined( 'ABSPATH' ) || exit;

use Dovetail\Plugin\Attributes;

/**
 * The details of a contact info as a card for an address book: a file, and the QR code of it. The editor writes the very
 * same text, see `rules/card.ts`. Holds the cards that the page has shown so far.
 */
final class Card {
	/** The parameter of a page's address that asks for one of its cards. */
	const PARAMETER = 'dovetail-contact';

	/** Addresses, numbers and emails of one card, each. */
	const MAX_OF_A_KIND = 5;

	/** Space around a code, in squares. */
	const BORDER = 4;

	/**
	 * Text of each card that was shown, by its fingerprint.
	 *
	 * @var array<string, string>
	 */
	private static array $shown = array();

	/**
	 * The card; empty without details.
	 *
	 * @param string                     $name      Of the person or the business.
	 * @param list<array<string, mixed>> $addresses Attributes of the address blocks, read.
	 * @param string                     $content   HTML with the links to emails and numbers.
	 */
	public static function text( string $name, array $addresses, string $content ): string {
		$addresses = array_slice( array_values( array_filter( $addresses, static fn( array $address ): bool => '' !== self::address( $address ) ) ), 0, self::MAX_OF_A_KIND );
		$emails    = array_map( 'rawurldecode', Contact_Info::hrefs( $content, 'mailto:', self::MAX_OF_A_KIND ) );
		$phones    = str_replace( ';ext=', 'x', Contact_Info::hrefs( $content, 'tel:', self::MAX_OF_A_KIND ) );
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

	/** Returns the line of an address, each part in its place; empty where no field is filled in. */
	private static function address( array $address ): string {
		$field  = static fn( string $name ): string => self::escaped( (string) $address[ $name ] );
		$street = array_filter( array_map( $field, array( 'address', 'addressLine2', 'addressLine3' ) ), 'strlen' );
		$parts  = array_merge( array( implode( '\n', $street ) ), array_map( $field, array( 'city', 'region', 'postal', 'country' ) ) );
		return '' === implode( '', $parts ) ? '' : 'ADR:;;' . implode( ';', $parts );
	}

	/** One line of text in which nothing means something else. */
	private static function escaped( string $text ): string {
		$line = preg_replace( array( '~[\x00-\x20\x7f]+~', '~^ | $~' ), array( ' ', '' ), $text );
		return preg_replace( '~[\\\\,;]~', '\\\\$0', $line );
	}

	/**
	 * HTML below the details: the link to the card, and its code.
	 *
	 * @param array<string, mixed> $attributes Of the block, read.
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
	 * URL of a card. In a published post, the post's URL serves the card, so that a phone opens its contacts. Outside
	 * of posts, the link is a data URL.
	 */
	private static function link( string $card, string $name ): string {
		$key                 = hash( 'fnv1a32', $card );
		self::$shown[ $key ] = $card;
		$is_post             = doing_filter( 'the_content' ) && 'publish' === get_post_status();
		return sprintf(
			'<p class="wp-block-dovetail-contact-info__card"><a href="%1$s" download="%2$s" rel="nofollow">%3$s</a></p>',
			$is_post
				? esc_url( add_query_arg( self::PARAMETER, $key, get_permalink() ) )
				: esc_attr( 'data:text/vcard;charset=utf-8,' . rawurlencode( $card ) ),
			esc_attr( self::file_name( $name ) ),
			esc_html__( 'Save contact', 'dovetail-blocks' )
		);
	}

	/** Such as `harbour-bakery.vcf`. */
	private static function file_name( string $name ): string {
		$name = preg_replace( '~[^a-z0-9-]~', '', sanitize_title( remove_accents( $name ) ) );
		return ( '' === $name ? 'contact' : substr( $name, 0, 60 ) ) . '.vcf';
	}

	/**
	 * The code, dark on light as every phone can read it; nothing where it was made of other details.
	 *
	 * @param array $code `of`, `side`, `squares`; empty without one.
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
	 * Serves a card if the URL of a post asks for one in its content. Everyone who may read the post may have it. For
	 * an unknown card, the page itself is served.
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
		// Nobody draws a page twice by asking.
		if ( ! has_block( 'dovetail/contact-info', $post ) && ! has_block( 'core/block', $post ) ) {
			return;
		}
		do_blocks( $post->post_content );
		$card = self::$shown[ $key ] ?? '';
		if ( '' === $card ) {
			return;
		}
		header( 'Content-Type: text/vcard; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="contact.vcf"' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'X-Robots-Tag: noindex' );
		echo $card; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a text file; nosniff.
		exit;
	}
}
