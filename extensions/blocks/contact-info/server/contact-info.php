<?php
/**
 * The server's part of the contact info and the blocks inside: the card of a post.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Contact_Info;

add_action( 'template_redirect', array( Card::class, 'send' ), 1 );
