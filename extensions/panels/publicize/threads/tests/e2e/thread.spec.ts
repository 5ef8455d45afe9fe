import { expect, php, test } from '#e2e';
import { paragraph, textsOf, threadOf } from './support';

const image = ( name: string, alt = '' ) =>
	`<!-- wp:image --><figure class="wp-block-image"><img src="https://bakery.example/${ name }" alt="${ alt }"/></figure><!-- /wp:image -->`;
const gallery = ( count: number ) =>
	`<!-- wp:gallery --><figure class="wp-block-gallery">${ Array.from(
		{ length: count },
		( _, index ) => image( `${ index }.jpg` )
	).join( '' ) }</figure><!-- /wp:gallery -->`;
const VIDEO =
	'<!-- wp:video --><figure class="wp-block-video"><video src="https://bakery.example/oven.mp4"></video></figure><!-- /wp:video -->';
const heading = ( text: string ) =>
	`<!-- wp:heading --><h2 class="wp-block-heading">${ text }</h2><!-- /wp:heading -->`;
const SEPARATOR =
	'<!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator -->';
const SPACER =
	'<!-- wp:spacer --><div style="height:50px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
const list = ( items: string, attributes = '' ) =>
	`<!-- wp:list ${ attributes }--><ul class="wp-block-list">${ items }</ul><!-- /wp:list -->`;
const item = ( html: string ) =>
	`<!-- wp:list-item --><li>${ html }</li><!-- /wp:list-item -->`;
const quote = ( inner: string, source = '' ) =>
	`<!-- wp:quote --><blockquote class="wp-block-quote">${ inner }${
		source && `<cite>${ source }</cite>`
	}</blockquote><!-- /wp:quote -->`;
const embed = ( url: string ) =>
	`<!-- wp:embed {"url":"${ url }"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${ url }</div></figure><!-- /wp:embed -->`;

// spec: 002-9-19
test( 'every kind of block that a thread can have gives what it shows, within containers too', async () => {
	const { posts, warnings } = await threadOf(
		[
			heading( 'Rye &amp; salt' ),
			paragraph( 'Baked <em>twice</em>.<br>By hand.' ),
			`<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">${ list(
				item( `Flour${ list( item( 'Dark' ) ) }` ) + item( 'Salt' ),
				'{"ordered":true} '
			) }</div><!-- /wp:column --></div><!-- /wp:columns -->`,
			`<!-- wp:group --><div class="wp-block-group">${ quote(
				paragraph( 'Good bread.' ) + paragraph( 'Really.' ),
				'Ann'
			) }</div><!-- /wp:group -->`,
			SEPARATOR,
			'<!-- wp:verse --><pre class="wp-block-verse">One\n   two</pre><!-- /wp:verse -->',
			SPACER,
			image( 'loaf.jpg', 'A loaf' ),
			SEPARATOR,
			gallery( 2 ),
			VIDEO,
			'<!-- wp:bakery/gif {"giphyUrl":"https://giphy.com/embed/abc","searchText":"bread"} --><figure><a href="https://giphy.com/gifs/abc">bread</a></figure><!-- /wp:bakery/gif -->',
			embed( 'https://example.com/oven' ),
			embed( 'https://x.com/bakery/status/123' ),
		].join( '\n\n' )
	);
	expect( warnings ).toEqual( { formatting: [ '' ] } );
	expect( posts.map( ( { text } ) => text ) ).toEqual( [
		'Rye & salt\n\nBaked twice.\nBy hand.\n\n1. Flour\n• Dark\n2. Salt\n\n“Good bread.\n\nReally.”\n— Ann',
		'One\n   two',
		'',
		'',
		'',
		'',
		'https://example.com/oven',
	] );
	expect( posts.map( ( { media } ) => media ) ).toEqual( [
		[],
		[],
		[
			{
				url: 'https://bakery.example/loaf.jpg',
				type: 'image/jpeg',
				alt: 'A loaf',
				id: 0,
			},
		],
		[ 0, 1 ].map( ( index ) => ( {
			url: `https://bakery.example/${ index }.jpg`,
			type: 'image/jpeg',
			alt: '',
			id: 0,
		} ) ),
		[
			{
				url: 'https://bakery.example/oven.mp4',
				type: 'video/mp4',
				alt: '',
				id: 0,
			},
		],
		[
			{
				url: 'https://giphy.com/embed/abc',
				type: 'image/gif',
				alt: 'bread',
				id: 0,
			},
		],
		[],
	] );
	expect( posts[ 6 ] ).toMatchObject( {
		tweet: 'https://x.com/bakery/status/123',
		urls: [ 'https://example.com/oven' ],
	} );
} );

