import { expect, php, test } from '#e2e';

const EMOJI = '👨‍👩‍👧‍👦';
const URL = 'https://bakery.example/rye';

/** Asks a class of ours. */
const ask = < Value >( call: string, ...args: unknown[] ) =>
	php< Value >(
		`return \\Dovetail\\Publicize\\${ call }( ...$input );`,
		args
	);

/** Returns the lengths of texts at Mastodon. */
const lengths = ( texts: readonly string[], link = 23 ) =>
	php< number[] >(
		`return array_map( array( \\Dovetail\\Publicize\\Thread_Measure::mastodon( 500, $input['link'] ), 'length' ), $input['texts'] );`,
		{ texts, link }
	);

test( 'at Mastodon what a person sees counts, a link as 23 and of a mention the name alone; never less than Mastodon counts', async () => {
	const table: [ text: string, length: number, mastodon?: number ][] = [
		[ '', 0 ],
		[ 'Rye', 3 ],
		[ EMOJI, 1 ],
		[ 'ภาษา', 4 ],
		[
			'See https://bakery.example/a/very/long/path?with=query#and-more',
			27,
		],
		[ 'https://a.example https://b.example', 47 ],
		[ 'By @ann@social.example!', 8 ],
		[ 'By @ann', 7 ],
		[ 'By @ann@social.example.', 8 ],
		[ 'ann@social.example', 18 ],
		[ 'bakery.example', 14 ],
		// Closing punctuation and brackets are not part of a link.
		[ 'https://a.example/rye.', 24 ],
		[ 'https://a.example/rye=', 24 ],
		[ 'https://a.example/rye~~~~', 27 ],
		[ '(https://a.example/rye)', 25 ],
		[ 'https://a.example/rye_(bread)', 23 ],
		[ 'https://a.example#crumb', 29 ],
		[ 'https://a.example/#crumb', 23 ],
		[ 'https://a.example/?q=rye&', 23 ],
		[ 'https://a.example:8080/rye', 23 ],
		// Letters of scripts without spaces are of its path; what follows the name of a server is not.
		[ 'https://a.example/rye日本語です', 28, 23 ],
		[ 'https://a.example/größe', 23 ],
		[ 'https://a.example/ภาษา', 27, 23 ],
		[ 'https://a.example。次', 25 ],
		[ '日本語https://a.example/rye', 26 ],
		// None of these is a mention of an account at another server.
		[ '@größe@social.example', 21 ],
		[ 'x=@ann@social.example', 21 ],
	];
	expect( await lengths( table.map( ( [ text ] ) => text ) ) ).toEqual(
		table.map( ( [ , length ] ) => length )
	);
	for ( const [ , length, mastodon = length ] of table ) {
		expect( length ).toBeGreaterThanOrEqual( mastodon );
	}
	expect( await lengths( [ URL ], 40 ) ).toEqual( [ 40 ] );
} );

test( 'one post and a thread count the same: words that have just room in the one have it in the other', async () => {
	for ( const words of [
		`${ 'x'.repeat( 470 ) } @ann@social.example`,
		`${ 'x'.repeat( 440 ) } https://a.example/rye日本語です`,
		`${ 'x'.repeat( 440 ) } https://a.example/rye~~~~`,
	] ) {
		const [ length = 0 ] = await lengths( [ `${ words }\n\n${ URL }` ] );
		for ( const [ most, isWhole ] of [
			[ length, true ],
			[ length - 1, false ],
		] as const ) {
			const text = await ask< string >( 'Mastodon::text', words, URL, [
				most,
				23,
			] );
			expect( text === `${ words }\n\n${ URL }` ).toBe( isWhole );
		}
	}
} );

const SCRIPTS = [
	EMOJI,
	'🇩🇪🇫🇷🇯🇵',
	'👍🏽👩🏿‍🚀',
	'❤️‍🔥1️⃣',
	'🏴󠁧󠁢󠁷󠁬󠁳󠁿',
	'é̂',
	'กำลังอบขนมปัง',
	'日本語のパン',
	'한국어',
	'각',
	'خبز الجاودار',
	'a\r\nb\n\nc',
	'Zürich',
	'🍞🍞🍞',
];

test( 'what a person sees is counted as browsers do, of any script and of emoji beside emoji', async () => {
	const segments = new Intl.Segmenter( 'en', { granularity: 'grapheme' } );
	const seen = ( text: string ) => [ ...segments.segment( text ) ].length;
	for ( const text of [ ...SCRIPTS, SCRIPTS.join( '' ).repeat( 20 ) ] ) {
		expect( [ text, await ask( 'Text::graphemes', text ) ] ).toEqual( [
			text,
			seen( text ),
		] );
	}
	// By the newest rules alone, three: who counts more is never refused.
	expect( await ask( 'Text::graphemes', 'नमस्ते' ) ).toBe( 4 );
} );

