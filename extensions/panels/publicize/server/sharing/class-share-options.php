<?php
namespace Dovetail\Publicize;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Connections_Page;
use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Post_Fields;
use Dovetail\Plugin\Settings;
use Dovetail\Plugin\Sidebar;

defined( 'ABSPATH' ) || exit;

/** The author's choices for sharing a post: the connections and the message. */
final class Share_Options {
	/** REST field of a post's connections, shared with other plugins. */
	const FIELD = 'jetpack_publicize_connections';

	/**
	 * Name of the REST field if another plugin has already registered `FIELD`. The two fields store their connections
	 * separately.
	 */
	const OWN_FIELD = 'dovetail_publicize_connections';

	/** Meta key of the message, shared with other plugins. */
	const MESSAGE = 'jetpack_publicize_message';

	/** Meta key for sharing a post as a thread, shared with other plugins. */
	const THREAD = 'jetpack_is_tweetstorm';

	/** Meta key of the option to attach images instead of a link card. */
	const PICTURES = 'dovetail_publicize_pictures';

	/** Meta key of the connections that the author turned on or off, by ID. */
	const META = '_dovetail_publicize';

	/** Maximum length of the message. */
	const MAX_LENGTH = 255;

	/** Maximum number of connections for which a post stores choices. */
	const MAX_CONNECTIONS = 100;

	/** Registers the post fields for users who can edit the post. */
	public static function register(): void {
		global $wp_rest_additional_fields;
		if ( ! Availability::is_available( 'publicize' ) ) {
			return;
		}
		foreach ( self::types() as $type ) {
			$is_theirs = isset( $wp_rest_additional_fields[ $type ][ self::FIELD ] );
			Post_Fields::add( array( $type ), $is_theirs ? self::OWN_FIELD : self::FIELD, self::field() );
			self::register_meta(
				$type,
				self::MESSAGE,
				array(
					'type'              => 'string',
					'default'           => '',
					'sanitize_callback' => array( __CLASS__, 'words' ),
				)
			);
			foreach ( array( self::THREAD, self::PICTURES ) as $key ) {
				self::register_meta(
					$type,
					$key,
					array(
						'type'    => 'boolean',
						'default' => false,
					)
				);
			}
		}
	}

	/**
	 * Adds the panel for users who may publish the post, if the site has a connection or the user may add one.
	 *
	 * @param array<string, string> $panels Panel titles by slug.
	 */
	public static function offer_panel( $panels ): array {
		$is_there = self::may_share_edited_post() && ( Accounts::ids() || Settings::is_platform_configured() || current_user_can( 'manage_options' ) );
		return (array) $panels + ( $is_there ? array( 'publicize' => __( 'Share this post', 'dovetail-blocks' ) ) : array() );
	}

	/**
	 * Adds the panel to the editor's sidebar, and tells it whether the site has a connection. If not, users who may add
	 * one see a link.
	 *
	 * @param array<string, array> $parts Sidebar panels by slug.
	 */
	public static function offer_part( $parts ): array {
		if ( ! self::may_share_edited_post() || ! Availability::is_available( 'publicize' ) ) {
			return (array) $parts;
		}
		$part = Sidebar::part( 'share', __( 'Share this post', 'dovetail-blocks' ), array() !== Sharing::connections(), Connections_Page::url() );
		// A platform may have connections that the site has not read yet.
		$part['isConnected'] = array() !== Sharing::connections() || Settings::is_platform_configured();
		$failing = array_filter( Accounts::ids(), array( Connection_State::class, 'is_failing' ) );
		if ( $failing ) {
			$names = wp_sprintf( '%l', array_map( array( Accounts::class, 'name' ), $failing ) );
			$part['state'] = '' === $part['url']
				/* translators: %s: names of networks, such as Mastodon. */
				? sprintf( __( 'Needs attention: %s. An administrator can fix the connection.', 'dovetail-blocks' ), $names )
				/* translators: %s: names of networks, such as Mastodon. */
				: sprintf( __( 'Needs attention: %s.', 'dovetail-blocks' ), $names );
		}
		return (array) $parts + array( 'publicize' => Sharing::connections() || '' === $part['url'] ? $part : array( 'state' => '' ) + $part );
	}

	private static function may_share_edited_post(): bool {
		$type = Post_Fields::edited_post_type();
		return in_array( $type, self::types(), true ) && current_user_can( get_post_type_object( $type )->cap->publish_posts );
	}

	/**
	 * Returns the post types that can be shared.
	 *
	 * @return string[]
	 */
	public static function types(): array {
		return array_values( array_intersect( get_post_types_by_support( 'publicize' ), Post_Fields::types_with_meta() ) );
	}

	/**
	 * Returns which connections the author turned on or off.
	 *
	 * @return array<string, bool> Choices by connection ID; connections without a choice use their default.
	 */
	public static function of( int $post ): array {
		$kept = get_post_meta( $post, self::META, true );
		return is_array( $kept ) ? array_map( 'boolval', $kept ) : array();
	}

	/**
	 * Returns the message as stored plain text. WordPress's own sanitizer would remove URL-encoded characters
	 * (`%C3%A9`) and everything after a `<3`.
	 *
	 * @param mixed $text Message as sent in a request.
	 */
	public static function words( $text ): string {
		return Plain_Text::lines( $text, self::MAX_LENGTH );
	}

	/** Returns the definition of a post's REST field: its connections, and whether each is on. */
	private static function field(): array {
		return array(
			'get_callback'    => static function ( array $post ): array {
				$choice = self::of( (int) $post['id'] );
				return array_map(
					static function ( array $account ) use ( $choice ): array {
						return array( 'enabled' => $choice[ $account['id'] ] ?? $account['enabled'] ) + array_diff_key( $account, array_flip( array( 'test_success', 'test_message', 'can_refresh', 'refresh_url', 'refresh_text' ) ) );
					},
					array_merge( Accounts::all(), Platform_Accounts::kept() )
				);
			},
			'update_callback' => static function ( $connections, \WP_Post $post ): void {
				$choice = array();
				foreach ( array_slice( (array) $connections, 0, self::MAX_CONNECTIONS ) as $connection ) {
					$choice[ Plain_Text::line( $connection['id'], 100 ) ] = (bool) $connection['enabled'];
				}
				update_post_meta( $post->ID, self::META, array_slice( $choice + self::of( $post->ID ), 0, self::MAX_CONNECTIONS, true ) );
			},
			'schema'          => array(
				'type'    => 'array',
				'context' => array( 'edit' ),
				'items'   => array(
					'type'       => 'object',
					'properties' => array(
						'id'      => array(
							'type'     => 'string',
							'required' => true,
						),
						'enabled' => array(
							'type'     => 'boolean',
							'required' => true,
						),
					),
				),
			),
		);
	}

	/** Registers a meta field, unless another plugin has already registered it. */
	private static function register_meta( string $type, string $key, array $schema ): void {
		if ( ! registered_meta_key_exists( 'post', $key, $type ) && ! registered_meta_key_exists( 'post', $key ) ) {
			register_post_meta(
				$type,
				$key,
				$schema + array(
					'single'        => true,
					'show_in_rest'  => Post_Fields::EDITOR_ONLY,
					'auth_callback' => array( Post_Fields::class, 'can_edit' ),
				)
			);
		}
	}
}
