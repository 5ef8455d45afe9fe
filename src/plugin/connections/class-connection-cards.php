<?php
namespace Dovetail\Connections;

use Dovetail\Plugin\Manifest;
use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Settings_Fields;
use Dovetail\Plugin\Permission;
use Dovetail\Plugin\Settings;
use Dovetail\Plugin\Settings_Page;

defined( 'ABSPATH' ) || exit;

/**
 * The cards of the connections on the settings page. Each shows what the connection is for, its state, and where to
 * change it.
 */
final class Connection_Cards {
	/** The action that checks a connection. */
	const CHECK_ACTION = 'dovetail_blocks_check';

	/** Prints the connection cards. */
	public static function render(): void {
		echo '<p>' . esc_html__( 'Connect the services you use. Dovetail Blocks contacts a service only after you connect it. Openverse needs no account; it is contacted when an author searches it.', 'dovetail-blocks' ) . '</p><div class="dovetail-blocks-cards">';
		foreach ( Connections::all() as $id => $connection ) {
			self::render_card( $id, $connection, Manifest::strings()['connections'][ $id ] );
		}
		echo '</div>';
	}

	/** Checks a connection and redirects back to its card. */
	public static function check(): void {
		$id = isset( $_GET['connection'] ) ? sanitize_key( wp_unslash( $_GET['connection'] ) ) : '';
		check_admin_referer( self::CHECK_ACTION . $id );
		Permission::die_unless( current_user_can( 'manage_options' ) && isset( Connections::all()[ $id ] ) );
		try {
			Connection_State::check( $id );
		} catch ( Database_Error $error ) {
			Database::refuse_screen();
		}
		wp_safe_redirect( Settings_Page::url( 'services' ) . '#dovetail-blocks-connection-' . $id );
		exit;
	}

