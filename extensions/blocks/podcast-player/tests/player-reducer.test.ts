import fc from 'fast-check';
import {
	nextAudioState,
	playerReducer,
	phaseOf,
} from '../rules/player-reducer';
import {
	AUDIO_STATES,
	type AudioEvent,
	type AudioState,
	type Player,
	type PlayerEvent,
	playerOf,
	RATES,
	type Track,
} from '../rules/player-state';

const track = ( id: string, more: Partial< Track > = {} ): Track => ( {
	id,
	title: `Episode ${ id }`,
	link: '',
	src: `https://a.example/${ id }.mp3`,
	duration: 600,
	about: '10:00',
	item: {} as Element,
	...more,
} );
const A = track( 'a' );
const B = track( 'b' );
const C = track( 'c' );

const media = (
	event: Extract< PlayerEvent, { type: 'media' } >[ 'event' ],
	isPaused = false
): PlayerEvent => ( { type: 'media', event, isPaused } );
const after = ( ...events: PlayerEvent[] ): Player =>
	events.reduce( playerReducer, playerOf( [ A, B, C ] ) );
const press = ( which: Track, at = 0 ): PlayerEvent => ( {
	type: 'press',
	track: which,
	at,
} );
const play: PlayerEvent = { type: 'play' };
const PLAYING = [ play, media( 'play' ), media( 'playing' ) ];

describe( 'a podcast player', () => {
	// spec: 000-4.6-1
	it( 'starts paused at its first episode, at the stored position', () => {
		expect( playerOf( [ A, B ], 90 ) ).toMatchObject( {
			current: A,
			status: 'paused',
			wantsToPlay: false,
			isStarted: false,
			time: 90,
			duration: 600,
			rate: 1,
			volume: 1,
		} );
	} );

	// spec: 000-4.6-1
	it.each( [
		[ 'loading', [ play ] ],
		[ 'loading', [ play, media( 'play' ) ] ],
		[ 'playing', PLAYING ],
		[ 'loading', [ ...PLAYING, media( 'waiting' ) ] ],
		[ 'playing', [ ...PLAYING, media( 'waiting' ), media( 'playing' ) ] ],
		[ 'paused', [ ...PLAYING, media( 'pause', true ) ] ],
		[ 'paused', [ ...PLAYING, media( 'ended', true ) ] ],
		[ 'error', [ play, media( 'error' ) ] ],
		[ 'error', [ ...PLAYING, media( 'error' ), media( 'pause', true ) ] ],
		[
			'paused',
			[ ...PLAYING, media( 'pause', true ), media( 'waiting' ) ],
		],
	] as const )(
		'has the state “%s” after the events %j',
		( phase, events ) => {
			expect( phaseOf( after( ...events ) ) ).toBe( phase );
		}
	);

	// spec: 000-4.6-2
	it( 'pauses and plays when the current track is clicked', () => {
		expect( after( press( A ) ) ).toMatchObject( {
			current: A,
			wantsToPlay: true,
			load: 0,
		} );
		expect( after( ...PLAYING, press( A ) ).wantsToPlay ).toBe( false );
		expect( after( ...PLAYING, press( A ), press( A ) ) ).toMatchObject( {
			wantsToPlay: true,
			load: 0,
		} );
	} );

	// spec: 000-4.6-2
	it( 'loads another track when it is clicked, and resumes at the stored position', () => {
		const pressed = after( ...PLAYING, press( B, 45 ) );
		expect( pressed ).toMatchObject( {
			current: B,
			status: 'paused',
			wantsToPlay: true,
			isLoading: true,
			load: 1,
			time: 45,
		} );
		// A late pause event of the previous track does not pause the next one.
		expect( playerReducer( pressed, media( 'pause', false ) ) ).toBe(
			pressed
		);
	} );

	// spec: 000-4.6-3
	it( 'keeps an error until a retry', () => {
		const failed = after( press( B ), media( 'error' ) );
		expect( failed ).toMatchObject( {
			current: B,
			status: 'error',
			wantsToPlay: false,
		} );
		expect( playerReducer( failed, press( B ) ) ).toMatchObject( {
			status: 'paused',
			wantsToPlay: true,
			load: 2,
		} );
		expect( playerReducer( failed, press( A ) ) ).toMatchObject( {
			current: A,
			status: 'paused',
			wantsToPlay: true,
		} );
	} );

	it( 'can be paused and played from the lock screen', () => {
		expect( after( ...PLAYING, media( 'pause', true ) ).wantsToPlay ).toBe(
			false
		);
		expect( after( media( 'play' ) ) ).toMatchObject( {
			wantsToPlay: true,
			isStarted: true,
		} );
	} );

	it.each( [
		[ -10, 0 ],
		[ 90, 90 ],
		[ 9999, 600 ],
		[ NaN, 0 ],
	] )( 'clamps the seek target %p to %p', ( time, place ) => {
		expect( after( { type: 'seek', time } ).time ).toBe( place );
	} );

	it( 'reads the duration from the audio, and keeps the known duration if the audio has none', () => {
		expect(
			after( { type: 'time', time: 5, duration: 612 } )
		).toMatchObject( { time: 5, duration: 612 } );
		expect( after( { type: 'time', time: 5, duration: 0 } ) ).toMatchObject(
			{ duration: 600 }
		);
	} );

	it( 'has speeds from 0.5 to 2, and keeps the speed for the next track', () => {
		expect( RATES[ 0 ] ).toBe( 0.5 );
		expect( RATES.at( -1 ) ).toBe( 2 );
		expect( after( { type: 'rate', rate: 1.5 }, press( B ) ).rate ).toBe(
			1.5
		);
	} );

	it.each( [
		[ 0.5, 0.5 ],
		[ 2, 2 ],
		[ 0.49, 1 ],
		[ 2.01, 1 ],
		[ NaN, 1 ],
	] )( 'changes the requested speed %d to %d', ( asked, rate ) => {
		expect( after( { type: 'rate', rate: asked } ).rate ).toBe( rate );
	} );

	it.each( [
		[ 0.4, 0.4 ],
		[ -1, 0 ],
		[ 7, 1 ],
		[ NaN, 0 ],
	] )( 'changes the requested volume %p to %p', ( volume, heard ) => {
		expect( after( { type: 'volume', volume } ).volume ).toBe( heard );
	} );

	it( 'moves to the time in an opened link without starting playback', () => {
		expect( after( { type: 'moment', track: A, time: 90 } ) ).toMatchObject(
			{ current: A, time: 90, load: 0, wantsToPlay: false }
		);
		expect( after( { type: 'moment', track: B, time: 90 } ) ).toMatchObject(
			{ current: B, time: 90, load: 1, wantsToPlay: false }
		);
		expect(
			after( ...PLAYING, { type: 'moment', track: A, time: 90 } )
		).toMatchObject( { time: 90, wantsToPlay: true } );
	} );
} );

