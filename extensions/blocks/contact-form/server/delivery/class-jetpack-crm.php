<?php
namespace Dovetail\Contact_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Integrates Jetpack CRM: checks with its public functions whether it is active and accepts form messages. Messages are
 * sent with the action that Jetpack's forms use. The CRM reads the action's fields by method and property, not by
 * class. Which fields it reads is not verified.
 */
final class Jetpack_Crm {
	/** Capability required to enable its extension. */
	const CAPABILITY = 'admin_zerobs_manage_options';

	/** The action that the CRM listens to. */
	const ACTION = 'grunion_after_feedback_post_inserted';

	/**
	 * Returns its status.
	 *
	 * @return array{crm_installed: bool, crm_active: bool, crm_version: string, jp_form_ext_enabled: bool, can_activate_extension: bool}
	 */
	public static function state(): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$crm          = Integrations::crm();
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
			'can_activate_extension' => current_user_can( self::CAPABILITY ),
		);
	}

	/** Whether the CRM accepts messages. */
	public static function takes(): bool {
		$state = self::state();
		return $state['crm_active'] && self::version_takes( $state['crm_version'], $state['jp_form_ext_enabled'] );
	}

	/** Whether a version accepts messages; `rules/integrations.ts` has the same rule for the editor. */
	public static function version_takes( string $version, bool $is_extension ): bool {
		$crm = Integrations::crm();
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
		$extension = Integrations::crm()['extension'];
		if ( $extension !== $request->get_param( 'extension' ) ) {
			return self::refusal( 'crm_unknown_extension', __( 'This extension was not enabled because forms don’t use it.', 'dovetail-blocks' ), 400 );
		}
		if ( ! self::state()['crm_active'] ) {
			return self::refusal( 'crm_not_active', __( 'Jetpack CRM is not active on this site. Activate it under Plugins and try again.', 'dovetail-blocks' ), 409 );
		}
		if ( ! current_user_can( self::CAPABILITY ) ) {
			return self::refusal( 'crm_forbidden', __( 'A site administrator must enable the CRM Jetpack Forms extension.', 'dovetail-blocks' ), 403 );
		}
		if ( function_exists( 'zeroBSCRM_extension_install_jetpackforms' ) ) {
			zeroBSCRM_extension_install_jetpackforms();
		}
		return self::state()['jp_form_ext_enabled']
			? array( 'code' => 'success' )
			: self::refusal( 'crm_extension_off', __( 'Jetpack CRM could not enable the extension. Update Jetpack CRM, or enable the extension in its settings.', 'dovetail-blocks' ), 500 );
	}

	/**
	 * Passes a message to the CRM.
	 *
	 * @param array $contact See `Crm::hand_over()`.
	 * @return true|\WP_Error
	 */
	public static function take( array $contact, int $entry ) {
		if ( ! has_action( self::ACTION ) ) {
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
			do_action( self::ACTION, $entry, $fields, false, array_column( $contact['answers'], 'value', 'label' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the CRM's own.
		} catch ( \Throwable $error ) {
			return new \WP_Error( 'crm_failed', __( 'Jetpack CRM could not read the entry.', 'dovetail-blocks' ) );
		}
		return true;
	}

	/**
	 * Returns a field in the shape that the CRM reads.
	 *
	 * @param array{type: string, label: string, value: string} $answer What was answered.
	 */
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

			/** Returns an attribute of the field; empty if unknown. */
			public function get_attribute( string $name ): string {
				return $this->attributes[ $name ] ?? '';
			}
		};
	}

	/** Returns the error for an extension that could not be enabled. */
	private static function refusal( string $code, string $sentence, int $status ): \WP_Error {
		return new \WP_Error( $code, $sentence, array( 'status' => $status ) );
	}
}
