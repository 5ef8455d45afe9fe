import { expect, test } from '#e2e';
import { readFileSync } from 'node:fs';
import { lengths, split, splitAll, type Measure } from './support';

const FAMILY = '👨‍👩‍👧‍👦';
const LINK = 'https://bakery.example/rye?x=1&y=2';
const ROOM = { twitter: 280, mastodon: 500, bluesky: 3000, small: 60 };

test( 'a tweet counts letters of most alphabets once, everything else and an emoji twice, a link 23', async () => {
	const table = JSON.parse(
		readFileSync(
			new URL( '../tweet-length.cases.json', import.meta.url ),
			'utf8'
		)
	) as [ string, number ][];
	table.push( [ `a${ '\u0301'.repeat( 50 ) }`, 51 ] );
	expect(
		await lengths(
			'twitter',
			table.map( ( [ text ] ) => text )
		)
	).toEqual( table.map( ( [ , length ] ) => length ) );
} );

test( 'at Mastodon a link is as long as any and of a mention the name counts; at Bluesky no character is less than a three-hundredth', async () => {
	expect(
		await lengths( 'mastodon', [
			FAMILY,
			'日本',
			LINK,
			'@ann@social.example!',
		] )
	).toEqual( [ 1, 2, 23, 5 ] );
	expect( await lengths( 'bluesky', [ 'Rye', '日', FAMILY ] ) ).toEqual( [
		30, 10, 25,
	] );
} );

test.describe( 'a text that is too long', () => {
	const sentence =
		'Each loaf takes two days in our small bakery by the sea. ';

	test( 'is cut at the end of a sentence or a line where one is near', async () => {
		const text = sentence.repeat( 12 ).trim();
		const parts = await split( 'twitter', text );
		expect( parts ).toEqual( [
			sentence.repeat( 4 ).trim(),
			sentence.repeat( 4 ).trim(),
			sentence.repeat( 4 ).trim(),
		] );
		const line = 'rye and salt '.repeat( 14 ).trim();
		expect( await split( 'twitter', `${ line }\n${ line }` ) ).toEqual( [
			line,
			line,
		] );
		const quoted = `He said “${ 'rye '.repeat( 50 ) }now.” ${ 'salt '.repeat(
			20
		) }`;
		expect( ( await split( 'twitter', quoted ) )[ 0 ] ).toMatch(
			/now\.”$/
		);
	} );

	test( 'is cut between words where no sentence ends near, and within a word where that is too long', async () => {
		const words = 'rye and salt '.repeat( 60 ).trim();
		for ( const part of await split( 'twitter', words ) ) {
			expect( part ).toMatch( /^(rye|and|salt)\b.*\b(rye|and|salt)$/ );
		}
		const early = `Rye. ${ 'x'.repeat( 400 ) }`;
		expect( await split( 'twitter', early ) ).toEqual( [
			`Rye. ${ 'x'.repeat( 275 ) }`,
			'x'.repeat( 125 ),
		] );
	} );

	test( 'is never cut within a link or an emoji, nor before what closes a sentence', async () => {
		const long = `https://bakery.example/${ 'a'.repeat( 200 ) }`;
		expect(
			await split( 'twitter', `${ 'x'.repeat( 270 ) } ${ long } y` )
		).toEqual( [ 'x'.repeat( 270 ), `${ long } y` ] );
		expect(
			await split( 'small', 'y'.repeat( 58 ) + FAMILY + '🇩🇪🇫🇷' )
		).toEqual( [ `${ 'y'.repeat( 58 ) }${ FAMILY }🇩🇪`, '🇫🇷' ] );
		const japanese = '日本語のパンはとてもおいしいです。'.repeat( 30 );
		const parts = await split( 'twitter', japanese );
		expect( parts.join( '' ) ).toBe( japanese );
		for ( const part of parts ) {
			expect( part ).toMatch( /。$/ );
		}
		const [ first = '', second = '' ] = await split(
			'small',
			`${ '本'.repeat( 59 ) }パ、パン`
		);
		expect( [ first, second ] ).toEqual( [
			'本'.repeat( 59 ),
			'パ、パン',
		] );
	} );
} );

test( 'a text of nothing but space has no parts', async () => {
	for ( const text of [ '', ' ', '\n\n', ' \u00a0\u200b\t' ] ) {
		expect( await split( 'twitter', text ) ).toEqual( [] );
	}
} );

