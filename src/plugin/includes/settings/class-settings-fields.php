<?php
namespace Dovetail\Plugin;

use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/**
 * Validates and prints the fields of the settings page. A rejected value stays in its field with the reason, shown once
 * to the user who entered it.
 */
final class Settings_Fields {
	/** Prefix of the transients with rejected values; the user's ID follows. */
	const TRANSIENT_PREFIX = 'dovetail_blocks_refused_';

	/** Name of the lock for saving options, and the maximum number of seconds to wait for it. */
	const LOCK         = 'settings';
	const WAIT_SECONDS = 10;

	/** @var array<string, true> Options that this request tried to store without success. */
	private static array $unsaved = array();

	/** Name of the option that this request is saving; empty if there is none. */
	private static string $saving = '';

	/**
	 * Locks saving until an option is stored or the request ends, and reloads the stored values. Otherwise, two
	 * simultaneous requests could revert each other's changes.
	 *
	 * @return bool Whether this request may save. If not, an error message is shown.
	 */
	public static function begin_saving( string $option ): bool {
		try {
			$may_save = '' !== self::$saving || Lock::claim_in_time( self::LOCK, self::WAIT_SECONDS );
			// If an option cannot be read, WordPress treats it as empty and would store the empty value.
			$stored = $may_save ? Database::option( $option ) : null;
		} catch ( Database_Error $error ) {
			$may_save = false;
		}
		if ( ! $may_save ) {
			Settings::add_error( $option, 'busy', self::unsaved_message() );
			$keep = static function ( $value, $before ) use ( $option, &$keep ) {
				remove_filter( 'pre_update_option_' . $option, $keep );
				return $before;
			};
			add_filter( 'pre_update_option_' . $option, $keep, 10, 2 );
			return false;
		}
		if ( $option !== self::$saving ) {
			self::$saving = $option;
			foreach ( array( 'add_option_' . $option, 'update_option_' . $option, 'shutdown' ) as $hook ) {
				add_action( $hook, array( __CLASS__, 'end_saving' ), PHP_INT_MAX, 0 );
			}
			foreach ( array( $option, 'alloptions', 'notoptions' ) as $key ) {
				wp_cache_delete( $key, 'options' );
			}
			if ( null !== $stored ) {
				wp_cache_set( $option, maybe_serialize( $stored ), 'options' );
			}
		}
		return true;
	}

	/** Releases the lock for saving. */
	public static function end_saving(): void {
		self::$saving = '';
		Lock::release( self::LOCK );
	}

	/** Called before an option of the settings page is stored. */
	public static function note_attempt( $value, $option, $before ) {
		if ( $value !== $before && Settings::GROUP === ( get_registered_settings()[ $option ]['group'] ?? '' ) ) {
			self::$unsaved[ $option ] = true;
		}
		return $value;
	}

	/** Called after an option was stored. */
	public static function note_success( $option ): void {
		unset( self::$unsaved[ $option ] );
	}

	/** Replaces WordPress's “Settings saved.” with an error when the database did not store an option. */
	public static function report_unsaved( $messages ) {
		if ( ! self::$unsaved || ! is_array( $messages ) ) {
			return $messages;
		}
		$problem = array(
			'setting' => Settings::OPTION,
			'code'    => 'dovetail-blocks-busy',
			'message' => self::unsaved_message(),
			'type'    => 'error',
		);
		return array_merge( array_values( wp_list_filter( $messages, array( 'code' => 'settings_updated' ), 'NOT' ) ), array( $problem ) );
	}

	/** Returns the message for settings that the database did not store. */
	public static function unsaved_message(): string {
		return __( 'The settings were not saved because the database did not answer or another save took too long. Try again in a minute.', 'dovetail-blocks' );
	}

	/**
	 * Returns the message for a valid value that was not saved because another user has changed the field in the
	 * meantime.
	 *
	 * @param bool $is_shown Whether the page still shows the value. It shows no secrets.
	 */
	public static function conflict( string $label, bool $is_shown = true ): string {
		return sprintf(
			$is_shown
				/* translators: %s: label of a setting. */
				? __( '“%s” was not changed because another administrator changed it after you opened this page. Your entry is still in its field. Save again to use it instead.', 'dovetail-blocks' )
				/* translators: %s: label of a setting. */
				: __( '“%s” was not changed because another administrator changed it after you opened this page. Repeat your change if you still want it.', 'dovetail-blocks' ),
			$label
		);
	}

