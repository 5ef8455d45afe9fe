import { format, type Realm, windowOf } from '#shared/view';
import { part } from '../markup';
import {
	AUDIO_STATES,
	type AudioState,
	type Player,
	type PlayerEvent,
	playerOf,
	type Track,
} from '../rules/player-state';
import { controls, element, type Strings, trackList } from './controls';
import type { fetchStage } from './episode-actions';
import { type Memory, memoryOf } from './memory';
import { type Sound, soundOf } from './sound';
import type { StageData, tracksOf } from './start-player';

/** A rendered player and the events since it was rendered. Passed to the code that loads with the first interaction. */
export type RenderedPlayer = {
	stage: HTMLElement;
	strings: Strings;
	/**
	 * Passed as a value instead of imported, because importing this module in two chunks would enlarge the first chunk.
	 */
	part: typeof part;
	format: typeof format;
	readTracks: typeof tracksOf;
	playsNext: boolean;
	win: Realm;
	signal: AbortSignal;
	sound: Sound;
	memory: Memory;
	album: string;
	/** The state that was last rendered. */
	state: Player;
	/** Events that occurred after the last rendering. */
	missed: readonly PlayerEvent[];
	draw( state: Player ): void;
	press( track: Track ): void;
	onFailure( error: unknown ): void;
};

/** Loads the code for the first interaction, and the code that fetches a newer list for an outdated page. */
export type LoadTouched = () => Promise< {
	touchedPlayer( drawn: RenderedPlayer ): ( event: PlayerEvent ) => void;
	fetchStage: typeof fetchStage;
} >;

/** Whether an event was fired only because the audio element got a new URL, without an action by the listener. */
const isAddressTaken = ( event: PlayerEvent ): boolean =>
	event.type === 'media' && event.event === 'loadstart';

/**
 * Renders the player below the header in its initial state. The first interaction loads the remaining code, which then
 * handles that interaction and all later events. Audio starts immediately, because browsers allow it only in response
 * to a click. Returns a function for further events. Aborting the signal reverts everything.
 */
export function restingPlayer( {
	stage,
	tracks,
	data: { showsTitle, playsNext },
	strings,
	signal,
	load,
	readTracks,
	isTouched,
	onFailure,
}: {
	stage: HTMLElement;
	tracks: readonly [ Track, ...Track[] ];
	data: StageData;
	strings: Strings;
	signal: AbortSignal;
	load: LoadTouched;
	readTracks: typeof tracksOf;
	isTouched: boolean;
	onFailure( error: unknown ): void;
} ): ( event: PlayerEvent ) => void {
	const doc = stage.ownerDocument;
	const win = windowOf( stage );
	const memory = memoryOf( doc );
	const missed: PlayerEvent[] = [];
	let touched: ( ( event: PlayerEvent ) => void ) | undefined;
	let isWoken = false;
	// A button that only the remaining code handles, pressed before that code has loaded.
	let pressed: HTMLElement | null = null;

	const dispatch = ( event: PlayerEvent ) => {
		if ( signal.aborted ) {
			return;
		}
		try {
			if ( touched ) {
				touched( event );
			} else if ( event.type === 'tracks' && ! isWoken ) {
				rest( event.tracks );
			} else if ( isWoken || ! isAddressTaken( event ) ) {
				missed.push( event );
				wake();
				if ( event.type === 'press' ) {
					heed( event.track, event.at );
				}
			}
		} catch ( error ) {
			onFailure( error );
		}
	};
	const heed = ( track: Track, at: number ) => {
		if ( sound.element.error || ! sound.isAimedAt( track ) ) {
			sound.aim( track, at );
		} else if ( ! sound.element.paused ) {
			sound.element.pause();
			return;
		}
		sound.play();
	};
	const wake = () => {
		if ( ! isWoken ) {
			isWoken = true;
			load()
				.then( ( { touchedPlayer } ) => {
					if ( signal.aborted ) {
						return;
					}
					touched = touchedPlayer( {
						stage,
						strings,
						part,
						format,
						readTracks,
						playsNext,
						win,
						signal,
						sound,
						memory,
						album,
						state,
						missed,
						draw,
						press,
						onFailure,
					} );
					pressed?.click();
				} )
				.catch( onFailure );
		}
	};
	const press = ( track: Track ) =>
		dispatch( { type: 'press', track, at: memory.recall( track.id ) } );

	const album =
		stage.querySelector( `.${ part( 'podcast' ) }` )?.textContent?.trim() ??
		'';
	const title = element( doc, 'p', 'current' );
	const about = element( doc, 'div', 'about' );
	const row = controls( doc, strings, dispatch, press );
	const list = trackList( doc, strings, press );
	const sound = soundOf( doc, signal, dispatch );
	const box = element(
		doc,
		'div',
		'player',
		{ role: 'group', 'aria-label': format( strings.player, album ) },
		...( showsTitle ? [ title ] : [] ),
		row.element,
		about,
		list.element,
		sound.element
	);
	let shown: Track | undefined;
	// Moves the episode's HTML back to the rendered list.
	const giveBack = () => shown?.item.append( ...about.childNodes );
	const draw = ( now: Player ) => {
		title.textContent = now.current.title;
		if ( now.current !== shown ) {
			giveBack();
			shown = now.current;
			about.append(
				...shown.item.querySelectorAll( `.${ part( 'extras' ) }` )
			);
		}
		row.draw( now );
		list.draw( now );
		setAudioState( stage, now.status );
	};
	let state: Player;
	const rest = ( [ first, ...others ]: readonly Track[] ) => {
		if ( first ) {
			state = playerOf( [ first, ...others ], memory.recall( first.id ) );
			sound.aim( first, state.time );
			draw( state );
		}
	};

	rest( tracks );
	place( stage, box );
	signal.addEventListener( 'abort', () => {
		giveBack();
		box.remove();
		setAudioState( stage, null );
	} );
	box.onclick = ( event ) => {
		const target = event.target as Element;
		const moment = target.closest( '[data-at]' );
		if ( ! touched ) {
			pressed ??= target.closest< HTMLElement >( '[data-done]' );
			wake();
		}
		// Ignore clicks that select text.
		if ( moment && ! win.getSelection()?.toString() ) {
			event.preventDefault();
			dispatch( {
				type: 'seek',
				time: Number( moment.getAttribute( 'data-at' ) ),
			} );
			dispatch( { type: 'play' } );
		}
	};
	box.addEventListener( 'pointerover', wake, { signal } );
	box.addEventListener( 'focusin', wake, { signal } );
	win.addEventListener(
		'hashchange',
		() => {
			if ( leadsToMoment( win.location.hash ) ) {
				wake();
			}
		},
		{ signal }
	);
	if ( isTouched ) {
		wake();
	}
	return dispatch;
}

/** Adds an element to a stage, below the header and above the links. */
export function place( stage: Element, added: Element ): void {
	stage.insertBefore(
		added,
		stage.querySelector(
			`:scope > .${ part( 'all' ) }, :scope > .${ part( 'subscribe' ) }`
		)
	);
}

/** Sets one of the classes `is-playing`, `is-paused` and `is-error`, and removes the others; null removes all. */
function setAudioState( root: Element, state: AudioState | null ): void {
	for ( const name of AUDIO_STATES ) {
		root.classList.toggle( `is-${ name }`, name === state );
	}
}

/** Whether a URL fragment may link to a time. `parseMoment`, which parses it, loads only with the first interaction. */
export function leadsToMoment( hash: string ): boolean {
	return /[#&]t=/.test( hash );
}