test( 'one word of ten thousand letters and other extreme input is split quickly and completely', async () => {
	const texts = [
		'x'.repeat( 10_000 ),
		FAMILY.repeat( 2000 ),
		'👨\u200d'.repeat( 5000 ),
		`a${ '\u0301'.repeat( 10_000 ) }`,
		'ภาษาไทยที่เขียนติดกัน'.repeat( 400 ),
		'日本語のパン'.repeat( 1000 ),
		')'.repeat( 10_000 ),
		'a.'.repeat( 5000 ),
		'a-'.repeat( 5000 ),
		'@'.repeat( 10_000 ),
		'https://'.repeat( 2000 ),
		'\u1100'.repeat( 10_000 ),
	];
	const begun = Date.now();
	const all = await splitAll( 'twitter', texts );
	expect( Date.now() - begun ).toBeLessThan( 20_000 );
	all.forEach( ( parts, index ) => {
		const bytes = Buffer.from( texts[ index ] ?? '' );
		expect(
			parts
				.map( ( { first, end } ) =>
					bytes.subarray( first, end ).toString()
				)
				.join( '' )
		).toBe( texts[ index ] );
		expect(
			Math.max( ...parts.map( ( { length } ) => length ) )
		).toBeLessThanOrEqual( 280 );
	} );
	// Of one word every part but the last is full.
	expect( all[ 0 ]?.map( ( { length } ) => length ) ).toEqual( [
		...Array( 35 ).fill( 280 ),
		200,
	] );
} );

/** What texts are made of; what stands first is never cut. */
const WHOLE = [
	FAMILY,
	'🇩🇪',
	'👍🏽',
	'❤️‍🔥',
	'1️⃣',
	'e\u0301\u0302',
	`${ LINK } `,
	' @ann@social.example ',
	'\r\n',
];
const PIECES = [
	...WHOLE,
	'Rye bread ',
	'is baked twice. ',
	'“Really?” ',
	'\n',
	'\n\n',
	'กำลังอบขนมปังอยู่ที่บ้าน',
	'日本語のパンはおいしい。',
	'今日は、良い天気です！',
	'한국어 빵',
	'خبز الجاودار ',
	'#tag ',
	'see bakery.example/path for more, ',
	'x'.repeat( 90 ),
	'...',
	'(and) ',
	'\ufffc',
	'\u200b',
	'\u00a0',
	'नमस्ते ',
	'\t',
	'12.50 ',
	'\u0301'.repeat( 100 ),
	'👨\u200d'.repeat( 20 ),
];

/** A text of random pieces, and the bytes between which it must not be cut. */
function randomText( random: () => number ) {
	const count = Math.floor( random() * random() * 60 );
	let text = '';
	const whole: [ number, number ][] = [];
	for ( let index = 0; index < count; index++ ) {
		const piece = PIECES[ Math.floor( random() * PIECES.length ) ] ?? '';
		if ( WHOLE.includes( piece ) ) {
			const end = Buffer.byteLength( text + piece.trimEnd() );
			const at = end - Buffer.byteLength( piece.trim() );
			whole.push( [ at, end ] );
		}
		text += piece;
	}
	return { text, whole };
}

/** Numbers from 0 to 1, the same in every run. */
function numbers( seed: number ): () => number {
	let state = seed;
	return () => {
		state = ( state * 48_271 ) % 2_147_483_647;
		return state / 2_147_483_647;
	};
}

test( 'of ten thousand random texts every part has room, none is cut where it must not be, and together they are the text', async () => {
	const random = numbers( 19 );
	const names = Object.keys( ROOM ) as Measure[];
	for ( let round = 0; round < 40; round++ ) {
		const name = names[ round % names.length ] ?? 'twitter';
		const texts = Array.from( { length: 250 }, () => randomText( random ) );
		const all = await splitAll(
			name,
			texts.map( ( { text } ) => text )
		);
		all.forEach( ( parts, index ) => {
			const { text, whole } = texts[ index ] ?? { text: '', whole: [] };
			const bytes = Buffer.from( text );
			let at = 0;
			for ( const { first, end, length } of [
				...parts,
				{ first: bytes.length, end: bytes.length, length: 1 },
			] ) {
				const gap = bytes.subarray( at, first ).toString();
				const isWhole = whole.every( ( [ start, stop ] ) =>
					[ first, end ].every(
						( cut ) => cut <= start || cut >= stop
					)
				);
				const isRight =
					/^[\s\u200b\u00a0]*$/.test( gap ) &&
					length > 0 &&
					length <= ROOM[ name ] &&
					isWhole;
				if ( ! isRight ) {
					expect( { name, text, gap, length, isWhole } ).toBeNull();
				}
				at = end;
			}
		} );
		expect( all ).toHaveLength( texts.length );
	}
} );
