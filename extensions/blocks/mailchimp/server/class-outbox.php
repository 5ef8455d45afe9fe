<?php
namespace Dovetail\Mailchimp;

defined( 'ABSPATH' ) || exit;

/** Sign-ups that Mailchimp had no time for. */
final class Outbox extends \Dovetail\Sign_Up\Outbox {
	const ID = Account::ID;

	/** Adds a member. */
	protected static function ask( string $email, array $wishes, float $end ) {
		return Members::add( $email, array(), $wishes, $end );
	}

	/** Its name, the same in every language. */
	protected static function service(): string {
		return 'Mailchimp';
	}
}
