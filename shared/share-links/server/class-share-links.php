<?php
namespace Dovetail\Share_Links;

use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Settings;
use Dovetail\Plugin\Site_Url;

defined( 'ABSPATH' ) || exit;

/** Shows plain share links. No third party is contacted before a visitor clicks a link. */
final class Share_Links {
	/**
	 * Display name and share URL of each network, keyed by its name in the setting. Placeholders: `%url` for the URL
	 * to share, `%title` for its title, `%both` for title and URL.
	 */
	private const NETWORKS = array(
		'email'    => array( 'Email', 'mailto:?subject=%title&body=%url' ),
		'whatsapp' => array( 'WhatsApp', 'https://wa.me/?text=%both' ),
		'facebook' => array( 'Facebook', 'https://www.facebook.com/sharer/sharer.php?u=%url' ),
		'mastodon' => array( 'Mastodon', 'https://share.joinmastodon.org/#text=%both' ),
		'bluesky'  => array( 'Bluesky', 'https://bsky.app/intent/compose?text=%both' ),
		'linkedin' => array( 'LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url=%url' ),
		'reddit'   => array( 'Reddit', 'https://www.reddit.com/submit?url=%url&title=%title' ),
		'telegram' => array( 'Telegram', 'https://t.me/share/url?url=%url&text=%title' ),
		'x'        => array( 'X', 'https://x.com/intent/post?url=%url&text=%title' ),
	);

	/** Number of networks shown by default: the first ones in the list. */
	private const DEFAULT_NETWORK_COUNT = 6;

	/** Marks links that replace the row below a post. Authors cannot write this element, so they cannot remove a row. */
	public const REPLACES_ROW = '<template data-replaces-row ';

	/** Renders the share links of a post. */
	public static function of_post( \WP_Post $post ): string {
		return self::draw( (string) get_permalink( $post ), Plain_Text::of_html( get_the_title( $post ) ), __( 'Share this post', 'dovetail-blocks' ) );
	}

	/**
	 * Whether a block is on a page that lists posts, but not in its list.
	 *
	 * @param \WP_Post|null $post Post in the block's context.
	 */
	public static function is_beside_posts( ?\WP_Post $post ): bool {
		$is_list = is_home() || is_archive() || is_search();
		// Some themes print the content of each post without WordPress's loop, after `setup_postdata()`, which sets `$id`.
		$is_in_post = in_the_loop() || ( doing_filter( 'the_content' ) && get_the_ID() === ( $GLOBALS['id'] ?? 0 ) );
		// Some lists change only the block's context, not WordPress's current post.
		$is_current = get_the_ID() === ( $post->ID ?? false );
		// After its own loop, WordPress's current post is the last of the list.
		return $is_list && ! $is_in_post && $is_current && ( ! $post || in_array( get_post(), (array) $GLOBALS['wp_query']->posts, true ) );
	}

	/**
	 * Renders the share links of the requested page, such as a list of posts. Its URL keeps only parameters that
	 * WordPress knows, so that no tracking parameter is shared.
	 */
	public static function of_page(): string {
		$requested = explode( '?', esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ) ), 2 ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- escaped.
		wp_parse_str( $requested[1] ?? '', $parameters );
		$known = array_intersect_key( $parameters, array_flip( $GLOBALS['wp']->public_query_vars ) );
		return self::draw( add_query_arg( rawurlencode_deep( $known ), Site_Url::of_path( $requested[0] ) ), Plain_Text::of_html( wp_get_document_title() ), __( 'Share this page', 'dovetail-blocks' ) );
	}

	/** Renders the share links of a page's own post in a place that replaces the row below the post. */
	public static function in_place_of_row( \WP_Post $post ): string {
		return str_replace( '<template ', self::REPLACES_ROW, self::of_post( $post ) );
	}

	/**
	 * Renders share links in the owner's order, and the button for the device's share menu. The button is in a
	 * `<template>` element, which authors cannot write, so the script trusts its URL.
	 *
	 * @param string $url      URL to share.
	 * @param string $title    Its title, plain text.
	 * @param string $untitled Label of the links if the title is empty.
	 */
	public static function draw( string $url, string $title, string $untitled ): string {
		$places = array_map(
			'rawurlencode',
			array(
				'%url'   => $url,
				'%title' => $title,
				'%both'  => "$title $url",
			)
		);
		$links  = '';
		$names  = self::names();
		foreach ( self::chosen() as $network => list( , $address ) ) {
			$links .= sprintf( '<li><a class="wp-element-button" rel="nofollow noopener" href="%s">%s%s</a></li>', esc_url( strtr( $address, $places ), array( 'https', 'mailto' ) ), self::icon( $network ), esc_html( $names[ $network ] ) );
		}
		// Encode brackets, because WordPress also runs shortcodes in attributes.
		$in_attribute = static fn( string $text ): string => str_replace( '[', '&#091;', $text );
		/* translators: %s: title of a post or page. */
		$named = sprintf( __( 'Share “%s”', 'dovetail-blocks' ), $title );
		$label = '' === $title ? $untitled : $named;
		return sprintf(
			'<div class="dovetail-share-links" role="group" aria-label="%1$s"><p>%2$s</p><ul><template data-url="%6$s" data-title="%7$s"><li><button type="button" class="wp-element-button">%5$s%3$s</button></li></template>%4$s</ul></div>',
			$in_attribute( esc_attr( $label ) ),
			esc_html__( 'Share:', 'dovetail-blocks' ),
			esc_html__( 'Share…', 'dovetail-blocks' ),
			$links,
			self::icon( 'share' ),
			$in_attribute( esc_url( $url ) ),
			$in_attribute( esc_attr( $title ) )
		);
	}

	/** @return array<string, string> Display names of all networks by their key in the setting. */
	public static function names(): array {
		return array( 'email' => __( 'Email', 'dovetail-blocks' ) ) + array_map( static fn( array $network ): string => $network[0], self::NETWORKS );
	}

	/**
	 * Returns WordPress's icon of a network if the owner enabled icons. Screen readers skip the icon, because the name
	 * follows.
	 */
	private static function icon( string $network ): string {
		if ( ! Settings::get( 'sharing_icons' ) || ! function_exists( 'block_core_social_link_get_icon' ) ) {
			return '';
		}
		$icon = new \WP_HTML_Tag_Processor( block_core_social_link_get_icon( 'email' === $network ? 'mail' : $network ) );
		$icon->next_tag( 'svg' );
		$icon->set_attribute( 'aria-hidden', 'true' );
		return $icon->get_updated_html();
	}

	/**
	 * Returns the display name and URL of each network in the setting.
	 *
	 * @return array<string, string[]>
	 */
	private static function chosen(): array {
		$named = array_flip( (array) preg_split( '/\s+/', (string) Settings::get( 'sharing_networks' ), -1, PREG_SPLIT_NO_EMPTY ) );
		return $named ? array_replace( array_intersect_key( $named, self::NETWORKS ), array_intersect_key( self::NETWORKS, $named ) ) : array_slice( self::NETWORKS, 0, self::DEFAULT_NETWORK_COUNT );
	}
}
