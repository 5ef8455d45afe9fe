<?php
namespace Dovetail\Publicize\Tests;

/** Adds images to the library, and records uploads to networks. */
trait Picture_Library {

	/**
	 * @var array<int, array{0: string, 1: string}> Content type and body of each upload, after a call of
	 *        record_uploads().
	 */
	protected $uploads = array();

	/**
	 * Adds an image of 1,200 × 800 pixels, with the sizes 900 × 600 and 150 × 150.
	 *
	 * @param int[] $bytes Sizes of the three files in bytes.
	 */
	protected function add_picture( array $bytes, string $alt = 'Bread in the library' ): int {
		$folder = wp_upload_dir();
		$name   = uniqid( 'loaf' );
		$shapes = array(
			''         => array( 1200, 800 ),
			'-900x600' => array( 900, 600 ),
			'-150x150' => array( 150, 150 ),
		);
		$sizes  = array();
		foreach ( array_combine( array_keys( $shapes ), $bytes ) as $suffix => $length ) {
			file_put_contents( "{$folder['path']}/$name$suffix.jpg", str_repeat( 'x', $length ) );
			$sizes[ "loaf$suffix" ] = array(
				'file'      => "$name$suffix.jpg",
				'width'     => $shapes[ $suffix ][0],
				'height'    => $shapes[ $suffix ][1],
				'mime-type' => 'image/jpeg',
			);
		}
		unset( $sizes['loaf'] );
		$id = wp_insert_attachment(
			array(
				'post_mime_type' => 'image/jpeg',
				'post_title'     => $name,
				'guid'           => "{$folder['url']}/$name.jpg",
			),
			"{$folder['path']}/$name.jpg"
		);
		wp_update_attachment_metadata(
			$id,
			array(
				'file'   => get_post_meta( $id, '_wp_attached_file', true ),
				'width'  => 1200,
				'height' => 800,
				'sizes'  => $sizes,
			)
		);
		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		return $id;
	}

	protected static function img( int $id, string $alt = '', string $url = '' ): string {
		return sprintf( '<img class="wp-image-%d" src="%s" alt="%s">', $id, '' === $url ? wp_get_attachment_url( $id ) : $url, esc_attr( $alt ) );
	}

	protected function publish_pictures( string $content, bool $has_pictures, int $featured = 0 ): int {
		$post = $this->insert_post( array( 'post_content' => $content ) );
		update_post_meta( $post, 'dovetail_publicize_pictures', $has_pictures );
		set_post_thumbnail( $post, $featured );
		$this->set_status( $post, 'publish' );
		return $post;
	}

	protected function record_uploads(): void {
		add_filter(
			'http_request_args',
			function ( $args, $url ) {
				if ( preg_match( '~uploadBlob|media$~', $url ) ) {
					$this->uploads[] = array( $args['headers']['Content-Type'], $args['body'] );
				}
				return $args;
			},
			10,
			2
		);
	}
}
