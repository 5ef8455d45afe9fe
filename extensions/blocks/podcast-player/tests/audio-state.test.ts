import fc from 'fast-check';
import {
	AUDIO_STATES,
	nextAudioState,
	type AudioEvent,
	type AudioState,
} from '../rules/audio-state';

describe( 'the state of a player', () => {
	it.each< [ AudioState, AudioEvent, boolean, AudioState ] >( [
		[ 'paused', 'play', false, 'playing' ],
		[ 'paused', 'playing', false, 'playing' ],
		[ 'playing', 'pause', true, 'paused' ],
		[ 'playing', 'ended', true, 'paused' ],
		[ 'playing', 'error', false, 'error' ],
		[ 'paused', 'error', true, 'error' ],
		[ 'error', 'play', false, 'error' ],
		[ 'error', 'pause', true, 'error' ],
		[ 'error', 'ended', true, 'error' ],
		[ 'error', 'playing', false, 'playing' ],
		[ 'error', 'loadstart', true, 'paused' ],
		[ 'error', 'loadstart', false, 'playing' ],
		[ 'playing', 'loadstart', true, 'paused' ],
	] )( '%s after %s (paused: %p) is %s', ( state, event, isPaused, next ) => {
		expect( nextAudioState( state, event, isPaused ) ).toBe( next );
	} );

	it( 'after an error stays an error through any number of plays and pauses', () => {
		fc.assert(
			fc.property(
				fc.array(
					fc.constantFrom< AudioEvent >( 'play', 'pause', 'ended' )
				),
				( events ) =>
					events.reduce< AudioState >(
						( state, event ) =>
							nextAudioState( state, event, true ),
						'error'
					) === 'error'
			)
		);
		expect( AUDIO_STATES ).toHaveLength( 3 );
	} );
} );
