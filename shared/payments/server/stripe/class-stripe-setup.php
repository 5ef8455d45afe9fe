<?php
namespace Dovetail\Payments;

defined( 'ABSPATH' ) || exit;

/**
 * Sets up the owner's Stripe account: the webhook endpoint, and the page for canceling subscriptions. The API key needs
 * permission for each.
 */
final class Stripe_Setup {
	/** Maximum number of signing secrets of replaced endpoints to keep. */
	const MAX_FORMER_SECRETS = 4;

	/**
	 * Sets up the webhook and the page for canceling subscriptions.
	 *
	 * @param string $key     The owner's API key.
	 * @param string $pasted  Signing secret of a webhook endpoint that the owner created, or an empty string.
	 * @param string $account ID of the account; empty if the key lacks permission to read it.
	 * @return string A sentence about what the owner must do, or an empty string.
	 */
	public static function prepare( string $key, string $mode, string $pasted, string $account ): string {
		if ( '' === $pasted ) {
			self::forget_pasted();
		}
		$is_other = '' !== $pasted && Stripe_Account::mode_of_secret( $pasted, $key ) !== $mode;
		$before   = Stripe_Account::kept( $mode );
		$kept     = array(
			'of'     => Stripe_Account::fingerprint( $key ),
			'id'     => $account,
			'pasted' => '' === $pasted || $is_other ? '' : Stripe_Account::fingerprint( $pasted ),
			'portal' => self::portal( $key ),
		);
		$endpoint = '' === $pasted ? self::endpoint( $key, $before ) : array();
		$kept    += is_wp_error( $endpoint ) ? array() : $endpoint;
		// Keep the secrets of former endpoints, because Stripe still sends events for earlier payments.
		$former         = array_merge( array( (string) ( $before['secret'] ?? '' ) ), (array) ( $before['former'] ?? array() ) );
		$kept['former'] = array_slice( array_values( array_diff( array_unique( $former ), array( '', $kept['secret'] ?? '' ) ) ), 0, self::MAX_FORMER_SECRETS );
		update_option( Stripe_Account::OPTION . $mode, $kept, false );
		if ( $is_other ) {
			return 'live' === $mode
				? __( 'The signing secret here was entered with a test key, so Stripe can’t report live payments. Paste the signing secret of your live endpoint.', 'dovetail-blocks' )
				: __( 'The signing secret here was entered with a live key, so Stripe can’t report test payments. Paste the signing secret of your test endpoint.', 'dovetail-blocks' );
		}
		return is_wp_error( $endpoint ) ? self::problem( $endpoint ) : '';
	}

	/**
	 * Deletes the stored fingerprint of a signing secret after the owner removes the secret. The owner may enter the
	 * same secret again with another key.
	 */
	private static function forget_pasted(): void {
		foreach ( array( 'live', 'test' ) as $mode ) {
			$kept = Stripe_Account::kept( $mode );
			if ( '' !== ( $kept['pasted'] ?? '' ) ) {
				update_option( Stripe_Account::OPTION . $mode, array( 'pasted' => '' ) + $kept, false );
			}
		}
	}

	/** Returns the URL to which Stripe sends webhooks. */
	public static function address(): string {
		return rest_url( 'dovetail/v1' . Stripe_Account::ROUTE );
	}

	/**
	 * Returns the webhook endpoint, or an error. Replaces an endpoint if its signing secret is lost, because Stripe
	 * reveals the secret only once.
	 */
	private static function endpoint( string $key, array $before ) {
		$there = Stripe_Account::ask( 'GET', '/webhook_endpoints', array( 'limit' => 100 ), '', $key );
		if ( is_wp_error( $there ) ) {
			return $there;
		}
		foreach ( (array) ( $there['data'] ?? array() ) as $each ) {
			$id = is_array( $each ) && ( $each['url'] ?? '' ) === self::address() && is_string( $each['id'] ?? null ) ? $each['id'] : '';
			if ( '' === $id ) {
				continue;
			}
			$is_same = ( $before['endpoint'] ?? '' ) === $id && '' !== ( $before['secret'] ?? '' ) && 'enabled' === ( $each['status'] ?? '' ) && Stripe_Account::VERSION === ( $each['api_version'] ?? '' ) && ! array_diff( array_keys( Stripe_Events::EVENTS ), (array) ( $each['enabled_events'] ?? array() ) );
			if ( $is_same ) {
				return array_intersect_key( $before, array_flip( array( 'endpoint', 'secret' ) ) );
			}
			if ( Stripe_Account::site() === ( $each['metadata']['dovetail_site'] ?? '' ) ) {
				Stripe_Account::ask( 'DELETE', '/webhook_endpoints/' . rawurlencode( $id ), array(), '', $key );
			}
		}
		$made = Stripe_Account::ask(
			'POST',
			'/webhook_endpoints',
			array(
				'url'            => self::address(),
				'enabled_events' => array_keys( Stripe_Events::EVENTS ),
				'api_version'    => Stripe_Account::VERSION,
				'description'    => 'Dovetail Blocks',
				'metadata'       => array( 'dovetail_site' => Stripe_Account::site() ),
			),
			'',
			$key
		);
		if ( is_wp_error( $made ) ) {
			return $made;
		}
		return is_string( $made['secret'] ?? null ) && is_string( $made['id'] ?? null )
			? array(
				'endpoint' => $made['id'],
				'secret'   => $made['secret'],
			)
			: new \WP_Error( 'service_invalid' );
	}

	/**
	 * Returns the URL of the page where customers manage subscriptions. Creates the page's configuration if it is
	 * missing. Empty if the key lacks permission.
	 */
	private static function portal( string $key ): string {
		$there = Stripe_Account::ask( 'GET', '/billing_portal/configurations', array( 'active' => 'true', 'limit' => 100 ), '', $key );
		$found = '';
		foreach ( is_wp_error( $there ) ? array() : (array) ( $there['data'] ?? array() ) as $each ) {
			if ( ! empty( $each['login_page']['enabled'] ) && ! empty( $each['features']['subscription_cancel']['enabled'] ) ) {
				$found = '' === $found || ! empty( $each['is_default'] ) ? (string) ( $each['login_page']['url'] ?? '' ) : $found;
			}
		}
		if ( '' === $found && ! is_wp_error( $there ) ) {
			$made  = Stripe_Account::ask(
				'POST',
				'/billing_portal/configurations',
				array(
					'login_page'         => array( 'enabled' => 'true' ),
					'default_return_url' => home_url( '/' ),
					'features'           => array(
						'subscription_cancel'   => array( 'enabled' => 'true' ),
						'payment_method_update' => array( 'enabled' => 'true' ),
						'invoice_history'       => array( 'enabled' => 'true' ),
					),
					'metadata'           => array( 'dovetail_site' => Stripe_Account::site() ),
				),
				'',
				$key
			);
			$found = is_wp_error( $made ) ? '' : (string) ( $made['login_page']['url'] ?? '' );
		}
		return preg_match( '~^https?://~', $found ) ? esc_url_raw( $found ) : '';
	}

	/** Returns a sentence that explains how the owner can fix a failed webhook setup. */
	private static function problem( \WP_Error $error ): string {
		return 'missing_permission' === $error->get_error_code()
			/* translators: %s: an address. */
			? sprintf( __( 'This key can’t create webhooks. Allow it to write webhook endpoints. Or add an endpoint for %s in Stripe yourself and enter its signing secret here.', 'dovetail-blocks' ), self::address() )
			: __( 'The webhook could not be created, so Stripe can’t report payments. This site may not have a public address. Payments are recorded when visitors return, and checked once an hour.', 'dovetail-blocks' );
	}
}
