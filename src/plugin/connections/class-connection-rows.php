<?php
namespace Dovetail\Connections;

use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Manifest;
use Dovetail\Plugin\Patterns;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the rows of the Connections page: each connection's purpose, state and fields, and where to change it. They
 * contain no secrets.
 */
final class Connection_Rows {
	/** @return array<int, array> All rows, see `connectionShape` in src/connections/api.ts. */
	public static function all(): array {
		$rows = array_map( array( __CLASS__, 'row' ), array_keys( Connections::all() ) );
		foreach ( Manifest::without_account() as $slug => $feature ) {
			if ( ! Settings::is_disabled( $slug ) ) {
				$url    = Patterns::new_page_url( $feature['pattern'], '' );
				$rows[] = array(
					'id'    => 'block-' . $slug,
					'group' => $feature['group'],
					'links' => '' === $url ? array() : array(
						array(
							'label' => __( 'Create a page with it', 'dovetail-blocks' ),
							'url'   => $url,
						),
					),
				) + Manifest::strings()['withoutAccount'][ $slug ] + self::empty_row();
			}
		}
		return $rows;
	}

	/** Returns the row of a connection. */
	public static function row( string $id ): array {
		$connection = Connections::all()[ $id ];
		$words      = Manifest::strings()['connections'][ $id ];
		$fields     = self::fields( $id );
		$elsewhere  = self::elsewhere( $id );
		return array(
			'id'        => $id,
			'name'      => $connection['name'],
			'group'     => $connection['group'],
			'choice'    => $connection['choice'],
			'purpose'   => $words['purpose'],
			// The help text of a single key is shown below the field instead.
			'help'      => 'key' === ( $fields[0]['name'] ?? '' ) && 'api_key' === $connection['method'] ? '' : $words['help'],
			'state'     => self::state( $id ),
			'sentences' => self::sentences( $id ),
			'users'     => self::users( $id, $connection ),
			/* translators: 1: when a service is contacted. 2: data that it receives. */
			'sent'      => sprintf( __( 'The service is contacted %1$s It receives %2$s', 'dovetail-blocks' ), $words['when'], $words['sends'] ),
			'where'     => $connection['where'],
			'steps'     => $fields ? $words['steps'] : array(),
			'details'   => $fields ? $words['details'] : array(),
			'fields'    => $fields,
			'elsewhere' => $elsewhere['sentence'],
			'links'     => array_merge( $elsewhere['links'], self::consent_links( $id ) ),
			'canCheck'  => '' !== $connection['check'] && Connections::is_connected( $id ),
		) + self::empty_row();
	}

	/**
	 * Returns the fields that the owner can fill in on the page. There are none if the values come from the server's
	 * environment or from another plugin's connector.
	 *
	 * @return array<int, array>
	 */
	public static function fields( string $id ): array {
		$connection = Connections::all()[ $id ];
		$words      = Manifest::strings()['connections'][ $id ];
		$fields     = $connection['fields'] ?? array();
		$labels     = $words['fields'] ?? array();
		if ( 'api_key' === $connection['method'] ) {
			$fields = array( 'key' => array( 'control' => $connection['isPublic'] ? 'text' : 'secret' ) );
			/* translators: %s: name of a service, such as Mailchimp. */
			$label  = sprintf( __( '%s key', 'dovetail-blocks' ), $connection['name'] );
			$labels = array( 'key' => array( 'help' => $words['help'] ) + compact( 'label' ) );
		}
		if ( self::is_set_on_server( $id ) || Connections::key_names( $id )['setting_name'] !== Connections::option_name( $id ) ) {
			// If the password is set outside our page, the URLs are set there too, so the page shows no fields for
			// them.
			$fields = array_diff_key( wp_list_filter( $fields, array( 'control' => 'url' ), 'NOT' ), array_flip( array( 'key', 'username', 'password' ) ) );
		}
		$rows = array();
		foreach ( $fields as $name => $field ) {
			$value  = Connections::stored_values( $id )[ $name ];
			$rows[] = array(
				'name'       => $name,
				'label'      => $labels[ $name ]['label'],
				'help'       => $labels[ $name ]['help'],
				'control'    => $field['control'],
				'value'      => 'secret' === $field['control'] ? '' : $value,
				'isStored'   => '' !== $value,
				'was'        => Connection_Store::original_value( $field['control'], $value ),
				'choices'    => self::choices( $labels[ $name ]['choices'] ?? array() ),
				'isOptional' => $field['isOptional'] ?? false,
			);
		}
		return $rows;
	}

	/**
	 * @param array<string, string> $labels Labels by value.
	 * @return array<int, array{value: string, label: string}>
	 */
	private static function choices( array $labels ): array {
		return array_map(
			static fn( $value, $label ) => array(
				'value' => (string) $value,
				'label' => $label,
			),
			array_keys( $labels ),
			$labels
		);
	}

