<?php
/**
 * The server's part of the button.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Button;
