import {
	canPlay,
	hasClock,
	newPlayer,
	player,
	type PlayerEvent,
	type PlayerState,
} from '../rules/player';
import { actionOfKey, gestureOf, sideOf, type Way } from '../view/input';
import { readSettings } from './support';

describe( 'actionOfKey', () => {
	const exit = { type: 'fullscreen', isOn: false };
	it.each( [
		[ 'ArrowRight', false, false, { type: 'next' } ],
		[ 'ArrowLeft', false, false, { type: 'previous' } ],
		[ 'ArrowRight', true, true, { type: 'previous' } ],
		[ 'ArrowLeft', true, true, { type: 'next' } ],
		[ ' ', false, false, { type: 'toggle' } ],
		[ ' ', false, true, null ],
		[ 'Escape', false, true, exit ],
		[ 'PageDown', false, false, null ],
	] )(
		'for the key %p (right-to-left layout: %p, on a button: %p) returns %p in fullscreen',
		( key, isRtl, isOnControl, action ) => {
			expect(
				actionOfKey( key, { isRtl, isOnControl, isFullscreen: true } )
			).toEqual( action );
		}
	);

	it( 'returns no action for Escape outside of fullscreen', () => {
		expect(
			actionOfKey( 'Escape', {
				isRtl: false,
				isOnControl: false,
				isFullscreen: false,
			} )
		).toBeNull();
	} );
} );