test( 'a tweet has four pictures, or one film, or one moving picture', async () => {
	const count = async ( content: string ) =>
		( await threadOf( content ) ).posts.map(
			( { media } ) => media.length
		);
	expect( await count( image( 'a.jpg' ).repeat( 6 ) ) ).toEqual( [ 4, 2 ] );
	expect( await count( gallery( 6 ) + image( 'a.jpg' ) ) ).toEqual( [
		4, 1,
	] );
	expect( await count( image( 'a.jpg' ) + VIDEO + VIDEO ) ).toEqual( [
		1, 1, 1,
	] );
	expect( await count( image( 'a.gif' ) + image( 'b.jpg' ) ) ).toEqual( [
		1, 1,
	] );
	expect(
		await count(
			paragraph( 'Rye.' ) + image( 'a.jpg' ) + paragraph( 'Salt.' )
		)
	).toEqual( [ 1, 0 ] );
	expect( await count( image( 'data:image/png;base64,AAAA' ) ) ).toEqual( [
		1,
	] );
	expect(
		await count(
			'<!-- wp:image --><figure><img src="data:image/png;base64,AAAA" alt=""/></figure><!-- /wp:image -->'
		)
	).toEqual( [] );
} );

test( 'a post with very many comments of blocks that have no end is no thread; a few are left as they are', async () => {
	const open = '<!-- wp:a {"b":"';
	for ( const comment of [ open, '<!-- wp:a { -->', '<!-- wp:' ] ) {
		expect(
			await textsOf( paragraph( 'Rye.' ) + comment.repeat( 2000 ) ),
			comment
		).toEqual( [] );
		expect(
			await textsOf( paragraph( 'Rye.' ) + comment.repeat( 3 ) ),
			comment
		).toEqual( [ 'Rye.' ] );
	}
} );

test( 'a space before a line break or the end of a link is left out', async () => {
	expect(
		await textsOf(
			paragraph(
				'One <br>two<br> three <a href="https://a.example/">four </a> five<br> '
			)
		)
	).toEqual( [ 'One\ntwo\nthree four five\nhttps://a.example/' ] );
} );

test( 'short blocks share a tweet while there is room, and a heading begins one', async () => {
	const sixty = 'x'.repeat( 60 );
	expect( await textsOf( paragraph( sixty ).repeat( 6 ) ) ).toEqual( [
		[ sixty, sixty, sixty, sixty ].join( '\n\n' ),
		[ sixty, sixty ].join( '\n\n' ),
	] );
	expect(
		await textsOf(
			paragraph( 'One.' ) + heading( 'Two' ) + paragraph( 'Three.' )
		)
	).toEqual( [ 'One.', 'Two\n\nThree.' ] );
	expect(
		await textsOf( paragraph( 'Short.' ) + paragraph( 'y'.repeat( 281 ) ) )
	).toEqual( [ 'Short.', 'y'.repeat( 280 ), 'y' ] );
} );

