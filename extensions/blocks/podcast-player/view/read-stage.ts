import { part } from '../markup';
import { parseTracks } from '../rules/parse-tracks';
import type { Track } from '../rules/podcast';

/** The episodes of the list that the server printed. */
export function readTracks( list: Element | null ): Track[] {
	const text = ( item: Element, name: string ) =>
		item.querySelector( `.${ part( name ) }` )?.textContent?.trim() ?? '';
	return parseTracks(
		Array.from( list?.children ?? [], ( item ) => ( {
			id: item.getAttribute( 'data-id' ),
			title: text( item, 'title' ),
			link: item.querySelector( 'a' )?.getAttribute( 'href' ),
			src: item.querySelector( 'audio' )?.getAttribute( 'src' ),
			duration: Number( item.getAttribute( 'data-duration' ) ),
			description: text( item, 'description' ),
		} ) )
	);
}
