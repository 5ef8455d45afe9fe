import { whenConsented } from '#shared/consent';
import { tryRequest } from '#shared/request';
import { viewStrings, windowOf } from '#shared/view';
import { part } from '../markup';
import {
	isStale,
	refreshResponse,
	type PlayerEvent,
	type Track,
} from '../rules/player-state';
import { viewMessages } from '../view-messages';
import { element } from './controls';
import {
	leadsToMoment,
	type LoadTouched,
	place,
	restingPlayer,
} from './resting-player';

/**
 * Turns the rendered list into a player. If anything fails, even later, shows a message and the list with native
 * controls again. The editor passes its own data, because it has no rendered list.
 */
export function runStage(
	stage: HTMLElement,
	signal: AbortSignal,
	load: LoadTouched,
	data = readStage( stage )
): void {
	const doc = stage.ownerDocument;
	const strings = viewStrings( 'podcast-player', viewMessages, doc );
	const running = new AbortController();
	const crash = ( error: unknown ) => {
		if ( ! running.signal.aborted ) {
			running.abort();
			console.error( error );
			const panel = element(
				doc,
				'p',
				'crash',
				{ role: 'alert' },
				strings.crashed
			);
			mark( 'is-crashed', signal );
			stage.prepend( panel );
			signal.addEventListener( 'abort', () => panel.remove() );
		}
	};
	const mark = ( name: string, until: AbortSignal ) => {
		stage.classList.add( name );
		until.addEventListener( 'abort', () => stage.classList.remove( name ) );
	};
	signal.addEventListener( 'abort', () => running.abort() );

	let dispatch: ( ( event: PlayerEvent ) => void ) | undefined;
	const show = ( tracks: readonly Track[] ) => {
		const [ first, ...others ] = tracks;
		if ( dispatch ) {
			dispatch( { type: 'tracks', tracks } );
		} else if ( first && ! running.signal.aborted ) {
			try {
				dispatch = restingPlayer( {
					stage,
					tracks: [ first, ...others ],
					data,
					strings,
					signal: running.signal,
					load,
					readTracks: tracksOf,
					isTouched,
					onFailure: crash,
				} );
				mark( 'has-player', running.signal );
			} catch ( error ) {
				crash( error );
			}
		}
	};
	const start = () => {
		show( data.tracks );
		void refresh( stage, data, running.signal, show, load );
	};
	// Load the remaining code first if the URL links to a time or the listener started the audio before the script
	// loaded.
	const isTouched =
		leadsToMoment( windowOf( stage ).location.hash ) ||
		Array.from( stage.querySelectorAll( 'audio' ) ).some(
			( { paused } ) => ! paused
		);
	if ( isTouched ) {
		void load().then( start, start );
	} else {
		start();
	}

	const cover = stage.querySelector< HTMLImageElement >(
		`img.${ part( 'cover' ) }[data-src]`
	);
	if ( cover ) {
		whenConsented(
			'marketing',
			() => cover.setAttribute( 'src', cover.dataset.src ?? '' ),
			{ signal: running.signal, doc }
		);
	}
}

/** Data of a stage: its tracks and settings. */
export type StageData = {
	tracks: readonly Track[];
	showsTitle: boolean;
	playsNext: boolean;
	/** URL that returns the newest version of the list; empty if there is none. */
	refresh: string;
	/** Changes with the feed. */
	version: string;
	/** Time of the server's last check of the feed, in seconds since 1970. */
	checked: number;
};

/** Reads the rendered list and the stage's attributes. */
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

/** Reads the playable episodes of a rendered list. */
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

/** Returns an http or https URL; otherwise empty. */
function webAddress( text: string ): string {
	return /^https?:\/\/[^\s/]/i.test( text ) ? text : '';
}

/** Milliseconds until the second request, which is sent if the server will fetch the feed soon. */
const AGAIN_MS = 20_000;

/**
 * Requests the list's version if the page is older than the lifetime of the server's copy. Requests it once more later
 * if the server will fetch the feed soon. If there is a newer list, loads it from an uncached copy of the page. Keeps
 * the current list after a failure.
 */
async function refresh(
	stage: HTMLElement,
	data: StageData,
	signal: AbortSignal,
	onTracks: ( tracks: Track[] ) => void,
	load: LoadTouched,
	isLast = false
): Promise< void > {
	const win = windowOf( stage );
	if ( data.refresh && isStale( data.checked, Date.now() / 1000 ) ) {
		const answer = await tryRequest(
			refreshResponse,
			data.refresh,
			signal,
			win
		);
		if ( ! answer || signal.aborted ) {
			return;
		}
		if ( answer.version && answer.version !== data.version ) {
			const fresh = await load()
				.then( ( { fetchStage } ) =>
					fetchStage(
						stage,
						win,
						'podcast-version',
						answer.version,
						signal
					)
				)
				.catch( () => null );
			const list = fresh?.querySelector( `.${ part( 'tracks' ) }` );
			const tracks = list ? tracksOf( list ) : [];
			// The newer list is shorter than one with all episodes, which the visitor has requested.
			const isExpanded = stage.dataset.all === '';
			if ( list && tracks.length && ! isExpanded && ! signal.aborted ) {
				stage.querySelector( `.${ part( 'tracks' ) }` )?.remove();
				place( stage, list );
				onTracks( tracks );
			}
		} else if ( answer.pending && ! isLast ) {
			win.setTimeout(
				() => void refresh( stage, data, signal, onTracks, load, true ),
				AGAIN_MS
			);
		}
	}
}
