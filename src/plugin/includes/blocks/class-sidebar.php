<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** What the editor's sidebar says of each panel: whether it is on for the site, and where that is changed. */
final class Sidebar {
	/**
	 * Returns the parts for the current post and user. They include panels that are off for the site.
	 *
	 * @return array<string, array<string, string>> By slug, see `part()`.
	 */
	public static function parts(): array {
		/**
		 * Filters what the editor's sidebar says of its panels, in their order within a group.
		 *
		 * @param array<string, array{group: string, title: string, state: string, url: string, label: string}> $parts By slug.
		 */
		return (array) apply_filters( 'dovetail_blocks_sidebar', array() );
	}

	/**
	 * Returns a part.
	 *
	 * @param string $group `share`, `visitors`, `preview`, `email` or `link`.
	 * @param string $title Title of the panel.
	 * @param bool   $is_on Whether it is on for the site.
	 * @param string $url   Where that is changed; empty if nobody can change it.
	 * @return array{group: string, title: string, state: string, url: string, label: string} The link is only for users who may change settings.
	 */
	public static function part( string $group, string $title, bool $is_on, string $url = '' ): array {
		$may_change = current_user_can( 'manage_options' );
		if ( $is_on ) {
			$state = __( 'On for this site.', 'dovetail-blocks' );
		} else {
			$state = $may_change || '' === $url ? __( 'Off for this site.', 'dovetail-blocks' ) : __( 'Off for this site. An administrator can turn it on.', 'dovetail-blocks' );
		}
		return array(
			'group' => $group,
			'title' => $title,
			'state' => $state,
			'url'   => $may_change ? $url : '',
			'label' => $is_on ? __( 'Change', 'dovetail-blocks' ) : __( 'Turn on', 'dovetail-blocks' ),
		);
	}

	/** Returns a part that is off because another plugin does the same. */
	public static function part_of_other( string $group, string $title, string $plugin ): array {
		/* translators: %s: name of a plugin. */
		$state = sprintf( __( 'Off for this site, because %s does this.', 'dovetail-blocks' ), $plugin );
		return compact( 'state' ) + self::part( $group, $title, false );
	}

	/** Returns the URL of a setting's field. */
	public static function setting_url( string $name ): string {
		return Settings_Page::url( Manifest::settings()[ $name ]['section'] ) . '#' . Settings_Fields::id( $name );
	}
}
