import { format } from '#shared/view';
import { formatTime } from '../rules/format-time';
import { RATES, type Player, type PlayerEvent } from '../rules/player-state';
import type { Track } from '../rules/podcast';
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

/** A part of the player, and what brings it up to date. */
export type Part = { element: HTMLElement; draw( state: Player ): void };

/** Play, skip, seek, speed and volume: the browser's own buttons, sliders and list, each with its keys. */
export function controls(
	doc: Document,
	strings: Strings,
	dispatch: ( event: PlayerEvent ) => void,
	onPress: ( track: Track ) => void
): Part {
	let shown: Player | undefined;
	let isDragged = false;

	const button = (
		name: string,
		label: string,
		onClick: () => void,
		...content: readonly Node[]
	) => {
		const made = element(
			doc,
			'button',
			`button is-${ name }`,
			{
				type: 'button',
				'aria-label': label,
			},
			...content
		);
		made.onclick = onClick;
		return made;
	};
	const skip = ( name: 'back' | 'forward', by: number ) =>
		button(
			'skip',
			strings[ name ],
			() => dispatch( { type: 'seek', by } ),
			drawing( doc, ICONS[ name ], String( Math.abs( by ) ) )
		);
	const slider = ( name: 'seek' | 'volume', step: string ) =>
		element( doc, 'input', name, {
			type: 'range',
			'aria-label': strings[ name ],
			max: '1',
			step,
		} );
	const toggle = button( 'toggle', '', () => {
		if ( shown ) {
			onPress( shown.current );
		}
	} );
	const seek = slider( 'seek', '1' );
	const time = element( doc, 'span', 'time', { 'aria-hidden': 'true' } );
	const speed = element(
		doc,
		'select',
		'speed',
		{ 'aria-label': strings.speed },
		...RATES.map( ( rate ) =>
			element(
				doc,
				'option',
				'',
				{ value: String( rate ) },
				`${ rate }×`
			)
		)
	);
	const volume = slider( 'volume', '0.05' );

	const fill = ( target: HTMLElement, share: number ) =>
		target.style.setProperty(
			'--dovetail-podcast-played',
			`${ share * 100 }%`
		);
	const show = ( now: number, duration: number ) => {
		const at = formatTime( now );
		const end = formatTime( duration );
		seek.setAttribute(
			'aria-valuetext',
			duration ? format( strings.timeOf, at, end ) : at
		);
		time.textContent = duration ? `${ at } / ${ end }` : at;
		fill( seek, duration ? now / duration : 0 );
	};

	seek.oninput = () => {
		isDragged = true;
		show( Number( seek.value ), Number( seek.max ) );
	};
	seek.onchange = () => {
		isDragged = false;
		dispatch( { type: 'seek', time: Number( seek.value ) } );
	};
	seek.onkeydown = ( event ) => {
		const by = seekOfKey( event.key );
		if ( by !== null ) {
			event.preventDefault();
			dispatch( { type: 'seek', by } );
		}
	};
	speed.onchange = () =>
		dispatch( { type: 'rate', rate: Number( speed.value ) } );
	volume.oninput = () =>
		dispatch( { type: 'volume', volume: Number( volume.value ) } );

	return {
		element: element(
			doc,
			'div',
			'controls',
			{},
			skip( 'back', -15 ),
			toggle,
			skip( 'forward', 30 ),
			seek,
			time,
			speed,
			volume
		),
		draw( state ) {
			if ( state.wantsToPlay !== shown?.wantsToPlay ) {
				const name = state.wantsToPlay ? 'pause' : 'play';
				toggle.setAttribute( 'aria-label', strings[ name ] );
				toggle.replaceChildren( drawing( doc, ICONS[ name ] ) );
			}
			shown = state;
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