	/** Prints one card. */
	private static function render_card( string $id, array $connection, array $words ): void {
		$heading = 'dovetail-blocks-connection-' . $id;
		printf( '<section class="card" aria-labelledby="%1$s"><h2 id="%1$s">%2$s</h2><p>%3$s</p>', esc_attr( $heading ), esc_html( $connection['name'] ), esc_html( $words['purpose'] ) );
		$users = self::users( $id, $connection );
		if ( $users ) {
			/* translators: %s: names of blocks. */
			printf( '<p>%s</p>', esc_html( sprintf( __( 'Used by: %s', 'dovetail-blocks' ), implode( ', ', $users ) ) ) );
		}
		self::render_state( $id );
		$fields = $connection['fields'] ?? array();
		if ( self::render_link_elsewhere( $id, $words ) ) {
			$fields = array_diff_key( $fields, array_flip( array( 'username', 'password' ) ) );
			// Addresses come from the same place as the password, so there is no field for them then.
			$fields = in_array( Connections::key_source( $id ), array( 'constant', 'environment' ), true ) ? wp_list_filter( $fields, array( 'control' => 'url' ), 'NOT' ) : $fields;
		} elseif ( 'api_key' === $connection['method'] ) {
			/* translators: %s: name of a service, such as Mailchimp. */
			printf( '<p><label for="%s">%s</label></p>', esc_attr( Settings_Fields::id( $id . '.key' ) ), esc_html( sprintf( __( '%s key', 'dovetail-blocks' ), $connection['name'] ) ) );
			Settings_Fields::render( $id . '.key', Connections::option_name( $id ), array( 'control' => $connection['isPublic'] ? 'text' : 'secret' ) + $words, Connections::key( $id ) );
		}
		foreach ( $fields as $name => $field ) {
			printf( '<p><label for="%s">%s</label></p>', esc_attr( Settings_Fields::id( $id . '.' . $name ) ), esc_html( $words['fields'][ $name ]['label'] ) );
			Settings_Fields::render( $id . '.' . $name, Connections::option_name( $id ) . '[' . $name . ']', $field + $words['fields'][ $name ], Connections::values( $id )[ $name ] );
		}
		if ( 'oauth' === $connection['method'] && Connections::is_connected( $id ) ) {
			/* translators: %s: address of a server, such as mastodon.social. */
			$label = sprintf( __( 'Request permission from %s', 'dovetail-blocks' ), (string) wp_parse_url( Connections::key( $id ), PHP_URL_HOST ) );
			printf( '<p><a class="button" href="%s">%s</a></p>', esc_url( Authorization::start( $id ) ), esc_html( $label ) );
		}
		echo '<p>';
		if ( '' !== $connection['where'] ) {
			/* translators: %s: name of a service, such as Mailchimp. */
			printf( '<a href="%s">%s</a> ', esc_url( $connection['where'] ), esc_html( 'none' === $connection['method'] ? $connection['name'] : sprintf( __( 'Create an account or key at %s', 'dovetail-blocks' ), $connection['name'] ) ) );
		}
		if ( '' !== $connection['check'] && Connections::is_connected( $id ) ) {
			/* translators: %s: name of a service, such as Mailchimp. */
			$label = sprintf( __( 'Check connection to %s', 'dovetail-blocks' ), $connection['name'] );
			printf( '<a class="button" href="%s" aria-label="%s">%s</a>', esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::CHECK_ACTION . '&connection=' . $id ), self::CHECK_ACTION . $id ) ), esc_attr( $label ), esc_html__( 'Check connection', 'dovetail-blocks' ) );
		}
		/* translators: 1: when a service is asked. 2: what it is sent. */
		$sent = sprintf( __( 'It is asked %1$s It is sent %2$s', 'dovetail-blocks' ), $words['when'], $words['sends'] );
		printf( '</p><details><summary>%s</summary><p>%s</p></details></section>', esc_html__( 'What is sent, and when', 'dovetail-blocks' ), esc_html( $sent ) );
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
	 * Prints where to enter the key or credentials when it is not on this page: on the server, or on WordPress's own
	 * screen.
	 *
	 * @return bool False where they are entered here.
	 */
	private static function render_link_elsewhere( string $id, array $words ): bool {
		$source = Connections::key_source( $id );
		$is_key = 'api_key' === Connections::all()[ $id ]['method'];
		if ( 'constant' === $source || 'environment' === $source ) {
			$name = Connections::key_names( $id )[ 'constant' === $source ? 'constant_name' : 'env_var_name' ];
			/* translators: %s: name of a constant or of an environment variable, such as MAILCHIMP_API_KEY. */
			$of_key = __( 'The key is set by %s on the server. Change it there.', 'dovetail-blocks' );
			/* translators: %s: name of a constant or of an environment variable, such as BLUESKY_APPLICATION_PASSWORD. */
			$of_pair = __( 'The name and password are set by %s on the server. Change them there.', 'dovetail-blocks' );
			echo '<p>' . esc_html( sprintf( $is_key ? $of_key : $of_pair, $name ) ) . '</p>';
			return true;
		}
		if ( ! Connections::registered_connector( $id ) ) {
			return false;
		}
		if ( $is_key ) {
			$label = '' === $source ? __( 'Enter the key in Connectors', 'dovetail-blocks' ) : __( 'Change the key in Connectors', 'dovetail-blocks' );
		} else {
			$label = '' === $source ? __( 'Enter the name and password in Connectors', 'dovetail-blocks' ) : __( 'Change the name and password in Connectors', 'dovetail-blocks' );
		}
		printf( '<p>%s</p><p><a class="button" href="%s">%s</a></p>', esc_html( $words['help'] ), esc_url( admin_url( 'options-connectors.php' ) ), esc_html( $label ) );
		return true;
	}

	/** Prints the state of a connection. */
	private static function render_state( string $id ): void {
		$state        = Connection_State::get( $id );
		$is_free      = 'none' === Connections::all()[ $id ]['method'];
		$is_connected = Connections::is_connected( $id );
		$has_said     = $is_connected && $state['checked'] > 0;
		$lines        = array();
		if ( $is_free ) {
			$lines[] = __( 'No account is needed.', 'dovetail-blocks' );
		} elseif ( ! $is_connected ) {
			$lines[] = __( 'Not connected.', 'dovetail-blocks' );
		} elseif ( $has_said && '' !== $state['sentence'] ) {
			$lines[] = $state['sentence'];
		} else {
			$lines[] = __( 'Connected.', 'dovetail-blocks' );
		}
		if ( '' !== $state['refused'] ) {
			$lines[] = $state['refused'];
		}
		if ( $is_connected && ! $is_free && Settings::is_platform_configured() ) {
			$lines[] = __( 'This site uses your own account, not the platform’s.', 'dovetail-blocks' );
		}
		if ( $state['answered'] > 0 ) {
			/* translators: %s: a span of time, such as 5 minutes. */
			$lines[] = sprintf( __( 'Last response: %s ago.', 'dovetail-blocks' ), human_time_diff( $state['answered'] ) );
		}
		if ( $state['failed'] > 0 ) {
			/* translators: 1: a span of time, such as 5 minutes. 2: what went wrong, a sentence. */
			$lines[] = sprintf( __( 'Last failure: %1$s ago. %2$s', 'dovetail-blocks' ), human_time_diff( $state['failed'] ), $state['failure'] );
		}
		$is_bad = '' !== $state['refused'] || ( $has_said && ! $state['isGood'] );
		printf( '<p class="dovetail-blocks-state%s">%s</p>', $is_bad ? ' is-bad' : ( $is_connected ? ' is-good' : '' ), implode( '<br>', array_map( 'esc_html', $lines ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- each line is escaped.
	}
}
