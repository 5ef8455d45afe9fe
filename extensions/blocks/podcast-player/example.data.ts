import { part } from './markup';
import { listOf } from './mock-list';
import type { Podcast } from './rules/podcast';

/** What the inserter shows of the block: a podcast that nobody fetches. */
export const podcastOfExample: Podcast = {
	title: 'Quiet Hours',
	header: `<div class="${ part( 'header' ) }"><p class="${ part( 'podcast' ) }">Quiet Hours</p></div>`,
	list: listOf( [
		{
			id: 'example-3',
			title: 'The lighthouse keeper',
			src: 'https://example.org/3.mp3',
			duration: 1834,
			about: '30:34',
			description:
				'Thirty years of one light, told by the one who kept it.',
		},
		{
			id: 'example-2',
			title: 'A night with the bakers',
			src: 'https://example.org/2.mp3',
			duration: 2210,
			about: '36:50',
		},
		{
			id: 'example-1',
			title: 'The last ferry',
			src: 'https://example.org/1.mp3',
			duration: 1507,
			about: '25:07',
		},
	] ),
	reverse: '',
};