	/**
	 * Returns the validation error of a value; empty when it is valid.
	 *
	 * @param array $rule  Rule of the field: `control` and its limits.
	 * @param array $words Texts of the field: `problems`.
	 */
	public static function validation_error( array $rule, array $words, $value ): string {
		if ( ! is_scalar( $value ) ) {
			return __( 'This setting was not changed because it takes a single value.', 'dovetail-blocks' );
		}
		$failed = null;
		if ( isset( $rule['max'] ) ) {
			$is_taken = 1 === preg_match( '~^\d{0,9}\z~', (string) $value ) && (int) $value <= $rule['max'];
			$failed   = $is_taken ? null : 0;
		}
		if ( isset( $rule['values'] ) && ! in_array( $value, $rule['values'], true ) ) {
			$failed = 0;
		}
		if ( 'email' === ( $rule['control'] ?? '' ) && '' !== $value && ! Email::is_valid( $value ) ) {
			$failed = 0;
		}
		foreach ( $rule['checks'] ?? array() as $index => $check ) {
			if ( null === $failed && ( 1 === preg_match( $check['pattern'], (string) $value ) ) === $check['isRefused'] ) {
				$failed = $index;
			}
		}
		if ( null === $failed ) {
			return '';
		}
		return isset( $rule['max'] ) ? sprintf( $words['problems'][ $failed ], number_format_i18n( $rule['max'] ) ) : $words['problems'][ $failed ];
	}

