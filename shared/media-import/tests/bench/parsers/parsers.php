<?php
/**
 * Runs the parsers of external input for the benchmark `tests/bench/parsers/time-parsers.php`.
 */

return array(
	'caption of a picture' => array(
		'run'    => static fn( string $text ) => array( \Dovetail\Media_Import\External_Text::plain( $text ), \Dovetail\Media_Import\External_Text::caption( $text ) ),
		'bytes'  => 2 * MB_IN_BYTES,
		'pieces' => $opened,
		'frames' => array( '' => $repeat ),
		'more'   => array(
			'percent signs within one another' => $halves( '%2', '25' ),
		),
	),
);
