<?php
/**
 * Parsers of input from outside, for the timings in `tests/bench/parsers/time-parsers.php`.
 */

return array(
	'answers of visitors' => array(
		'run'    => static function ( string $text ) use ( $private ) {
			$typed = $private( '\Dovetail\Contact_Form\Answers', 'validate_typed' );
			foreach ( array( 'text', 'textarea', 'url', 'email', 'telephone', 'date' ) as $type ) {
				$typed( array( 'type' => $type, 'options' => array() ), \Dovetail\Contact_Form\Answers::clean( $text ), 'x' );
			}
			\Dovetail\Currency\Money::read( $text, 'USD' );
			return \Dovetail\Plugin\Csv::format_row( array( $text ) );
		},
		'bytes'  => 64 * KB_IN_BYTES,
		'pieces' => array_merge( $opened, array( 'a.', 'http://a.', '=', '+', ';=', "\n=", "'", "'\"", '1,', '1.', '1', ' 1', '+1 ', '-' ) ),
		'frames' => array(
			''       => $repeat,
			'url'    => static fn( $piece ) => $repeat( $piece, 'https://a.', '<' ),
			'number' => static fn( $piece ) => $repeat( $piece, '1', 'x' ),
		),
		'more'   => array(),
	),
);
