<?php
/**
 * The server's part of the contact form: forms on the page, messages, and where the author reads them.
 *
 * @package Dovetail_Blocks
 */

foreach ( array( 'kinds', 'fields', 'check', 'source', 'schema', 'guard', 'submission', 'entries', 'access', 'mail', 'pass-on', 'privacy', 'controls', 'page', 'thanks', 'intake', 'list', 'view', 'csv' ) as $dovetail_blocks_part ) {
	require_once __DIR__ . '/class-dovetail-blocks-form-' . $dovetail_blocks_part . '.php';
}

Dovetail_Blocks_Form_Schema::register();
Dovetail_Blocks_Form_Page::register();
Dovetail_Blocks_Form_Intake::register();
Dovetail_Blocks_Form_Entries::register();
Dovetail_Blocks_Form_Access::register();
Dovetail_Blocks_Form_Pass_On::register();
Dovetail_Blocks_Form_Privacy::register();
Dovetail_Blocks_Form_List::register();
Dovetail_Blocks_Form_View::register();
Dovetail_Blocks_Form_Csv::register();
