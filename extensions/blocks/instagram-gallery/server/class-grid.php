<?php
namespace Dovetail\Instagram_Gallery;

defined( 'ABSPATH' ) || exit;

/** Renders the posts of an account as a grid of the site's own images, each with a link to the post. */
final class Grid {
	const CLASS_NAME = 'wp-block-dovetail-instagram-gallery';

	const MAX_ALT_LENGTH = 125;

	/**
	 * Returns the saved HTML with the grid. Feeds and blocks with an unknown account get only the saved HTML.
	 *
	 * @param string $content The saved HTML: a link to the profile.
	 */
	public static function draw( array $attributes, string $content ): string {
		$reference = $attributes['accessToken'];
		if ( is_feed() || ! Accounts::is_reference( $reference ) ) {
			return $content;
		}
		$entry   = Gallery::for_page( $reference );
		$content = self::renamed( $content, $attributes['instagramUser'], $entry['username'] );
		$posts   = array_slice( Gallery::shown( $entry ), 0, $attributes['count'] );
		$html    = new \WP_HTML_Tag_Processor( $content );
		if ( ! $posts || ! $html->next_tag() ) {
			return $content;
		}
		if ( $attributes['isStackedOnMobile'] ) {
			$html->add_class( 'is-stacked-on-mobile' );
		}
		return (string) preg_replace_callback(
			'~^\s*<div(?:[^>"\']|"[^"]*"|\'[^\']*\')*+>~',
			static fn( array $root ): string => $root[0] . self::items( $reference, $posts, $attributes ),
			$html->get_updated_html(),
			1
		);
	}

	/** Replaces the username in the saved HTML if the account was renamed. */
	private static function renamed( string $content, string $saved, string $present ): string {
		return '' === Posts::username( $present ) || '' === Posts::username( $saved ) ? $content : str_replace(
			array( "\"https://www.instagram.com/$saved/\"", ">instagram.com/$saved<" ),
			array( "\"https://www.instagram.com/$present/\"", ">instagram.com/$present<" ),
			$content
		);
	}

	/** @return array{url: string, title: string, link: string} Data of a post for the author's browser. */
	public static function image( string $reference, array $post ): array {
		return array(
			'url'   => Pictures::address( $reference, end( $post['copies']['names'] ) ),
			'title' => self::alt( $post ),
			'link'  => $post['link'],
			'video' => $post['isVideo'],
		);
	}

	private static function items( string $reference, array $posts, array $attributes ): string {
		$columns = $attributes['columns'];
		$sizes   = 'auto, ' . ( $attributes['isStackedOnMobile'] ? '(width < 600px) 100vw, ' : '' ) . round( 100 / $columns ) . 'vw';
		$items   = '';
		foreach ( $posts as $post ) {
			$picture = self::picture( $reference, $post, $sizes );
			$class   = $post['isVideo'] ? ' class="is-video"' : '';
			$items  .= '<li' . $class . '>' . ( '' === $post['link'] ? $picture : '<a href="' . esc_url( $post['link'] ) . '">' . $picture . '</a>' ) . '</li>';
		}
		return sprintf(
			'<ul class="%s__grid" role="list" aria-label="%s" style="--dovetail-columns:%d;--dovetail-gap:%dpx">%s</ul>',
			self::CLASS_NAME,
			esc_attr__( 'Latest Instagram posts', 'dovetail-blocks' ),
			$columns,
			$attributes['spacing'],
			$items
		);
	}

	/** @param string $sizes Value of the `sizes` attribute. */
	private static function picture( string $reference, array $post, string $sizes ): string {
		$copies = $post['copies'];
		$set    = array();
		foreach ( $copies['names'] as $side => $name ) {
			$set[] = esc_url( Pictures::address( $reference, $name ) ) . ' ' . $side . 'w';
		}
		return sprintf(
			'<img src="%1$s"%2$s width="%3$d" height="%3$d" alt="%4$s" loading="lazy" decoding="async">', // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- a copy of an Instagram image, which is not an attachment.
			esc_url( Pictures::address( $reference, reset( $copies['names'] ) ) ),
			count( $set ) > 1 ? sprintf( ' srcset="%s" sizes="%s"', implode( ', ', $set ), esc_attr( $sizes ) ) : '',
			(int) array_key_first( $copies['names'] ),
			str_replace( '[', '&#091;', esc_attr( self::alt( $post ) ) )
		);
	}

	/** Returns an image's alternative text: the beginning of its caption. */
	private static function alt( array $post ): string {
		$caption = mb_strlen( $post['caption'] ) > self::MAX_ALT_LENGTH ? rtrim( mb_substr( $post['caption'], 0, self::MAX_ALT_LENGTH - 1 ) ) . '…' : $post['caption'];
		if ( '' === $caption ) {
			return $post['isVideo'] ? __( 'Video on Instagram', 'dovetail-blocks' ) : __( 'Photo on Instagram', 'dovetail-blocks' );
		}
		/* translators: %s: beginning of the caption of a video. */
		return $post['isVideo'] ? sprintf( __( 'Video: %s', 'dovetail-blocks' ), $caption ) : $caption;
	}
}
