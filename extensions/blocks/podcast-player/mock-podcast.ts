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

/** Chapters and transcripts, as files beside a feed. */
export const COMPANIONS: Readonly< Record< string, string > > = {
	'chapters.json': JSON.stringify( {
		version: '1.2.0',
		chapters: [
			{ startTime: 0, title: 'Before the storm' },
			{ startTime: 15, title: 'The light goes out' },
			{ startTime: 30, title: 'Morning' },
		],
	} ),
	'keeper.vtt': `WEBVTT

00:00.000 --> 00:04.000
<v Mara>Good evening, and welcome to the lighthouse.

00:04.000 --> 00:12.000
<v Ole>It has been my lamp for thirty years. I know every one of its moods, and it knows mine.

00:12.000 --> 00:20.000
<v Mara>And on the night of the storm?

00:20.000 --> 00:34.000
<v Ole>The lamp went out at two. I carried petrol up three hundred steps, eleven times, until it was morning.
`,
	'bakers.srt': `1
00:00:00,000 --> 00:00:05,000
Flour, heat and the radio.

2
00:00:05,000 --> 00:00:09,000
At three the first bread comes out.
`,
};

/** A podcast with all that a feed may say: twelve episodes, long show notes with links, chapters and transcripts. */
export function longTalks( origin: string ): MockFeed {
	const { episodes, ...podcast } = quietHours( origin );
	const file = ( name: string ) => `${ origin }/podcast/text/${ name }`;
	const more = [
		`<podcast:chapters url="${ file( 'chapters.json' ) }" type="application/json+chapters"/><podcast:transcript url="${ file( 'keeper.vtt' ) }" type="text/vtt"/><podcast:transcript url="${ file( 'gone.txt' ) }" type="text/plain"/>`,
		`<psc:chapters version="1.2"><psc:chapter start="00:00:00.000" title="Flour"/><psc:chapter start="0:20" title="First bread"/></psc:chapters><podcast:transcript url="${ file( 'bakers.srt' ) }" type="application/x-subrip"/>`,
	];
	const notes = `<p>Thirty years of one light, told by the <em>one</em> who kept it. Recorded on the island of Neuwerk, where the last keeper lives between the tides and the birds, and where the post comes by horse.</p><p>Mentioned: <a href="${ origin }/podcast/about?lamp=1">how the lamp works</a>, ${ origin }/podcast/about</p><p>Music by the wind.</p>`;
	return {
		...podcast,
		episodes: [
			...episodes.slice( 0, 3 ).map( ( episode, index ) => ( {
				...episode,
				...( index === 0 ? { description: notes } : {} ),
				more: more[ index ],
			} ) ),
			...Array.from( { length: 9 }, ( _, index ) => ( {
				guid: `archive-${ index }`,
				title: `From the archive ${ 9 - index }`,
				src: `${ origin }/podcast/sound/ferry.wav?archive=${ index }`,
				duration: '40',
			} ) ),
		],
	};
}
