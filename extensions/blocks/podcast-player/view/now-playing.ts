import type { Realm } from '#shared/view';
import { phaseOf } from '../rules/next-player';
import type { Player, PlayerEvent } from '../rules/player-state';
import type { Strings } from './controls';

type Device = {
	dispatch( event: PlayerEvent ): void;
	/** Moves to the next or previous track of the list. */
	turn( by: 1 | -1 ): void;
	album: string;
	/** URL of the cover; empty if there is none. */
	cover: string;
};

/**
 * Connects the player that was used last with the lock screen, headset and media keys. Returns the function to call
 * with each state. Does nothing in browsers without Media Session.
 */
export function mediaSession(
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
 * Shows the states that exist only after the first interaction: loading, the state of the current episode, and
 * unavailable episodes, with a note below the episode's name or in place of the list.
 */
export function phaseDrawer(
	stage: HTMLElement,
	strings: Strings,
	part: ( name: string ) => string
): ( state: Player ) => void {
	const doc = stage.ownerDocument;
	const find = ( name: string ) =>
		stage.querySelector( `.${ part( name ) }` );
	const problem = doc.createElement( 'p' );
	const link = doc.createElement( 'a' );
	problem.className = part( 'problem' );
	problem.append( `${ strings.unavailable } `, link );
	link.textContent = strings.openInNewTab;
	link.target = '_blank';
	link.rel = 'noopener noreferrer';

	return ( state ) => {
		const { current, isStarted, tracks } = state;
		const phase = phaseOf( state );
		const words = { ...strings, loading: '' };
		const list = find( 'list' );
		const at = tracks.findIndex( ( { id } ) => id === current.id );
		stage
			.querySelectorAll( `.${ part( 'state' ) }` )
			.forEach( ( word, index ) => {
				word.textContent =
					isStarted && index === at ? `${ words[ phase ] } ` : '';
			} );
		find( 'button.is-toggle' )?.classList.toggle(
			'is-loading',
			phase === 'loading'
		);
		link.href = current.link || current.src;
		if ( phase !== 'error' ) {
			problem.remove();
		} else if ( tracks.length > 1 && list?.children[ at ] ) {
			list.children[ at ].append( problem );
		} else {
			list?.before( problem );
		}
	};
}