	/** Whether a constant or an environment variable contains the key. */
	private static function is_set_on_server( string $id ): bool {
		return in_array( Connections::key_source( $id ), array( 'constant', 'environment' ), true );
	}

	/** Returns the state of a connection as a keyword, such as `free`. */
	private static function state( string $id ): string {
		if ( 'none' === Connections::all()[ $id ]['method'] ) {
			return 'free';
		}
		if ( Connection_State::is_failing( $id ) ) {
			return 'failing';
		}
		return Connections::is_connected( $id ) && ! Connections::lacks_permission( $id ) ? 'on' : 'off';
	}

	/** @return string[] Further facts about a connection, as sentences. */
	private static function sentences( string $id ): array {
		$state    = Connection_State::get( $id );
		$has_keys = 'none' !== Connections::all()[ $id ]['method'] && Connections::is_connected( $id );
		$lines    = array_filter( array( $has_keys ? $state['sentence'] : '', $state['refused'] ), 'strlen' );
		if ( $has_keys && Settings::is_platform_configured() ) {
			$lines[] = __( 'This site uses your own account, not the platform’s.', 'dovetail-blocks' );
		}
		if ( $state['answered'] > 0 ) {
			/* translators: %s: a span of time, such as 5 minutes. */
			$lines[] = sprintf( __( 'Last response: %s ago.', 'dovetail-blocks' ), human_time_diff( $state['answered'] ) );
		}
		if ( $state['failed'] > 0 ) {
			/* translators: %s: a span of time, such as 5 minutes. */
			$when    = sprintf( __( 'Last failure: %s ago.', 'dovetail-blocks' ), human_time_diff( $state['failed'] ) );
			$lines[] = in_array( $state['failure'], $lines, true ) ? $when : $when . ' ' . $state['failure'];
		}
		return array_values( $lines );
	}

	/** @return string[] Titles of the blocks that can use a connection. */
	private static function users( string $id, array $connection ): array {
		$titles = array();
		foreach ( Availability::rows() as $slug => $line ) {
			$type = \WP_Block_Type_Registry::get_instance()->get_registered( 'dovetail/' . $slug );
			if ( $type && ( in_array( $slug, $connection['users'], true ) || in_array( $id, $line['needs'], true ) ) ) {
				$titles[] = $type->title;
			}
		}
		return $titles;
	}

	/**
	 * Returns where to change the key or credentials if this is not possible on the Connections page.
	 *
	 * @return array{sentence: string, links: array<int, array{label: string, url: string}>}
	 */
	private static function elsewhere( string $id ): array {
		$source = Connections::key_source( $id );
		$is_key = 'api_key' === Connections::all()[ $id ]['method'];
		if ( self::is_set_on_server( $id ) ) {
			$name = Connections::key_names( $id )[ 'constant' === $source ? 'constant_name' : 'env_var_name' ];
			/* translators: %s: name of a constant or of an environment variable, such as MAILCHIMP_API_KEY. */
			$of_key = __( 'The key is set by %s on the server. Change it there.', 'dovetail-blocks' );
			/* translators: %s: name of a constant or of an environment variable, such as BLUESKY_APPLICATION_PASSWORD. */
			$of_pair = __( 'The name and password are set by %s on the server. Change them there.', 'dovetail-blocks' );
			return array(
				'sentence' => sprintf( $is_key ? $of_key : $of_pair, $name ),
				'links'    => array(),
			);
		}
		if ( Connections::key_names( $id )['setting_name'] === Connections::option_name( $id ) ) {
			return array(
				'sentence' => '',
				'links'    => array(),
			);
		}
		return array(
			'sentence' => __( 'Another plugin has set up this connection. Change its values under Settings → Connectors.', 'dovetail-blocks' ),
			'links'    => array(
				array(
					'label' => __( 'Open Connectors', 'dovetail-blocks' ),
					'url'   => admin_url( 'options-connectors.php' ),
				),
			),
		);
	}

	/**
	 * Returns the link that opens the service's consent page, if the service's URL is stored.
	 *
	 * @return array<int, array{label: string, url: string}>
	 */
	private static function consent_links( string $id ): array {
		if ( 'oauth' !== Connections::all()[ $id ]['method'] || ! Connections::is_connected( $id ) ) {
			return array();
		}
		return array(
			array(
				/* translators: %s: address of a server, such as mastodon.social. */
				'label' => sprintf( __( 'Request permission from %s', 'dovetail-blocks' ), (string) wp_parse_url( Connections::key( $id ), PHP_URL_HOST ) ),
				'url'   => Authorization::start( $id ),
			),
		);
	}

	private static function empty_row(): array {
		return array(
			'choice'    => '',
			'state'     => 'free',
			'sentences' => array(),
			'users'     => array(),
			'sent'      => '',
			'where'     => '',
			'steps'     => array(),
			'details'   => array(),
			'fields'    => array(),
			'elsewhere' => '',
			'links'     => array(),
			'canCheck'  => false,
		);
	}
}
