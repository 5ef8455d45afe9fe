<?php
namespace Dovetail\Connections;

use Dovetail\Plugin\Manifest;
use Dovetail\Plugin\Secret;
use Dovetail\Plugin\Settings_Fields;
use Dovetail\Plugin\Settings;
use Dovetail\Validation\Invisible;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the keys and credentials that the owner enters on our page or on WordPress's Connectors screen. The options
 * are named like those of connectors. Invalid values are rejected, and the stored values stay unchanged.
 */
final class Connection_Store {
	/** The mask that WordPress shows instead of a password and submits when it is unchanged. */
	const SECRET_MASK = '••••••••••••••••';

	/**
	 * Registers keys and credentials as connectors, so that other plugins can use them too. A connector that is already
	 * registered stays unchanged, and its key is used.
	 *
	 * @param \WP_Connector_Registry $registry Registry of WordPress 7.0 and later.
	 */
	public static function register_connectors( $registry ): void {
		$words = is_admin() ? Manifest::strings()['connections'] : array();
		foreach ( Connections::all() as $id => $connection ) {
			$is_newer = 'application_password' === $connection['method'] && ! function_exists( 'wp_connectors_get_application_password_credentials' );
			if ( ! Connections::is_in_core( $id ) || $is_newer || $registry->is_registered( $id ) ) {
				continue;
			}
			$registry->register(
				$id,
				array(
					'name'           => $connection['name'],
					'description'    => $words[ $id ]['purpose'] ?? '',
					'type'           => $connection['type'],
					'authentication' => array(
						'method'          => $connection['method'],
						'credentials_url' => $connection['where'],
					) + Connections::key_names( $id ),
					'plugin'         => array(
						'file'      => plugin_basename( DOVETAIL_BLOCKS_FILE ),
						'is_active' => '__return_true',
					),
				)
			);
		}
	}

	/** Registers sanitizers that run before WordPress's own. */
	public static function register_settings(): void {
		self::move_keys();
		foreach ( Connections::all() as $id => $connection ) {
			$is_key     = 'api_key' === $connection['method'];
			$setting    = Connections::key_names( $id )['setting_name'];
			$properties = array_fill_keys( array_keys( $connection['fields'] ?? array() ), array( 'type' => 'string' ) );
			if ( $setting !== Connections::option_name( $id ) || 'none' === $connection['method'] ) {
				// Skip settings that another plugin has registered, and connections without values.
				continue;
			}
			register_setting(
				$is_key && Connections::registered_connector( $id ) ? 'connectors' : Settings::GROUP,
				$setting,
				array(
					'type'              => $is_key ? 'string' : 'object',
					'default'           => $is_key ? '' : array(),
					'show_in_rest'      => Connections::registered_connector( $id ) ? ( $is_key ? true : array( 'schema' => compact( 'properties' ) ) ) : false,
					'sanitize_callback' => static function ( $value ) use ( $id, $is_key ) {
						return $is_key ? self::sanitize_key( $id, $value ) : self::sanitize_values( $id, $value );
					},
				)
			);
			if ( ! $is_key && Connections::registered_connector( $id ) ) {
				// WordPress masks keys in REST responses. Mask passwords, too, for other code that requests the setting
				// over REST.
				$mask = static function ( $value, $name ) use ( $setting ) {
					$stored = $name === $setting ? get_option( $setting ) : null;
					return is_array( $stored ) && ! empty( $stored['password'] ) ? array( 'password' => self::SECRET_MASK ) + $stored : $value;
				};
				add_filter( 'rest_pre_get_setting', $mask, 10, 2 );
			}
			$look = static function () use ( $id ) {
				Connection_State::check( $id );
			};
			add_action( 'add_option_' . $setting, $look );
			add_action( 'update_option_' . $setting, $look );
		}
	}

