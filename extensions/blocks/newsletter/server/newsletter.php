<?php
/**
 * The server's part of the newsletter form.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Newsletter;
