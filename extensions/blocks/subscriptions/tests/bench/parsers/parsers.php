<?php
/**
 * Parsers of foreign text, as `tests/bench/parsers/time-parsers.php` times them.
 */

return array(
	'subscribers in a table' => array(
		'run'    => array( \Dovetail\Subscriptions\Import_File::class, 'read' ),
		'bytes'  => MB_IN_BYTES,
		'pieces' => array( '"', '""', '"a', '"a"', '","', ',', ';', "\t", "\n", "\r", "\r\n", "\"\n", "\n\"", "a@example.com\n", "'", ' ', '@', '.', 'a.', "\u{FEFF}", "\xFF" ),
		'frames' => array(
			''       => $repeat,
			'quoted' => static fn( $piece ) => $repeat( $piece, '"' ),
			'rows'   => static fn( $piece ) => $repeat( "$piece\n", "a@example.com\n" ),
		),
		'more'   => array(),
	),
);
