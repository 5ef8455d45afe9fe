<?php
/**
 * The server's part of the subscription form: what it looks like, who has subscribed, and the mails that follow.
 *
 * @package Dovetail_Blocks
 */

foreach ( array( 'style', 'type', 'subscribers', 'listing', 'mail', 'mailbox', 'links', 'page', 'intake', 'form', 'mailing', 'failures', 'mail-run', 'post-mails', 'mailings-panel', 'screen', 'csv', 'privacy' ) as $dovetail_blocks_part ) {
	require_once __DIR__ . '/class-dovetail-blocks-subscription-' . $dovetail_blocks_part . '.php';
}

Dovetail_Blocks_Subscription_Type::register();
Dovetail_Blocks_Subscription_Subscribers::register();
Dovetail_Blocks_Subscription_Page::register();
Dovetail_Blocks_Subscription_Form::posted()->register();
Dovetail_Blocks_Subscription_Post_Mails::register();
Dovetail_Blocks_Subscription_Screen::register();
Dovetail_Blocks_Subscription_Mailings_Panel::register();
Dovetail_Blocks_Subscription_Csv::register();
Dovetail_Blocks_Subscription_Privacy::register();

Dovetail_Blocks_Rest::serve(
	'GET',
	'/wpcom/v2/subscribers/count',
	static function () {
		return array( 'count' => Dovetail_Blocks_Subscription_Subscribers::count() );
	}
);
Dovetail_Blocks_Rest::serve( 'POST', '/dovetail/v1/subscribers', array( Dovetail_Blocks_Subscription_Form::posted(), 'answer' ) );
