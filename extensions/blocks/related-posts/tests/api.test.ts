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

describe( 'the field of related posts', () => {
	// spec: 002-3.16-2
	it( 'holds url, title, img.src, date and context of each post, and its card, which is what the editor reads', () => {
		expect(
			readRelatedPosts.read( { 'jetpack-related-posts': [ WIRE ] } )
		).toEqual( [ WIRE.html ] );
	} );

	it.each( [ null, undefined ] )(
		'may have a post without a picture (%p)',
		( img ) => {
			expect(
				readRelatedPosts.read( { [ FIELD ]: [ { ...WIRE, img } ] } )
			).toEqual( [ WIRE.html ] );
		}
	);

	it.each( [
		null,
		{},
		{ [ FIELD ]: null },
		{ [ FIELD ]: 'none' },
		...( [ 'url', 'title', 'date', 'context', 'html' ] as const ).map(
			( name ) => ( { [ FIELD ]: [ { ...WIRE, [ name ]: undefined } ] } )
		),
		{ [ FIELD ]: [ { ...WIRE, img: { src: 3 } } ] },
	] )( 'refuses %j', ( wire ) => {
		expect( () => readRelatedPosts.read( wire ) ).toThrow( 'expected' );
	} );
} );
