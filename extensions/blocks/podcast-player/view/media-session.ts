import type { Realm } from '#shared/view';
import { phaseOf } from '../rules/phase-of';
import type { Player, PlayerEvent } from '../rules/player-state';

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
