<?php
namespace Dovetail\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** Passes messages to a CRM: to the one that hooks into the filter, or else to Jetpack CRM. */
final class Crm {
	const FILTER = 'dovetail_blocks_form_crm';

	const JETPACK_CAPABILITY = 'admin_zerobs_manage_options';

	const JETPACK_ACTION = 'grunion_after_feedback_post_inserted';

	/** Whether a CRM accepts messages now. */
	public static function takes(): bool {
		return has_filter( self::FILTER ) || self::jetpack_takes();
	}

	/**
	 * Returns the status of the CRM for authors.
	 *
	 * @return array<string, bool|string> The response that `readCrm` in `api.ts` parses.
	 */
	public static function read(): array {
		return self::jetpack_state() + array( 'takes_messages' => self::takes() );
	}

	/**
	 * Passes a message to the site's CRM.
	 *
	 * @param array{key: string, email: string, name: string, phone: string, website: string, subject: string, page: string, answers: array[]} $contact
	 *              Plain text; an answer has `type`, `label` and `value`. Missing answers are empty strings.
	 * @param int   $entry ID of the entry.
	 * @return true|\WP_Error
	 */
	public static function hand_over( array $contact, int $entry ) {
		/**
		 * Passes a message to a CRM after the message was stored and emailed. If the filter has a callback, each form
		 * has a switch for the CRM, and the callback receives the messages of forms whose switch is on.
		 *
		 * @param true|\WP_Error|null $taken   Null until a callback has returned true to accept the message, or a
		 *                                     `WP_Error` with an error message. After an error, the call is repeated
		 *                                     for fifteen hours, unless the error's data has `permanent`.
		 * @param array               $contact Plain text: `key`, the same on every retry; `email`, `name`, `phone`
		 *                                     and `website`, each possibly empty; `subject`; `page`, a URL;
		 *                                     `answers`, each with `type`, `label` and `value`.
		 * @param int                 $entry   ID of the entry.
		 */
		$taken = apply_filters( self::FILTER, null, $contact, $entry );
		if ( null === $taken && self::jetpack_takes() ) {
			$taken = self::pass_to_jetpack( $contact, $entry );
		}
		if ( is_wp_error( $taken ) || true === $taken ) {
			return $taken;
		}
		return new \WP_Error( 'crm_gone', __( 'No CRM on this site accepts messages right now.', 'dovetail-blocks' ) );
	}

	/**
	 * Returns the status of Jetpack CRM.
	 *
	 * @return array{crm_installed: bool, crm_active: bool, crm_version: string, jp_form_ext_enabled: bool, can_activate_extension: bool}
	 */
	public static function jetpack_state(): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$crm          = Plugin_Installer::crm();
		$file         = $crm['file'] . '.php';
		$path         = WP_PLUGIN_DIR . '/' . $file;
		$data         = is_readable( $path ) ? get_plugin_data( $path, false, false ) : array();
		$is_installed = ! empty( $data['Name'] );
		$is_active    = $is_installed && is_plugin_active( $file );
		return array(
			'crm_installed'          => $is_installed,
			'crm_active'             => $is_active,
			'crm_version'            => $is_installed ? $data['Version'] : '',
			'jp_form_ext_enabled'    => $is_active && function_exists( 'zeroBSCRM_isExtensionInstalled' ) && zeroBSCRM_isExtensionInstalled( $crm['extension'] ),
			'can_activate_extension' => current_user_can( self::JETPACK_CAPABILITY ),
		);
	}

	/** Whether Jetpack CRM accepts messages. */
	public static function jetpack_takes(): bool {
		$state = self::jetpack_state();
		return $state['crm_active'] && self::version_takes( $state['crm_version'], $state['jp_form_ext_enabled'] );
	}

	/**
	 * Whether a version of Jetpack CRM accepts messages. `crmState()` in `api.ts` applies the same rule in the editor.
	 */
	public static function version_takes( string $version, bool $is_extension ): bool {
		$crm = Plugin_Installer::crm();
		return 1 === preg_match( '~^\d+\.\d+\.\d+(?:-[\dA-Za-z.-]+)?(?:\+[\dA-Za-z.-]+)?\z~', $version )
			&& version_compare( $version, $crm['first'], '>=' )
			&& ( $is_extension || version_compare( $version, $crm['withExtension'], '<' ) );
	}

	/**
	 * Enables the CRM's extension for forms.
	 *
	 * @return array{code: string}|\WP_Error
	 */
	public static function enable( \WP_REST_Request $request ) {
		$extension = Plugin_Installer::crm()['extension'];
		if ( $extension !== $request->get_param( 'extension' ) ) {
			return self::refusal( 'crm_unknown_extension', __( 'This extension was not enabled because forms don’t use it.', 'dovetail-blocks' ), 400 );
		}
		if ( ! self::jetpack_state()['crm_active'] ) {
			return self::refusal( 'crm_not_active', __( 'Jetpack CRM is not active on this site. Activate it under Plugins and try again.', 'dovetail-blocks' ), 409 );
		}
		if ( ! current_user_can( self::JETPACK_CAPABILITY ) ) {
			return self::refusal( 'crm_forbidden', __( 'A site administrator must enable the CRM Jetpack Forms extension.', 'dovetail-blocks' ), 403 );
		}
		if ( function_exists( 'zeroBSCRM_extension_install_jetpackforms' ) ) {
			zeroBSCRM_extension_install_jetpackforms();
		}
		return self::jetpack_state()['jp_form_ext_enabled']
			? array( 'code' => 'success' )
			: self::refusal( 'crm_extension_off', __( 'Jetpack CRM could not enable the extension. Update Jetpack CRM, or enable the extension in its settings.', 'dovetail-blocks' ), 500 );
	}

	/**
	 * Passes a message to Jetpack CRM.
	 *
	 * @param array $contact See `self::hand_over()`.
	 * @return true|\WP_Error
	 */
	public static function pass_to_jetpack( array $contact, int $entry ) {
		if ( ! has_action( self::JETPACK_ACTION ) ) {
			return new \WP_Error( 'crm_deaf', __( 'Jetpack CRM is active but does not process forms. Check its forms extension in the Jetpack CRM settings.', 'dovetail-blocks' ) );
		}
		$form   = (object) array(
			'attributes' => array(
				'subject'    => $contact['subject'],
				'jetpackCRM' => true,
			),
		);
		$fields = array_map( static fn( array $answer ) => self::field( $answer, $form ), $contact['answers'] );
		try {
			do_action( self::JETPACK_ACTION, $entry, $fields, false, array_column( $contact['answers'], 'value', 'label' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the CRM's own.
		} catch ( \Throwable $error ) {
			return new \WP_Error( 'crm_failed', __( 'Jetpack CRM could not read the entry.', 'dovetail-blocks' ) );
		}
		return true;
	}

	/** @param array{type: string, label: string, value: string} $answer Answer of an entry. */
	private static function field( array $answer, object $form ): object {
		return new class( $answer, $form ) {
			public string $value;
			public object $form;
			private array $attributes;

			public function __construct( array $answer, object $form ) {
				$this->value      = $answer['value'];
				$this->form       = $form;
				$this->attributes = array_intersect_key( $answer, array_flip( array( 'type', 'label' ) ) );
			}

			/** Returns a field attribute, or an empty string if it does not exist. */
			public function get_attribute( string $name ): string {
				return $this->attributes[ $name ] ?? '';
			}
		};
	}

	private static function refusal( string $code, string $sentence, int $status ): \WP_Error {
		return new \WP_Error( $code, $sentence, array( 'status' => $status ) );
	}
}
