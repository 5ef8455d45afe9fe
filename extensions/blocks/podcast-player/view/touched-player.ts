import { announce, type Realm } from '#shared/view';
import { playerReducer, phaseOf } from '../rules/player-reducer';
import type { Player, PlayerEvent, Track } from '../rules/player-state';
import { parseMoment, rememberPosition } from '../rules/position';
import type { Strings } from './controls';
import { addEpisodeActions } from './episode-actions';
import type { RenderedPlayer } from './resting-player';
import type { Sound } from './sound';

export { fetchStage } from './episode-actions';

/**
 * Seconds of listening between two saves of the position. Saved regularly, because the page may close without an event.
 */
const SAVE_INTERVAL_SECONDS = 5;

/**
 * Takes over a player after the first interaction, and handles the events that occurred before this code loaded. Each
 * event updates the state; the audio, display, media keys and stored position then follow the state. Returns a function
 * for further events.
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
	// Set the start position again: some browsers forget a position that was set before the audio loaded.
	const begin = () => {
		if ( audio.readyState > 0 && audio.currentTime < state.time - 1 ) {
			audio.currentTime = state.time;
		}
		tell();
	};
	audio.addEventListener( 'loadedmetadata', begin, { signal } );
	audio.addEventListener( 'timeupdate', tell, { signal } );

	const problems = new Map< string, Element >();
	const drawPhase = phaseDrawer( stage, problems, strings, part );
	const drawMoment = addEpisodeActions( drawn, () => state, dispatch );
	const turn = ( by: 1 | -1 ) => {
		const { tracks, current } = state;
		let at = tracks.findIndex( ( { id } ) => id === current.id );
		if ( at >= 0 ) {
			do {
				at += by;
			} while ( problems.has( tracks[ at ]?.id ?? '' ) );
			const track = tracks[ at ];
			if ( track ) {
				press( track );
			}
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
		// Do not announce a short interruption for buffering.
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
	// Stores positions that the listener heard or chose. A time from a link is stored only after the listener heard it.
	const note = ( before: Player, { type }: PlayerEvent ) => {
		const isHeard = state.status === 'playing';
		if ( state.current.id !== before.current.id ) {
			if ( before.isStarted ) {
				keep( before );
			}
			noted = state.time;
		} else if (
			type === 'seek' ||
			( isHeard &&
				Math.abs( state.time - noted ) >= SAVE_INTERVAL_SECONDS ) ||
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
	// A link without an episode ID refers to the page's first player.
	const addressed = ( episode: string ) =>
		episode
			? state.tracks.find( ( { id } ) => id === episode )
			: doc.querySelector( `.${ part( 'stage' ) }` ) === stage &&
				state.current;
	win.addEventListener( 'hashchange', goToMoment, { signal } );

	// Continue at the native audio's position if the listener started it before the script loaded.
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

	// Do not reload a track that the first click has loaded. Reload a failed track when the listener retries.
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

function followState(
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
		// Call play() only for a new request, not for an event of audio that is already playing.
		play();
	}
}

type Device = {
	dispatch( event: PlayerEvent ): void;
	turn( by: 1 | -1 ): void;
	album: string;
	/** URL of the cover; empty if there is none. */
	cover: string;
};

/**
 * Connects the most recently used player with the lock screen, headset and media keys. Returns a function to call with
 * each new state. Does nothing in browsers without Media Session.
 */
