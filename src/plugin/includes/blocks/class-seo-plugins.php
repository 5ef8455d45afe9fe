<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Detects other SEO plugins. When one is active, Dovetail Blocks prints no metadata of its own. */
final class Seo_Plugins {
	/** SEO plugin names, keyed by a constant that each plugin defines. */
	private const NAMES = array(
		'WPSEO_VERSION'             => 'Yoast SEO',
		'RANK_MATH_VERSION'         => 'Rank Math SEO',
		'SEOPRESS_VERSION'          => 'SEOPress',
		'AIOSEO_VERSION'            => 'All in One SEO',
		'THE_SEO_FRAMEWORK_VERSION' => 'The SEO Framework',
		'SMARTCRAWL_VERSION'        => 'SmartCrawl',
		'SLIM_SEO_VER'              => 'Slim SEO',
		'SURERANK_VERSION'          => 'SureRank',
		'SITESEO_VERSION'           => 'SiteSEO',
	);

	/** Returns the name of the active SEO plugin; null if none is detected. */
	public static function active_plugin(): ?string {
		$name = array_values( array_filter( self::NAMES, 'defined', ARRAY_FILTER_USE_KEY ) )[0] ?? null;
		return $name ?? ( self::is_jetpack_active() ? 'Jetpack' : null );
	}

	/**
	 * Returns the name of the active plugin that prints the tags for link previews; null if none is detected. Jetpack
	 * prints them without its SEO module too, for example to share posts. Call it once all plugins have added their
	 * filters, so after `init`.
	 */
	public static function social_tags_plugin(): ?string {
		$is_jetpack = class_exists( 'Jetpack' ) && apply_filters( 'jetpack_enable_open_graph', false ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Jetpack's filter.
		return self::active_plugin() ?? ( $is_jetpack ? 'Jetpack' : null );
	}

	/** Whether Jetpack's SEO module is active. It prints the description from the field that our panel uses too. */
	private static function is_jetpack_active(): bool {
		$is_module_active = array( 'Jetpack', 'is_module_active' );
		return is_callable( $is_module_active ) && (bool) call_user_func( $is_module_active, 'seo-tools' );
	}
}
