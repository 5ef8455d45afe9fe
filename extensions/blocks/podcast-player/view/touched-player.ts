import { announce } from '#shared/view';
import { playerReducer, phaseOf } from '../rules/next-player';
import type { Player, PlayerEvent } from '../rules/player-state';
import { parseMoment, rememberPosition } from '../rules/position';
import { addEpisodeActions } from './extras';
import { mediaSession, phaseDrawer } from './now-playing';
import type { RenderedPlayer } from './resting-player';
import type { Sound } from './sound';

export { fetchStage } from './extras';

/** Seconds of listening between two saves of the position, in case the page closes without an event. */
const NOTE_EVERY = 5;

/**
 * Takes over a player after the first interaction. After each event, audio, display, media keys and memory are updated
 * from the state, including events before this code loaded. Returns a function for further events.
 */
export function touchedPlayer(
	drawn: RenderedPlayer
): ( event: PlayerEvent ) => void {
	const {
		stage,
		strings,
		part,
		format,
		win,
		signal,
		sound,
		memory,
		album,
		playsNext,
		state: resting,
		missed,
		draw,
		press,
		onFailure,
	} = drawn;
	const doc = stage.ownerDocument;

	let state = missed.reduce( playerReducer, resting );
	let noted = resting.time;

	const dispatch = ( event: PlayerEvent ) => {
		if ( signal.aborted ) {
			return;
		}
		try {
			const before = state;
			state = playerReducer( before, event );
			react( before, event );
			if (
				playsNext &&
				event.type === 'media' &&
				event.event === 'ended'
			) {
				turn( 1 );
			}
		} catch ( error ) {
			onFailure( error );
		}
	};
	const react = ( before: Player, event: PlayerEvent ) => {
		followState( sound, before, state, event );
		note( before, event );
		draw( state );
		drawPhase( state );
		drawMoment( state );
		speak( before );
		tellDevice( state );
	};

	const { element: audio } = sound;
	const tell = () => {
		if ( audio.readyState > 0 ) {
			dispatch( {
				type: 'time',
				time: audio.currentTime,
				duration: Number.isFinite( audio.duration )
					? audio.duration
					: 0,
			} );
		}
	};
	// Browsers should remember a start position that is set before the audio loads, but not all do.
	const begin = () => {
		if ( audio.readyState > 0 && audio.currentTime < state.time - 1 ) {
			audio.currentTime = state.time;
		}
		tell();
	};
	audio.addEventListener( 'loadedmetadata', begin, { signal } );
	audio.addEventListener( 'timeupdate', tell, { signal } );

	const drawPhase = phaseDrawer( stage, strings, part );
	const drawMoment = addEpisodeActions( drawn, () => state, dispatch );
	const turn = ( by: 1 | -1 ) => {
		const at = state.tracks.findIndex(
			( { id } ) => id === state.current.id
		);
		const track = at < 0 ? undefined : state.tracks[ at + by ];
		if ( track ) {
			press( track );
		}
	};
	const tellDevice = mediaSession( win, signal, {
		dispatch,
		turn,
		album,
		cover: stage.querySelector( 'img' )?.getAttribute( 'src' ) ?? '',
	} );

	let spoken = '';
	const speak = ( before: Player ) => {
		const { id, title: name } = state.current;
		const phase = phaseOf( state );
		const was = phaseOf( before );
		const news = `${ phase } ${ id }`;
		// Do not show a short interruption for buffering as a change of state.
		const isHiccup = phase === 'loading' && was === 'playing';
		if (
			news !== spoken &&
			! ( isHiccup && id === before.current.id ) &&
			( phase !== was || phase === 'loading' )
		) {
			spoken = news;
			announce(
				doc,
				{
					loading: format( strings.loading, name ),
					playing: `${ strings.playing } ${ name }`,
					paused: strings.paused,
					error: strings.unavailableSpoken,
				}[ phase ]
			);
		}
	};

	const keep = ( { current, time, duration }: Player ) => {
		noted = time;
		memory.update( ( positions ) =>
			rememberPosition( positions, current.id, time, duration )
		);
	};
	// Stores positions that were heard or chosen; a linked time is stored only after it was heard.
	const note = ( before: Player, { type }: PlayerEvent ) => {
		const isHeard = state.status === 'playing';
		if ( state.current.id !== before.current.id ) {
			if ( before.isStarted ) {
				keep( before );
			}
			noted = state.time;
		} else if (
			type === 'seek' ||
			( isHeard && Math.abs( state.time - noted ) >= NOTE_EVERY ) ||
			( before.status === 'playing' && ! isHeard )
		) {
			keep( state );
		}
	};
	win.addEventListener(
		'pagehide',
		() => {
			if ( state.status === 'playing' ) {
				keep( state );
			}
		},
		{ signal }
	);

	const goToMoment = () => {
		const moment = parseMoment( win.location.hash );
		const track = moment && addressed( moment.episode );
		if ( track ) {
			dispatch( { type: 'moment', track, time: moment.time } );
			stage.scrollIntoView?.( { block: 'nearest' } );
		}
	};
	// A link without an episode refers to the first player of the page.
	const addressed = ( episode: string ) =>
		episode
			? state.tracks.find( ( { id } ) => id === episode )
			: doc.querySelector( `.${ part( 'stage' ) }` ) === stage &&
				state.current;
	win.addEventListener( 'hashchange', goToMoment, { signal } );

	// If the listener started the printed audio before the script loaded, continue at its position.
	const takeOver = () => {
		for ( const item of stage.querySelectorAll( '[data-id]' ) ) {
			const native = item.querySelector( 'audio' );
			const track = state.tracks.find(
				( { id } ) => id === item.getAttribute( 'data-id' )
			);
			if ( native && ! native.paused && track ) {
				native.pause();
				dispatch( { type: 'moment', track, time: native.currentTime } );
				dispatch( { type: 'play' } );
			}
		}
	};

	// The first click has already loaded its track; a failed track is loaded again on request.
	const isLoaded =
		sound.isAimedAt( state.current ) &&
		! ( audio.error && state.wantsToPlay );
	react(
		{ ...resting, load: isLoaded ? state.load : -1 },
		missed.find( ( { type } ) => type === 'seek' ) ?? { type: 'play' }
	);
	begin();
	goToMoment();
	takeOver();
	return dispatch;
}

/** Updates the audio after a change of the state. */
export function followState(
	{ element: audio, aim, play }: Sound,
	before: Player,
	now: Player,
	{ type }: PlayerEvent
): void {
	const isAnother = now.load !== before.load;
	if ( isAnother ) {
		aim( now.current, now.time );
	} else if ( type === 'seek' || type === 'moment' ) {
		audio.currentTime = now.time;
	}
	audio.defaultPlaybackRate = audio.playbackRate = now.rate;
	audio.volume = now.volume;
	if ( ! now.wantsToPlay ) {
		if ( ! audio.paused ) {
			audio.pause();
		}
	} else if ( audio.paused && ( isAnother || ! before.wantsToPlay ) ) {
		// The audio already plays, so its event is not a new request to play.
		play();
	}
}