describe( 'the player', () => {
	const begin = ( settings = {}, changes: Partial< PlayerState > = {} ) => ( {
		...newPlayer( [ 'image', 'video', 'image' ], readSettings( settings ) ),
		media: 'ready' as const,
		...changes,
	} );
	const after = ( state: PlayerState, ...events: PlayerEvent[] ) =>
		events.reduce( player, state );

	// spec: 000-4.4-1
	it( 'starts paused at the beginning of the first slide, with sound and not in fullscreen', () => {
		expect( begin() ).toMatchObject( {
			playing: false,
			ended: false,
			muted: false,
			fullscreen: false,
			slide: 0,
			progress: 0,
			disabled: false,
		} );
		expect( begin( { startMuted: true } ).muted ).toBe( true );
	} );

	// spec: 000-2.7-3
	it.each( [
		[
			'opens fullscreen and plays',
			{},
			{},
			{ playing: true, fullscreen: true },
		],
		[
			'plays without fullscreen if configured',
			{ playInFullscreen: false },
			{},
			{ playing: true, fullscreen: false },
		],
		[
			'pauses in fullscreen without closing it',
			{},
			{ playing: true, fullscreen: true },
			{ playing: false, fullscreen: true },
		],
		[
			'opens fullscreen without pausing if it already plays',
			{},
			{ playing: true },
			{ playing: true, fullscreen: true },
		],
		[
			'does nothing while disabled',
			{},
			{ disabled: true },
			{ playing: false, fullscreen: false },
		],
	] )( 'on a click on the image, %s', ( _, settings, changes, expected ) => {
		expect(
			after( begin( settings, changes ), { type: 'press' } )
		).toMatchObject( expected );
	} );

	// spec: 000-2.7-1, 000-2.7-3, 000-4.4-1
	it.each( [
		[ 'opens fullscreen and plays', {}, {}, true, true ],
		[
			'plays without fullscreen if configured',
			{ playInFullscreen: false },
			{},
			true,
			false,
		],
		[ 'pauses outside of fullscreen', {}, { playing: true }, false, false ],
		[
			'pauses in fullscreen without closing it',
			{},
			{ playing: true, fullscreen: true },
			false,
			true,
		],
		[ 'does nothing while disabled', {}, { disabled: true }, false, false ],
	] )(
		'on a click on the play button, %s',
		( _, settings, changes, playing, fullscreen ) => {
			expect(
				after( begin( settings, changes ), { type: 'toggle' } )
			).toMatchObject( { playing, fullscreen } );
		}
	);

	// spec: 000-2.7-2
	it( 'pauses when the visitor leaves fullscreen', () => {
		expect(
			after( begin( {}, { playing: true, fullscreen: true } ), {
				type: 'fullscreen',
				isOn: false,
			} )
		).toMatchObject( { playing: false, fullscreen: false } );
	} );

	// spec: 000-4.4-2
	it( 'advances when an image’s time is over or a video ends', () => {
		const played = after(
			begin(),
			{ type: 'play' },
			{ type: 'tick', ms: 4999 }
		);
		expect( played.slide ).toBe( 0 );
		expect( played.progress ).toBeCloseTo( 99.98 );
		const second = after( played, { type: 'tick', ms: 1 } );
		expect( second ).toMatchObject( {
			slide: 1,
			progress: 0,
			media: 'loading',
		} );
		const ready = after(
			second,
			{ type: 'media', media: 'ready' },
			{ type: 'tick', ms: 60_000 },
			{ type: 'position', progress: 40 }
		);
		expect( ready ).toMatchObject( { slide: 1, progress: 40 } );
		expect( after( ready, { type: 'video-ended' } ).slide ).toBe( 2 );
	} );

	// spec: 000-4.4-2, 000-4.4-3
	it.each( [
		[ true, false ],
		[ false, true ],
	] )(
		'stops after the last slide: with exitFullscreenOnEnd %p, fullscreen is %p',
		( exitFullscreenOnEnd, fullscreen ) => {
			const ended = after(
				begin(
					{ exitFullscreenOnEnd },
					{ slide: 2, playing: true, fullscreen: true }
				),
				{ type: 'tick', ms: 5000 }
			);
			expect( ended ).toMatchObject( {
				playing: false,
				ended: true,
				progress: 100,
				slide: 2,
				fullscreen,
			} );
			expect( after( ended, { type: 'play' } ) ).toMatchObject( {
				playing: true,
				ended: false,
				slide: 0,
				progress: 0,
			} );
		}
	);

	// spec: 000-4.4-3
	it( 'stops when it is disabled, and plays again only after it is enabled', () => {
		const disabled = after( begin( {}, { playing: true } ), {
			type: 'disable',
			isOn: true,
		} );
		expect( disabled.playing ).toBe( false );
		expect( after( disabled, { type: 'play' } ).playing ).toBe( false );
		expect(
			after(
				disabled,
				{ type: 'disable', isOn: false },
				{ type: 'play' }
			).playing
		).toBe( true );
	} );

	// spec: 000-4.4-4, 000-8-16
	it( 'continues muted if the browser blocks sound, and stops if the browser blocks muted playback too', () => {
		const muted = after( begin( {}, { playing: true } ), {
			type: 'refused',
		} );
		expect( muted ).toMatchObject( { muted: true, playing: true } );
		expect( after( muted, { type: 'refused' } ).playing ).toBe( false );
		expect( after( muted, { type: 'mute' } ).muted ).toBe( false );
	} );

	it.each( [
		[ true, true ],
		[ false, false ],
	] )(
		'with playOnNextSlide %p sets playing to %p when the visitor changes the slide',
		( playOnNextSlide, playing ) => {
			const state = begin( { playOnNextSlide } );
			expect( after( state, { type: 'next' } ) ).toMatchObject( {
				slide: 1,
				playing,
			} );
			expect( after( state, { type: 'go', slide: 2 } ) ).toMatchObject( {
				slide: 2,
				playing,
			} );
		}
	);

	it( 'restarts the first slide on “previous”, and ends on “next” after the last slide', () => {
		const state = begin( {}, { progress: 50 } );
		const anew = after( state, { type: 'previous' } );
		expect( anew ).toMatchObject( {
			slide: 0,
			progress: 0,
			media: 'ready',
		} );
		expect( anew.visit ).not.toBe( state.visit );
		expect(
			after( begin( {}, { slide: 2 } ), { type: 'next' } ).ended
		).toBe( true );
	} );

	it( 'waits for an image that is loading, and skips a file that fails to load', () => {
		const loading = begin( {}, { playing: true, media: 'loading' } );
		expect( after( loading, { type: 'tick', ms: 60_000 } ) ).toBe(
			loading
		);
		const failed = begin(
			{},
			{ playing: true, slide: 1, media: 'failed' }
		);
		expect( after( failed, { type: 'tick', ms: 5000 } ).slide ).toBe( 2 );
	} );

	it( 'with reduced motion advances only when the visitor changes the slide', () => {
		const still = after(
			begin(),
			{ type: 'motion', isReduced: true },
			{ type: 'play' }
		);
		expect( hasClock( still ) ).toBe( false );
		expect( canPlay( still ) ).toBe( false );
		expect( after( still, { type: 'tick', ms: 60_000 } ).slide ).toBe( 0 );
		const video = after( still, { type: 'next' } );
		expect( canPlay( video ) ).toBe( true );
		expect( after( video, { type: 'video-ended' } ) ).toMatchObject( {
			slide: 1,
			progress: 100,
			playing: false,
		} );
	} );

	it( 'returns the same state object if an event changes nothing', () => {
		const state = begin();
		const idle: PlayerEvent[] = [
			{ type: 'pause' },
			{ type: 'tick', ms: 50 },
			{ type: 'fullscreen', isOn: false },
			{ type: 'motion', isReduced: false },
		];
		for ( const event of idle ) {
			expect( player( state, event ) ).toBe( state );
		}
	} );
} );

describe( 'a touch gesture', () => {
	it.each< [ number, number, Way, ReturnType< typeof gestureOf > ] >( [
		[ -60, 10, 'ltr', 'next' ],
		[ 60, -20, 'ltr', 'previous' ],
		[ -60, 0, 'rtl', 'previous' ],
		[ 60, 0, 'rtl', 'next' ],
		[ 20, 80, 'ltr', 'close' ],
		[ 20, -80, 'ltr', 'nothing' ],
		[ 39, 39, 'ltr', null ],
	] )(
		'that moves (%p, %p) pixels in an %s layout means %p',
		( x, y, way, gesture ) => {
			expect( gestureOf( x, y, way ) ).toBe( gesture );
		}
	);

	it.each< [ number, Way, ReturnType< typeof sideOf > ] >( [
		[ 0.3, 'ltr', 'previous' ],
		[ 0.7, 'ltr', 'next' ],
		[ 0.3, 'rtl', 'next' ],
		[ 0.7, 'rtl', 'previous' ],
		[ 0.4, 'ltr', 'middle' ],
		[ 0.6, 'rtl', 'middle' ],
	] )(
		'that taps at %p of the width in an %s layout means %p',
		( place, way, side ) => {
			expect( sideOf( place, way ) ).toBe( side );
		}
	);
} );
