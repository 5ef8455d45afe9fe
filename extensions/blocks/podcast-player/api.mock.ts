import { escapeHtml } from '#shared/attributes';
import { html, mock, mockError, mockPage, type Mock } from '#shared/request';
import { readPodcast, refreshPodcast } from './api';
import { listOf } from './example.data';
import { part } from './markup';

const PITCHES: Readonly< Record< string, number > > = {
	'lighthouse.wav': 220,
	'bakers.wav': 262,
	'ferry.wav': 294,
};

const COVER =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#1f3a4d"/><circle cx="66" cy="32" r="14" fill="#f4d58d"/><path d="M0 66q24-14 48 0t48 0v30H0z" fill="#0f2230"/></svg>';

/** A mocked podcast host: the feed `quiet-hours.xml` with its audio and cover, and invalid feeds. */
export const mocks: readonly Mock[] = [
	mock( readPodcast ).reply( ( { query, origin } ) => {
		if ( ! query.url?.endsWith( 'quiet-hours.xml' ) ) {
			return mockError( 422, {
				code: 'podcast_not_a_feed',
				message: 'There is no podcast feed at this address.',
			} );
		}
		const { title, link, cover } = quietHours( origin );
		const tracks = tracksOf( origin );
		const shown = tracks.map( ( track ) => ( {
			...track,
			about: '0:40',
		} ) );
		return {
			title,
			link,
			cover,
			tracks,
			header: mockHeader( { title, link, cover } ),
			list: listOf( shown ),
			reverse: listOf( [ ...shown ].reverse() ),
			problem: '',
		};
	} ),
	mock( refreshPodcast ).reply( () => ( {
		pending: false,
		version: 'quiet-hours-1',
	} ) ),
	mockPage( { path: '/podcast/cover.svg' } ).reply( () => ( {
		headers: { 'Content-Type': 'image/svg+xml' },
		body: COVER,
	} ) ),
	mockPage( { path: '/podcast/about' } ).reply( () =>
		html( '<title>Quiet Hours</title><h1>Quiet Hours</h1>' )
	),
	mockPage( { path: '/podcast/sound/{name}' } ).reply( ( { params } ) => {
		const pitch = PITCHES[ params.name ];
		if ( ! pitch ) {
			return html( '<p>Gone.</p>', 404 );
		}
		const body = wavOf( MOCK_SECONDS, pitch );
		const last = body.length - 1;
		return {
			// Browsers request a byte range first. They can seek only if the response is a 206 (Partial Content).
			status: 206,
			headers: {
				'Content-Type': 'audio/wav',
				'Accept-Ranges': 'bytes',
				'Content-Range': `bytes 0-${ last }/${ body.length }`,
			},
			body,
		};
	} ),
	mockPage( { path: '/podcast/text/{name}' } ).reply( ( { params } ) => {
		const body = COMPANIONS[ params.name ];
		return body
			? { headers: { 'Content-Type': 'text/plain' }, body }
			: html( '<p>Gone.</p>', 404 );
	} ),
	mockPage( { path: '/podcast/feed/{name}' } ).reply(
		( { params, origin } ) => {
			const xml = ( body: string ) => ( {
				headers: { 'Content-Type': 'application/rss+xml' },
				body,
			} );
			switch ( params.name ) {
				case 'quiet-hours.xml':
					return xml( rssOf( quietHours( origin ) ) );
				case 'talks.xml':
					return xml( rssOf( longTalks( origin ) ) );
				case 'single.xml': {
					const feed = quietHours( origin );
					return xml(
						rssOf( {
							...feed,
							episodes: feed.episodes.slice( 0, 1 ),
						} )
					);
				}
				case 'empty.xml':
					return xml(
						rssOf( { ...quietHours( origin ), episodes: [] } )
					);
				case 'page.html':
					return html( '<h1>Quiet Hours</h1>' );
				default:
					return html( '<p>Not here.</p>', 404 );
			}
		}
	),
];

