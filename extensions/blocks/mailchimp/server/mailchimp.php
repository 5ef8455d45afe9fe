<?php
/**
 * The server's part of the Mailchimp form: the form itself, and what is sent with it.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Mailchimp;

use Dovetail\Plugin\Rest;

Form::posted()->register();
add_filter( 'dovetail_blocks_keeps_saved_html', array( Form::class, 'is_kept' ), 10, 2 );

Rest::serve( 'POST', '/dovetail/v1/mailchimp', array( Form::posted(), 'answer' ) );
