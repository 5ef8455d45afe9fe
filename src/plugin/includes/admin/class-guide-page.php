<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * The guide in the admin: shows one page, next to a list of all pages. The build generates the guide from docs/guide.
 */
final class Guide_Page {
	/** Slug of the page. The build writes it into links between pages. */
	const PAGE_SLUG = 'dovetail-guide';

	/** Name of the guide's start page, which lists all other pages. */
	private const INDEX = 'README';

	private const STYLE = '
.dovetail-guide{max-width:68rem}
.dovetail-guide__parts{display:grid;gap:24px 40px;align-items:start;margin-block-start:16px}
.dovetail-guide__text{box-sizing:border-box;min-width:0;max-width:46rem;padding:8px min(24px,3%) 16px;background:#fff;border:1px solid #c3c4c7;font-size:14px;overflow-wrap:anywhere}
.dovetail-guide__text :is(p,li){font-size:inherit;line-height:1.6}
.dovetail-guide__text :is(h2,h3){margin:1.5em 0 .5em;line-height:1.3;scroll-margin-block-start:56px}
.dovetail-guide__text h2{font-size:18px}
.dovetail-guide__text h3{font-size:15px}
.dovetail-guide__text ul{list-style:disc}
.dovetail-guide__text :is(ul,ol){margin:1em 0;padding-inline-start:24px}
.dovetail-guide__text ol{margin-inline-start:0}
.dovetail-guide__text table{display:block;overflow-x:auto;border-collapse:collapse;overflow-wrap:break-word}
.dovetail-guide__text :is(th,td){padding:6px 8px;border:1px solid #c3c4c7;text-align:start;vertical-align:top}
.dovetail-guide__text code{overflow-wrap:anywhere}
.dovetail-guide__pages h2{margin:0 0 4px;font-size:14px}
.dovetail-guide__pages ul{margin:0 0 20px}
.dovetail-guide__pages li{margin:0}
.dovetail-guide__pages a{display:block;padding:5px 8px}
.dovetail-guide__pages a[aria-current]{background:#fff;color:#1d2327;font-weight:600;text-decoration:none;box-shadow:inset 3px 0 #2271b1}
@media (min-width:961px){.dovetail-guide__parts.has-pages{grid-template-columns:minmax(0,1fr) 16rem}.dovetail-guide__all{display:none}}';

	/**
	 * Adds the page to the menu.
	 *
	 * @param array<string, array> $items See `Menu::items()`.
	 */
	public static function add_item( $items ): array {
		$items[ self::PAGE_SLUG ] = array(
			'title'      => __( 'Guide', 'dovetail-blocks' ),
			'capability' => 'edit_posts',
			'order'      => 60,
			'render'     => array( __CLASS__, 'render' ),
		);
		return $items;
	}

	/**
	 * Returns the URL of a page of the guide.
	 *
	 * @param string $name   Path of the page in docs/guide without the extension; empty for the list of pages.
	 * @param string $anchor ID of a heading; empty for none.
	 */
	public static function url( string $name = '', string $anchor = '' ): string {
		return Menu::url( self::PAGE_SLUG, '' === $name ? array() : array( 'guide' => $name ) ) . ( '' === $anchor ? '' : '#' . $anchor );
	}

	/** Adds a link to the guide in the list of plugins. */
	public static function add_link( $links ) {
		if ( current_user_can( 'edit_posts' ) ) {
			array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( self::url() ), esc_html__( 'Guide', 'dovetail-blocks' ) ) );
		}
		return $links;
	}

	/** @return array[] See `Overview::rows()`. */
	public static function overview_rows(): array {
		$rows = array(
			array(
				'section' => 'steps',
				'id'      => 'guide',
				'title'   => __( 'Learn how each block works', 'dovetail-blocks' ),
				'text'    => __( 'The guide explains blocks, connections, email and privacy.', 'dovetail-blocks' ),
				'label'   => __( 'Read the guide', 'dovetail-blocks' ),
				'url'     => current_user_can( 'edit_posts' ) ? self::url() : '',
			),
		);
		if ( current_user_can( 'manage_options' ) ) {
			$rows[] = array(
				'section' => 'steps',
				'id'      => 'moving',
				'title'   => __( 'Move from another plugin', 'dovetail-blocks' ),
				'text'    => __( 'Bring your subscribers, galleries and embeds with you.', 'dovetail-blocks' ),
				'label'   => __( 'Read how to move', 'dovetail-blocks' ),
				'url'     => self::url( 'moving', 'from-another-plugin' ),
			);
		}
		return $rows;
	}

	/** Prints the page that the URL names, or the list of all pages. */
	public static function render(): void {
		if ( ! current_user_can( 'edit_posts' ) ) {
			return;
		}
		$guide = include DOVETAIL_BLOCKS_DIR . '/guide.php';
		$asked = wp_unslash( $_GET['guide'] ?? self::INDEX ); // phpcs:ignore WordPress.Security -- only names in the list are used.
		$asked = is_string( $asked ) ? $guide['families'][ $asked ] ?? $asked : '';
		$name  = isset( $guide['titles'][ $asked ] ) ? $asked : self::INDEX;
		// The guide is written in English.
		$language = 'lang="en" dir="ltr"';
		echo '<style>' . self::STYLE . '</style>'; // phpcs:ignore WordPress.Security.EscapeOutput -- a constant.
		printf( '<div class="wrap dovetail-guide"><h1 %s>%s</h1>', $language, esc_html( $guide['titles'][ $name ] ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- fixed attributes.
		if ( $name !== $asked ) {
			printf( '<div class="notice notice-warning inline"><p>%s</p></div>', esc_html__( 'This page of the guide doesn’t exist. Choose another one.', 'dovetail-blocks' ) );
		}
		if ( self::INDEX !== $name ) {
			// On narrow screens, the list of pages comes only after the text.
			printf( '<p class="dovetail-guide__all"><a href="%s" lang="en">All pages</a></p>', esc_url( self::url() ) );
		}
		printf( '<div class="dovetail-guide__parts%s" %s>', self::INDEX === $name ? '' : ' has-pages', $language ); // phpcs:ignore WordPress.Security.EscapeOutput -- fixed attributes.
		$html = (string) file_get_contents( DOVETAIL_BLOCKS_DIR . '/guide/' . $name . '.html' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this plugin.
		// A hidden page can still be opened by its URL.
		$hidden = Settings::is_platform_configured() ? array() : array_diff( $guide['platform'], array( $name ) );
		foreach ( self::INDEX === $name ? $hidden : array() as $page ) {
			$html = (string) preg_replace( '~<li><a href="[^"]*guide=' . preg_quote( $page, '~' ) . '">.*</li>\n~', '', $html );
		}
		printf( '<div class="dovetail-guide__text">%s</div>', wp_kses_post( $html ) );
		if ( self::INDEX !== $name ) {
			self::render_pages( $guide, $name, $hidden );
		}
		echo '</div></div>';
	}

	/**
	 * @param array{titles: array<string, string>, sections: array<string, string[]>} $guide   The data of the build.
	 * @param string                                                                  $current Name of the page that is shown.
	 * @param string[]                                                                $hidden  Names of the pages to leave out.
	 */
	private static function render_pages( array $guide, string $current, array $hidden ): void {
		printf( '<nav class="dovetail-guide__pages" aria-label="%s">', esc_attr( $guide['titles'][ self::INDEX ] ) );
		printf( '<ul><li><a href="%s">All pages</a></li></ul>', esc_url( self::url() ) );
		foreach ( $guide['sections'] as $title => $names ) {
			printf( '<h2>%s</h2><ul>', esc_html( $title ) );
			foreach ( array_diff( $names, $hidden ) as $name ) {
				printf( '<li><a href="%s"%s>%s</a></li>', esc_url( self::url( $name ) ), $name === $current ? ' aria-current="page"' : '', esc_html( $guide['titles'][ $name ] ) );
			}
			echo '</ul>';
		}
		echo '</nav>';
	}
}
