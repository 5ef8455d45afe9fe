<?php
/**
 * Stores posts for the fixtures' account before the fixtures are rendered.
 *
 * @package Dovetail_Blocks
 */

$dovetail_blocks_post = static function ( $number, $caption, $more = array() ) {
	return $more + array(
		'id'      => md5( $number ),
		'source'  => 'https://scontent.cdninstagram.com/x',
		'caption' => $caption,
		'link'    => "https://www.instagram.com/p/Harbour$number/",
		'isVideo' => false,
		'copies'  => array(
			'side'  => 1080,
			'bytes' => 1,
			'names' => array(
				480  => md5( $number ) . '-480.jpg',
				1080 => md5( $number ) . '-1080.jpg',
			),
		),
	);
};
update_option(
	'dovetail_blocks_instagram_gallery_account-' . substr( hash( 'sha256', 'instagram owner 17841400000000001' ), 0, 16 ),
	array(
		'checked'  => time(),
		'problem'  => '',
		'username' => 'harbour.bakery',
		'posts'    => array(
			$dovetail_blocks_post( 1, 'First light, "first" loaves <b>& more</b> [gallery]' ),
			$dovetail_blocks_post( 2, '', array( 'link' => '' ) ),
			$dovetail_blocks_post( 3, 'How we shape a batard', array( 'isVideo' => true ) ),
		),
	),
	false
);
