import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, php, test } from '#e2e';

type Read = {
	code?: string;
	message?: string;
	titles?: string[];
	peak: number;
};

/** What the site makes of a feed's text, and how many bytes it took for that beyond those that it had. */
const parse = ( body: string | Buffer, isCutOff = false ): Promise< Read > =>
	php(
		`$body = gzdecode( base64_decode( $input['body'] ) );
		memory_reset_peak_usage();
		$before  = memory_get_usage();
		$podcast = \\Dovetail\\Podcast_Player\\Parser::parse( $body, $input['isCutOff'] );
		return ( is_wp_error( $podcast ) ? array( 'code' => $podcast->get_error_code(), 'message' => $podcast->get_error_message() ) : array( 'titles' => array_column( $podcast['tracks'], 'title' ) ) )
			+ array( 'peak' => memory_get_peak_usage() - $before );`,
		{
			body: Buffer.from( gzipSync( body ) ).toString( 'base64' ),
			isCutOff,
		}
	);

const sound = ( name: string ) =>
	`<enclosure url="https://a.example/${ name }.mp3" type="audio/mpeg"/>`;

const episode = ( title: string, more = '' ) =>
	`<item><title>${ title }</title>${ more }${ sound( title ) }</item>`;

const rss = ( inner: string, before = '' ) =>
	`<?xml version="1.0"?>${ before }<rss version="2.0"><channel><title>Show</title>${ inner }</channel></rss>`;

const MB = 2 ** 20;

test( 'a feed that is made to choke the site is refused, in bounded memory', async () => {
	const laughs = `<!DOCTYPE rss [<!ENTITY a "ha">${ 'bcdefghi'
		.split( '' )
		.map(
			( name, index ) =>
				`<!ENTITY ${ name } "${ `&${ 'abcdefgh'[ index ] };`.repeat( 10 ) }">`
		)
		.join( '' ) }]>`;
	const bomb = rss( episode( '&i;' ), laughs );
	const utf16 = bomb.replace(
		'version="1.0"',
		'version="1.0" encoding="UTF-16"'
	);
	const swapped = Buffer.from( `\uFEFF${ utf16 }`, 'utf16le' ).swap16();
	const no = 'podcast_not_a_feed';
	const large = 'podcast_too_large';
	const table: [ string, string | Buffer, string ][] = [
		[ 'scripts', rss( '<script>'.repeat( 25_000 ) ), large ],
		[ 'entities', bomb, no ],
		[
			'entities, UTF-16',
			Buffer.from( `\uFEFF${ utf16 }`, 'utf16le' ),
			no,
		],
		[ 'entities, UTF-16, the other way', swapped, no ],
		[ 'entities, UTF-16, unsaid', Buffer.from( bomb, 'utf16le' ), no ],
		[
			'entities, UTF-7',
			rss( episode( 'x' ) )
				.replace( '"1.0"', '"1.0" encoding="UTF-7"' )
				.replace( '<rss', '+ADwAIQ-ENTITY a "ha"+AD4-<rss' ),
			no,
		],
		[
			'entities of a parameter',
			rss(
				episode( 'x' ),
				'<!DOCTYPE rss [<!ENTITY % a SYSTEM "http://127.0.0.1/">%a;]>'
			),
			no,
		],
		[ 'elements', rss( '<x/>'.repeat( 300_000 ) ), large ],
		[ 'open elements', rss( '<x>'.repeat( 300_000 ) ), large ],
		[ 'depth', rss( '<x>'.repeat( 101 ) + '</x>'.repeat( 101 ) ), large ],
		[
			'attributes',
			rss(
				`<x ${ Array.from( { length: 100_000 }, ( _, n ) => `a${ n }=">"` ).join( ' ' ) }/>`
			),
			large,
		],
		[
			'namespaces',
			rss(
				`<x ${ Array.from( { length: 50_000 }, ( _, n ) => `xmlns:a${ n }="b"` ).join( ' ' ) }/>`
			),
			large,
		],
		[ 'open items', rss( '<item>'.repeat( 100_000 ) ), no ],
		[
			'one endless item',
			`<rss><channel><item>${ 'x'.repeat( 2 * MB ) }`,
			large,
		],
		[ 'no item', `<rss><channel>${ 'x'.repeat( 2 * MB ) }`, no ],
		[ 'a name without an end', `<${ 'item'.repeat( 500_000 ) }`, no ],
		[ 'zeros', '\0'.repeat( MB ), no ],
	];
	for ( const [ name, body, code ] of table ) {
		const read = await parse( body, body.length >= 2 * MB );
		expect( read.code, name ).toBe( code );
		expect( read.peak, name ).toBeLessThan( 48 * MB );
	}
} );

