import { escapeHtml } from '#shared/attributes';

/** An episode of a feed that is made up. Every text is put in as it stands: a test's feed may be broken on purpose. */
type MockEpisode = {
	guid: string;
	title: string;
	/** Address of the sound. */
	src: string;
	type?: string;
	link?: string;
	/** As the feed writes it: seconds or a clock. */
	duration?: string;
	/** HTML. */
	description?: string;
	/** More elements, as they stand. */
	more?: string;
};

export type MockFeed = {
	title: string;
	link: string;
	cover: string;
	episodes: readonly MockEpisode[];
};

/** A podcast's feed as hosts of podcasts write it: RSS 2.0 with Apple's additions. */
export function rssOf( { title, link, cover, episodes }: MockFeed ): string {
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