test( 'link URLs are posted after their text, in another tweet if there is no room', async () => {
	const link = '<a href="https://bakery.example/rye">every day</a>';
	const { posts } = await threadOf(
		paragraph(
			`We bake ${ link }, see https://example.com/a and <a href="/shop">buy</a> <a href="#top">up</a> <a href="mailto:a@b.example">mail</a>.`
		)
	);
	expect( posts ).toHaveLength( 1 );
	const home = await php< string >( `return home_url( '/shop' );` );
	expect( posts[ 0 ]?.text ).toBe(
		`We bake every day, see https://example.com/a and buy up mail.\nhttps://bakery.example/rye\n${ home }`
	);
	expect( posts[ 0 ]?.urls ).toEqual( [
		'https://example.com/a',
		'https://bakery.example/rye',
		home,
	] );
	const full = await threadOf(
		paragraph( `${ 'rye '.repeat( 65 ) }${ link }` )
	);
	expect(
		full.posts.map( ( { text, urls } ) => [ text.slice( -26 ), urls ] )
	).toEqual( [
		[ 'ye rye rye rye rye every day'.slice( -26 ), [] ],
		[ 'https://bakery.example/rye', [ 'https://bakery.example/rye' ] ],
	] );
	const written = await threadOf(
		paragraph( '<a href="https://example.com/a">https://example.com/a</a>' )
	);
	expect( written.posts[ 0 ]?.text ).toBe( 'https://example.com/a' );
	expect( written.warnings ).toEqual( [] );
} );

// spec: 002-5-17
test( 'links are said to be posted separately where another tweet has them, and nowhere else', async () => {
	const words = 'rye '.repeat( 65 );
	const link = ( text: string ) =>
		`<a href="https://bakery.example/rye">${ text }</a>`;
	for ( const [ html, isSeparate ] of [
		[ link( 'daily' ), false ],
		[ `${ words }${ link( 'daily' ) }`, true ],
		[ `${ words.slice( 0, -24 ) }${ link( 'daily' ) }`, false ],
		[ link( 'https://bakery.example/rye' ), false ],
		[ `${ words }${ link( 'https://bakery.example/rye' ) }`, true ],
		[ `${ words }https://bakery.example/rye`, true ],
		[ `${ words }${ words }`, false ],
	] as const ) {
		expect(
			( await threadOf( paragraph( html ) ) ).warnings,
			html
		).toEqual( isSeparate ? { links: [ '' ] } : [] );
	}
} );

test( 'lists and quotes of old WordPress versions, which have no blocks inside, are shared', async () => {
	expect(
		await textsOf(
			list(
				'<li>Flour<ul><li>Dark</li></ul></li><li>Salt &amp; rye</li>'
			)
		)
	).toEqual( [ '• Flour\n• Dark\n• Salt & rye' ] );
	expect(
		await textsOf(
			'<!-- wp:list {"ordered":true,"start":3} --><ol start="3"><li>Flour<ol><li>Dark</li><li>Light</li></ol></li><li><strong>Salt</strong></li></ol><!-- /wp:list -->'
		)
	).toEqual( [ '3. Flour\n1. Dark\n2. Light\n4. Salt' ] );
	expect(
		await textsOf(
			quote( '<p>Good <em>bread</em>.</p><p>Really.</p>', 'Ann' )
		)
	).toEqual( [ '“Good bread.\n\nReally.”\n— Ann' ] );
	expect(
		await textsOf(
			'<!-- wp:quote --><blockquote class="wp-block-quote"><p>Good.</p><footer>Ann</footer></blockquote><!-- /wp:quote -->'
		)
	).toEqual( [ '“Good.”\n— Ann' ] );
	expect(
		await textsOf(
			'<!-- wp:list --><ul><li>A<li>B</ul></ul><li></li></li><!-- /wp:list -->'
		)
	).toEqual( [ '• A\n• B' ] );
	expect(
		await threadOf(
			'<!-- wp:core-embed/youtube {"url":"https://example.com/a"} --><figure></figure><!-- /wp:core-embed/youtube -->'
		)
	).toMatchObject( {
		posts: [ { text: 'https://example.com/a' } ],
		warnings: [],
	} );
} );

const TABLE =
	'<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>1</td></tr></tbody></table></figure><!-- /wp:table -->';
const group = ( inner: string ) =>
	`<!-- wp:group --><div class="wp-block-group">${ inner }</div><!-- /wp:group -->`;