test( 'a feed with a broken comment is refused with a sentence that says so, before libxml reads it', async () => {
	const comment = '<!-- by hand -->';
	const broken = {
		'comments without an end': rss( '<!--'.repeat( 250_000 ) ),
		'comments without an end, before the feed': rss(
			episode( 'One' ),
			'<!--'.repeat( 250_000 )
		),
		'one comment without an end': rss( `<!-- ${ episode( 'One' ) }` ),
		'a comment in a comment': rss( `<!-- ${ comment } -->` ),
		'a comment with two hyphens': rss( '<!-- a -- b -->' ),
		'a comment with three hyphens at its end': rss( '<!-- a --->' ),
	};
	for ( const [ name, body ] of Object.entries( broken ) ) {
		expect( await parse( body ), name ).toMatchObject( {
			code: 'podcast_malformed',
			message: 'This feed has a broken comment.',
		} );
	}
	const noFeeds = {
		'a page with a broken comment': '<!doctype html><!-- a -- b --><p>Show',
		'sections of CDATA without an end': rss(
			'<![CDATA['.repeat( 100_000 )
		),
		'instructions without an end': rss( '<?a '.repeat( 250_000 ) ),
	};
	for ( const [ name, body ] of Object.entries( noFeeds ) ) {
		expect( await parse( body ), name ).toMatchObject( {
			code: 'podcast_not_a_feed',
		} );
	}
} );

test( 'a date with spaces around it is read, and one longer than any date counts as none', async () => {
	const dated = ( date: string ) =>
		php< number >(
			`return \\Dovetail\\Podcast_Player\\Parser::parse( $input )['tracks'][0]['date'];`,
			rss( episode( 'One', `<pubDate>${ date }</pubDate>` ) )
		);
	const date = 'Tue, 24 Nov 2026 10:00:00 +0000';
	const seconds = Date.parse( '2026-11-24T10:00:00Z' ) / 1000;
	expect( await dated( `${ '\n'.repeat( 500 ) }${ date }\n` ) ).toBe(
		seconds
	);
	expect( await dated( `${ date }${ ' '.repeat( 100 ) }GMT` ) ).toBe( 0 );
} );

test( 'a feed with well-formed comments is read, wherever they are', async () => {
	const comment = '<!-- a - b <x> ]]> ?> -->';
	const feeds = {
		'after the declaration': rss( episode( 'One' ), comment ),
		'between and within elements': rss(
			`${ comment }<!---->${ episode( 'One', comment ) }${ comment }`
		),
		'beginnings of comments in CDATA': rss(
			episode(
				'One',
				'<description><![CDATA[<!-- a <!-- b -- c]]></description>'
			)
		),
		'beginnings of comments in an instruction': rss(
			`<?x <!-- a -- b ?>${ episode( 'One' ) }`
		),
	};
	for ( const [ name, body ] of Object.entries( feeds ) ) {
		expect( await parse( body ), name ).toMatchObject( {
			titles: [ 'One' ],
		} );
	}
} );

test( 'of a long feed the first fifty entries are parsed, in whatever they are written', async () => {
	const many = ( name: string, count: number, at: number ) =>
		Array.from( { length: count }, ( _, index ) =>
			index === at
				? `<${ name }><title>Here</title><link rel="enclosure" type="audio/mpeg" href="https://a.example/1.mp3"/>${ sound( '1' ) }</${ name }>`
				: `<${ name }/>`
		).join( '' );
	const kinds: Record< string, ( at: number ) => string > = {
		'RSS 2.0': ( at ) => rss( many( 'item', 100_000, at ) ),
		Atom: ( at ) =>
			`<feed xmlns="http://www.w3.org/2005/Atom"><title>Show</title>${ many( 'entry', 100_000, at ) }</feed>`,
		'Atom with a prefix': ( at ) =>
			`<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:title>Show</a:title>${ many(
				'a:entry',
				100_000,
				at
			).replace(
				'<title>Here</title><link',
				'<a:title>Here</a:title><a:link'
			) }</a:feed>`,
		'RSS 1.0': ( at ) =>
			`<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel><title>Show</title></channel>${ many(
				'item',
				100_000,
				at
			) }</rdf:RDF>`.replace(
				'<enclosure',
				'<content xmlns="http://search.yahoo.com/mrss/"'
			),
	};
	for ( const [ name, kind ] of Object.entries( kinds ) ) {
		const near = await parse( kind( 49 ) );
		expect( near, name ).toMatchObject( { titles: [ 'Here' ] } );
		expect( near.peak, name ).toBeLessThan( 24 * MB );
		expect( await parse( kind( 50 ) ), name ).toMatchObject( {
			code: 'podcast_no_episodes',
		} );
	}
} );

