<?php
namespace Dovetail\Mailchimp;

defined( 'ABSPATH' ) || exit;

/** Stores sign-ups that Mailchimp could not accept in time, and retries them. */
final class Outbox extends \Dovetail\Sign_Up\Outbox {
	const ID = Account::ID;

	/** Adds a member. */
	protected static function ask( string $email, array $wishes, float $end ) {
		return Members::add( $email, array(), $wishes, $end );
	}

	/** Returns the service's name, which has no translation. */
	protected static function service(): string {
		return 'Mailchimp';
	}
}
