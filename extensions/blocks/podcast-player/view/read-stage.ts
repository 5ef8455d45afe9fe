import { part } from '../markup';
import { parseTracks } from '../rules/parse-tracks';
import type { Track } from '../rules/podcast';

/** What is to be played on a stage, and how. */
export type StageData = {
	tracks: readonly Track[];
	/** Show the title of the current episode above the player. */
	showsTitle: boolean;
	showsDescription: boolean;
	/** Where the list is asked for when it is old; empty where nobody could answer. */
	refresh: string;
	/** Changes with the feed. */
	version: string;
	/** When the server looked at the feed last, in seconds since 1970. */
	checked: number;
};

/** What the server has printed for those without a script: its list, and the stage's own attributes. */
export function readStage( stage: HTMLElement ): StageData {
	const { dataset } = stage;
	const list = stage.querySelector( `.${ part( 'tracks' ) }` );
	const text = ( item: Element, name: string ) =>
		item.querySelector( `.${ part( name ) }` )?.textContent?.trim() ?? '';
	return {
		tracks: parseTracks(
			Array.from( list?.children ?? [], ( item ) => ( {
				id: item.getAttribute( 'data-id' ),
				title: text( item, 'title' ),
				link: item.querySelector( 'a' )?.getAttribute( 'href' ),
				src: item.querySelector( 'audio' )?.getAttribute( 'src' ),
				duration: Number( item.getAttribute( 'data-duration' ) ),
				description: text( item, 'description' ),
			} ) )
		),
		showsTitle: dataset.title !== undefined,
		showsDescription: dataset.description !== undefined,
		refresh: dataset.refresh ?? '',
		version: dataset.version ?? '',
		checked: Number( dataset.checked ) || 0,
	};
}
