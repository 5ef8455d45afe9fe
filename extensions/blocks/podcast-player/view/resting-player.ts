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
import type { fetchStage } from './extras';
import { type Memory, memoryOf } from './memory';
import { type Sound, soundOf } from './sound';
import type { StageData, tracksOf } from './stage';

/** A rendered player with the events since then, for the code that continues it. */
export type RenderedPlayer = {
	stage: HTMLElement;
	strings: Strings;
	/** Handed over and not imported: a module that two files share makes the first one larger than it is. */
	part: typeof part;
	format: typeof format;
	readTracks: typeof tracksOf;
	playsNext: boolean;
	win: Realm;
	signal: AbortSignal;
	sound: Sound;
	memory: Memory;
	/** The name of the podcast. */
	album: string;
	/** As it was drawn last. */
	state: Player;
	/** Events since then. */
	missed: readonly PlayerEvent[];
	draw( state: Player ): void;
	/** Called when the listener chooses a track. */
	press( track: Track ): void;
	onFailure( error: unknown ): void;
};

/** Fetches what only a listener needs, and a page with an old list. */
export type LoadTouched = () => Promise< {
	touchedPlayer( drawn: RenderedPlayer ): ( event: PlayerEvent ) => void;
	fetchStage: typeof fetchStage;
} >;

/** A sound that is given its address says so, though nothing is fetched: nobody has touched anything. */
const isAddressTaken = ( event: PlayerEvent ): boolean =>
	event.type === 'media' && event.event === 'loadstart';

/**
 * Renders the player below the header of a stage in its initial state. The first touch loads the rest, and stores
 * events for it. Audio starts at once, because browsers allow it only in response to a press. The signal reverts
 * everything. Returns a function for further events.
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
	/** Whether there was an event already. */
	isTouched: boolean;
	onFailure( error: unknown ): void;
} ): ( event: PlayerEvent ) => void {
	const doc = stage.ownerDocument;
	const win = windowOf( stage );
	const memory = memoryOf( doc );
	const missed: PlayerEvent[] = [];
	let touched: ( ( event: PlayerEvent ) => void ) | undefined;
	let isWoken = false;

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
	// The server's HTML of an episode is borrowed from the printed list.
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
	stage.append( box );
	signal.addEventListener( 'abort', () => {
		giveBack();
		box.remove();
		setAudioState( stage, null );
	} );
	box.onclick = ( event ) => {
		const moment = ( event.target as Element ).closest( '[data-at]' );
		// Selecting text is not a click on the moment.
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

/** Shows a state as a class, `is-playing`, `is-paused` or `is-error`: always exactly one of them; null takes all away. */
function setAudioState( root: Element, state: AudioState | null ): void {
	for ( const name of AUDIO_STATES ) {
		root.classList.toggle( `is-${ name }`, name === state );
	}
}

/** Whether the end of an address may name a moment; `parseMoment`, which comes with the first touch, reads it. */
export function leadsToMoment( hash: string ): boolean {
	return /[#&]t=/.test( hash );
}