	/**
	 * Creates each connection's option with its default value. Otherwise, pages would need a query for every missing
	 * option.
	 */
	public static function store_defaults(): void {
		foreach ( wp_list_filter( Connections::all(), array( 'method' => 'none' ), 'NOT' ) as $id => $connection ) {
			$option = Connections::option_name( $id );
			// Pass `false` as the default. Otherwise, get_option() returns the registered default as if it were stored.
			if ( false === get_option( $option, false ) ) {
				add_option( $option, 'api_key' === $connection['method'] ? '' : array() );
			}
		}
	}

	/** Moves keys from the settings option, where early versions stored them. */
	public static function move_keys(): void {
		$settings = get_option( Settings::OPTION, array() );
		$settings = is_array( $settings ) ? $settings : array();
		$rest     = $settings;
		foreach ( Connections::all() as $id => $connection ) {
			$name = $connection['formerSetting'];
			if ( '' === $name || ! isset( $settings[ $name ] ) ) {
				continue;
			}
			if ( is_string( $settings[ $name ] ) && '' === Connections::key( $id ) ) {
				update_option( Connections::key_names( $id )['setting_name'], $settings[ $name ] );
			}
			unset( $rest[ $name ] );
		}
		if ( $rest !== $settings ) {
			// Bypass the sanitizer, which would add all other settings.
			remove_filter( 'sanitize_option_' . Settings::OPTION, array( Settings::class, 'sanitize' ) );
			update_option( Settings::OPTION, $rest );
			add_filter( 'sanitize_option_' . Settings::OPTION, array( Settings::class, 'sanitize' ) );
		}
	}

	/**
	 * Saves what the owner entered on the Connections page. Saving an option checks the connection.
	 *
	 * @param array<string, string> $values Values by field; an empty secret is removed.
	 * @param array<string, string> $was    Original values that the page showed, see `original_value()`.
	 * @return array<string, string>|\WP_Error Reasons by field for values that were not saved.
	 */
	public static function save( string $id, array $values, array $was ) {
		$option = Connections::option_name( $id );
		if ( ! Settings_Fields::begin_saving( $option ) ) {
			return self::unsaved();
		}
		$is_key = 'api_key' === Connections::all()[ $id ]['method'];
		foreach ( $values as $name => $value ) {
			if ( $is_key || 'secret' === Connections::all()[ $id ]['fields'][ $name ]['control'] ) {
				$values[ $name ] = '' === $value ? array( 'remove' => true ) : array( 'new' => $value );
			}
		}
		$sent   = $is_key ? ( $values['key'] ?? array() ) + array( 'was' => $was['key'] ?? null ) : $values + array( 'was' => $was );
		$writes = static fn() => did_action( "add_option_$option" ) + did_action( "update_option_$option" );
		$before = $writes();
		$wanted = null;
		$note   = static function ( $value, $stored ) use ( &$wanted ) {
			$wanted = $value === $stored ? null : $value;
			return $value;
		};
		Settings_Fields::forget_rejected_values();
		add_filter( 'pre_update_option_' . $option, $note, PHP_INT_MAX, 2 );
		try {
			update_option( $option, $sent );
		} finally {
			remove_filter( 'pre_update_option_' . $option, $note, PHP_INT_MAX );
			Settings_Fields::end_saving();
		}
		$problems = self::take_problems( $id );
		return null !== $wanted && $writes() === $before ? self::unsaved() : $problems;
	}

	/**
	 * Returns and deletes the reasons why fields were just rejected. The page shows the reasons next to the fields.
	 *
	 * @return array<string, string> Reasons by field.
	 */
	private static function take_problems( string $id ): array {
		$problems = array();
		foreach ( Settings_Fields::rejected_values() as $name => $rejected ) {
			if ( 0 === strpos( $name, $id . '.' ) ) {
				$problems[ substr( $name, strlen( $id ) + 1 ) ] = $rejected[1];
			}
		}
		Settings_Fields::forget_rejected_values();
		if ( $problems ) {
			Connection_State::update( $id, array( 'refused' => '' ) );
		}
		return $problems;
	}

