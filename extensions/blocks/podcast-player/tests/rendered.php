<?php
/**
 * Stores copies of the fixtures' feeds before the test renders the fixtures.
 *
 * @package Dovetail_Blocks
 */

$dovetail_blocks_track = static function ( $id, $title, $link, $duration, $description, $more = array() ) {
	return $more + array(
		'id'          => $id,
		'title'       => $title,
		'link'        => $link,
		'src'         => "https://podcast.example/$id.mp3?session=1&token=a",
		'duration'    => $duration,
		'description' => $description,
		'notes'       => array( array( $description, '' ) ),
		'date'        => 0,
		'chapters'    => array(),
		'transcript'  => '',
		'files'       => array(),
	);
};
$dovetail_blocks_feed  = array(
	'title'  => 'Quiet Hours & [gallery]',
	'link'   => 'https://podcast.example/?show=1&lang=en',
	'cover'  => 'https://podcast.example/cover.jpg',
	'tracks' => array(
		$dovetail_blocks_track(
			'keeper',
			'The <b>lighthouse</b> keeper', 'https://podcast.example/keeper?a=1&b=2', 3723, "Thirty years of one light.\n\nTold by the one who kept it.",
			array(
				'notes'      => array( array( "Thirty years of ", '' ), array( 'one light', 'https://podcast.example/light?a=1&b=2' ), array( ".\n\nTold by the one who kept it.", '' ) ),
				'date'       => 1774681200,
				'chapters'   => array( array( 0, 'Before the <b>storm</b>' ), array( 65, 'Out [gallery]' ) ),
				'transcript' => 'keeper-text',
			)
		),
		$dovetail_blocks_track( 'bakers', 'A night with the "bakers"', '', 754, 'Flour [audio src="x"] & heat.' ),
		$dovetail_blocks_track( 'ferry', 'The last ferry', 'https://podcast.example/ferry', 0, '' ),
	),
);
foreach ( array( 'https://podcast.example/feed?show=1&lang=en', 'https://podcast.example/feed.xml', 'https://platform.test/podcast/feed/quiet-hours.xml' ) as $dovetail_blocks_url ) {
	set_transient(
		\Dovetail\Podcast_Player\Feed::transient_name( $dovetail_blocks_url ),
		array(
			'checked' => time(),
			'error'   => '',
			'version' => 'one',
			'feed'    => $dovetail_blocks_feed,
		),
		DAY_IN_SECONDS
	);
}
