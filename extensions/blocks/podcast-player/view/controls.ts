import { format } from '#shared/view';
import { part } from '../markup';
import { formatTime } from '../rules/format-time';
import { phaseOf, RATES, type Player, type PlayerEvent } from '../rules/player';
import { seekOfKey } from '../rules/seek-of-key';
import type { viewMessages } from '../view-messages';
import { drawing, element } from './element';

export type Strings = Readonly< Record< keyof typeof viewMessages, string > >;

/** Discs with a sign cut out of them, and two arrows in a circle. */
const ICONS = {
	play: 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM9.5 7l8 5-8 5z',
	pause: 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM8 7.5h3v9H8zm5 0h3v9h-3z',
	back: 'M12 3V0L7 4l5 4V5a8 8 0 1 1-8 8H2A10 10 0 1 0 12 3z',
	forward: 'M12 3V0l5 4-5 4V5a8 8 0 1 0 8 8h2A10 10 0 1 1 12 3z',
} as const;

/** The row of controls, and what brings it up to date. */
export type Controls = { element: HTMLElement; draw( state: Player ): void };

/** Play, skip, seek, speed and volume: the browser's own buttons, sliders and list, each with its keys. */
export function controls(
	stage: HTMLElement,
	strings: Strings,
	signal: AbortSignal,
	dispatch: ( event: PlayerEvent ) => void,
	skip: ( seconds: number ) => void
): Controls {
	const doc = stage.ownerDocument;
	const button = ( name: string, label: string, icon: SVGElement ) =>
		element(
			doc,
			'button',
			{
				type: 'button',
				class: `${ part( 'button' ) } is-${ name }`,
				'aria-label': label,
			},
			icon
		);
	const slider = ( name: string, label: string, max: string, step: string ) =>
		element( doc, 'input', {
			type: 'range',
			class: part( name ),
			'aria-label': label,
			min: '0',
			max,
			step,
		} );
	const icons = {
		play: drawing( doc, ICONS.play ),
		pause: drawing( doc, ICONS.pause ),
	};
	const toggle = button( 'toggle', strings.play, icons.play );
	const back = button(
		'skip',
		strings.back,
		drawing( doc, ICONS.back, '15' )
	);
	const forward = button(
		'skip',
		strings.forward,
		drawing( doc, ICONS.forward, '30' )
	);
	const seek = slider( 'seek', strings.seek, '0', '1' );
	const time = element( doc, 'span', {
		class: part( 'time' ),
		'aria-hidden': 'true',
	} );
	const speed = element(
		doc,
		'select',
		{ class: part( 'speed' ), 'aria-label': strings.speed },
		...RATES.map( ( rate ) =>
			element( doc, 'option', { value: String( rate ) }, `${ rate }×` )
		)
	);
	const volume = slider( 'volume', strings.volume, '1', '0.05' );

	let wantsToPlay = false;
	let isDragged = false;
	const on = ( target: HTMLElement, type: string, listener: () => void ) =>
		target.addEventListener( type, listener, { signal } );
	on( toggle, 'click', () =>
		dispatch( { type: wantsToPlay ? 'pause' : 'play' } )
	);
	on( back, 'click', () => skip( -15 ) );
	on( forward, 'click', () => skip( 30 ) );
	on( seek, 'input', () => {
		isDragged = true;
		show( Number( seek.value ), Number( seek.max ) );
	} );
	on( seek, 'change', () => {
		isDragged = false;
		dispatch( { type: 'seek', time: Number( seek.value ) } );
	} );
	seek.addEventListener(
		'keydown',
		( event ) => {
			const seconds = seekOfKey( event.key );
			if ( seconds !== null ) {
				event.preventDefault();
				skip( seconds );
			}
		},
		{ signal }
	);
	on( speed, 'change', () =>
		dispatch( { type: 'rate', rate: Number( speed.value ) } )
	);
	on( volume, 'input', () =>
		dispatch( { type: 'volume', volume: Number( volume.value ) } )
	);

	const fill = ( target: HTMLElement, share: number ) =>
		target.style.setProperty(
			'--dovetail-podcast-played',
			`${ share * 100 }%`
		);
	const show = ( now: number, duration: number ) => {
		const at = formatTime( now );
		const clock = duration
			? format( strings.timeOf, at, formatTime( duration ) )
			: at;
		seek.setAttribute( 'aria-valuetext', clock );
		time.textContent = duration
			? `${ at } / ${ formatTime( duration ) }`
			: at;
		fill( seek, duration ? now / duration : 0 );
	};

	return {
		element: element(
			doc,
			'div',
			{ class: part( 'controls' ) },
			back,
			toggle,
			forward,
			seek,
			time,
			speed,
			volume
		),
		draw( state ) {
			const name = state.wantsToPlay ? 'pause' : 'play';
			if (
				state.wantsToPlay !== wantsToPlay ||
				! toggle.contains( icons[ name ] )
			) {
				wantsToPlay = state.wantsToPlay;
				toggle.setAttribute( 'aria-label', strings[ name ] );
				toggle.replaceChildren( icons[ name ] );
			}
			toggle.classList.toggle(
				'is-loading',
				phaseOf( state ) === 'loading'
			);
			// Nobody pulls the slider out of the hand that holds it.
			if ( ! isDragged ) {
				seek.max = String( Math.floor( state.duration ) );
				seek.disabled = state.duration === 0;
				seek.value = String( state.time );
				show( state.time, state.duration );
			}
			speed.value = String( state.rate );
			volume.value = String( state.volume );
			fill( volume, state.volume );
		},
	};
}
