<?php
/**
 * The plan of the fixtures, and an account that is paid.
 *
 * @package Dovetail_Blocks
 */

