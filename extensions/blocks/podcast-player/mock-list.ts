import { escapeHtml } from '#shared/attributes';
import { part } from './markup';

type MockTrack = {
	id: string;
	title: string;
	link?: string;
	src: string;
	/** In seconds. */
	duration: number;
	/** When it came out and how long it is, as the page says it. */
	about: string;
	/** Plain text. */
	description?: string;
};

/** Episodes as `server/` draws them, as far as an editor's preview needs them: a test holds the two together. */
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
