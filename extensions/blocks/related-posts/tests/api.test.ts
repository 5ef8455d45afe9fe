import { FIELD, readRelatedPosts } from '../api';

const WIRE = {
	id: 7,
	url: 'https://example.org/rye/',
	title: 'Rye & caraway',
	img: { src: 'https://example.org/rye.jpg' },
	date: 'March 3, 2026',
	datetime: '2026-03-03T10:00:00+00:00',
	context: 'In “Bread”',
};

describe( 'the field of related posts', () => {
	// spec: 002-3.16-2
	it( 'gives url, title, img.src, date and context of each post', () => {
		expect( FIELD ).toBe( 'jetpack-related-posts' );
		expect(
			readRelatedPosts.read( { 'jetpack-related-posts': [ WIRE ] } )
		).toEqual( [
			{
				url: 'https://example.org/rye/',
				title: 'Rye & caraway',
				picture: 'https://example.org/rye.jpg',
				date: 'March 3, 2026',
				context: 'In “Bread”',
			},
		] );
	} );

	it.each( [ null, undefined ] )(
		'may have a post without a picture (%p)',
		( img ) => {
			expect(
				readRelatedPosts.read( { [ FIELD ]: [ { ...WIRE, img } ] } )
			).toMatchObject( [ { picture: '' } ] );
		}
	);

	it.each( [
		null,
		{},
		{ [ FIELD ]: null },
		{ [ FIELD ]: 'none' },
		{ [ FIELD ]: [ { ...WIRE, title: 3 } ] },
	] )( 'refuses %j', ( wire ) => {
		expect( () => readRelatedPosts.read( wire ) ).toThrow( 'expected' );
	} );
} );
