<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Lists, installs and activates the plugins that the form's panels offer. Uses WordPress's REST route for plugins,
 * which handles permissions, multisite and read-only files.
 */
final class Plugin_Installer {
	const ROUTE = '/wp/v2/plugins';

	/** WordPress's error codes for file systems that require a password for writing. */
	const NO_FILES = array( 'fs_unavailable', 'unable_to_connect_to_filesystem' );

	/**
	 * Returns the site's plugins. Users who may not manage plugins get only the plugins that the panels offer.
	 *
	 * @return object Plugins by file, each with the field `active`.
	 */
	public static function all(): object {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$plugins = array();
		foreach ( array_keys( get_plugins() ) as $file ) {
			if ( current_user_can( 'activate_plugins' ) || in_array( substr( $file, 0, -4 ), self::offered(), true ) ) {
				$plugins[ $file ] = array( 'active' => is_plugin_active( $file ) );
			}
		}
		return (object) $plugins;
	}

	/**
	 * Installs a plugin from the WordPress plugin directory and activates it.
	 *
	 * @param \WP_REST_Request $request Request whose plugin name is validated here.
	 * @return array|\WP_Error
	 */
	public static function install( \WP_REST_Request $request ) {
		$slug = $request->get_param( 'slug' );
		$file = is_string( $slug ) ? self::offered()[ $slug ] ?? '' : '';
		if ( '' === $file ) {
			return self::not_offered();
		}
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		if ( isset( get_plugins()[ $file . '.php' ] ) ) {
			return self::switch_on( $file );
		}
		$refusal = self::refusal();
		if ( $refusal ) {
			return $refusal;
		}
		$problem = self::ask(
			'POST',
			self::ROUTE,
			array(
				'slug'   => $slug,
				'status' => 'inactive',
			)
		);
		if ( $problem && in_array( $problem->get_error_code(), self::NO_FILES, true ) ) {
			return new \WP_Error( 'plugin_files_locked', __( 'WordPress needs a user name and password to write files on this server. Nothing was changed. Install the plugin under Plugins instead.', 'dovetail-blocks' ), array( 'status' => 500 ) );
		}
		return $problem ?? self::switch_on( $file );
	}

	/**
	 * Activates an installed plugin.
	 *
	 * @param \WP_REST_Request $request Request whose plugin file, without `.php`, is validated here.
	 * @return array|\WP_Error
	 */
	public static function activate( \WP_REST_Request $request ) {
		$file = (string) $request->get_param( 'plugin' );
		return in_array( $file, self::offered(), true ) ? self::switch_on( $file ) : self::not_offered();
	}

	/** Returns the error if the user cannot install plugins on this site; otherwise null. */
	private static function refusal(): ?\WP_Error {
		if ( ! wp_is_file_mod_allowed( 'capability_update_core' ) ) {
			return new \WP_Error( 'plugin_files_fixed', __( 'This site does not allow plugins to be installed. Nothing was changed. Ask your hosting provider to install it.', 'dovetail-blocks' ), array( 'status' => 403 ) );
		}
		if ( ! current_user_can( 'install_plugins' ) ) {
			return new \WP_Error( 'plugin_install_forbidden', __( 'Sorry, your account is not allowed to install plugins. Nothing was changed. Ask an administrator of this site or network.', 'dovetail-blocks' ), array( 'status' => 403 ) );
		}
		return null;
	}

	/**
	 * Activates a plugin. WordPress returns an error if the plugin prints anything, although the plugin is then active.
	 *
	 * @param string $file File of the plugin, without `.php`.
	 * @return array|\WP_Error
	 */
	private static function switch_on( string $file ) {
		$problem = self::ask( 'PUT', self::ROUTE . '/' . $file, array( 'status' => 'active' ) );
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		if ( ! $problem || is_plugin_active( $file . '.php' ) ) {
			return array(
				'plugin' => $file,
				'status' => 'active',
			);
		}
		return new \WP_Error( 'plugin_not_activated', $problem->get_error_message(), $problem->get_error_data() );
	}

	/** @param array<string, string> $data Parameters of the request. */
	private static function ask( string $method, string $route, array $data ): ?\WP_Error {
		$request = new \WP_REST_Request( $method, $route );
		$request->set_body_params( $data );
		return rest_do_request( $request )->as_error();
	}

	private static function not_offered(): \WP_Error {
		return new \WP_Error( 'plugin_not_offered', __( 'This plugin can’t be installed or activated here because forms don’t use it. Nothing was changed. Use the Plugins screen instead.', 'dovetail-blocks' ), array( 'status' => 403 ) );
	}

	/**
	 * Returns the plugins that the panels offer.
	 *
	 * @return array<string, string> Plugin files without `.php`, by slug in the WordPress plugin directory.
	 */
	public static function offered(): array {
		return self::data()['plugins'];
	}

	/**
	 * Returns the data about Jetpack CRM from `server-data.ts`.
	 *
	 * @return array{file: string, first: string, withExtension: string, extension: string}
	 */
	public static function crm(): array {
		return self::data()['crm'];
	}

	/** Returns the data about plugins that the build generates from `server-data.ts`. */
	private static function data(): array {
		static $data = null;
		if ( null === $data ) {
			$data = ( require DOVETAIL_BLOCKS_DIR . '/blocks/contact-form/server-data.php' )['data'];
		}
		return $data;
	}

	/**
	 * Rejects requests about plugins and the CRM on a hosted site, which cannot install plugins. Runs before routing,
	 * so another plugin's route with the same name is rejected too.
	 *
	 * @param mixed            $result  Response from an earlier filter, or null.
	 * @param \WP_REST_Server  $server  The REST server.
	 * @param \WP_REST_Request $request The request.
	 * @return mixed
	 */
	public static function reject_on_hosted( $result, $server, $request ) {
		if ( 'simple' !== Settings::get( 'site_type' ) || ! preg_match( '~^/jetpack/v4/(?:plugins|jetpack_crm)(?:/|$)~', $request->get_route() ) ) {
			return $result;
		}
		return new \WP_Error( 'plugins_not_supported', __( 'Plugins can’t be managed on this site.', 'dovetail-blocks' ), array( 'status' => 403 ) );
	}
}
