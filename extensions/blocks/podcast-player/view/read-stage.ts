import { part } from '../markup';
import type { Track } from '../rules/podcast';
import { webAddress } from '../rules/web-address';

/** What is to be played on a stage, and how. */
export type StageData = {
	tracks: readonly Track[];
	/** Show the title of the current episode above the player. */
	showsTitle: boolean;
	/** After an episode the next one plays. */
	playsNext: boolean;
	/** Where it is asked which list is the newest; empty where nobody could answer. */
	refresh: string;
	/** Changes with the feed. */
	version: string;
	/** When the server looked at the feed last, in seconds since 1970. */
	checked: number;
};

/** What the server has printed for those without a script: its list, and the stage's own attributes. */
export function readStage( stage: HTMLElement ): StageData {
	const { dataset } = stage;
	return {
		tracks: tracksOf( stage ),
		showsTitle: dataset.title !== undefined,
		playsNext: dataset.next !== undefined,
		refresh: dataset.refresh ?? '',
		version: dataset.version ?? '',
		checked: Number( dataset.checked ) || 0,
	};
}

/** The episodes of a printed list; what cannot be played is left out. */
export function tracksOf( list: Element ): Track[] {
	return Array.from(
		list.querySelectorAll( '[data-id]' ),
		( item ): Track => {
			const text = ( name: string ) =>
				item
					.querySelector( `.${ part( name ) }` )
					?.textContent?.trim() ?? '';
			const address = ( selector: string, name: string ) =>
				webAddress(
					item.querySelector( selector )?.getAttribute( name ) ?? ''
				);
			const duration = Number( item.getAttribute( 'data-duration' ) );
			return {
				id: item.getAttribute( 'data-id' ) ?? '',
				title: text( 'title' ),
				link: address( `.${ part( 'title' ) } a`, 'href' ),
				src: address( 'audio', 'src' ),
				duration: duration > 0 && duration < 1e6 ? duration : 0,
				about: text( 'length' ),
				item,
			};
		}
	).filter( ( { id, src } ) => id && src );
}
