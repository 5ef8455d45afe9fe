<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Subscriptions\Form;
use Dovetail\Subscriptions\Links;

/** Sends forms, and reads the list of subscribers. */
trait Subscription_Forms {

	/** @return array<string, string> The fields of a form as its page holds them, filled in with an address. */
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

	/** Sends a form, and returns the status of the sign-up, or the code of the error. */
	protected static function send( string $email, array $changes = array() ): string {
		$result = Form::kind()->take( $changes + self::fields( $email ) );
		return is_wp_error( $result ) ? $result->get_error_code() : $result['status'];
	}

	/** @return \WP_Post[] Subscribers, confirmed or not, the oldest first. */
	protected static function subscribers(): array {
		return get_posts(
			array(
				'post_type'   => 'dovetail_subscriber',
				'post_status' => array( 'dovetail-pending', 'dovetail-active' ),
				'numberposts' => -1,
				'orderby'     => 'ID',
				'order'       => 'ASC',
			)
		);
	}

	/** @return array<string, string> The parameters of the link that confirms a subscription. */
	protected static function confirm_query( \WP_Post $subscriber ): array {
		return self::query( Links::confirm( $subscriber ) );
	}

	/** @return array<string, string> The parameters of a link. */
	protected static function query( string $link ): array {
		wp_parse_str( (string) wp_parse_url( $link, PHP_URL_QUERY ), $query );
		return $query;
	}

	/** Has the database refuse queries that match, while something is done; returns what that returns. */
	protected static function while_refusing( string $pattern, callable $act ) {
		// An empty query fails without an error of the database, which would end the transaction of the test.
		$refuse = static fn( $query ) => preg_match( $pattern, $query ) ? '' : $query;
		add_filter( 'query', $refuse );
		$result = $act();
		remove_filter( 'query', $refuse );
		return $result;
	}
}
