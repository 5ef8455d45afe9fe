import type { Realm } from '#shared/view';
import { phaseOf } from '../rules/next-player';
import type { Player, PlayerEvent } from '../rules/player-state';
import type { Strings } from './controls';

type Device = {
	dispatch( event: PlayerEvent ): void;
	/** To the next track of the list, or to the one before. */
	turn( by: 1 | -1 ): void;
	album: string;
	/** Address of a picture; empty without one. */
	cover: string;
};

/**
 * Lets the lock screen, the headset and the keyboard's media keys control the player that was heard last. Returns the
 * function to call with each state; a browser without such a session has nothing to be told.
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
				// A browser need not know every action.
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
 * Draws the states that exist only after the first touch: loading, the state of the current episode, and unavailable
 * episodes, with a note below the episode's name or in place of the list.
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
