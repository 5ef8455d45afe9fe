<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the texts of view scripts in the page's language, and the consent settings.
 *
 * This happens only on pages that load one of our scripts, because WordPress requests the data for each module it
 * loads.
 */
final class View_Data {
	/** ID of the JSON element with the consent defaults. */
	const CONSENT_ELEMENT_ID = 'dovetail-blocks-consent';

	/** Adds a block's texts to the data of its script module, and prints the consent settings. */
	public static function add_strings( array $data ): array {
		preg_match( '~^script_module_data_dovetail-(.+)-view-script-module$~', current_filter(), $parts );
		$strings = self::strings( $parts[1] );
		add_action( 'wp_footer', array( __CLASS__, 'print_consent' ), 30 );
		return $strings ? array_merge( $data, array( 'strings' => $strings ) ) : $data;
	}

	/** Prints the texts of view scripts in the editor, where previews run the scripts without modules. */
	public static function print_for_previews(): void {
		if ( ! wp_script_is( Registry::EDITOR_HANDLE ) ) {
			return;
		}
		$modules = array_merge( array(), ...array_values( wp_list_pluck( Registry::blocks(), 'view_script_module_ids' ) ) );
		foreach ( array_unique( $modules ) as $module ) {
			$strings = self::strings( substr( $module, strlen( 'dovetail-' ), -strlen( '-view-script-module' ) ) );
			if ( $strings ) {
				self::print_json( 'wp-script-module-data-' . $module, array( 'strings' => $strings ) );
			}
		}
	}

	/** Prints the consent categories for which the site asks visitors' permission. */
	public static function print_consent(): void {
		$answers = self::consent();
		if ( $answers ) {
			self::print_json( self::CONSENT_ELEMENT_ID, $answers );
		}
	}

	/** Whether view scripts must ask for consent: if a consent plugin is active or the site's setting requires it. */
	public static function should_ask_for_consent(): bool {
		return function_exists( 'wp_has_consent' ) || (bool) self::consent();
	}

	/** @return array<string, string>|string Consent settings of the site. */
	private static function consent() {
		/**
		 * Filters which categories of the WP Consent API require consent on sites without a consent plugin.
		 *
		 * @param array<string, string>|string $answers `ask` or `allow` by category, or one of them for all categories.
		 *        By default the site's settings.
		 */
		return apply_filters( 'dovetail_blocks_consent', 'ask' === Settings::get( 'consent' ) ? array( 'marketing' => 'ask' ) : array() );
	}

	/**
	 * Returns a script's texts by key in the page's language. Texts equal to the English fallback in the script are
	 * omitted.
	 *
	 * @return array<string, string>
	 */
	private static function strings( string $slug ): array {
		static $by_slug = null;
		if ( null === $by_slug ) {
			$path    = DOVETAIL_BLOCKS_DIR . '/view-strings.php';
			$by_slug = is_readable( $path ) ? include $path : array();
		}
		return isset( $by_slug[ $slug ] ) ? $by_slug[ $slug ]() : array();
	}

	/** Prints data as a JSON script element. The JSON is escaped, so it cannot close the element. */
	private static function print_json( string $id, $data ): void {
		wp_print_inline_script_tag(
			(string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
			array(
				'type' => 'application/json',
				'id'   => $id,
			)
		);
	}
}
