<?php
/**
 * Returns the signed fields that visitors can copy from a newsletter form. A test checks that another site of the
 * network rejects them.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Newsletter;

return array( 'newsletter form' => $sign_up( Form::kind(), array( 'dovetail_settings' => '{}' ) ) );
