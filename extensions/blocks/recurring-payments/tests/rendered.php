<?php
/**
 * The plan that the fixtures are for.
 *
 * @package Dovetail_Blocks
 */

dovetail_blocks_playground_plan();