test( 'a text that fits stays as it is; a longer one is cut at a word, with all of its address', async () => {
	const words = 'Rye and salt, day after day. '.repeat( 40 ).trim();
	for ( const [ most, link ] of [
		[ 500, 23 ],
		[ 140, 23 ],
		[ 60, 30 ],
	] as const ) {
		const text = await ask< string >( 'Mastodon::text', words, URL, [
			most,
			link,
		] );
		expect( text ).toMatch( /[a-z]…\n\nhttps:\/\/bakery\.example\/rye$/ );
		const [ length = 0 ] = await lengths( [ text ], link );
		expect( length ).toBeLessThanOrEqual( most );
		expect( length ).toBeGreaterThan( most - 20 );
		const [ kept = '' ] = text.split( '…' );
		expect( words.startsWith( kept ) ).toBe( true );
		expect( words[ kept.length ] ).toMatch( /[ ,.]/ );
	}
	expect( await ask( 'Mastodon::text', 'Rye.', URL, [ 500, 23 ] ) ).toBe(
		`Rye.\n\n${ URL }`
	);
	expect( await ask( 'Mastodon::text', 'Rye.', URL, [ 10, 23 ] ) ).toBe(
		URL
	);
} );

test( 'nothing is cut within an emoji, within a link or between the bytes of a sign', async () => {
	for ( const [ piece, count ] of [
		[ EMOJI, 299 ],
		[ '日', 299 ],
		[ 'x', 299 ],
		// 25 bytes each: the bytes are over before the graphemes.
	] as const ) {
		const text = await ask< string >(
			'Bluesky::text',
			piece.repeat( 400 )
		);
		const bytes = Buffer.byteLength( text );
		const seen = await ask< number >( 'Text::graphemes', text );
		expect( text.endsWith( '…' ) ).toBe( true );
		expect( text.slice( 0, -1 ).replaceAll( piece, '' ) ).toBe( '' );
		expect( bytes ).toBeLessThanOrEqual( 3000 );
		expect( seen ).toBeLessThanOrEqual( 300 );
		expect( seen === count + 1 || bytes > 2970 ).toBe( true );
	}
	const link = `https://bakery.example/${ 'a'.repeat( 280 ) }`;
	expect( await ask( 'Bluesky::text', `Rye and salt ${ link } more` ) ).toBe(
		'Rye and salt…'
	);
	expect( await ask( 'Bluesky::text', 'x'.repeat( 300 ) ) ).toHaveLength(
		300
	);
} );

test( 'one word of ten thousand letters is cut in less than two seconds', async () => {
	const begun = Date.now();
	expect( await ask( 'Bluesky::text', 'x'.repeat( 10_000 ) ) ).toHaveLength(
		300
	);
	expect( Date.now() - begun ).toBeLessThan( 2000 );
} );

test( 'links, tags and mentions are pointed out by bytes', async () => {
	const text = `Grüße ${ EMOJI } an @ann.bsky.social und @gone.invalid, #Brot (#Rye!) #1 siehe https://bakery.example/größe?x=1#y. mail@bakery.example`;
	const facets = await php<
		{
			index: { byteStart: number; byteEnd: number };
			features: Record< string, string >[];
		}[]
	>(
		`return \\Dovetail\\Publicize\\Facets::of( $input, static fn( $handle ) => 'ann.bsky.social' === $handle ? 'did:plc:ann' : '' );`,
		text
	);
	const bytes = Buffer.from( text );
	expect(
		facets.map( ( { index, features } ) => [
			bytes.subarray( index.byteStart, index.byteEnd ).toString(),
			features,
		] )
	).toEqual( [
		[
			'@ann.bsky.social',
			[
				{
					$type: 'app.bsky.richtext.facet#mention',
					did: 'did:plc:ann',
				},
			],
		],
		[ '#Brot', [ { $type: 'app.bsky.richtext.facet#tag', tag: 'Brot' } ] ],
		[ '#Rye', [ { $type: 'app.bsky.richtext.facet#tag', tag: 'Rye' } ] ],
		[
			'https://bakery.example/größe?x=1#y',
			[
				{
					$type: 'app.bsky.richtext.facet#link',
					uri: 'https://bakery.example/größe?x=1#y',
				},
			],
		],
	] );
} );

test( 'a record’s key is that of its post and its moment, and sorts by time', async () => {
	const key = ( since: number, post: number ) =>
		ask< string >( 'Record_Key::of', since, post );
	const one = await key( 1_800_000_000, 7 );
	expect( one ).toMatch( /^[234567abcdefghij][2-7a-z]{12}$/ );
	expect( await key( 1_800_000_000, 7 ) ).toBe( one );
	expect( await key( 1_800_000_000, 8 ) ).not.toBe( one );
	expect( ( await key( 1_800_000_001, 7 ) ) > one ).toBe( true );
	const digits = '234567abcdefghijklmnopqrstuvwxyz';
	const value = [ ...one ].reduce(
		( sum, sign ) => sum * 32n + BigInt( digits.indexOf( sign ) ),
		0n
	);
	expect( value / 1024n / 1_000_000n ).toBe( 1_800_000_000n );
} );

test( 'Telegram counts signs beyond the first plane as two', async () => {
	const text = await ask< string >(
		'Telegram::text',
		'🍞'.repeat( 3000 ),
		URL
	);
	expect( text.length ).toBeLessThanOrEqual( 4096 );
	expect( text.length ).toBeGreaterThan( 4090 );
	expect( text.endsWith( `🍞…\n\n${ URL }` ) ).toBe( true );
} );
