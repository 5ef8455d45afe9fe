<?php
/**
 * Parsers of external input, for the timings in `tests/bench/parsers/time-parsers.php`.
 */

return array(
	'plain text of emails' => array(
		'run'    => static fn( string $text ) => \Dovetail\Plugin\Html_Mail::compose( 'a', array( $text ) ),
		'bytes'  => 200000,
		'pieces' => array( 'a', 'ä', ' ', "\n", 'a ', 'http://', 'http://a.', '.', '<', '&' ),
		'frames' => array(
			''          => $repeat,
			'two lines' => static fn( $piece ) => $repeat( $piece, 'a', "a\n a" ),
		),
		'more'   => array(),
	),
	'answers of services' => array(
		'run'    => static fn( string $json ) => \Dovetail\Plugin\Json::decode( $json ),
		'bytes'  => 2 * MB_IN_BYTES,
		'pieces' => array( '{', '[', '"', '\\', '{"a":', '[],', '{},', '"",', '1', '1,', '.', 'e', '-', ' ', 't', '"\\u', '"a":0,' ),
		'frames' => array(
			''       => $repeat,
			'list'   => static fn( $piece ) => $repeat( $piece, '[', '0]' ),
			'text'   => static fn( $piece ) => $repeat( $piece, '"', '"' ),
			'object' => static fn( $piece ) => $repeat( $piece, '{', '}' ),
		),
		'more'   => array(
			'keys'             => $keys(),
			'keys in a list'   => $keys( '[[{"a":"{\\"}","b":{', '}}]]' ),
			'different keys'   => $number( '"a%d":0,', '{', '"a":0}' ),
		),
	),
);
