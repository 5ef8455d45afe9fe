<?php
/**
 * Returns the signed fields that visitors can copy from a newsletter form, for the test of a network of sites.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Newsletter;

return array( 'newsletter form' => $sign_up( Form::kind(), array( 'dovetail_settings' => '{}' ) ) );
