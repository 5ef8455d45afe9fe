<?php
namespace Dovetail\Plugin;

use Dovetail\Platform\Platform_User;

defined( 'ABSPATH' ) || exit;

/** Prints `window.dovetailBlocksInitialState` before the editor script. */
final class Initial_State {
	/** Parts that are always JSON objects, even when empty. */
	const MAPS = array( 'availability', 'titles', 'sidebar', 'services', 'serviceKeys' );

	/** Adds the state to the editor script. */
	public static function print_once(): void {
		if ( ! wp_scripts()->get_data( Registry::EDITOR_HANDLE, 'before' ) ) {
			wp_add_inline_script( Registry::EDITOR_HANDLE, self::script(), 'before' );
		}
	}

	/** Returns the state as a script. Its JSON is escaped, so it cannot close the script element. */
	public static function script(): string {
		$state = self::state();
		foreach ( self::MAPS as $part ) {
			$state[ $part ] = (object) ( isset( $state[ $part ] ) ? $state[ $part ] : array() );
		}
		return sprintf(
			'window.dovetailBlocksInitialState = %s;',
			wp_json_encode( $state, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES )
		);
	}

	/** Returns the state for the current screen and user. */
	public static function state(): array {
		$is_configured = Settings::is_platform_configured();
		$availability  = Availability::for_editor();
		$state         = array(
			'siteFragment'  => self::site_fragment(),
			'siteType'      => Settings::get( 'site_type' ),
			'adminUrl'      => admin_url(),
			'plugin'        => array(
				'address' => untrailingslashit( plugins_url( '', DOVETAIL_BLOCKS_FILE ) ),
				'version' => ( include DOVETAIL_BLOCKS_DIR . '/editor.asset.php' )['version'],
			),
			'jetpack'       => array(
				'is_current_user_connected' => Platform_User::is_connected(),
				'enable_upgrade_nudge'      => false,
			),
			'availability'  => $availability,
			'titles'        => self::titles( $availability ),
			'hasPostEditor' => Editor_Assets::is_post_edited(),
			/**
			 * Filters the panels that the editor shows for the current post and user.
			 *
			 * @param array<string, string> $panels Translated titles by slug.
			 */
			'panels'        => (array) apply_filters( 'dovetail_blocks_panels', array( 'unavailable-blocks' => __( 'Unavailable blocks', 'dovetail-blocks' ) ) ),
			'sidebar'       => Sidebar::parts(),
			'isDevelopment' => self::is_development(),
			'platform'      => array( 'configured' => $is_configured ),
			'analytics'     => array( 'enabled' => Settings::get( 'analytics' ) ),
			'services'      => Service_Urls::all(),
			'serviceKeys'   => Service_Urls::keys_for_editor(),
			'can'           => array(
				'publishPosts'  => current_user_can( 'publish_posts' ),
				'uploadFiles'   => current_user_can( 'upload_files' ),
				'manageOptions' => current_user_can( 'manage_options' ),
			),
		);
		/**
		 * Filters the editor's initial state. Availability has a separate filter, which the server also applies.
		 *
		 * @param array $state Plain data that the server prints as JSON.
		 */
		$filtered = apply_filters( 'dovetail_blocks_initial_state', $state );
		return is_array( $filtered ) ? $filtered : $state;
	}

	/** Returns the site's host and path with `::` instead of slashes: `example.org`, `example.org::blog`. */
	private static function site_fragment(): string {
		return str_replace( '/', '::', untrailingslashit( preg_replace( '~^\w+://~', '', home_url() ) ) );
	}

	/**
	 * Returns the titles of unavailable blocks in the user's language. Notices in the editor have no other source for
	 * them.
	 *
	 * @return array<string, string>
	 */
	private static function titles( array $availability ): array {
		$titles = array();
		foreach ( $availability as $slug => $record ) {
			$type = \WP_Block_Type_Registry::get_instance()->get_registered( 'dovetail/' . $slug );
			if ( $type && ! $record['available'] ) {
				$titles[ $slug ] = $type->title;
			}
		}
		return $titles;
	}

	private static function is_development(): bool {
		return ( defined( 'WP_DEBUG' ) && WP_DEBUG )
			|| ( defined( 'SCRIPT_DEBUG' ) && SCRIPT_DEBUG )
			|| in_array( wp_get_environment_type(), array( 'local', 'development' ), true );
	}
}
