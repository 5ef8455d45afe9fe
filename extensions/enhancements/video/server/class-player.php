<?php
namespace Dovetail\Video;

use Dovetail\Embed\Embed;
use Dovetail\Plugin\Block_Assets;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Registry;

defined( 'ABSPATH' ) || exit;

/** Replaces WordPress's player with a hosted video's player that loads after a click. */
final class Player {
	/** Matches the video block's saved HTML: the figure, its video, and a caption. Other HTML is not changed. */
	const SAVED = '~^(\s*<figure\b[^>]*>)\s*(<video\b[^>]*>.*?</video>)?(\s*(?:<figcaption\b.*?</figcaption>)?\s*</figure>\s*)\z~s';

	/** Aspect ratios that have a class, widest first, as in `rules/player.ts`. */
	const RATIOS = array( array( 21, 9 ), array( 18, 9 ), array( 16, 9 ), array( 4, 3 ), array( 1, 1 ), array( 9, 16 ), array( 1, 2 ) );

	/**
	 * Tolerance in hundredths. A video gets a standard ratio's class if its own ratio is larger by at most this value.
	 */
	const TOLERANCE = 10;

	/**
	 * Renders a video block for visitors. Returns WordPress's HTML in feeds, without a platform, and for videos that
	 * are not hosted.
	 */
	public static function draw( $content, $parsed ): string {
		$content = (string) $content;
		if ( is_feed() || ! Hosted_Video::is_offered() || ! preg_match( self::SAVED, $content, $parts ) ) {
			return $content;
		}
		$id   = is_int( $parsed['attrs']['id'] ?? null ) ? $parsed['attrs']['id'] : 0;
		$guid = Hosted_Video::checked( $parsed['attrs']['guid'] ?? '' );
		$guid = '' === $guid ? Hosted_Video::guid_of( $id ) : $guid;
		if ( '' === $guid ) {
			return $content;
		}
		list( , $figure, $video, $rest ) = $parts;
		list( $width, $height )          = Hosted_Video::size_of( $id );
		self::load();
		return self::with_classes( $figure, $width, $height ) . self::frame( $guid, $id, $video, $width, $height ) . self::without_script( $video ) . $rest;
	}

	/**
	 * Returns the player's URL. `rules/player.ts` returns the same URL; both are tested with the same cases.
	 *
	 * @param array $playback `autoplay`, `controls`, `loop`, `muted`, `poster` and `preload`, as the block stores them.
	 */
	public static function address( string $guid, array $playback ): string {
		$poster = (string) ( $playback['poster'] ?? '' );
		$flags  = array(
			'autoPlay'       => empty( $playback['autoplay'] ) ? '' : '1',
			'controls'       => ( $playback['controls'] ?? true ) ? '' : '0',
			'loop'           => empty( $playback['loop'] ) ? '' : '1',
			'muted'          => empty( $playback['muted'] ) ? '' : '1',
			'posterUrl'      => preg_match( '~^https?://[^\s/?#]~i', $poster ) ? $poster : '',
			'preloadContent' => in_array( $playback['preload'] ?? '', array( 'auto', 'metadata', 'none' ), true ) ? $playback['preload'] : '',
		);
		$query  = http_build_query( array_filter( $flags, 'strlen' ), '', '&', PHP_QUERY_RFC3986 );
		return Embed::base( 'video' ) . '/embed/' . $guid . ( '' === $query ? '' : '?' . $query );
	}

	/** @return string[] Classes that WordPress gives to embeds of this aspect ratio. */
	public static function ratio_classes( int $width, int $height ): array {
		$own = round( 100 * $width / $height );
		foreach ( self::RATIOS as list( $w, $h ) ) {
			$ratio = round( 100 * $w / $h );
			if ( $own >= $ratio ) {
				return $own - $ratio <= self::TOLERANCE ? array( "wp-embed-aspect-$w-$h", 'wp-has-aspect-ratio' ) : array();
			}
		}
		return array();
	}

