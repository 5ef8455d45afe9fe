<?php
/**
 * Parsers of external input, measured by `tests/bench/parsers/time-parsers.php`.
 */

return array(
	'thread of Mastodon' => array(
		'run'    => static function ( string $text ) use ( $private ) {
			return $private( '\Dovetail\Twitter_Unroll\Mastodon_Thread', 'of_status' )( array( 'content' => $text ) );
		},
		'bytes'  => 2 * MB_IN_BYTES,
		'pieces' => array_merge( $opened, array( '<a href=x>', '<a href="x"', 'a</p>', '<!<!--', '--!>' ) ),
		'frames' => array( '' => $repeat, 'tag' => static fn( $piece ) => $repeat( $piece, '<a ', '>' ) ),
		'more'   => array(
			'comments within one another' => $halves( '<!', '----' ),
		),
	),
	'thread of Mastodon, all' => array(
		'run'    => static function ( string $json ) use ( $private ) {
			$data = \Dovetail\Plugin\Json::decode( $json, true, 1024 );
			return is_array( $data ) ? $private( '\Dovetail\Twitter_Unroll\Mastodon_Thread', 'chain' )( array( 'id' => 1 ), $data ) : null;
		},
		'bytes'  => 2 * MB_IN_BYTES,
		'pieces' => array( '{', '[', '"', '{},' ),
		'frames' => array( '' => $repeat ),
		'more'   => array(
			'ancestors'   => $repeat( '{"id":1},', '{"ancestors":[', '0]}' ),
			'descendants' => $repeat( '{"id":1,"in_reply_to_id":1},', '{"descendants":[', '0]}' ),
			'keys'        => $keys(),
		),
	),
	'thread of Bluesky' => array(
		'run'    => static function ( string $json ) use ( $private ) {
			$data = \Dovetail\Plugin\Json::decode( $json, true, 1024 );
			return is_array( $data ) ? $private( '\Dovetail\Twitter_Unroll\Bluesky_Thread', 'of_post' )( $data ) : null;
		},
		'bytes'  => 2 * MB_IN_BYTES,
		'pieces' => array( 'a', '\\n', '\\n ', ' ', '&', '<', '"' ),
		'frames' => array( 'text' => static fn( $piece ) => $repeat( '"' === $piece ? '\\"' : $piece, '{"record":{"text":"', '"}}' ) ),
		'more'   => array(
			'links' => static function ( int $bytes ): string {
				$count  = intdiv( $bytes, 2 * 110 );
				$facets = array();
				for ( $number = 0; $number < $count; $number++ ) {
					$facets[] = sprintf( '{"index":{"byteStart":%d,"byteEnd":%d},"features":[{"$type":"app.bsky.richtext.facet#link","uri":"http://a"}]}', $bytes / 2 - 2 * $number - 2, $bytes / 2 - 2 * $number - 1 );
				}
				return '{"record":{"text":"' . str_repeat( 'a', intdiv( $bytes, 2 ) ) . '","facets":[' . implode( ',', $facets ) . ']}}';
			},
			'keys'  => $keys( '{"record":{', '}}' ),
		),
	),
);
