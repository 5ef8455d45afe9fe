import { announce, format, windowOf } from '#shared/view';
import { part, STAGE_CLASS, type StageData } from '../markup';
import { parseMoment } from '../rules/parse-moment';
import {
	phaseOf,
	player,
	playerOf,
	type Player,
	type PlayerEvent,
} from '../rules/player';
import type { Track } from '../rules/podcast';
import { setAudioState } from '#shared/audio-state';
import { controls, type Strings } from './controls';
import { element } from './element';
import { mediaSession } from './media-session';
import { memoryOf } from './memory';
import { soundOf } from './sound';
import { trackList } from './track-list';

/** Seconds of listening after which the place is noted, in case the page ends without a word. */
const NOTE_EVERY = 5;

/**
 * Puts the player below the header of a stage: draws the state, and lets the sound, the device and the memory follow
 * it. All of it goes when the signal aborts. Returns where further events are handed in.
 */
export function startPlayer(
	stage: HTMLElement,
	tracks: readonly [ Track, ...Track[] ],
	{ showsTitle, showsDescription }: StageData,
	strings: Strings,
	signal: AbortSignal,
	onFailure: ( error: unknown ) => void
): ( event: PlayerEvent ) => void {
	const doc = stage.ownerDocument;
	const win = windowOf( stage );
	const memory = memoryOf( doc );
	const header = ( name: string ) =>
		stage.querySelector( `.${ part( name ) }` );
	const album = header( 'podcast' )?.textContent?.trim() ?? '';

	let state = playerOf( tracks, memory.recall( tracks[ 0 ].id ) );
	let noted = state.time;

	const dispatch = ( event: PlayerEvent ) => {
		if ( signal.aborted ) {
			return;
		}
		try {
			const before = state;
			state = player( before, event );
			sound.follow( before, state, event );
			note( before, event );
			draw();
			speak( before );
			tellDevice( state );
		} catch ( error ) {
			onFailure( error );
		}
	};
	const skip = ( seconds: number ) =>
		dispatch( { type: 'seek', time: state.time + seconds } );
	const press = ( track: Track ) =>
		dispatch( { type: 'press', track, at: memory.recall( track.id ) } );

	const sound = soundOf( stage, state, signal, dispatch );
	const tellDevice = mediaSession(
		stage,
		signal,
		{
			play: () => dispatch( { type: 'play' } ),
			pause: () => dispatch( { type: 'pause' } ),
			skip,
			seek: ( time ) => dispatch( { type: 'seek', time } ),
			turn( by ) {
				const at = state.tracks.findIndex(
					( { id } ) => id === state.current.id
				);
				const track = at < 0 ? undefined : state.tracks[ at + by ];
				if ( track ) {
					press( track );
				}
			},
		},
		{ album, cover: header( 'cover' )?.getAttribute( 'src' ) ?? '' }
	);

	const title = element( doc, 'p', { class: part( 'current' ) } );
	const description = element( doc, 'p', { class: part( 'description' ) } );
	const problem = element( doc, 'p', { class: part( 'problem' ) } );
	const row = controls( stage, strings, signal, dispatch, skip );
	const list = trackList( stage, strings, problem, press );
	const box = element(
		doc,
		'div',
		{
			class: part( 'player' ),
			role: 'group',
			'aria-label': format( strings.player, album ),
		},
		...( showsTitle ? [ title ] : [] ),
		row.element,
		...( showsDescription ? [ description ] : [] ),
		list.element,
		sound.element
	);

	const draw = () => {
		const { current, status } = state;
		title.textContent = current.title;
		description.textContent = current.description;
		description.hidden = ! current.description;
		row.draw( state );
		list.draw( state );
		problem.hidden = status !== 'error';
		problem.replaceChildren(
			`${ strings.unavailable } `,
			element(
				doc,
				'a',
				{
					href: current.link || current.src,
					target: '_blank',
					rel: 'noopener noreferrer',
				},
				strings.openInNewTab
			)
		);
		setAudioState( stage, status );
	};
	let spoken = '';
	const speak = ( before: Player ) => {
		const { id, title: name } = state.current;
		const phase = phaseOf( state );
		const was = phaseOf( before );
		const news = `${ phase } ${ id }`;
		// Waiting for the next seconds is no news, and neither is what comes after it.
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
		memory.remember( current.id, time, duration );
	};
	// What she heard or chose is kept; where a link led her is not, before she listens there.
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

	stage.append( box );
	signal.addEventListener( 'abort', () => {
		box.remove();
		setAudioState( stage, null );
	} );
	draw();

	const follow = () => {
		const moment = parseMoment( win.location.hash );
		const track = moment && addressed( moment.episode );
		if ( track ) {
			dispatch( { type: 'moment', track, time: moment.time } );
			stage.scrollIntoView?.( { block: 'nearest' } );
		}
	};
	// A link without an episode means the first player of the page.
	const addressed = ( episode: string ) =>
		episode
			? state.tracks.find( ( { id } ) => id === episode )
			: doc.querySelector( `.${ STAGE_CLASS }` ) === stage &&
				state.current;
	win.addEventListener( 'hashchange', follow, { signal } );
	follow();

	return dispatch;
}
