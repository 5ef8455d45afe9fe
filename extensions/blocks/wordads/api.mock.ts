import { mock, type Mock } from '#shared/request';
import { readSlots } from './api';

/**
 * A site with ads about breakfast: an image for the rectangle, code for the leaderboard, and an image for narrow pages.
 */
export const mocks: readonly Mock[] = [
	mock( readSlots ).reply( () => [
		{
			format: 'mrec',
			frames: [
				{
					format: 'mrec',
					when: '',
					picture: {
						url: 'https://site.test/rye.png',
						width: 600,
						height: 500,
						alt: 'Rye flour, two for one',
					},
				},
			],
		},
		{
			format: 'leaderboard',
			frames: [
				{ format: 'leaderboard', when: 'needs-width' },
				{
					format: 'mobile_leaderboard',
					when: 'is-narrower',
					picture: {
						url: 'https://site.test/rye-small.png',
						width: 320,
						height: 50,
						alt: 'Rye flour',
					},
				},
			],
		},
		{ format: 'mobile_leaderboard', frames: [] },
		{
			format: 'wideskyscraper',
			frames: [ { format: 'wideskyscraper', when: 'needs-width' } ],
		},
	] ),
];