	private static function unsaved(): \WP_Error {
		return new \WP_Error( 'not_saved', Settings_Fields::unsaved_message(), array( 'status' => 503 ) );
	}

	/**
	 * Returns the original value of a field. The page sends it back, so that changes by others are detected. A secret
	 * is replaced with its signature.
	 */
	public static function original_value( string $control, string $value ): string {
		return 'secret' === $control && '' !== $value ? Secret::sign( 'connection secret', $value ) : $value;
	}

	/**
	 * Returns the validation error of a key; empty when it is valid.
	 *
	 * @param string $id ID of a connection with a single key.
	 */
	public static function validation_error( string $id, $key ): string {
		return Settings_Fields::validation_error( Connections::all()[ $id ], Manifest::strings()['connections'][ $id ], $key );
	}

	/**
	 * Returns the key to store: the new one if it is valid, otherwise the stored one.
	 *
	 * @param mixed $value Submitted value. Our own page sends `new` or `remove`, and `was`.
	 */
	private static function sanitize_key( string $id, $value ): string {
		$stored = get_option( Connections::option_name( $id ), '' );
		$stored = is_string( $stored ) ? $stored : '';
		$was    = null;
		if ( is_array( $value ) ) {
			$was   = $value['was'] ?? null;
			$value = empty( $value['remove'] ) ? ( '' === ( $value['new'] ?? '' ) ? null : $value['new'] ) : '';
		}
		if ( null === $value ) {
			return $stored;
		}
		$key     = is_string( $value ) ? Connections::clean_key( $value ) : '';
		$problem = self::validation_error( $id, $key );
		if ( '' === $problem && $key !== $stored && Settings_Fields::is_outdated( $was, self::original_value( Connections::all()[ $id ]['isPublic'] ? 'text' : 'secret', $stored ) ) ) {
			/* translators: %s: name of a service, such as Mailchimp. */
			$problem = Settings_Fields::conflict( sprintf( __( '%s key', 'dovetail-blocks' ), Connections::all()[ $id ]['name'] ), Connections::all()[ $id ]['isPublic'] );
		}
		if ( '' === $problem ) {
			if ( '' !== $key && '' !== Connection_State::get( $id )['refused'] ) {
				Connection_State::update( $id, array( 'refused' => '' ) );
			}
			return $key;
		}
		self::reject_value( $id, 'key', Connections::all()[ $id ]['isPublic'] ? $key : '', $problem );
		return $stored;
	}

	/**
	 * Returns values that can be stored. Invalid fields keep their stored value. When the URL changes to another
	 * server, secrets of the previous server are removed, because they would be sent to the new one.
	 *
	 * @param mixed $value Values by field; a secret as `new` and `remove`, or as text.
	 * @return array<string, string>
	 */
	private static function sanitize_values( string $id, $value ): array {
		if ( ! Settings_Fields::begin_saving( Connections::option_name( $id ) ) ) {
			return Connections::stored_values( $id );
		}
		$sent    = is_array( $value ) ? $value : array();
		$was     = is_array( $sent['was'] ?? null ) ? $sent['was'] : array();
		$stored  = Connections::stored_values( $id );
		$values  = $stored;
		$given   = Settings_Fields::changed_values( $sent );
		$words   = Manifest::strings()['connections'][ $id ]['fields'];
		$entered = array();
		foreach ( Connections::all()[ $id ]['fields'] as $name => $field ) {
			$new = self::SECRET_MASK === ( $given[ $name ] ?? null ) ? null : $given[ $name ] ?? null;
			if ( 'secret' === $field['control'] && is_array( $new ) ) {
				$new = empty( $new['remove'] ) ? ( ( $new['new'] ?? '' ) === '' ? null : $new['new'] ) : '';
			}
			if ( null === $new ) {
				continue;
			}
			$new     = is_string( $new ) ? trim( Invisible::remove( wp_check_invalid_utf8( $new ) ) ) : $new;
			$new     = 'secret' === $field['control'] && is_string( $new ) ? Connections::clean_key( $new ) : $new;
			$problem = Settings_Fields::validation_error( $field, $words[ $name ], $new );
			if ( '' === $problem && $new !== $stored[ $name ] && Settings_Fields::is_outdated( $was[ $name ] ?? null, self::original_value( $field['control'], $stored[ $name ] ) ) ) {
				$problem = Settings_Fields::conflict( $words[ $name ]['label'], 'secret' !== $field['control'] );
			}
			if ( '' === $problem ) {
				$values[ $name ] = (string) $new;
				$entered[]       = $name;
			} else {
				self::reject_value( $id, $name, 'secret' === $field['control'] || ! is_string( $new ) ? '' : $new, $problem );
			}
		}
		return self::drop_secrets_of_other_server( $id, $stored, $values, $entered, array_filter( $sent, 'is_string' ) + $values );
	}