test( 'a feed that is cut off plays what came whole', async () => {
	const whole = rss(
		episode( 'One' ) + episode( 'Two' ) + episode( 'Three' )
	);
	for ( const end of [ '<title>Three', '</channel>' ] ) {
		expect(
			await parse( whole.slice( 0, whole.indexOf( end ) + 3 ), true )
		).toMatchObject( { titles: [ 'One', 'Two' ] } );
	}
	expect(
		await parse( whole.slice( 0, whole.indexOf( '</item>' ) ), true )
	).toMatchObject( { code: 'podcast_too_large' } );
	// A connection that breaks off is a failure: the last good copy stays.
	expect(
		await parse( whole.slice( 0, whole.indexOf( '<title>Three' ) ) )
	).toMatchObject( { code: 'podcast_not_a_feed' } );
} );

test( 'honest feeds in other encodings are read, and hostile texts come out as texts', async () => {
	const utf16 = rss( episode( 'Über' ) ).replace(
		'"1.0"',
		'"1.0" encoding="UTF-16"'
	);
	expect(
		await parse( Buffer.from( `\uFEFF${ utf16 }`, 'utf16le' ) )
	).toMatchObject( { titles: [ 'Über' ] } );
	const latin = rss( episode( 'Über' ) ).replace(
		'"1.0"',
		'"1.0" encoding="ISO-8859-1"'
	);
	expect( await parse( Buffer.from( latin, 'latin1' ) ) ).toMatchObject( {
		titles: [ 'Über' ],
	} );
	const scripts = '&lt;script&gt;'.repeat( 20_000 );
	const read = await parse(
		rss(
			`<item><title>One${ scripts }</title><description><![CDATA[${ '<script>'.repeat( 20_000 ) }]]></description>${ sound( '1' ) }</item>${ episode( 'Two' ) }`
		)
	);
	expect( read ).toMatchObject( {
		titles: [ /^One/, 'Two' ].map( ( title ) =>
			expect.stringMatching( title )
		),
	} );
	expect( read.peak ).toBeLessThan( 24 * MB );
} );

test( 'scripts are taken out of a text in one pass: twice the text is twice the steps', async () => {
	const source = readFileSync(
		'extensions/blocks/podcast-player/server/class-plain.php',
		'utf8'
	);
	// The same class, counting its statements.
	const counting = source
		.replace( '<?php', 'declare( ticks = 1 );' )
		.replaceAll( 'final class Plain', 'final class Counting_Plain' );
	const hostile = [
		'<script>',
		'<script>x</script>',
		'<scripts>',
		'</script><script ',
		'<script</script',
		'<style><script>',
		'&lt;script&gt;',
	];
	const [ outcome, ...steps ] = await php< [ string, ...number[][] ] >(
		`require_once ABSPATH . WPINC . '/class-simplepie.php';
		require_once ABSPATH . WPINC . '/class-wp-simplepie-sanitize-kses.php';
		eval( $input['counting'] );
		$steps = 0;
		$tick  = static function () use ( &$steps ) { ++$steps; };
		register_tick_function( $tick );
		$seen = array( \\Dovetail\\Podcast_Player\\Counting_Plain::without( 'script', 'a<SCRIPT src=x>b</Script >c<scripts>d<script>e</script>f<script>g' ) );
		foreach ( $input['hostile'] as $piece ) {
			$counts = array();
			foreach ( array( 1000, 2000, 4000 ) as $times ) {
				$steps = 0;
				\\Dovetail\\Podcast_Player\\Counting_Plain::without( 'script', str_repeat( $piece, $times ) );
				$counts[] = $steps;
			}
			$seen[] = $counts;
		}
		unregister_tick_function( $tick );
		return $seen;`,
		{ counting, hostile }
	);
	expect( outcome ).toBe( 'ac<scripts>df<script>g' );
	for ( const [
		index,
		[ once = 0, twice = 0, fourfold = 0 ],
	] of steps.entries() ) {
		expect( once, hostile[ index ] ).toBeGreaterThan( 0 );
		expect( twice, hostile[ index ] ).toBeLessThanOrEqual( 2 * once );
		expect( fourfold, hostile[ index ] ).toBeLessThanOrEqual( 4 * once );
	}
} );
