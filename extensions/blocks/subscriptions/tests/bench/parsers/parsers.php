<?php
/**
 * Parsers of untrusted input, for the timings in `tests/bench/parsers/time-parsers.php`.
 */

return array(
	'subscribers in a table' => array(
		'run'    => static function ( $text ) {
			$file = fopen( 'php://temp', 'w+' );
			fwrite( $file, $text );
			$read = \Dovetail\Subscriptions\Import_File::open( $file );
			return is_wp_error( $read ) ? 0 : iterator_count( $read->entries() );
		},
		'bytes'  => MB_IN_BYTES,
		'pieces' => array( '"', '""', '"a', "a,\"b@example.com\n", 'a@example.com/', '<', "x,unsubscribed\n", '"a"', '","', ',', ';', "\t", "\n", "\r", "\r\n", "\"\n", "\n\"", "a@example.com\n", "'", ' ', '@', '.', 'a.', "\u{FEFF}", "\xFF" ),
		'frames' => array(
			''       => $repeat,
			'quoted' => static fn( $piece ) => $repeat( $piece, '"' ),
			'rows'   => static fn( $piece ) => $repeat( "$piece\n", "a@example.com\n" ),
		),
		'more'   => array(),
	),
);
