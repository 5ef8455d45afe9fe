import type { MockFeed } from './mock-feed';

/** Seconds of every mock episode's sound. */
export const MOCK_SECONDS = 40;

/** A podcast of three episodes, and a fourth whose sound is gone. */
export function quietHours( origin: string ): MockFeed {
	const sound = ( name: string ) => `${ origin }/podcast/sound/${ name }`;
	return {
		title: 'Quiet Hours',
		link: `${ origin }/podcast/about`,
		cover: `${ origin }/podcast/cover.svg`,
		episodes: [
			{
				guid: 'quiet-hours-3',
				title: 'The lighthouse keeper & her lamp',
				link: `${ origin }/podcast/about?episode=3&from=feed`,
				src: sound( 'lighthouse.wav?session=3&token=a' ),
				duration: '0:40',
				description:
					'<p>Thirty years of one light, told by the <em>one</em> who kept it.</p><p>Recorded on the island of Neuwerk.</p>',
			},
			{
				guid: 'quiet-hours-2',
				title: 'A night with the bakers',
				link: `${ origin }/podcast/about?episode=2`,
				src: sound( 'bakers.wav' ),
				duration: '40',
				description:
					'Flour, heat and the radio: who is awake at three in the morning?',
			},
			{
				guid: 'quiet-hours-1',
				title: 'The last ferry',
				src: sound( 'ferry.wav' ),
				duration: '00:00:40',
				description: 'A crossing, and everyone who missed it.',
			},
			{
				guid: 'quiet-hours-0',
				title: 'The pilot, lost in the archive',
				link: `${ origin }/podcast/about?episode=0`,
				src: sound( 'missing.wav' ),
				duration: '35:12',
			},
		],
	};
}
