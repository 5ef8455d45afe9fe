<?php
/**
 * Parsers of external input. `tests/bench/parsers/time-parsers.php` measures their speed.
 */

return array(
	'link preview' => array(
		'run'    => static fn( string $html ) => \Dovetail\Publicize\Thread_Card::read( $html, 'text/html', 'https://a.example/' ),
		'bytes'  => 512 * KB_IN_BYTES,
		'pieces' => array_merge( $opened, array( '<meta', '<meta ', '<meta name="a" content="', '<meta charset=', 'charset=' ) ),
		'frames' => array(
			''            => $repeat,
			'title'       => static fn( $piece ) => $repeat( $piece, '<title>a', 'a</title>' ),
			'description' => static fn( $piece ) => $repeat( str_replace( '"', '&quot;', $piece ), '<title>a</title><meta name="description" content="a', 'a">' ),
			'image'       => static fn( $piece ) => $repeat( str_replace( '"', '&quot;', $piece ), '<title>a</title><meta name="og:image" content="', '">' ),
			'tag'         => static fn( $piece ) => $repeat( $piece, '<title>a</title><meta ', '>' ),
		),
		'more'   => array(
			'attributes (numbers)'  => $number( 'a%d=b ', '<title>a</title><meta ', '>' ),
			'properties'            => $number( '<meta name="a%d" content="b">', '<title>a</title>' ),
			'commas, then letters'  => $halves( ',', 'x', '<title>a', '</title>' ),
		),
	),
	'blocks of a thread' => array(
		'run'    => static fn( string $html ) => \Dovetail\Publicize\Thread::of( \Dovetail\Publicize\Thread_Tree::of_entries( array( array( 'block' => $html, 'clientId' => 'a' ) ) ), \Dovetail\Publicize\Thread_Length_Counter::twitter() ),
		'bytes'  => 2 * MB_IN_BYTES,
		// Text is read in chunks of a few kilobytes. Shorter text would be a single chunk.
		'part'   => 16,
		'pieces' => array_merge( $markup, array( '<!-- wp:', '<!-- wp:a', '<!-- wp:a {', '<!-- wp:a {"a":"', '<!-- wp:a {}', '<!-- wp:a /-->', '<!-- wp:a -->', '<!-- /wp:a -->', '<!-- /wp:', '<!-- ', 'a <br>', 'a <b>', 'a<b></b>', 'a <a>', '<a href="https://a.example/">a </a>', '<img>', '<sup data-fn>', '<li>', '</li>', '<li>a</li>', '<ul>', '<ul><li>', '<p>a</p>', 'https://a.example/' ) ),
		'frames' => array(
			''          => $repeat,
			'paragraph' => static fn( $piece ) => $repeat( $piece, '<!-- wp:paragraph --><p>', '</p><!-- /wp:paragraph -->' ),
			'list'      => static fn( $piece ) => $repeat( $piece, '<!-- wp:list --><ul>', '</ul><!-- /wp:list -->' ),
			'quote'     => static fn( $piece ) => $repeat( $piece, '<!-- wp:quote --><blockquote>', '</blockquote><!-- /wp:quote -->' ),
			'gallery'   => static fn( $piece ) => $repeat( $piece, '<!-- wp:gallery --><figure>', '</figure><!-- /wp:gallery -->' ),
		),
		'more'   => array(
			'paragraphs'  => $repeat( '<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->', '<!-- wp:group -->', '<!-- /wp:group -->' ),
			'attributes'  => $repeat( 'a', '<!-- wp:paragraph {"a":"', '"} --><p>a</p><!-- /wp:paragraph -->' ),
			'braces'      => $repeat( '}', '<!-- wp:paragraph {"a":"', '"} --><p>a</p><!-- /wp:paragraph -->' ),
		),
	),
);
