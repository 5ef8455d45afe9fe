<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Subscriptions\Form;
use Dovetail\Subscriptions\Links;
use Dovetail\Subscriptions\Subscriber_Query;

/** Sends sign-up forms and reads the list of subscribers. */
trait Subscription_Forms {

	/** @return array<string, string> The fields of a rendered form, filled in with an address. */
	protected static function fields( string $email, string $consent = '' ): array {
		$consent = '' === $consent ? Form::consent() : $consent;
		$signed  = array(
			'dovetail_post'    => '0',
			'dovetail_consent' => $consent,
		);
		return $signed + array(
			'dovetail_email'        => $email,
			'dovetail_leave_empty'  => '',
			'dovetail_signature'    => Form::kind()->sign( $signed ),
			'dovetail_subscription' => '1',
		);
	}

	/** Sends a form and returns the status of the sign-up or the error code. */
	protected static function send( string $email, array $changes = array() ): string {
		$result = Form::kind()->take( $changes + self::fields( $email ) );
		return is_wp_error( $result ) ? $result->get_error_code() : $result['status'];
	}

	/** @return array[] Subscribers, confirmed or not, the oldest first. */
	protected static function subscribers(): array {
		return iterator_to_array( Subscriber_Query::all( array(), 500 ), false );
	}

	/** @return array<string, string> The parameters of the link that confirms a subscription. */
	protected static function confirm_query( array $subscriber ): array {
		return self::query( Links::confirm( $subscriber ) );
	}

	/** @return array<string, string> The parameters of a link. */
	protected static function query( string $link ): array {
		wp_parse_str( (string) wp_parse_url( $link, PHP_URL_QUERY ), $query );
		return $query;
	}
}
