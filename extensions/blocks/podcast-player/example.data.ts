import { part } from './markup';
import type { Podcast } from './rules/podcast';

/** What the inserter shows of the block: a podcast that nobody fetches. */
export const podcastOfExample: Podcast = {
	header: `<div class="${ part( 'header' ) }"><p class="${ part( 'podcast' ) }">Quiet Hours</p></div>`,
	tracks: [
		{
			id: 'example-3',
			title: 'The lighthouse keeper',
			link: '',
			src: 'https://example.org/3.mp3',
			duration: 1834,
			description:
				'Thirty years of one light, told by the one who kept it.',
		},
		{
			id: 'example-2',
			title: 'A night with the bakers',
			link: '',
			src: 'https://example.org/2.mp3',
			duration: 2210,
			description: '',
		},
		{
			id: 'example-1',
			title: 'The last ferry',
			link: '',
			src: 'https://example.org/1.mp3',
			duration: 1507,
			description: '',
		},
	],
};
