<?php
/**
 * Returns the signed fields that visitors can copy from a Mailchimp form. A test checks that another site of the
 * network rejects them.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Mailchimp;

return array( 'mailchimp form' => $sign_up( Form::kind(), array( 'dovetail_settings' => '{"opt_in":"single"}' ) ) );
