<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Data for the panels in the editor's sidebar: whether each is on for the site, and the URL of its setting. */
final class Sidebar {
	/**
	 * Returns the panels for the current post and user, including panels that are off for the site.
	 *
	 * @return array<string, array<string, string>> Parts by slug, see `part()`.
	 */
	public static function parts(): array {
		/**
		 * Filters the panels in the editor's sidebar, in their order within a group.
		 *
		 * @param array<string, array{group: string, groupTitle?: string, title: string, state: string, url: string, label: string}> $parts
		 *        Parts by slug. `groupTitle` replaces the group's title.
		 */
		return (array) apply_filters( 'dovetail_blocks_sidebar', array() );
	}

	/**
	 * Returns the data of a panel.
	 *
	 * @param string $group Group of the panel: `share`, `visitors`, `preview`, `email` or `link`.
	 * @param string $title Title of the panel.
	 * @param bool   $is_on Whether the panel is on for the site.
	 * @param string $url   URL of the page with the setting; empty if there is none, which also leaves out the state.
	 * @return array{group: string, title: string, state: string, url: string, label: string} Only users who may change
	 *        settings get the link.
	 */
	public static function part( string $group, string $title, bool $is_on, string $url = '' ): array {
		$may_change = current_user_can( 'manage_options' );
		if ( '' === $url ) {
			$state = '';
		} elseif ( $is_on ) {
			$state = __( 'On for this site.', 'dovetail-blocks' );
		} else {
			$state = $may_change ? __( 'Off for this site.', 'dovetail-blocks' ) : __( 'Off for this site. An administrator can turn it on.', 'dovetail-blocks' );
		}
		return array(
			'group' => $group,
			'title' => $title,
			'state' => $state,
			'url'   => $may_change ? $url : '',
			'label' => __( 'Change settings', 'dovetail-blocks' ),
		);
	}

	/** Returns the data of a panel that is off because another plugin has the same feature. */
	public static function part_of_other( string $group, string $title, string $plugin ): array {
		/* translators: %s: name of a plugin. */
		$state = sprintf( __( 'Off for this site, because %s has this feature.', 'dovetail-blocks' ), $plugin );
		return compact( 'state' ) + self::part( $group, $title, false );
	}

	/** Returns the URL of a setting's field. */
	public static function setting_url( string $name ): string {
		return Settings_Page::url( Manifest::settings()[ $name ]['section'] ) . '#' . Settings_Fields::id( $name );
	}
}
