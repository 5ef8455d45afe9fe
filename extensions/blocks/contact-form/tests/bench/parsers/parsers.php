<?php
/**
 * Parsers of untrusted input, for the timings in `tests/bench/parsers/time-parsers.php`.
 */

return array(
	'answers of visitors' => array(
		'run'    => static function ( string $text ) use ( $private ) {
			$typed = $private( '\Dovetail\Contact_Form\Answers', 'validate_typed' );
			foreach ( array_keys( \Dovetail\Contact_Form\Fields::labels() ) as $type ) {
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
	'fields of a form'    => array(
		'run'    => 'do_blocks',
		'bytes'  => 512 * KB_IN_BYTES,
		'pieces' => array(),
		'frames' => array(),
		'more'   => array_map(
			static fn( array $fields ): callable => $fields[0]( ...array_merge( array_slice( $fields, 1 ), array( '<!-- wp:dovetail/contact-form --><div class="wp-block-dovetail-contact-form">', '</div><!-- /wp:dovetail/contact-form -->' ) ) ),
			array(
				'equal fields'     => array( $repeat, '<!-- wp:dovetail/field-text {"label":"a"} /-->' ),
				'different fields' => array( $number, '<!-- wp:dovetail/field-text {"label":"%d"} /-->' ),
				'two types'        => array( $halves, '<!-- wp:dovetail/field-text {"label":"a"} /-->', '<!-- wp:dovetail/field-url {"label":"a"} /-->' ),
				'nested fields'    => array( $repeat, '<!-- wp:group --><div class="wp-block-group"><!-- wp:dovetail/field-text {"label":"a"} /--></div><!-- /wp:group -->' ),
			)
		),
	),
);
