<?php
/**
 * The server's part of the Mailchimp form: the form itself, and what is sent with it.
 *
 * @package Dovetail_Blocks
 */

require_once __DIR__ . '/class-dovetail-blocks-mailchimp-form.php';
require_once __DIR__ . '/class-dovetail-blocks-mailchimp-view.php';

Dovetail_Blocks_Mailchimp_Form::register();
Dovetail_Blocks_Rest::serve( 'POST', '/dovetail/v1/mailchimp', array( Dovetail_Blocks_Mailchimp_Form::posted(), 'answer' ) );
