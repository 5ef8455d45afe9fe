import { readAttributes } from '#shared/attributes';
import { attributes } from '../attributes';
import {
	isRunning,
	playback,
	type Playback,
	playbackControl,
	type PlaybackEvent,
	turnOfKey,
} from '../view/autoplay';

describe( 'the delay between slides', () => {
	// spec: 002-5-7, 002-9-2
	it.each( [
		[ 1, 1 ],
		[ 5, 5 ],
		[ 0, 1 ],
		[ 99, 5 ],
		[ 2.4, 2 ],
		[ NaN, 3 ],
		[ Infinity, 3 ],
	] )( 'of %p seconds becomes %p', ( delay, expected ) => {
		expect( readAttributes( attributes, { delay } ).delay ).toBe(
			expected
		);
	} );
} );

describe( 'autoplay', () => {
	const start: Playback = {
		seconds: 3,
		isPlaying: true,
		isReduced: false,
		holds: new Set(),
	};
	const after = ( ...events: PlaybackEvent[] ) =>
		events.reduce( playback, start );
	const hold = { type: 'hold', hold: 'pointer', isOn: true } as const;
	const release = { ...hold, isOn: false };
	const focus = { ...hold, hold: 'focus' } as const;
	const toggle = { type: 'toggle' } as const;
	const reduce = { type: 'motion', isReduced: true } as const;

	// spec: 000-4.5-1, 002-4.7-3
	it.each< [ string, PlaybackEvent[], boolean, string ] >( [
		[ 'runs from the start', [], true, 'playing' ],
		[ 'is paused by the button', [ toggle ], false, 'paused' ],
		[ 'is played by the button', [ toggle, toggle ], true, 'playing' ],
		[ 'pauses under the mouse', [ hold ], false, 'playing' ],
		[
			'continues when the mouse leaves',
			[ hold, release ],
			true,
			'playing',
		],
		[
			'stays paused until no reason to pause is left',
			[ hold, focus, release ],
			false,
			'playing',
		],
		[ 'is off with reduced motion', [ reduce ], false, 'reduced' ],
		[
			'continues when motion is no longer reduced',
			[ reduce, { ...reduce, isReduced: false } ],
			true,
			'playing',
		],
		[
			'does not exist if the author turned it off',
			[ { type: 'seconds', seconds: 0 } ],
			false,
			'none',
		],
	] )( '%s', ( _, events, runs, control ) => {
		const state = after( ...events );
		expect( isRunning( state ) ).toBe( runs );
		expect( playbackControl( state ) ).toBe( control );
	} );

	it.each< [ PlaybackEvent ] >( [
		[ release ],
		[ { type: 'seconds', seconds: 3 } ],
		[ { ...reduce, isReduced: false } ],
	] )( 'keeps the same state object after the event %j', ( event ) => {
		expect( playback( start, event ) ).toBe( start );
	} );
} );

describe( 'turnOfKey', () => {
	it.each( [
		[ 'ArrowRight', false, 'next' ],
		[ 'ArrowLeft', false, 'previous' ],
		[ 'ArrowRight', true, 'previous' ],
		[ 'ArrowLeft', true, 'next' ],
		[ 'PageDown', false, null ],
		[ 'PageUp', false, null ],
		[ 'ArrowDown', false, null ],
		[ ' ', false, null ],
		[ 'End', false, null ],
	] )(
		'for the key %j (right-to-left layout: %p) returns %p',
		( key, isRtl, expected ) => {
			expect( turnOfKey( key, isRtl ) ).toBe( expected );
		}
	);
} );
