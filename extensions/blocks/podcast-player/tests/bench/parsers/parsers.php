<?php
/** Parsers of external input, for the timings in `tests/bench/parsers/time-parsers.php`. */

$rss  = '<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Show</title>';
$end  = '</channel></rss>';
$item = $rss . '<item><enclosure url="https://a.example/1.mp3" type="audio/mpeg"/>';
$over = '</item>' . $end;

return array(
	'podcast feed' => array(
		'run'    => array( \Dovetail\Podcast_Player\Parser::class, 'parse' ),
		'bytes'  => 2 * MB_IN_BYTES - 1,
		'pieces' => array_merge( $markup, array( '<item>', '<item', '<a:', '<!ENTITY', '<!ELEMENT', '<![' ) ),
		'frames' => array(
			''             => $repeat,
			'doctype'      => static fn( $piece ) => $repeat( $piece, '<?xml version="1.0"?><!DOCTYPE rss [', ']><rss></rss>' ),
			'channel'      => static fn( $piece ) => $repeat( $piece, $rss, $end ),
			'descriptions' => static function ( $piece ) use ( $rss, $end ) {
				// Use as many entries as the parser reads, each with a fiftieth of the text.
				return static function ( int $bytes ) use ( $piece, $rss, $end ): string {
					$entry = sprintf( '<item><enclosure url="https://a.example/1.mp3" type="audio/mpeg"/><description><![CDATA[%s]]></description></item>', str_repeat( $piece, intdiv( max( 0, intdiv( $bytes, 50 ) - 120 ), strlen( $piece ) ) ) );
					return $rss . str_repeat( $entry, 50 ) . $end;
				};
			},
		),
		'texts'  => array(
			'title'    => static fn( $piece ) => $repeat( $piece, "$item<title><![CDATA[", ']]></title>' . $over ),
			'date'     => static fn( $piece ) => $repeat( $piece, "$item<pubDate><![CDATA[", ']]></pubDate>' . $over ),
			'guid'     => static fn( $piece ) => $repeat( $piece, "$item<guid><![CDATA[", ']]></guid>' . $over ),
			'link'     => static fn( $piece ) => $repeat( $piece, "$item<link><![CDATA[", ']]></link>' . $over ),
			'duration' => static fn( $piece ) => $repeat( $piece, "$item<itunes:duration><![CDATA[", ']]></itunes:duration>' . $over ),
		),
		'more'   => array(
			'media:content'           => $repeat( '<media:content url="https://a.example/1.mp3" type="audio/mpeg"/>', $item, $over ),
			'media:content (numbers)' => $number( '<media:content url="https://a.example/%d.mp3" type="audio/mpeg"/>', $item, $over ),
			'media:group'             => $number( '<media:group><media:content url="https://a.example/%d.mp3" type="audio/mpeg"/></media:group>', $item, $over ),
			'media:credit'            => $repeat( '<media:credit>a</media:credit>', $item, $over ),
			'media:category'          => $repeat( '<media:category>a</media:category>', $item, $over ),
			'media:thumbnail'         => $repeat( '<media:thumbnail url="a"/>', $item, $over ),
			'itunes:keywords'         => $repeat( 'a,', "$item<itunes:keywords>", '</itunes:keywords>' . $over ),
			'categories'              => $number( '<category>%d</category>', $item, $over ),
			'enclosures'              => $number( '<enclosure url="https://a.example/%d.pdf" type="a/b"/>', $rss . '<item>', $over ),
			'links'                   => $number( '<link>https://a.example/%d</link>', $item, $over ),
			'atom links'              => $number( '<a:link xmlns:a="http://www.w3.org/2005/Atom" href="https://a.example/%d"/>', $item, $over ),
			'namespaces'              => $number( '<x xmlns:n%d="a"/>', $item, $over ),
			'nested'                  => $repeat( '<a><b/></a>', $item, $over ),
			'attributes (numbers)'    => $number( 'a%d="" ', $rss . '<x ', '/>' . $end ),
			'long names'              => $repeat( 'aaaaaaaaaa', $rss . '<', '/>' . $end ),
			'xml:base'                => $repeat( '<x xml:base="https://a.example/"/>', $rss, $end ),
			'items'                   => $number( '<item><guid>%d</guid><enclosure url="https://a.example/1.mp3" type="audio/mpeg"/></item>', $rss, $end ),
			'lines in text'           => $repeat( "a\n", $rss . '<description>', '</description>' . $end ),
			'entities in text'        => $repeat( '&amp;', $rss . '<description>', '</description>' . $end ),
			'entities in a title'     => $repeat( '&amp;lt;', $item . '<title>', '</title>' . $over ),
			'entities in an attribute' => $repeat( '&amp;', $rss . '<x a="', '"/>' . $end ),
			'CDATA sections'          => $repeat( '<![CDATA[a]]>', $rss . '<description>', '</description>' . $end ),
			'comments'                => $repeat( '<!-- a -->', $rss . '<description>', '</description>' . $end ),
			'dashes in a comment'     => $repeat( '- ', $rss . '<!--', '-->' . $end ),
			'double dashes'           => $repeat( '--', $rss . '<!--', ' -->' . $end ),
			'instructions'            => $repeat( '<?a b?>', $rss, $end ),
			'long comment'            => $repeat( '<', $rss . '<!--', ' -->' . $end ),
			'comment openers closed'  => $repeat( '<!--', $rss, ' -->' . $end ),
		),
	),
	'podcast chapters' => array(
		'run'    => array( \Dovetail\Podcast_Player\Companions::class, 'chapters_in_file' ),
		'bytes'  => MB_IN_BYTES,
		'pieces' => array( '{', '[', '"', '\\"', '\\u', ' ', ',', '[],', '{},' ),
		'frames' => array(
			''         => $repeat,
			'chapters' => static fn( $piece ) => $repeat( $piece, '{"chapters":[', ']}' ),
			'title'    => static fn( $piece ) => $repeat( addcslashes( $piece, '"\\' ), '{"chapters":[{"startTime":1,"title":"', '"}]}' ),
		),
		'more'   => array(
			'keys'     => $keys(),
			'chapters' => $repeat( '{"startTime":1,"title":"a"},', '{"chapters":[', '0]}' ),
		),
	),
	'podcast transcript' => array(
		'run'    => array( \Dovetail\Podcast_Player\Transcript::class, 'read' ),
		'bytes'  => MB_IN_BYTES,
		'pieces' => array_merge( $opened, array( '<v', '<v ', '<v.a', '<cite>', '<time>', '<head>', '</head', '<p ', "00:00 --> ", "\n00:00 --> \n", "a\n", "a\n\n", "\n \n" ) ),
		'frames' => array(
			''     => $repeat,
			'html' => static fn( $piece ) => $repeat( $piece, '<html><p>' ),
			'cues' => static fn( $piece ) => $repeat( $piece, "WEBVTT\n\n00:00 --> 00:01\n" ),
			'json' => static fn( $piece ) => $repeat( addcslashes( $piece, "\"\\\n\t" ), '{"segments":[{"body":"', '"}]}' ),
		),
		'more'   => array(
			'voice and spaces' => $repeat( ' ', "WEBVTT\n\n00:00 --> 00:01\n<v", 'a' ),
			'cues'             => $repeat( "00:01 --> 00:02\na\n\n", "WEBVTT\n\n" ),
			'segments'         => $repeat( '{"body":"a"},', '{"segments":[', '0]}' ),
			'keys'             => $keys( '{"segments":[{', '}]}' ),
		),
	),
);
