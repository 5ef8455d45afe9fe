import { FIELD, readRelatedPosts } from '../api';

const WIRE = {
	id: 7,
	url: 'https://example.org/rye/',
	title: 'Rye & caraway',
	img: { src: 'https://example.org/rye.jpg' },
	date: 'March 3, 2026',
	datetime: '2026-03-03T10:00:00+00:00',
	context: 'In “Bread”',
	html: '<a href="https://example.org/rye/">Rye &amp; caraway</a>',
};

describe( 'readRelatedPosts', () => {
	// spec: 002-3.16-2
	it( 'reads the url, title, img.src, date, context and card of each post', () => {
		expect(
			readRelatedPosts.read( { 'jetpack-related-posts': [ WIRE ] } )
		).toEqual( [ WIRE.html ] );
	} );

	it.each( [ null, undefined ] )(
		'accepts a post without an image (%p)',
		( img ) => {
			expect(
				readRelatedPosts.read( { [ FIELD ]: [ { ...WIRE, img } ] } )
			).toEqual( [ WIRE.html ] );
		}
	);

	// spec: 002-3.16-2
	it.each( [ null, undefined ] )(
		'builds a missing card from the other fields (%p)',
		( html ) => {
			const posts = [
				{ ...WIRE, title: '<b>Rye</b>', html },
				{ ...WIRE, img: null, context: '', html },
			];
			expect( readRelatedPosts.read( { [ FIELD ]: posts } ) ).toEqual( [
				'<a href="https://example.org/rye/"><span class="wp-block-dovetail-related-posts__picture"><img src="https://example.org/rye.jpg" alt=""></span><span class="wp-block-dovetail-related-posts__title">&lt;b&gt;Rye&lt;/b&gt;</span></a><time class="wp-block-dovetail-related-posts__date">March 3, 2026</time><span class="wp-block-dovetail-related-posts__context">In “Bread”</span>',
				'<a href="https://example.org/rye/"><span class="wp-block-dovetail-related-posts__picture"></span><span class="wp-block-dovetail-related-posts__title">Rye &amp; caraway</span></a><time class="wp-block-dovetail-related-posts__date">March 3, 2026</time>',
			] );
		}
	);

	it.each( [
		null,
		{},
		{ [ FIELD ]: null },
		{ [ FIELD ]: 'none' },
		...( [ 'url', 'title', 'date', 'context' ] as const ).map(
			( name ) => ( { [ FIELD ]: [ { ...WIRE, [ name ]: undefined } ] } )
		),
		{ [ FIELD ]: [ { ...WIRE, img: { src: 3 } } ] },
	] )( 'rejects the response %j', ( wire ) => {
		expect( () => readRelatedPosts.read( wire ) ).toThrow( 'expected' );
	} );
} );
