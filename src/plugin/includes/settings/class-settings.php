<?php
namespace Dovetail\Plugin;

use Dovetail\Platform\Platform_Token;
use Dovetail\Validation\Email;
use Dovetail\Validation\Invisible;

defined( 'ABSPATH' ) || exit;

/**
 * Validates, stores and returns the settings. They are one option, plus a separate one for the platform token, which is
 * loaded only for requests to the platform.
 */
final class Settings {
	/** Group of both options on the settings page. */
	const GROUP = 'dovetail_blocks';

	/** Option that stores all settings except the token of the platform. */
	const OPTION = 'dovetail_blocks_settings';

	/** Option that stores the platform's token. It is defined here, because every page loads this class. */
	const TOKEN_OPTION = 'dovetail_blocks_platform_token';

	/** The plugin's own settings and their defaults. Everything that contacts another server is off by default. */
	const DEFAULTS = array(
		'platform_address' => '',
		'site_type'        => 'atomic',
		'analytics'        => false,
		// Consent default for view scripts without a consent plugin: 'allow' or 'ask'.
		'consent'          => 'allow',
		// Sender of the plugin's emails; empty for the site's name and WordPress's address.
		'mail_name'        => '',
		'mail_address'     => '',
		// Design of HTML emails: an image from the media library, a color, and plain text.
		'mail_logo'        => 0,
		'mail_color'       => '#1d1d1b',
		'mail_footer'      => '',
		// IP addresses and networks, one per line.
		'trusted_proxies'  => '',
		// Slugs of the blocks that the site owner disabled, separated by spaces.
		'off'              => '',
	);

	/** Registers both options, so that WordPress's options page can save them. */
	public static function register_options(): void {
		register_setting(
			self::GROUP,
			self::OPTION,
			array(
				'type'              => 'object',
				'sanitize_callback' => array( __CLASS__, 'sanitize' ),
				'show_in_rest'      => false,
			)
		);
		register_setting(
			self::GROUP,
			self::TOKEN_OPTION,
			array(
				'type'              => 'string',
				'sanitize_callback' => array( Platform_Token::class, 'sanitize' ),
				'show_in_rest'      => false,
			)
		);
		add_filter( 'pre_update_option', array( Settings_Fields::class, 'note_attempt' ), PHP_INT_MAX, 3 );
		add_action( 'added_option', array( Settings_Fields::class, 'note_success' ) );
		add_action( 'updated_option', array( Settings_Fields::class, 'note_success' ) );
		add_filter( 'pre_set_transient_settings_errors', array( Settings_Fields::class, 'report_unsaved' ) );
	}

	/** Prevents WordPress from autoloading the platform's token. */
	public static function never_autoload_token( $autoload, $option ) {
		return self::TOKEN_OPTION === $option ? false : $autoload;
	}

	/** Stores the defaults on new sites, because an autoloaded option costs no extra query. */
	public static function store_defaults(): void {
		if ( false === get_option( self::OPTION ) ) {
			add_option( self::OPTION, array() );
		}
	}

	/** @return string|bool|int|null Value of a setting, of the type of its default; null if the setting does not exist. */
	public static function get( string $name ) {
		/**
		 * Filters the settings, so that hosts and developers can override them. The settings page still shows and
		 * stores the values in the database.
		 *
		 * @param array<string, string|bool|int> $settings All settings by name.
		 */
		$settings = self::cast_all( apply_filters( 'dovetail_blocks_settings', self::stored_values() ) );
		return isset( $settings[ $name ] ) ? $settings[ $name ] : null;
	}

	/**
	 * Returns the default of every setting: the plugin's own, and those of the blocks.
	 *
	 * @return array<string, string|bool|int>
	 */
	public static function defaults(): array {
		$defaults = self::DEFAULTS;
		foreach ( Manifest::settings() as $name => $setting ) {
			$defaults[ $name ] = $setting['default'];
		}
		return $defaults;
	}

	/** @return array<string, string|bool|int> Values of all settings in the database, including defaults. */
	public static function stored_values(): array {
		return self::cast_all( get_option( self::OPTION, array() ) );
	}

	/** Whether a platform is configured. */
	public static function is_platform_configured(): bool {
		return '' !== self::get( 'platform_address' );
	}

	/**
	 * Validates new settings and merges them with the stored ones. Other requests cannot save until the option is
	 * stored. Keeps a stored value, with an error, if the new one is invalid or another request has changed the
	 * setting. Settings that were not submitted stay unchanged.
	 *
	 * @return array<string, string|bool|int>
	 */
	public static function sanitize( $input ): array {
		if ( ! Settings_Fields::begin_saving( self::OPTION ) ) {
			return self::stored_values();
		}
		$settings = self::stored_values();
		$was      = is_array( $input['was'] ?? null ) ? $input['was'] : array();
		foreach ( array_intersect_key( Settings_Fields::changed_values( is_array( $input ) ? $input : array() ), $settings ) as $name => $value ) {
			$value   = Default_Texts::for_storage( $name, is_string( $value ) ? trim( 'platform_address' === $name ? Invisible::remove( wp_check_invalid_utf8( $value ) ) : $value ) : $value );
			$problem = self::validation_error( $name, $value );
			if ( '' === $problem && self::cast( $name, $value ) !== $settings[ $name ] && Settings_Fields::is_outdated( $was[ $name ] ?? null, Default_Texts::for_display( $name, $settings[ $name ] ) ) ) {
				$problem = Settings_Fields::conflict( Settings_Page::label( $name ) );
			}
			if ( '' === $problem ) {
				$settings[ $name ] = self::cast( $name, $value );
			} else {
				Settings_Fields::keep_rejected_value( $name, is_string( $value ) ? $value : '', $problem );
				self::add_error( self::OPTION, $name, $problem );
			}
		}
		return is_array( $input['on'] ?? null ) ? self::apply_switches( $settings, Settings_Fields::changed_values( $input['on'] ) ) : $settings;
	}

