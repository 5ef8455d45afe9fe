import { escapeHtml } from '#shared/attributes';
import { part } from './markup';
import type { Podcast } from './rules/player-state';

type MockTrack = {
	id: string;
	title: string;
	link?: string;
	src: string;
	/** Duration in seconds. */
	duration: number;
	/** Date and duration, formatted as on the page. */
	about: string;
	/** Description as plain text. */
	description?: string;
};

/**
 * Returns the HTML of episodes, with the parts that the editor's preview needs. A test compares the HTML with the
 * server's.
 */
export const listOf = ( tracks: readonly MockTrack[] ): string =>
	`<ol class="${ part( 'tracks' ) }">${ tracks
		.map(
			( { id, title, link, src, duration, about, description = '' } ) =>
				`<li class="${ part( 'track' ) }" data-id="${ id }" data-duration="${ duration }"><p class="${ part( 'heading' ) }"><span class="${ part( 'title' ) }">${
					link
						? `<a href="${ escapeHtml( link ) }">${ escapeHtml( title ) }</a>`
						: escapeHtml( title )
				}</span> <span class="${ part( 'length' ) }">${ about }</span></p><audio src="${ escapeHtml( src ) }"></audio><div class="${ part( 'extras' ) }"><p class="${ part( 'description' ) }">${ escapeHtml( description ) }</p></div></li>`
		)
		.join( '' ) }</ol>`;

/** The sample podcast for the inserter. It needs no request. */
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
