<?php
namespace Dovetail\Instagram_Gallery\Tests;

require_once ABSPATH . WPINC . '/class-wp-image-editor.php';
require_once ABSPATH . WPINC . '/class-wp-image-editor-gd.php';

/** Saves only part of an image, as on a full disk, but reports success as GD does. */
final class Cutting_Editor extends \WP_Image_Editor_GD {

	/** @var int Number of bytes to keep; if negative, the number to drop at the end. */
	public static $bytes = 0;

	public function save( $destfilename = null, $mime_type = null ) {
		$saved = parent::save( $destfilename, $mime_type );
		file_put_contents( $saved['path'], substr( file_get_contents( $saved['path'] ), 0, self::$bytes ) );
		clearstatcache();
		return $saved;
	}
}