	/**
	 * @param array $switches `0` or `1` by slug; other blocks do not change.
	 * @return array<string, string|bool|int>
	 */
	private static function apply_switches( array $settings, array $switches ): array {
		$known           = array_intersect_key( $switches, Availability::rows() );
		$off             = array_diff( array_filter( explode( ' ', $settings['off'] ) ), array_keys( $known ) );
		$settings['off'] = implode( ' ', array_merge( $off, array_keys( array_diff( $known, array( '1' ) ) ) ) );
		return $settings;
	}

	/** Whether the site owner has disabled a block. */
	public static function is_disabled( string $slug ): bool {
		return in_array( $slug, explode( ' ', (string) self::get( 'off' ) ), true );
	}

	/** Returns the validation error of a value, for the user who entered it; empty when it is valid. */
	public static function validation_error( string $name, $value ): string {
		if ( ! is_scalar( $value ) ) {
			/* translators: %s: name of a setting, such as site_type. */
			return sprintf( __( 'The setting “%s” was not changed because it takes a single value.', 'dovetail-blocks' ), $name );
		}
		switch ( $name ) {
			case 'platform_address':
				return '' === $value || self::is_platform_url( $value ) ? '' : __( 'The platform address was not changed. Enter a full address that starts with https://, without a name, password, question mark or hash.', 'dovetail-blocks' );
			case 'site_type':
				return in_array( $value, array( 'simple', 'atomic' ), true ) ? '' : __( 'The site type was not changed. Choose one of the two types.', 'dovetail-blocks' );
			case 'consent':
				return in_array( $value, array( 'allow', 'ask' ), true ) ? '' : __( 'The setting for third-party content was not changed. Choose one of the two options.', 'dovetail-blocks' );
			case 'mail_name':
				return Plain_Text::line( (string) $value, Mailer::MAX_NAME_LENGTH ) === $value ? '' : __( 'The sender name was not changed. Enter one line of text with up to 60 characters.', 'dovetail-blocks' );
			case 'mail_address':
				return '' === $value || Email::is_valid( (string) $value ) ? '' : __( 'The sender address was not changed. Enter one email address, such as news@example.com.', 'dovetail-blocks' );
			case Mail_Look::LOGO:
			case Mail_Look::COLOR:
			case Mail_Look::FOOTER:
				return Mail_Look::validation_error( $name, $value );
			case 'off':
				return 1 === preg_match( '~^[a-z0-9 -]*\z~', (string) $value ) ? '' : __( 'The available blocks were not changed because a block name is not valid.', 'dovetail-blocks' );
			case 'trusted_proxies':
				return Client_Ip::validation_error( (string) $value );
			default:
				return isset( Manifest::settings()[ $name ] ) ? Settings_Fields::validation_error( Manifest::settings()[ $name ], Manifest::strings()['settings'][ $name ], $value ) : '';
		}
	}

	/** @return string|bool|int Valid value in the type in which it is stored. */
	private static function cast( string $name, $value ) {
		switch ( gettype( self::defaults()[ $name ] ) ) {
			case 'boolean':
				return (bool) $value;
			case 'integer':
				return (int) $value;
			default:
				if ( 'trusted_proxies' === $name ) {
					return implode( "\n", Client_Ip::split_list( (string) $value ) );
				}
				return 'platform_address' === $name ? untrailingslashit( $value ) : (string) $value;
		}
	}

	/**
	 * Whether a URL can be the platform's. It must use https, because the token is sent there, unless the host is this
	 * machine.
	 */
	private static function is_platform_url( string $address ): bool {
		$parts = wp_parse_url( $address );
		if ( ! $parts || empty( $parts['host'] ) || empty( $parts['scheme'] ) || sanitize_url( $address, array( 'http', 'https' ) ) !== $address ) {
			return false;
		}
		if ( array_intersect_key( $parts, array_flip( array( 'user', 'pass', 'query', 'fragment' ) ) ) ) {
			return false;
		}
		return 'https' === strtolower( $parts['scheme'] ) || in_array( $parts['host'], array( 'localhost', '127.0.0.1' ), true );
	}

	/** Shows an error on the settings page, if that page is being saved. */
	public static function add_error( string $option, string $name, string $sentence ): void {
		if ( function_exists( 'add_settings_error' ) ) {
			add_settings_error( $option, 'dovetail-blocks-' . $name, $sentence );
		}
	}

	/**
	 * @return array<string, string|bool|int> Values of all settings, each of the type of its default. Values of other
	 *        types count as not set.
	 */
	public static function cast_all( $settings ): array {
		$typed = self::defaults();
		foreach ( $typed as $name => $default ) {
			if ( is_array( $settings ) && isset( $settings[ $name ] ) && gettype( $settings[ $name ] ) === gettype( $default ) ) {
				$typed[ $name ] = $settings[ $name ];
			}
		}
		return $typed;
	}
}
