<?php
namespace Dovetail\Gif;

defined( 'ABSPATH' ) || exit;

/** The key for KLIPY. */
final class Klipy extends Key_Check {
	const ID      = 'klipy';
	const NAME    = 'KLIPY';
	const SERVICE = 'klipy';
	const SEARCH  = '/v2/search?q=cat&limit=1&key=';
}
