<?php
/**
 * The server's part of the business hours: the localized week for the editor, and the parts of the page.
 *
 * @package Dovetail_Blocks
 */

require_once __DIR__ . '/class-dovetail-blocks-business-hours.php';

Dovetail_Blocks_Rest::serve(
	'GET',
	'/wpcom/v2/business-hours/localized-week',
	array( 'Dovetail_Blocks_Business_Hours', 'localized_week' )
);
