<?php
/**
 * What the plan of this site includes, and where plans are bought.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-dovetail-blocks-site-plan.php';

Dovetail_Blocks_Site_Plan::register();
