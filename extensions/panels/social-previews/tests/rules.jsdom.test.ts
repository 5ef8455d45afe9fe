import { cut } from '../rules/cut';
import { NETWORKS, type Network } from '../rules/networks';
import { readPageTags } from '../rules/page-tags';
import { previewOf, type PostFacts } from '../rules/preview';

const letters = ( count: number ) => 'x'.repeat( count );

describe( 'text in a preview', () => {
	it.each( [
		[ 'that fits exactly', letters( 63 ), 63, 73, letters( 63 ) ],
		[ 'of one word', letters( 64 ), 63, 73, `${ letters( 63 ) }…` ],
		[
			'with a space just after the limit',
			`${ letters( 70 ) } ${ letters( 9 ) }`,
			63,
			73,
			`${ letters( 70 ) }…`,
		],
		[
			'with a space before the limit',
			`${ letters( 50 ) } ${ letters( 40 ) }`,
			63,
			73,
			`${ letters( 50 ) } ${ letters( 12 ) }…`,
		],
		[
			'with a space far before the limit',
			`${ letters( 5 ) } ${ letters( 90 ) }`,
			63,
			73,
			`${ letters( 5 ) } ${ letters( 57 ) }…`,
		],
		[
			'with a space at the limit',
			`${ letters( 62 ) } ${ letters( 40 ) }`,
			63,
			63,
			`${ letters( 62 ) }…`,
		],
		[
			'without room after the limit',
			`${ letters( 70 ) } ${ letters( 9 ) } ${ letters( 9 ) }`,
			80,
			80,
			`${ letters( 70 ) } ${ letters( 9 ) }…`,
		],
		[
			'with a space before the limit and no room after',
			`${ letters( 61 ) } ${ letters( 40 ) }`,
			80,
			80,
			`${ letters( 61 ) } ${ letters( 18 ) }…`,
		],
		[ 'with surrounding spaces', '  Rye ', 80, 80, 'Rye' ],
		[ 'of family emoji', '👨‍👩‍👧'.repeat( 5 ), 4, 4, `${ '👨‍👩‍👧'.repeat( 4 ) }…` ],
		[ 'without characters', '', 63, 73, '' ],
	] )( '%s has the correct length', ( _, text, max, near, shown ) => {
		expect( cut( text, { max, near } ) ).toBe( shown );
	} );

	it( 'has the maximum length that each network allows', () => {
		expect(
			Object.entries( NETWORKS ).map(
				( [ name, { title, description, url } ] ) => [
					name,
					title.max,
					description.max,
					...( url ? [ url.max ] : [] ),
				]
			)
		).toEqual( [
			[ 'google', 63, 160, 68 ],
			[ 'facebook', 80, 200 ],
			[ 'twitter', Infinity, 200 ],
			[ 'mastodon', 100, 160 ],
			[ 'bluesky', 100, 160 ],
			[ 'linkedin', 100, 0 ],
			[ 'messengers', 65, 80 ],
		] );
	} );
} );

describe( 'a page’s metadata', () => {
	const read = ( head: string ) =>
		readPageTags(
			`<html><head>${ head }</head><body></body></html>`,
			'https://example.org/rye/'
		);

	it( 'is read by property and by name, without surrounding whitespace', () => {
		expect(
			read(
				`<title> Rye – Bakery </title>
				<meta name="description" content=" Bread &amp; salt ">
				<link rel="canonical" href="/rye/">
				<meta property="og:title" content="Rye">
				<meta name="og:image" content="rye.jpg">
				<meta name="twitter:card" content="summary_large_image">`
			)
		).toMatchObject( {
			title: 'Rye – Bakery',
			description: 'Bread & salt',
			url: 'https://example.org/rye/',
			ogTitle: 'Rye',
			ogImage: 'https://example.org/rye/rye.jpg',
			ogDescription: '',
			twitterCard: 'summary_large_image',
			isHidden: false,
		} );
	} );

	it.each( [
		[ 'robots', 'noindex, follow', true ],
		[ 'Robots', 'max-image-preview:large, NoIndex', true ],
		[ 'googlebot', 'none', true ],
		[ 'robots', 'noindexing, max-image-preview:none', false ],
		[ 'other', 'noindex', false ],
	] )(
		'with “%s” set to “%s” hides the page from search: %s',
		( name, content, isHidden ) => {
			expect(
				read(
					`<meta name="robots" content="follow"><meta name="${ name }" content="${ content }">`
				).isHidden
			).toBe( isHidden );
		}
	);

	it.each( [
		'data:image/png;base64,AAAA',

		'javascript:alert(1)',
		'http://',
		'',
	] )( 'contains no image for the invalid URL %j', ( address ) => {
		expect(
			read( `<meta property="og:image" content="${ address }">` ).ogImage
		).toBe( '' );
	} );
} );

