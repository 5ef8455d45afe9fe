<?php
/**
 * Returns the signed values that visitors can copy from a form and from emails. A test checks that another site of the
 * network rejects them.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Subscriptions;

$known      = Subscribers::find( 'ada@example.com' );
$subscriber = $known ? $known : Subscribers::add( 'ada@example.com', 'Yes.', 0, true );
$fields     = array(
	'dovetail_post'    => '0',
	'dovetail_consent' => 'Sell my address.',
);
$link       = static fn( $action ) => array(
	static function () use ( $action, $subscriber ) {
		parse_str( (string) wp_parse_url( Links::$action( $subscriber ), PHP_URL_QUERY ), $query );
		return $query;
	},
	static fn( $sent ) => 'broken' !== Links::read( $sent )['state'],
);

return array(
	'subscription form'        => $sign_up( Form::kind(), $fields ),
	'subscription confirm'     => $link( 'confirm' ),
	'subscription unsubscribe' => $link( 'unsubscribe' ),
	'subscription refuse'      => $link( 'refuse' ),
);
