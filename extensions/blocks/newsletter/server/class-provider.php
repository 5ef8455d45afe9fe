<?php
namespace Dovetail\Newsletter;

use Dovetail\Connections\Connections;
use Dovetail\Plugin\Rest;

defined( 'ABSPATH' ) || exit;

/** The newsletter provider that the owner has chosen. */
final class Provider {
	const ID = 'newsletter';

	/**
	 * Providers by ID. `username`: pattern for the username; missing if the provider needs none. `needs`: the required
	 * setting. `form` or `page`: URL of the form's target, with `%s` for the username. `service`: class whose `add()`
	 * subscribes people from this site. `fields`: names of the form's fields.
	 */
	const ROWS = array(
		'buttondown' => array(
			'name'     => 'Buttondown',
			'username' => '^[0-9A-Za-z][0-9A-Za-z_.-]{0,62}$',
			'profile'  => 'https://buttondown.com/%s',
			'form'     => 'https://buttondown.com/api/emails/embed-subscribe/%s',
			'fields'   => array(
				'email'      => 'email',
				'first_name' => 'metadata__first_name',
				'last_name'  => 'metadata__last_name',
			),
		),
		'ghost'      => array(
			'name'    => 'Ghost',
			'needs'   => 'address',
			'service' => Ghost::class,
		),
		'mailerlite' => array(
			'name'    => 'MailerLite',
			'needs'   => 'key',
			'service' => Mailer_Lite::class,
		),
		'substack'   => array(
			'name'     => 'Substack',
			'username' => '^[0-9a-z](?:[0-9a-z-]{0,61}[0-9a-z])?$',
			'profile'  => 'https://%s.substack.com',
			'page'     => 'https://%s.substack.com/subscribe',
		),
		'own'        => array(
			'needs'  => 'address',
			'fields' => array(
				'email'      => 'email',
				'first_name' => 'first_name',
				'last_name'  => 'last_name',
			),
		),
	);

	/**
	 * Returns the definition of the chosen provider; null if no provider is chosen or a required setting is missing.
	 *
	 * @return array|null Row with `id`, `name` and, for a custom form URL, `form`.
	 */
	public static function chosen(): ?array {
		$values = Connections::values( self::ID ) + array( 'provider' => '' );
		return self::lacks( $values ) === '' ? self::row( $values ) : null;
	}

	/**
	 * Checks whether the provider can accept addresses. Contacts only providers that this site also contacts for
	 * sign-ups.
	 *
	 * @return string|\WP_Error
	 */
	public static function check( array $values ) {
		$lacks = self::lacks( $values );
		if ( '' !== $lacks ) {
			return new \WP_Error( 'incomplete', $lacks );
		}
		$row    = self::row( $values );
		$answer = isset( $row['service'] ) ? call_user_func( array( $row['service'], 'check' ), $values ) : true;
		/* translators: %s: name of a newsletter provider, such as Buttondown. */
		return is_wp_error( $answer ) ? $answer : sprintf( __( 'Connected: %s sends your newsletter.', 'dovetail-blocks' ), $row['name'] );
	}

	/** Makes the block unavailable while a required setting is missing. */
	public static function judge( $records ) {
		if ( ! empty( $records['newsletter']['available'] ) && null === self::chosen() ) {
			$records['newsletter'] = array(
				'available'          => false,
				'unavailable_reason' => 'missing_connection',
				'details'            => Connections::names( array( self::ID ) ),
				'connection'         => self::ID,
			);
		}
		return $records;
	}

	/** Returns the provider's data for the editor. */
	public static function tell_editor() {
		$row = self::chosen();
		return null === $row ? Rest::pass_to_next_server() : array(
			'name'     => $row['name'],
			'username' => $row['username'] ?? '',
			'profile'  => $row['profile'] ?? '',
			'fields'   => ! isset( $row['page'] ),
			'note'     => Newsletter::note( $row ),
		);
	}

	/** Whether a username is valid at a provider. Always true for providers without usernames. */
	public static function takes_name( array $row, string $username ): bool {
		return ! isset( $row['username'] ) || 1 === preg_match( '~' . $row['username'] . '~D', $username );
	}

	/**
	 * Returns a URL that contains the username. A filter can replace the URL, for example with the URL of a proxy.
	 *
	 * @param string $address URL, which may contain `%s` for the username.
	 */
	public static function address( string $address, string $username = '' ): string {
		/** This filter is documented in src/plugin/connections/class-service-client.php */
		return (string) apply_filters( 'dovetail_blocks_service_address', str_replace( '%s', rawurlencode( $username ), $address ), self::ID ); // phpcs:ignore WordPress.WP.I18n -- not a translatable text.
	}

	/**
	 * Returns the provider's definition from `ROWS`, with its ID, name and form URL added.
	 *
	 * @param array<string, string> $values Settings with a known provider.
	 */
	private static function row( array $values ): array {
		$row = array( 'id' => $values['provider'] ) + self::ROWS[ $values['provider'] ];
		return $row + array(
			'name' => (string) wp_parse_url( $values['address'], PHP_URL_HOST ),
			'form' => isset( $row['fields'] ) ? $values['address'] : null,
		);
	}

	/** Returns the message about a missing setting; empty if all settings are complete. */
	private static function lacks( array $values ): string {
		$row = self::ROWS[ $values['provider'] ] ?? null;
		if ( null === $row ) {
			return __( 'Choose a provider.', 'dovetail-blocks' );
		}
		if ( ! isset( $row['needs'] ) || '' !== $values[ $row['needs'] ] ) {
			return '';
		}
		return 'key' === $row['needs']
			? __( 'The API key is missing. Enter your MailerLite API key and save.', 'dovetail-blocks' )
			: __( 'The address is missing. Enter it in the field below the provider and save.', 'dovetail-blocks' );
	}
}
