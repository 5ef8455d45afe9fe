import { readSlots } from '../api';

const PICTURE = {
	url: 'https://site.test/rye.png',
	width: 600,
	height: 500,
	alt: 'Rye',
};

describe( 'ads', () => {
	it( 'are requested from the site and grouped by format', () => {
		expect( readSlots ).toMatchObject( {
			method: 'GET',
			servedBy: [ 'site' ],
			capability: 'edit_posts',
		} );
		const formats = readSlots.read( [
			{
				format: 'leaderboard',
				frames: [
					{ format: 'leaderboard', when: 'needs-width' },
					{
						format: 'mobile_leaderboard',
						when: 'is-narrower',
						picture: PICTURE,
					},
				],
			},
			{ format: 'mrec', frames: [] },
		] );
		expect( [ ...formats ] ).toEqual( [
			[
				'leaderboard',
				[
					{
						format: 'leaderboard',
						when: 'needs-width',
						picture: null,
					},
					{
						format: 'mobile_leaderboard',
						when: 'is-narrower',
						picture: PICTURE,
					},
				],
			],
			[ 'mrec', [] ],
		] );
	} );

	it( 'become rectangles that always appear if the format and condition are unknown', () => {
		expect(
			readSlots
				.read( [
					{
						format: 'mrec',
						frames: [ { format: 'x', when: 'at night' } ],
					},
				] )
				.get( 'mrec' )
		).toEqual( [ { format: 'mrec', when: '', picture: null } ] );
	} );

	it.each( [
		null,
		{},
		[ { format: 'mrec' } ],
		[ { format: 'mrec', frames: [ { format: 'mrec', when: 3 } ] } ],
	] )( 'are rejected if the response is %j', ( answer ) => {
		expect( () => readSlots.read( answer ) ).toThrow( 'expected' );
	} );
} );
