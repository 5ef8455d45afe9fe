import { php, test } from '#e2e';

/** Takes the pictures out of the library again when the tests of a file are done. */
export function removeLibrary(): void {
	test.afterAll( async () => {
		await php(
			`foreach ( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'numberposts' => -1 ) ) as $file ) {
				if ( 'e2e-loaf' === $file->post_content ) { wp_delete_attachment( $file->ID, true ); }
			}
			return 1;`
		);
	} );
}

/** PHP that adds an image of 1,200 × 800 with its sizes and given file sizes to the library, and a post with it. */
export const LIBRARY = `
	$library = static function ( $bytes, $alt = 'Bread in the library' ) {
		$folder = wp_upload_dir();
		$name   = uniqid( 'loaf' );
		$shapes = array( '' => array( 1200, 800 ), '-900x600' => array( 900, 600 ), '-150x150' => array( 150, 150 ) );
		$sizes  = array();
		foreach ( array_combine( array_keys( $shapes ), $bytes ) as $suffix => $length ) {
			file_put_contents( $folder['path'] . "/$name$suffix.jpg", str_repeat( 'x', $length ) );
			$sizes[ 'e2e' . $suffix ] = array( 'file' => "$name$suffix.jpg", 'width' => $shapes[ $suffix ][0], 'height' => $shapes[ $suffix ][1], 'mime-type' => 'image/jpeg' );
		}
		$id   = wp_insert_attachment( array( 'post_content' => 'e2e-loaf', 'post_mime_type' => 'image/jpeg', 'post_title' => $name, 'guid' => $folder['url'] . "/$name.jpg" ), $folder['path'] . "/$name.jpg" );
		$file = get_post_meta( $id, '_wp_attached_file', true );
		unset( $sizes['e2e'] );
		wp_update_attachment_metadata( $id, array( 'file' => $file, 'width' => 1200, 'height' => 800, 'sizes' => $sizes ) );
		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		return $id;
	};
	$shows = static function ( $content, $has_pictures, $featured = 0 ) {
		$post = wp_insert_post( wp_slash( array( 'post_title' => 'Rye bread', 'post_content' => $content, 'post_status' => 'draft' ) ) );
		update_post_meta( $post, 'dovetail_publicize_pictures', $has_pictures );
		set_post_thumbnail( $post, $featured );
		wp_update_post( array( 'ID' => $post, 'post_status' => 'publish' ) );
		return $post;
	};
	$uploads = array();
	add_filter( 'http_request_args', static function ( $args, $url ) use ( &$uploads ) {
		if ( preg_match( '~uploadBlob|media$~', $url ) ) { $uploads[] = array( $args['headers']['Content-Type'], $args['body'] ); }
		return $args;
	}, 10, 2 );`;