const nested = ( depth: number ): string =>
	depth
		? quote( paragraph( `${ depth }` ) + nested( depth - 1 ) )
		: paragraph( 'x' );

test( 'warnings name everything that is left out, at any depth', async () => {
	for ( const [ content, kinds, texts ] of [
		[ quote( paragraph( 'A' ) + image( 'a.jpg' ) ), 'unsupported', '“A”' ],
		[ quote( paragraph( 'A' ) + TABLE ), 'unsupported', '“A”' ],
		[ quote( TABLE ), 'unsupported', '' ],
		[ quote( quote( paragraph( 'A' ) + TABLE ) ), 'unsupported', '““A””' ],
		[ quote( group( paragraph( 'A' ) + TABLE ) ), 'unsupported', '“A”' ],
		[
			quote( paragraph( 'A' ) + embed( 'https://example.com' ) ),
			'unsupported',
			'“A”',
		],
		[ quote( paragraph( 'A' ) + SEPARATOR ), '', '“A”' ],
		[ quote( list( item( `A${ TABLE }` ) ) ), 'unsupported', '“• A”' ],
		[ list( item( `A${ image( 'a.jpg' ) }` ) ), 'unsupported', '• A' ],
		[
			list( item( `A${ list( item( `B${ TABLE }` ) ) }` ) ),
			'unsupported',
			'• A\n• B',
		],
		[ list( item( `A${ paragraph( 'B' ) }` ) ), '', '• A\nB' ],
		[ list( item( `A${ quote( paragraph( 'B' ) ) }` ) ), '', '• A\n“B”' ],
		[
			list( '<li>A<img src="https://a.example/a.png"/></li>' ),
			'partial',
			'• A',
		],
		[
			list( '<li>A<table><tr><td>1</td><td>2</td></tr></table></li>' ),
			'partial',
			'• A 1 2',
		],
		[
			paragraph( 'A <img src="https://a.example/a.png"/>' ),
			'partial',
			'A',
		],
		[ paragraph( 'A<sup data-fn="a">1</sup>' ), 'partial', 'A' ],
		[ nested( 10 ), '', null ],
		[ nested( 11 ), 'unsupported', null ],
		...[ 'small', 'q', 'abbr', 'dfn', 'samp', 'font' ].map(
			( tag ) =>
				[
					paragraph( `A <${ tag }>B</${ tag }>` ),
					'formatting',
					'A B',
				] as const
		),
		[
			quote( paragraph( 'A' ), '<small>Ann</small>' ),
			'formatting',
			'“A”\n— Ann',
		],
		[
			image( 'a.jpg' ).replace(
				'</figure>',
				'<figcaption>B</figcaption></figure>'
			),
			'partial',
			'',
		],
		[
			image( 'a.jpg' ).replace(
				'</figure>',
				'<figcaption> </figcaption></figure>'
			),
			'',
			'',
		],
		[
			gallery( 1 ).replace(
				'</figure>',
				'<figcaption>B</figcaption></figure>'
			),
			'partial',
			'',
		],
		[
			VIDEO.replace( '</figure>', '<figcaption>B</figcaption></figure>' ),
			'partial',
			'',
		],
		[
			embed( 'https://example.com/a' ).replace(
				'</figure>',
				'<figcaption>B</figcaption></figure>'
			),
			'partial',
			'https://example.com/a',
		],
		[
			image( 'a.jpg' ).replace( /<img[^>]*>/, '<a href="/b">$&</a>' ),
			'partial',
			'',
		],
		[
			'<!-- wp:image --><figure><img src="data:image/png;base64,AAAA"/></figure><!-- /wp:image -->',
			'unsupported',
			null,
		],
		[ image( 'a.jpg' ), '', '' ],
	] as const ) {
		const { posts, warnings } = await threadOf( content );
		expect( Object.keys( warnings ).join(), content ).toBe( kinds );
		if ( texts !== null ) {
			expect( posts.map( ( { text } ) => text ).join(), content ).toBe(
				texts
			);
		}
	}
} );