describe( 'an episode list that loads later', () => {
	const NEW = track( 'new' );

	it( 'selects its first track if the visitor has not used the player', () => {
		expect( after( { type: 'tracks', tracks: [ NEW, A ] } ) ).toMatchObject(
			{
				tracks: [ NEW, A ],
				current: NEW,
				load: 1,
				time: 0,
			}
		);
		const renamed = { ...A, title: 'Renamed' };
		expect(
			after( { type: 'tracks', tracks: [ renamed, B ] } )
		).toMatchObject( { current: renamed, load: 0 } );
	} );

	it( 'keeps the playing track if it was removed or renamed', () => {
		expect(
			after( ...PLAYING, { type: 'tracks', tracks: [ NEW ] } )
		).toMatchObject( {
			tracks: [ NEW ],
			current: A,
			load: 0,
			status: 'playing',
		} );
		const renamed = {
			...A,
			title: 'Renamed',
			src: 'https://b.example/a.mp3',
		};
		expect(
			after( ...PLAYING, { type: 'tracks', tracks: [ renamed ] } )
		).toMatchObject( {
			current: { title: 'Renamed', src: A.src },
			load: 0,
		} );
	} );

	it( 'is ignored if it is empty', () => {
		const before = after();
		expect( playerReducer( before, { type: 'tracks', tracks: [] } ) ).toBe(
			before
		);
	} );
} );

describe( 'nextAudioState', () => {
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
	] )(
		'for the state %s and the event %s (paused: %p) returns %s',
		( state, event, isPaused, next ) => {
			expect( nextAudioState( state, event, isPaused ) ).toBe( next );
		}
	);

	it( 'keeps the state “error” after any sequence of play and pause events', () => {
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
