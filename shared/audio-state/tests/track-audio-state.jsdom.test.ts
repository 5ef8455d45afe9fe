import {
	AUDIO_STATES,
	setAudioState,
	trackAudioState,
	type AudioState,
} from '#shared/audio-state';

function player( { paused = true, networkState = 0, error = false } = {} ) {
	const root = document.createElement( 'div' );
	root.className = 'player';
	const audio = document.createElement( 'audio' );
	const state = { paused };
	Object.defineProperties( audio, {
		paused: { get: () => state.paused },
		networkState: { value: networkState },
		error: { value: error ? { code: 4 } : null },
	} );
	const controller = new AbortController();
	const say = ( name: string, target: Element = audio ) =>
		target.dispatchEvent( new Event( name ) );
	return { root, audio, state, controller, say };
}

describe( 'the class of a player', () => {
	// spec: 000-4.5-2
	it.each< [ AudioState, string ] >( [
		[ 'playing', 'player is-playing' ],
		[ 'paused', 'player is-paused' ],
		[ 'error', 'player is-error' ],
	] )( 'that is %s is one of three', ( state, className ) => {
		const { root } = player();
		for ( const before of AUDIO_STATES ) {
			setAudioState( root, before );
			setAudioState( root, state );
			expect( root.className ).toBe( className );
		}
	} );

	it( 'can be taken away', () => {
		const { root } = player();
		setAudioState( root, 'playing' );
		setAudioState( root, null );
		expect( root.className ).toBe( 'player' );
	} );
} );

describe( 'a player whose audio is followed', () => {
	it.each( [
		[ 'paused', {}, 'is-paused' ],
		[ 'playing already', { paused: false }, 'is-playing' ],
		[ 'broken already', { error: true }, 'is-error' ],
		[ 'without a source that plays', { networkState: 3 }, 'is-error' ],
	] )( 'starts as it is: %s', ( _, options, className ) => {
		const { root, audio, controller } = player( options );
		trackAudioState( audio, root, controller.signal );
		expect( root.className ).toBe( `player ${ className }` );
	} );

	// spec: 000-4.5-2
	it( 'shows what the audio does', () => {
		const { root, audio, state, controller, say } = player();
		trackAudioState( audio, root, controller.signal );
		say( 'play' );
		expect( root.className ).toBe( 'player is-playing' );
		say( 'pause' );
		expect( root.className ).toBe( 'player is-paused' );
		say( 'playing' );
		say( 'ended' );
		expect( root.className ).toBe( 'player is-paused' );
		say( 'error' );
		say( 'pause' );
		expect( root.className ).toBe( 'player is-error' );
		state.paused = false;
		say( 'loadstart' );
		expect( root.className ).toBe( 'player is-playing' );
	} );

	it( 'is in error when the last of its sources fails', () => {
		const { root, audio, controller, say } = player();
		const first = audio.appendChild( document.createElement( 'source' ) );
		const last = audio.appendChild( document.createElement( 'source' ) );
		trackAudioState( audio, root, controller.signal );
		say( 'error', first );
		expect( root.className ).toBe( 'player is-paused' );
		say( 'error', last );
		expect( root.className ).toBe( 'player is-error' );
	} );

	it( 'is let go when the signal aborts', () => {
		const { root, audio, controller, say } = player();
		trackAudioState( audio, root, controller.signal );
		say( 'play' );
		controller.abort();
		expect( root.className ).toBe( 'player' );
		say( 'pause' );
		expect( root.className ).toBe( 'player' );
	} );

	it( 'is left alone when the signal was aborted before', () => {
		const { root, audio, say } = player();
		trackAudioState( audio, root, AbortSignal.abort() );
		say( 'play' );
		expect( root.className ).toBe( 'player' );
	} );
} );
