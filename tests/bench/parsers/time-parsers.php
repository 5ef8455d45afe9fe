<?php
/**
 * Measures the parser named `$input['parser']` with texts that repeat pieces of each construct. Without a name, returns
 * the names of all parsers. Before running this file, `tests/bench/parsers.ts` replaces its placeholder with the code
 * of a `parsers.php`.
 */

/** Returns a function that calls a private method of a class. */
$private = static function ( string $class, string $method ): callable {
	return static function ( ...$arguments ) use ( $class, $method ) {
		$call = new \ReflectionMethod( $class, $method );
		$call->setAccessible( true );
		return $call->invoke( null, ...$arguments );
	};
};

$repeat = static function ( string $piece, string $before = '', string $after = '' ): callable {
	return static function ( int $bytes ) use ( $piece, $before, $after ): string {
		$room = max( 0, $bytes - strlen( $before ) - strlen( $after ) );
		return $before . str_repeat( $piece, intdiv( $room, strlen( $piece ) ) ) . $after;
	};
};

/** Returns a function that generates a string of repeated pieces, each with a different number. */
$number = static function ( string $piece, string $before = '', string $after = '' ): callable {
	return static function ( int $bytes ) use ( $piece, $before, $after ): string {
		$text = '';
		for ( $count = 0; strlen( $text ) < $bytes - strlen( $before . $after ); $count++ ) {
			$text .= sprintf( $piece, $count );
		}
		return $before . $text . $after;
	};
};

/**
 * Returns a function that generates a string whose first half repeats one piece and whose second half repeats another.
 */
$halves = static function ( string $first, string $second, string $before = '', string $after = '' ): callable {
	return static function ( int $bytes ) use ( $first, $second, $before, $after ): string {
		$room = intdiv( max( 0, $bytes - strlen( $before ) - strlen( $after ) ), 2 );
		return $before . str_repeat( $first, intdiv( $room, strlen( $first ) ) ) . str_repeat( $second, intdiv( $room, strlen( $second ) ) ) . $after;
	};
};

/** Returns a function that generates JSON of a given size. As many keys as possible collide in PHP's hash table. */
$keys = static function ( string $before = '{', string $after = '}' ): callable {
	return static function ( int $bytes ) use ( $before, $after ): string {
		// Multiples of 2^17 collide, because PHP's hash table of that size uses only the lowest bits of a number.
		$step = 1 << 17;
		$list = array();
		for ( $count = 0; $count * 15 < $bytes - strlen( $before . $after ); $count++ ) {
			$list[] = '"' . $count * $step . '":0';
		}
		return $before . implode( ',', $list ) . $after;
	};
};

/** Complete and incomplete HTML constructs, to repeat in test texts. */
$markup = array( '<', '<!', '<!--', '<!-- -->', '<!--->', '<!<!--', '-->', '<![CDATA[', ']]>', '<?', '<?x ', '<a', '<a ', '<a>', '</a>', '</', '<a b="', '<a b=\'', '<a b="">', ' a=b', '&', '&amp;', '<script>', '<script', '</script', '<style>', '<title>', '<!DOCTYPE ', '<br', '<p>', '</p>', '<svg>', '<a href="x' );

/** Characters and words with a special meaning for some parsers, to repeat in test texts. */
$words = array( ' ', "\n", " \n", "\u{A0}", ',', '.', 'a,', ',x', '…', '%25', '%2%2', 'http://', 'https://a.', '@', '#', '(', '[', '{', '"', "'", '👩‍', "\u{301}", "\u{200D}" );
$opened = array_merge( $markup, $words );

/** Returns the CPU time in seconds that a parser needs for a text. CPU time does not depend on other processes. */
$time = static function ( callable $run, string $text ): float {
	$spent = static function (): float {
		$usage = getrusage();
		return $usage['ru_utime.tv_sec'] + $usage['ru_utime.tv_usec'] / 1e6;
	};
	// Free the memory of earlier runs, because all runs share one request.
	gc_collect_cycles();
	$start = $spent();
	try {
		$run( $text );
	} catch ( \Throwable $thrown ) {
		unset( $thrown ); // A refusal is an answer as well.
	}
	return $spent() - $start;
};

$parsers = ( static function () use ( $private, $repeat, $number, $halves, $keys, $markup, $words, $opened ) {
	return array(); // {{parsers}}
} )();
if ( ! isset( $input['parser'] ) ) {
	return array_keys( $parsers );
}
$parser = $parsers[ $input['parser'] ];
$makes  = $parser['more'];
foreach ( $parser['frames'] as $frame => $make ) {
	foreach ( $parser['pieces'] as $piece ) {
		$makes[ trim( "$frame " . trim( (string) wp_json_encode( $piece, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), '"' ) ) ] = $make( $piece );
	}
}
foreach ( $parser['texts'] ?? array() as $frame => $make ) {
	foreach ( $words as $piece ) {
		$makes[ "$frame " . trim( (string) wp_json_encode( $piece, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), '"' ) ] = $make( $piece );
	}
}
$rows = array();
foreach ( $makes as $name => $make ) {
	// Start with short inputs, so that a slow parser never has to parse a long one.
	for ( $part = $parser['part'] ?? 64; $part >= 1; $part /= 4 ) {
		$bytes = intdiv( $parser['bytes'], $part );
		$whole = $time( $parser['run'], $make( $bytes ) );
		if ( $whole > 0.04 ) {
			break;
		}
	}
	// A parser that is too fast to measure is fast enough.
	$ratio = 0;
	if ( $whole > 0.015 ) {
		$ratio = INF;
		for ( $turn = 0; $turn < 4 && $ratio > 2.3; $turn++ ) {
			$half  = $time( $parser['run'], $make( intdiv( $bytes, 2 ) ) );
			$whole = 0 === $turn ? $whole : $time( $parser['run'], $make( $bytes ) );
			$ratio = min( $ratio, $half > 0 ? $whole / $half : 99 );
			if ( $whole > 2 ) {
				break;
			}
		}
	}
	$rows[] = array( $name, $bytes, $ratio, 1000 * $whole );
}
return $rows;