test( 'lost parts of a block are listed: images, formatting, links, and unsupported blocks', async () => {
	const { posts, warnings } = await threadOf(
		[
			gallery( 5 ),
			paragraph( 'Rye <strong>bread</strong>' ),
			paragraph(
				`${ 'rye '.repeat( 65 ) }<a href="https://bakery.example">every day</a>`
			),
			'<!-- wp:code --><pre class="wp-block-code"><code>x</code></pre><!-- /wp:code -->',
			'<p>Classic</p>',
		].join( '' )
	);
	expect( Object.keys( warnings ).sort() ).toEqual( [
		'formatting',
		'gallery',
		'links',
		'unsupported',
	] );
	expect( posts[ 0 ]?.media ).toHaveLength( 4 );
	expect(
		( await threadOf( gallery( 4 ) + paragraph( 'Rye' ) ) ).warnings
	).toEqual( [] );
} );

// spec: 002-3.21-2
test( 'the end of a tweet is given in the editor’s characters, by attribute and line', async () => {
	const boundaries = async ( html: string ) =>
		( await threadOf( html ) ).posts.map( ( { boundary } ) => boundary );
	expect( await boundaries( paragraph( 'Rye 👨‍👩‍👧‍👦' ) ) ).toEqual( [
		{
			container: 'content',
			type: 'end-of-line',
			start: 4,
			end: 15,
			line: 0,
		},
	] );
	const words = 'rye and salt '.repeat( 21 ).trim();
	expect(
		await boundaries(
			paragraph( `<strong>😀</strong>  ${ words }<br>${ words } more.` )
		)
	).toEqual( [
		{
			container: 'content',
			type: 'line-break',
			start: 274,
			end: 275,
			line: 0,
		},
		{
			container: 'content',
			type: 'end-of-line',
			start: 553,
			end: 554,
			line: 1,
		},
	] );
	const [ first ] = await boundaries( paragraph( 'x'.repeat( 300 ) ) );
	expect( first ).toMatchObject( { type: 'normal', start: 279, end: 280 } );
	// Neither the sign before an item nor a mark behind a quote is the editor's; a footnote is one character of it.
	expect(
		await boundaries(
			list(
				item(
					`Salt<sup data-fn="a" class="fn"><a href="#a">1</a></sup>.`
				)
			)
		)
	).toEqual( [
		{
			container: 'content',
			type: 'end-of-line',
			start: 5,
			end: 6,
			line: 0,
		},
	] );
	expect( await boundaries( quote( paragraph( 'Good.' ), 'Ann' ) ) ).toEqual(
		[
			{
				container: 'citation',
				type: 'end-of-line',
				start: 2,
				end: 3,
				line: 0,
			},
		]
	);
	expect( await boundaries( quote( paragraph( 'Good.' ) ) ) ).toEqual( [
		{
			container: 'content',
			type: 'end-of-line',
			start: 4,
			end: 5,
			line: 0,
		},
	] );
	expect( await boundaries( paragraph( 'Rye' ) + image( 'a.jpg' ) ) ).toEqual(
		[ null ]
	);
} );

test( 'threads of no, one, 101 and a thousand tweets are created quickly; one above the limit of a hundred is reported', async () => {
	const post = ( count: number ) =>
		Array.from( { length: count }, ( _, index ) =>
			paragraph( `${ index } ${ 'rye '.repeat( 60 ) }` )
		).join( '' );
	for ( const [ count, tweets ] of [
		[ 0, 0 ],
		[ 1, 1 ],
		[ 100, 100 ],
		[ 101, 101 ],
		[ 1000, 101 ],
	] as const ) {
		const begun = Date.now();
		const { posts } = await threadOf( post( count ) );
		expect( posts ).toHaveLength( tweets );
		expect( Date.now() - begun ).toBeLessThan( 10_000 );
	}
	expect(
		await textsOf( paragraph( ' ' ) + paragraph( '&nbsp;<br>' ) )
	).toEqual( [] );
	expect( await textsOf( '<p>Not a block</p>' ) ).toEqual( [] );
} );
