<?php
namespace Dovetail\Media_Import\Tests;

use Dovetail\Media_Import\Import;

/** Creates sample files, fakes the service that provides them, and imports them. */
trait Media_Files {

	/**
	 * Returns a small image of 40 × 30 pixels.
	 *
	 * @param string $type `jpeg`, `png`, `gif`, `webp` or `avif`.
	 */
	protected static function picture( string $type = 'png' ): string {
		if ( 'avif' === $type ) {
			// Return fixed bytes, because not every PHP build can create AVIF images.
			return base64_decode( 'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADrbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAAAAAAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAETAAAAIwAAAChpaW5mAAAAAAABAAAAGmluZmUCAAAAAAEAAGF2MDFDb2xvcgAAAABqaXBycAAAAEtpcGNvAAAAFGlzcGUAAAAAAAAAKAAAAB4AAAAQcGl4aQAAAAADCAgIAAAADGF2MUOBAAwAAAAAE2NvbHJuY2x4AAEADQABgAAAABdpcG1hAAAAAAAAAAEAAQQBAoMEAAAAK21kYXQSAAoGGBUn7yIQMhdHIAAAEBD5Gm/Pp32LyJQMckQ2ruTlMA==' );
		}
		$image = imagecreatetruecolor( 40, 30 );
		imagefilledrectangle( $image, 5, 5, 20, 20, 0x336699 );
		ob_start();
		call_user_func( "image$type", $image );
		return ob_get_clean();
	}

	protected static function png_header( int $width, int $height ): string {
		return "\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR" . pack( 'NN', $width, $height ) . "\x08\x02\0\0\0" . str_repeat( "\0", 4 );
	}

	/** Returns the beginning of a video file, enough to detect its type. */
	protected static function film( string $type ): string {
		return 'mp4' === $type
			? "\0\0\0\x18ftypisom\0\0\x02\0isommp42" . str_repeat( "\0", 64 )
			: "\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\xf2\x81\x04\x42\xf3\x81\x08\x42\x82\x84webm" . str_repeat( "\0", 64 );
	}

	/**
	 * @param string|array<string, string> $files One file for every path, or files by path. The mock responds with 404 to any other path.
	 */
	protected function serve( $files ): void {
		$this->answer_http(
			static function ( $url ) use ( $files ) {
				$file = is_string( $files ) ? $files : $files[ wp_parse_url( $url, PHP_URL_PATH ) ] ?? null;
				return array(
					'status'  => null === $file ? 404 : 200,
					'headers' => array( 'content-type' => 'text/html' ),
					'body'    => (string) $file,
				);
			}
		);
	}

	/**
	 * @param array<string, mixed> $source Differences from the default source, see `Import::take()`. The ID is also the path of the URL.
	 * @return int|\WP_Error
	 */
	protected static function import( string $id, array $source = array() ) {
		return Import::take(
			$source + array(
				'service' => 'sample',
				'name'    => 'The Archive',
				'id'      => $id,
				'url'     => "https://archive.example/$id",
			)
		);
	}

	protected static function file_name( int $attachment ): string {
		return basename( get_attached_file( $attachment ) );
	}
}
