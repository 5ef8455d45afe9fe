<?php
namespace Dovetail\Gif;

defined( 'ABSPATH' ) || exit;

/** The key for GIPHY. */
final class Giphy extends Key_Check {
	const ID      = 'giphy';
	const NAME    = 'GIPHY';
	const SERVICE = 'gifs';
	const SEARCH  = '/v1/gifs/search?q=cat&limit=1&api_key=';
}