const POST: PostFacts = {
	title: 'Rye',
	excerpt: '',
	seoTitle: '',
	seoDescription: '',
	featuredImage: '',
	firstImage: '',
	tagsPrinter: '',
};
const NO_TAGS = readPageTags( '', 'https://example.org/' );

function network( name: string ): Network {
	const found = NETWORKS[ name ];
	if ( ! found ) {
		throw new Error( name );
	}
	return found;
}

describe( 'a preview', () => {
	it( 'uses the tags that the network uses', () => {
		const tags = {
			...NO_TAGS,
			title: 'Rye – Bakery',
			description: 'For search.',
			ogTitle: 'Rye bread',
			ogDescription: 'For cards.',
			ogImage: 'https://example.org/og.jpg',
			twitterTitle: 'Rye, short',
			twitterImage: 'https://example.org/twitter.jpg',
		};
		const shown = ( name: string ) => {
			const { title, description, picture } = previewOf(
				network( name ),
				tags,
				POST
			);
			return [ title.text, description.text, picture.text ];
		};
		expect( shown( 'google' ) ).toEqual( [
			'Rye – Bakery',
			'For search.',
			'',
		] );
		expect( shown( 'facebook' ) ).toEqual( [
			'Rye bread',
			'For cards.',
			'https://example.org/og.jpg',
		] );
		expect( shown( 'twitter' ) ).toEqual( [
			'Rye, short',
			'For cards.',
			'https://example.org/twitter.jpg',
		] );
		expect( shown( 'linkedin' )[ 1 ] ).toBe( '' );
	} );

	it( 'shows the source of the title, the description and the image', () => {
		const sources = ( tags: object, post: object ) => {
			const { title, description, picture } = previewOf(
				network( 'facebook' ),
				{ ...NO_TAGS, ...tags },
				{ ...POST, ...post }
			);
			return [ title.source, description.source, picture.source ];
		};
		expect( sources( {}, {} ) ).toEqual( [ 'none', 'none', 'none' ] );
		expect(
			sources(
				{
					title: 'Rye – Bakery',
					description: 'Bread  and\nsalt.',
					ogImage: 'https://example.org/rye-300x200.jpg',
				},
				{
					excerpt: 'Bread and salt.',
					featuredImage: 'https://example.org/rye.jpg?ver=2',
				}
			)
		).toEqual( [ 'title', 'excerpt', 'featured-image' ] );
		expect(
			sources(
				{ ogTitle: 'Buy!', description: 'Ours.' },
				{
					tagsPrinter: 'Some plugin',
					seoDescription: 'Ours.',
					firstImage: 'https://example.org/first.jpg',
				}
			)
		).toEqual( [ 'plugin', 'seo-description', 'first-image' ] );
		expect(
			sources(
				{ ogTitle: 'Our rye – Bakery' },
				{ title: 'Our', seoTitle: 'Our rye' }
			)[ 0 ]
		).toBe( 'seo-title' );
		expect( sources( { ogTitle: 'Buy!' }, {} )[ 0 ] ).toBe( 'page' );
	} );

	it( 'shows only for Google that the page is hidden from search', () => {
		const tags = { ...NO_TAGS, isHidden: true };
		expect(
			Object.entries( NETWORKS )
				.filter(
					( [ , each ] ) => previewOf( each, tags, POST ).isHidden
				)
				.map( ( [ name ] ) => name )
		).toEqual( [ 'google' ] );
		expect( previewOf( network( 'google' ), NO_TAGS, POST ).isHidden ).toBe(
			false
		);
	} );

	it( 'uses the first image in the post only if the network does so', () => {
		const post = { ...POST, firstImage: 'https://example.org/first.jpg' };
		expect(
			Object.entries( NETWORKS )
				.filter(
					( [ , each ] ) =>
						previewOf( each, NO_TAGS, post ).picture.text
				)
				.map( ( [ name ] ) => name )
		).toEqual( [ 'facebook', 'linkedin' ] );
	} );

	it( 'is a small card on Twitter unless the page requests a large one', () => {
		const shape = ( twitterCard: string ) =>
			previewOf( network( 'twitter' ), { ...NO_TAGS, twitterCard }, POST )
				.shape;
		expect( [
			shape( '' ),
			shape( 'summary' ),
			shape( 'summary_large_image' ),
		] ).toEqual( [ 'small', 'small', 'large' ] );
	} );

	it( 'shows the path for Google, and only the host for other networks', () => {
		const at = ( name: string, url: string ) =>
			previewOf( network( name ), { ...NO_TAGS, url }, POST ).domain;
		expect( at( 'google', 'https://www.example.org/bread/rye/' ) ).toBe(
			'www.example.org › bread › rye'
		);
		expect(
			at( 'google', `https://example.org/${ letters( 90 ) }/` )
		).toHaveLength( 69 );
		expect( at( 'facebook', 'https://www.example.org/bread/rye/' ) ).toBe(
			'example.org'
		);
	} );
} );
