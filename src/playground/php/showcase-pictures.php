<?php
/**
 * Adds images of WordPress's default themes to the media library once, and prints them as JSON.
 *
 * @package Dovetail_Blocks
 */

require_once ABSPATH . 'wp-admin/includes/image.php';

$photographs = array(
	'vash-gon-square'                  => 'A waterfall between mossy rocks',
	'coral-square'                     => 'Coral under water',
	'akaka-falls-state-park-flora'     => 'Ferns in a rain forest',
	'campanula-alliariifolia-flower'   => 'White bellflowers',
	'man-in-hat'                       => 'A man in a hat',
	'parthenon-square'                 => 'Columns of the Parthenon',
);

$pictures = array();
foreach ( $photographs as $name => $alt ) {
	$found = get_posts(
		array(
			'post_type'   => 'attachment',
			'post_status' => 'inherit',
			'meta_key'    => '_dovetail_blocks_showcase_picture',
			'meta_value'  => $name,
			'numberposts' => 1,
		)
	);
	$id    = $found ? $found[0]->ID : 0;
	if ( ! $id ) {
		$source = get_theme_root() . '/twentytwentyfive/assets/images/' . $name . '.webp';
		$upload = wp_upload_bits( $name . '.webp', null, file_get_contents( $source ) );
		$id     = wp_insert_attachment(
			array(
				'post_title'     => $alt,
				'post_mime_type' => 'image/webp',
				'post_status'    => 'inherit',
			),
			$upload['file'],
			0,
			true
		);
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $upload['file'] ) );
		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		update_post_meta( $id, '_dovetail_blocks_showcase_picture', $name );
	}
	list( $url, $width, $height ) = wp_get_attachment_image_src( $id, 'full' );
	$pictures[]                   = compact( 'id', 'url', 'width', 'height', 'alt' );
}

echo wp_json_encode( $pictures );