	/**
	 * Removes secrets that were entered for another server than the one in the new values.
	 *
	 * @param array<string, string> $before  Stored values.
	 * @param array<string, string> $after   New values.
	 * @param string[]              $entered Names of the fields that were just entered.
	 * @param array<string, string> $seen    Values that the form showed. Another person may have changed the stored
	 *        ones since.
	 * @return array<string, string> The new values without those secrets.
	 */
	private static function drop_secrets_of_other_server( string $id, array $before, array $after, array $entered, array $seen ): array {
		$server  = self::server( $id, $after );
		$is_same = self::server( $id, $before ) === $server;
		$is_seen = self::server( $id, $seen ) === $server;
		foreach ( wp_list_filter( Connections::all()[ $id ]['fields'], array( 'control' => 'secret' ) ) as $name => $field ) {
			$is_new = in_array( $name, $entered, true );
			if ( '' === $after[ $name ] || ( $is_new ? $is_seen : $is_same ) ) {
				continue;
			}
			$after[ $name ] = $is_new && $is_same ? $before[ $name ] : '';
			$problem        = $is_new
				? __( 'This value was not stored because another field was rejected. Correct that field, then enter this value again.', 'dovetail-blocks' )
				: __( 'The stored value was removed because it belongs to the previous address, provider or mode. Enter the value for the new one.', 'dovetail-blocks' );
			self::reject_value( $id, $name, '', $problem );
		}
		return $after;
	}

	/**
	 * Returns the values that determine which server receives the secrets: server names in URLs, and selected choices.
	 * An empty URL means the service's default server.
	 *
	 * @param array<string, string> $values Values by field.
	 * @return string[] Values by field.
	 */
	private static function server( string $id, array $values ): array {
		$server = array();
		foreach ( Connections::all()[ $id ]['fields'] as $name => $field ) {
			if ( 'url' === $field['control'] ) {
				$parts           = wp_parse_url( trim( $values[ $name ] ) );
				$server[ $name ] = isset( $parts['host'] ) ? strtolower( ( $parts['scheme'] ?? '' ) . '://' . $parts['host'] ) . ':' . ( $parts['port'] ?? '' ) : trim( $values[ $name ] );
			} elseif ( 'choice' === $field['control'] ) {
				$server[ $name ] = $values[ $name ];
			}
		}
		return $server;
	}

	/**
	 * Stores a rejected value and the reason temporarily, to show both to the user who entered the value.
	 *
	 * @param string $field Name of the field; `key` for a connection with a single key.
	 * @param string $value Rejected value; empty if it must not be shown.
	 */
	private static function reject_value( string $id, string $field, string $value, string $problem ): void {
		Settings_Fields::keep_rejected_value( $id . '.' . $field, $value, $problem );
		Connection_State::update( $id, array( 'refused' => $problem ) );
	}
}