function mediaSession(
	{ navigator, MediaMetadata }: Realm,
	signal: AbortSignal,
	{ dispatch, turn, album, cover }: Device
): ( state: Player ) => void {
	const session = navigator.mediaSession;
	if ( ! session || typeof MediaMetadata !== 'function' ) {
		return () => {};
	}
	const handlers: [ MediaSessionAction, MediaSessionActionHandler ][] = [
		[ 'play', () => dispatch( { type: 'play' } ) ],
		[ 'pause', () => dispatch( { type: 'pause' } ) ],
		[ 'seekbackward', () => dispatch( { type: 'seek', by: -15 } ) ],
		[ 'seekforward', () => dispatch( { type: 'seek', by: 30 } ) ],
		[
			'seekto',
			( { seekTime } ) =>
				dispatch( { type: 'seek', time: seekTime ?? 0 } ),
		],
		[ 'previoustrack', () => turn( -1 ) ],
		[ 'nexttrack', () => turn( 1 ) ],
	];
	const handle = ( isOurs: boolean ) =>
		handlers.forEach( ( [ action, handler ] ) => {
			try {
				session.setActionHandler( action, isOurs ? handler : null );
			} catch {
				// Browsers may not support every action.
			}
		} );
	let ours: MediaMetadata | undefined;
	const isOurs = () => ours !== undefined && session.metadata === ours;
	signal.addEventListener( 'abort', () => {
		if ( isOurs() ) {
			session.metadata = null;
			handle( false );
		}
	} );

	return ( state ) => {
		const { title } = state.current;
		const phase = phaseOf( state );
		if ( phase === 'playing' && ! ( isOurs() && ours?.title === title ) ) {
			ours = new MediaMetadata( {
				title,
				album,
				artwork: cover ? [ { src: cover } ] : [],
			} );
			session.metadata = ours;
			handle( true );
		}
		if ( ! isOurs() ) {
			return;
		}
		session.playbackState = phase === 'playing' ? 'playing' : 'paused';
		if ( state.duration > 0 ) {
			session.setPositionState?.( {
				duration: state.duration,
				position: Math.min( state.time, state.duration ),
				playbackRate: state.rate,
			} );
		}
	};
}

/**
 * Shows the states that occur only after the first interaction: loading, the state of the current episode, and
 * unavailable episodes. The note about an unavailable episode is below the episode's name, or above the list. It stays
 * until the episode is tried again.
 *
 * @param problems Notes about the unavailable episodes, by episode ID.
 */
function phaseDrawer(
	stage: HTMLElement,
	problems: Map< string, Element >,
	strings: Strings,
	part: ( name: string ) => string
): ( state: Player ) => void {
	const doc = stage.ownerDocument;
	const find = ( name: string ) =>
		stage.querySelector( `.${ part( name ) }` );
	const noteOn = ( { link: page, src }: Track ) => {
		const problem = doc.createElement( 'p' );
		const link = doc.createElement( 'a' );
		problem.className = part( 'problem' );
		problem.append( `${ strings.unavailable } `, link );
		link.textContent = strings.openInNewTab;
		link.target = '_blank';
		link.rel = 'noopener noreferrer';
		link.href = page || src;
		return problem;
	};

	return ( state ) => {
		const { current, isStarted, tracks } = state;
		const phase = phaseOf( state );
		const words = { ...strings, loading: '' };
		const list = find( 'list' );
		if ( phase !== 'error' ) {
			problems.get( current.id )?.remove();
			problems.delete( current.id );
		} else if ( ! problems.has( current.id ) ) {
			problems.set( current.id, noteOn( current ) );
		}
		stage
			.querySelectorAll( `.${ part( 'state' ) }` )
			.forEach( ( word, index ) => {
				const { id = '' } = tracks[ index ] ?? {};
				const now =
					isStarted && id === current.id
						? words[ phase ]
						: problems.has( id ) && strings.error;
				word.textContent = now ? `${ now } ` : '';
			} );
		problems.forEach( ( problem, id ) => {
			const at = tracks.findIndex( ( track ) => track.id === id );
			const item = tracks.length > 1 && list?.children[ at ];
			// Do not move a note that is in its place: its link would lose the focus.
			if ( item && problem.parentElement !== item ) {
				item.append( problem );
			} else if ( ! item && id !== current.id ) {
				problem.remove();
			} else if ( ! item && problem.nextElementSibling !== list ) {
				list?.before( problem );
			}
		} );
		find( 'button.is-toggle' )?.classList.toggle(
			'is-loading',
			phase === 'loading'
		);
	};
}