	/** Returns a link to the video with the click-to-load button over it, in the video's aspect ratio. */
	private static function frame( string $guid, int $id, string $video, int $width, int $height ): string {
		$page = 'https://videopress.com/v/' . $guid;
		// Print the title only if the attachment is publicly viewable, because an author can enter any ID.
		$title = $id > 0 && is_post_publicly_viewable( $id ) ? Plain_Text::of_html( get_the_title( $id ) ) : '';
		// Escape square brackets, which WordPress would run as a shortcode.
		$words = str_replace( '[', '&#91;', esc_html( '' === $title ? substr( $page, 8 ) : $title ) );
		$link  = sprintf( '<div><p><a href="%s">%s</a></p></div>', esc_url( $page ), $words );
		$embed = Embed::draw(
			'video',
			$link,
			array(
				'src'    => self::address( $guid, self::playback( $video ) ),
				'height' => $height,
			)
		);
		$html  = new \WP_HTML_Tag_Processor( $embed );
		$html->next_tag();
		// Full width, at most 85% of the window's height, and high enough for the button's text. The video fills this
		// frame (see shared/embed).
		$html->set_attribute( 'style', sprintf( '--dovetail-embed-height:max(min(calc(100cqi * %d / %d),85svh),13em);--stage:var(--frame)', $height, $width ) );
		return '<div class="dovetail-video" style="container-type:inline-size">' . $html->get_updated_html() . '</div>';
	}

	/**
	 * Returns the playback settings from the block's saved HTML.
	 *
	 * @param string $video HTML of the video tag; empty for the default settings.
	 */
	private static function playback( string $video ): array {
		$html = new \WP_HTML_Tag_Processor( $video );
		if ( ! $html->next_tag( 'VIDEO' ) ) {
			return array( 'preload' => 'metadata' );
		}
		$playback = array();
		foreach ( array( 'autoplay', 'controls', 'loop', 'muted' ) as $name ) {
			$playback[ $name ] = null !== $html->get_attribute( $name );
		}
		return $playback + array(
			'poster'  => $html->get_attribute( 'poster' ),
			'preload' => $html->get_attribute( 'preload' ) ?? 'metadata',
		);
	}

	/** Returns WordPress's own player for browsers without JavaScript. The player loads nothing before a click. */
	private static function without_script( string $video ): string {
		$html = new \WP_HTML_Tag_Processor( $video );
		if ( ! $html->next_tag( 'VIDEO' ) ) {
			return '';
		}
		$html->set_attribute( 'preload', 'none' );
		$html->set_attribute( 'controls', true );
		$html->remove_attribute( 'autoplay' );
		if ( wp_parse_url( (string) $html->get_attribute( 'poster' ), PHP_URL_HOST ) !== wp_parse_url( home_url(), PHP_URL_HOST ) ) {
			$html->remove_attribute( 'poster' );
		}
		return '<noscript>' . $html->get_updated_html() . '</noscript>';
	}

	/**
	 * Returns the figure with aspect ratio classes, and keeps the author's classes. A floating figure gets a width,
	 * because its content has no width of its own.
	 */
	private static function with_classes( string $figure, int $width, int $height ): string {
		$html = new \WP_HTML_Tag_Processor( $figure );
		$html->next_tag();
		foreach ( self::ratio_classes( $width, $height ) as $name ) {
			$html->add_class( $name );
		}
		if ( $html->has_class( 'alignleft' ) || $html->has_class( 'alignright' ) ) {
			$style = rtrim( (string) $html->get_attribute( 'style' ), '; ' );
			$html->set_attribute( 'style', ( '' === $style ? '' : $style . ';' ) . sprintf( 'width:min(25em,100%%,85svh * %d / %d)', $width, $height ) );
		}
		return $html->get_updated_html();
	}

	/** Enqueues the script and style of embeds, because the page may not contain an embed block. */
	private static function load(): void {
		foreach ( Registry::blocks() as $type ) {
			if ( in_array( 'dovetail-embed-style', $type->style_handles, true ) ) {
				Block_Assets::register_before_render( '', array( 'blockName' => $type->name ) );
				break;
			}
		}
		wp_enqueue_style( 'dovetail-embed-style' );
		wp_enqueue_script_module( 'dovetail-embed-view-script-module' );
	}
}
