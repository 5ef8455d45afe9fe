<?php
/**
 * The server's part of the contact info and the blocks inside.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Contact_Info;