/** HTML of cover and title, the same as `server/` renders. A test compares the two. */
export const mockHeader = ( {
	title,
	link,
	cover,
}: Pick< MockFeed, 'title' | 'link' | 'cover' > ): string =>
	`<div class="${ part( 'header' ) }"><img class="${ part( 'cover' ) }" src="${ cover }" alt="" width="96" height="96" loading="lazy" decoding="async" referrerpolicy="no-referrer"/><p class="${ part( 'podcast' ) }"><a href="${ link }">${ title }</a></p></div>`;

function tracksOf( origin: string ) {
	return quietHours( origin ).episodes.map(
		( { guid, title, link, src, description } ) => ( {
			id: guid,
			title,
			link: link ?? '',
			src,
			duration: MOCK_SECONDS,
			description: ( description ?? '' )
				.replaceAll( '</p><p>', '\n' )
				.replace( /<[^>]+>/g, '' ),
		} )
	);
}

const MOCK_SECONDS = 40;

/** A podcast with three playable episodes, and a fourth whose audio file is missing. */
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

const COMPANIONS: Readonly< Record< string, string > > = {
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

/**
 * A podcast that uses all features of a feed: twelve episodes, long show notes with links, chapters and transcripts.
 */
function longTalks( origin: string ): MockFeed {
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

/** An episode of a mocked feed. Texts are not escaped, because some tests need an invalid feed. */
type MockEpisode = {
	guid: string;
	title: string;
	src: string;
	type?: string;
	link?: string;
	/** Duration as written in the feed: in seconds, or as `mm:ss` or `hh:mm:ss`. */
	duration?: string;
	/** Description as HTML. */
	description?: string;
	/** Additional XML elements. */
	more?: string;
};

type MockFeed = {
	title: string;
	link: string;
	cover: string;
	episodes: readonly MockEpisode[];
};

/** Returns a podcast feed in the format that podcast hosts use: RSS 2.0 with Apple's additions. */
function rssOf( { title, link, cover, episodes }: MockFeed ): string {
	const items = episodes.map(
		( episode, index ) => `<item>
<title>${ escapeHtml( episode.title ) }</title>
<guid isPermaLink="false">${ escapeHtml( episode.guid ) }</guid>
${ episode.link ? `<link>${ escapeHtml( episode.link ) }</link>` : '' }
<pubDate>${ new Date( Date.UTC( 2026, 2, 28 - index, 6 ) ).toUTCString() }</pubDate>
<enclosure url="${ escapeHtml( episode.src ) }" length="320044" type="${
			episode.type ?? 'audio/wav'
		}"/>
${ episode.duration ? `<itunes:duration>${ episode.duration }</itunes:duration>` : '' }
<description><![CDATA[${ episode.description ?? '' }]]></description>
${ episode.more ?? '' }
</item>`
	);
	return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:psc="http://podlove.org/simple-chapters">
<channel>
<title>${ escapeHtml( title ) }</title>
<link>${ escapeHtml( link ) }</link>
<description>Made up for tests.</description>
<itunes:image href="${ escapeHtml( cover ) }"/>
${ items.join( '\n' ) }
</channel>
</rss>`;
}

const SAMPLE_RATE = 8000;

function wavOf( seconds: number, pitch: number ): Uint8Array {
	const samples = seconds * SAMPLE_RATE;
	const bytes = new Uint8Array( 44 + samples );
	const view = new DataView( bytes.buffer );
	const text = ( at: number, word: string ) =>
		[ ...word ].forEach( ( sign, index ) =>
			view.setUint8( at + index, sign.charCodeAt( 0 ) )
		);
	text( 0, 'RIFF' );
	view.setUint32( 4, 36 + samples, true );
	text( 8, 'WAVEfmt ' );
	view.setUint32( 16, 16, true );
	view.setUint16( 20, 1, true );
	view.setUint16( 22, 1, true );
	view.setUint32( 24, SAMPLE_RATE, true );
	view.setUint32( 28, SAMPLE_RATE, true );
	view.setUint16( 32, 1, true );
	view.setUint16( 34, 8, true );
	text( 36, 'data' );
	view.setUint32( 40, samples, true );
	for ( let index = 0; index < samples; index++ ) {
		view.setUint8(
			44 + index,
			128 +
				Math.round(
					12 *
						Math.sin(
							( index * pitch * 2 * Math.PI ) / SAMPLE_RATE
						)
				)
		);
	}
	return bytes;
}
