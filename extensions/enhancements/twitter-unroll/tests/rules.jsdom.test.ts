import { mediaOf, readItems } from '../rules/items';
import { paragraphOf } from '../rules/paragraph';
import { onlyLink, threadAt } from '../rules/thread-address';

// spec: 002-5-16
it.each( [
	[ 'https://twitter.com/mina/status/123', 'twitter' ],
	[ 'https://x.com/mina/status/123?s=20', 'twitter' ],
	[ 'http://www.twitter.com/mina/status/123', 'twitter' ],
	[ 'https://mobile.twitter.com/mina/status/123#m', 'twitter' ],
	[ 'https://bsky.app/profile/mina.example.org/post/3kabc', 'bluesky' ],
	[ 'https://bsky.app/profile/did:plc:mina/post/3kabc', 'bluesky' ],
	[ 'https://mastodon.example/@mina/109', 'mastodon' ],
	[ 'https://mastodon.example/@mina@other.example/109', 'mastodon' ],
	[ 'https://twitter.com/mina', undefined ],
	[ 'https://twitter.com/mina/status/', undefined ],
	[ 'https://twitter.com/mina/status/abc', undefined ],
	[ 'https://twitter.com/i/web/status/123', undefined ],
	[ 'https://nottwitter.com/mina/status/123', undefined ],
	[ 'https://evil.example/twitter.com/mina/status/123', undefined ],
	[ 'https://bsky.app/profile/mina.example.org', undefined ],
	[ 'https://mastodon.example/@mina', undefined ],
	[ 'https://mastodon.example:8080/@mina/109', undefined ],
	[ 'https://user@mastodon.example/@mina/109', undefined ],
	[ 'https://127.0.0.2/@mina/109', undefined ],
	[ 'http://mastodon.example/@mina/109', undefined ],
	[ 'https://localhost/@mina/109', undefined ],
	[ '', undefined ],
] )( 'for the URL %s, threadAt detects the network %s', ( url, network ) => {
	expect( threadAt( url )?.network ).toBe( network );
} );

it( 'threadAt converts every Twitter domain to twitter.com', () => {
	expect(
		threadAt( 'https://mobile.x.com/mina/status/123/photo/1' )
	).toEqual( {
		network: 'twitter',
		url: 'https://twitter.com/mina/status/123',
	} );
} );

it( 'a paragraph is treated as a link only if it contains nothing else', () => {
	const link = '<a href="https://mastodon.example/@mina/109">a post</a>';
	expect( onlyLink( ` ${ link } ` ) ).toBe(
		'https://mastodon.example/@mina/109'
	);
	expect( onlyLink( `See ${ link }` ) ).toBe( '' );
	expect( onlyLink( `${ link }${ link }` ) ).toBe( '' );
	expect( onlyLink( '' ) ).toBe( '' );
	expect( onlyLink( `<a ${ 'href="" '.repeat( 1000 ) }>x</a>` ) ).toBe( '' );
} );

// spec: 002-3.22-1
it( 'a thread is converted to paragraphs, galleries, images, videos and embeds, and to nothing else', () => {
	const image = { url: 'https://example.org/1.png', alt: 'One' };
	const items = readItems( [
		{ type: 'paragraph', content: 'Rye.' },
		{ type: 'paragraph', content: ' ' },
		{ type: 'paragraph' },
		{ type: 'gallery', images: [ image, { url: 'javascript:1' }, null ] },
		{ type: 'gallery', images: 'none' },
		{ type: 'image', ...image },
		{ type: 'video', url: 'https://example.org/1.mp4' },
		{ type: 'embed', url: 'https://example.org/' },
		{ type: 'embed', url: 'data:text/html,1' },
		{ type: 'poll' },
		null,
		'Rye.',
	] );
	expect( items ).toEqual( [
		{ type: 'paragraph', content: 'Rye.' },
		{ type: 'gallery', images: [ image ] },
		{ type: 'image', ...image },
		{ type: 'video', url: 'https://example.org/1.mp4', alt: '' },
		{ type: 'embed', url: 'https://example.org/' },
	] );
	expect( mediaOf( items ).map( ( { url } ) => url ) ).toEqual( [
		image.url,
		image.url,
		'https://example.org/1.mp4',
	] );
} );

it.each( [
	[ 'Rye & salt', 'Rye &amp; salt' ],
	[ 'a<br/>b', 'a<br>b' ],
	[
		'<a href="https://example.org/?a&b" onclick="alert(1)"><span>here</span></a>',
		'<a href="https://example.org/?a&amp;b">here</a>',
	],
	[ '<a href="javascript:alert(1)">here</a>', 'here' ],
	[ '<img src=x onerror=alert(1)>Rye<script>alert(1)</script>', 'Rye' ],
	[ '<style>p{}</style><b>Rye</b>', 'Rye' ],
	[ '1 < 2', '1 &lt; 2' ],
] )(
	'paragraphOf keeps only the text, line breaks and links of %s',
	( html, kept ) => {
		expect( paragraphOf( html ) ).toBe( kept );
	}
);