	/**
	 * Returns the values that the user changed. Saving the others could revert changes of another person who has the
	 * form open.
	 *
	 * @param array $given Submitted values by name; `was` contains the values that the form showed.
	 */
	public static function changed_values( array $given ): array {
		$was = is_array( $given['was'] ?? null ) ? $given['was'] : array();
		unset( $given['was'] );
		return array_filter(
			$given,
			static function ( $value, $name ) use ( $was ) {
				// A number of 0 is shown as an empty field.
				return ! is_scalar( $value ) || ! isset( $was[ $name ] ) || ( $was[ $name ] !== (string) $value && array( '0', '' ) !== array( $was[ $name ], $value ) );
			},
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * Whether the stored value differs from the value that the form showed.
	 *
	 * @param mixed           $was    Value that the form showed; null if it is unknown.
	 * @param string|bool|int $stored Value that the form would show now.
	 */
	public static function is_outdated( $was, $stored ): bool {
		return is_string( $was ) && str_replace( "\r\n", "\n", $was ) !== str_replace( "\r\n", "\n", self::original_value( $stored ) );
	}

	/** Returns a value as the form submits it. */
	private static function original_value( $value ): string {
		return (string) ( is_bool( $value ) ? (int) $value : $value );
	}

	/**
	 * Stores a rejected value for a minute, for the user who entered it.
	 *
	 * @param string $value Rejected value; empty if it must not be shown.
	 */
	public static function keep_rejected_value( string $name, string $value, string $problem ): void {
		if ( ! get_current_user_id() ) {
			return;
		}
		$refused          = self::rejected_values();
		$refused[ $name ] = array( mb_substr( $value, 0, 2000 ), $problem );
		set_transient( self::TRANSIENT_PREFIX . get_current_user_id(), $refused, MINUTE_IN_SECONDS );
	}

	/**
	 * Returns the values that were just rejected for this user.
	 *
	 * @return array<string, array{0: string, 1: string}> Value and reason by setting name.
	 */
	public static function rejected_values(): array {
		$refused = get_current_user_id() ? get_transient( self::TRANSIENT_PREFIX . get_current_user_id() ) : false;
		return is_array( $refused ) ? $refused : array();
	}

	/** Deletes the rejected values after they were shown. */
	public static function forget_rejected_values(): void {
		delete_transient( self::TRANSIENT_PREFIX . get_current_user_id() );
	}

	/** Returns the ID of a field's control. */
	public static function id( string $name ): string {
		return 'dovetail-blocks-' . str_replace( array( '_', '.' ), '-', $name );
	}

	/**
	 * Prints a control with its help text and, for a rejected value, the reason.
	 *
	 * @param string          $input Name of the form input.
	 * @param array           $field Rule and texts of the field.
	 * @param string|bool|int $value Stored value.
	 */
	public static function render( string $name, string $input, array $field, $value ): void {
		list( $entered, $problem ) = self::rejected_values()[ $name ] ?? array( '', '' );
		if ( 'secret' !== $field['control'] ) {
			self::render_original_value( $input, self::original_value( $value ) );
		}
		$value     = '' !== $problem && 'secret' !== $field['control'] ? $entered : $value;
		$id        = self::id( $name );
		$described = ( '' === $problem ? '' : "$id-problem " ) . ( 'secret' === $field['control'] ? "$id-state " : '' ) . "$id-help";
		$common    = sprintf( 'id="%s" name="%s" aria-describedby="%s"%s', esc_attr( $id ), esc_attr( 'secret' === $field['control'] ? $input . '[new]' : $input ), esc_attr( $described ), '' === $problem ? '' : ' aria-invalid="true"' );
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- $common is escaped above.
		switch ( $field['control'] ) {
			case 'secret':
				self::render_secret( $common, $id, $input, '' !== $value );
				break;
			case 'choice':
				echo '<select ' . $common . '>';
				foreach ( $field['choices'] as $choice => $label ) {
					printf( '<option value="%s"%s>%s</option>', esc_attr( $choice ), selected( $value, $choice, false ), esc_html( $label ) );
				}
				echo '</select>';
				break;
			case 'toggle':
				// An unchecked box submits nothing, so a hidden field submits 0.
				printf( '<input type="hidden" name="%s" value="0">', esc_attr( $input ) );
				printf( '<input type="checkbox" %s value="1"%s>', $common, checked( (bool) $value, true, false ) );
				break;
			case 'number':
				printf( '<input type="number" class="small-text" min="0" max="%d" step="1" %s value="%s">', (int) $field['max'], $common, esc_attr( 0 === $value ? '' : (string) $value ) );
				break;
			case 'image':
				Image_Field::render( $id, $input, $described, $field['label'], (int) $value );
				break;
			case 'color':
				printf( '<input type="color" %s value="%s">', $common, esc_attr( $value ) );
				break;
			case 'lines':
				printf( '<textarea class="regular-text code" rows="4" autocomplete="off" spellcheck="false" %s>%s</textarea>', $common, esc_textarea( $value ) );
				break;
			case 'prose':
				printf( '<textarea class="large-text" rows="9" style="max-inline-size:40rem" %s>%s</textarea>', $common, esc_textarea( $value ) );
				break;
			case 'url':
				printf( '<input type="url" class="regular-text code" autocomplete="off" spellcheck="false" %s value="%s">', $common, esc_attr( $value ) );
				break;
			default:
				printf( '<input type="%s" class="regular-text" autocomplete="off" %s value="%s">', esc_attr( $field['control'] ), $common, esc_attr( $value ) );
		}
		// phpcs:enable
		if ( '' !== $problem ) {
			printf( '<p class="dovetail-blocks-problem" id="%s-problem">%s</p>', esc_attr( $id ), esc_html( $problem ) );
		}
		printf( '<p class="description" id="%s-help">%s</p>', esc_attr( $id ), esc_html( $field['help'] ) );
	}

	/**
	 * Prints a hidden field with the current value, which {@see Settings_Fields::changed_values()} compares.
	 *
	 * @param string $input Name of the form input, `option[name]`, or `option` for an option with a single value.
	 */
	public static function render_original_value( string $input, string $value ): void {
		if ( str_ends_with( $input, ']' ) ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( (string) preg_replace( '~(?=\[[^\]]*\]\z)~', '[was]', $input ) ), esc_attr( $value ) );
		}
	}

	/**
	 * Prints a field for a secret. It shows whether a secret is stored, but never the secret itself.
	 *
	 * @param string $common Escaped HTML attributes of the control.
	 * @param string $input  Name of the form input.
	 * @param bool   $is_set Whether a value is stored.
	 */
	private static function render_secret( string $common, string $id, string $input, bool $is_set ): void {
		printf( '<input type="password" class="regular-text code" autocomplete="new-password" spellcheck="false" %s value="">', $common ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the caller.
		printf(
			'<p id="%s-state"><strong>%s</strong></p>',
			esc_attr( $id ),
			$is_set ? esc_html__( 'A value is stored. Leave the field empty to keep it.', 'dovetail-blocks' ) : esc_html__( 'No value is stored.', 'dovetail-blocks' )
		);
		if ( $is_set ) {
			printf( '<p><label><input type="checkbox" name="%s[remove]" value="1"> %s</label></p>', esc_attr( $input ), esc_html__( 'Remove the stored value', 'dovetail-blocks' ) );
		}
	}
}
