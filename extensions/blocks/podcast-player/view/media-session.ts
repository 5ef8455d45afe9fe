import { windowOf } from '#shared/view';
import { phaseOf, type Player } from '../rules/player';

type Actions = {
	play(): void;
	pause(): void;
	/** By so many seconds. */
	skip( seconds: number ): void;
	seek( seconds: number ): void;
	/** To the next track of the list, or to the one before. */
	turn( by: 1 | -1 ): void;
};

/**
 * Lets the lock screen, the headset and the keyboard's media keys control the player that was heard last. Returns the
 * function to call with each state; a browser without such a session has nothing to be told.
 */
export function mediaSession(
	stage: HTMLElement,
	signal: AbortSignal,
	actions: Actions,
	about: { album: string; cover: string }
): ( state: Player ) => void {
	const { navigator, MediaMetadata } = windowOf( stage );
	const session = navigator.mediaSession;
	if ( ! session || typeof MediaMetadata !== 'function' ) {
		return () => {};
	}
	const handlers: [ MediaSessionAction, MediaSessionActionHandler ][] = [
		[ 'play', actions.play ],
		[ 'pause', actions.pause ],
		[ 'seekbackward', () => actions.skip( -15 ) ],
		[ 'seekforward', () => actions.skip( 30 ) ],
		[ 'seekto', ( { seekTime } ) => actions.seek( seekTime ?? 0 ) ],
		[ 'previoustrack', () => actions.turn( -1 ) ],
		[ 'nexttrack', () => actions.turn( 1 ) ],
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
				album: about.album,
				artwork: about.cover ? [ { src: about.cover } ] : [],
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
