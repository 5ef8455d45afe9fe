<?php
namespace Dovetail\Mailchimp;

use Dovetail\Connections\Service;

defined( 'ABSPATH' ) || exit;

/** The owner's account at Mailchimp, asked with her key. */
final class Account {
	/**
	 * Whether a key works.
	 *
	 * @param array{key: string} $values What was entered.
	 * @return string|\WP_Error
	 */
	public static function check( array $values ) {
		$answer = Service::ask( 'mailchimp', 'GET', self::address( $values['key'], '/ping' ), self::headers( $values['key'] ) );
		if ( ! is_wp_error( $answer ) ) {
			return __( 'Connected.', 'dovetail-blocks' );
		}
		$status = $answer->get_error_data()['status'];
		if ( 'service_refused' === $answer->get_error_code() && in_array( $status, array( 401, 403 ), true ) ) {
			return new \WP_Error( 'invalid_key', __( 'Mailchimp does not know this key. It may have been revoked, or it belongs to another data centre. Make a new one in your account and enter it.', 'dovetail-blocks' ) );
		}
		return $answer;
	}

	/**
	 * Where a call goes: a key says at which data centre its account is.
	 *
	 * @param string $key  Of the owner.
	 * @param string $path Begins with a slash.
	 */
	private static function address( string $key, string $path ): string {
		$centre = substr( (string) strrchr( $key, '-' ), 1 );
		return 'https://' . $centre . '.api.mailchimp.com/3.0' . $path;
	}

	/**
	 * What a call proves its right with.
	 *
	 * @param string $key Of the owner.
	 * @return array<string, string>
	 */
	private static function headers( string $key ): array {
		return array( 'Authorization' => 'Basic ' . base64_encode( 'dovetail:' . $key ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- how HTTP wants it.
	}
}
