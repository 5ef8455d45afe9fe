import {
	drawing as drawPath,
	element as create,
	format,
	withAttributes,
} from '#shared/view';
import { part } from '../markup';
import {
	type Player,
	type PlayerEvent,
	RATES,
	type Track,
} from '../rules/player-state';
import type { viewMessages } from '../view-messages';

type Attributes = Readonly< Record< string, string > >;

/**
 * Creates an element of the block with attributes and children. The class name `''` creates an element without a class.
 */
export function element< Tag extends keyof HTMLElementTagNameMap >(
	doc: Document,
	tag: Tag,
	name: string,
	attributes: Attributes = {},
	...children: readonly ( Node | string )[]
): HTMLElementTagNameMap[ Tag ] {
	return create(
		doc,
		tag,
		name ? { class: part( name ), ...attributes } : attributes,
		...children
	);
}

/** Creates an icon from a path on a 24×24 grid, optionally with a number. */
function drawing( doc: Document, path: string, number = '' ): SVGElement {
	const svg = drawPath( doc, path );
	if ( number ) {
		const text = withAttributes(
			doc.createElementNS( 'http://www.w3.org/2000/svg', 'text' ),
			{ x: '12', y: '16.4' }
		);
		text.append( number );
		svg.append( text );
	}
	return svg;
}

export type Strings = Readonly< Record< keyof typeof viewMessages, string > >;

const ICONS = {
	play: 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM9.5 7l8 5-8 5z',
	pause: 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM8 7.5h3v9H8zm5 0h3v9h-3z',
	back: 'M12 3V0L7 4l5 4V5a8 8 0 1 1-8 8H2A10 10 0 1 0 12 3z',
	volume: 'M4 9v6h4l5 5V4L8 9zm11-1v8a5 5 0 0 0 0-8z',
	forward: 'M12 3V0l5 4-5 4V5a8 8 0 1 0 8 8h2A10 10 0 1 1 12 3z',
} as const;

type Part = { element: HTMLElement; draw( state: Player ): void };

/**
 * Controls for playing, skipping, seeking, speed and volume: native buttons, sliders and a select, with their usual
 * keys.
 */
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

	// Fill up to the knob, which stands on whole seconds.
	const fill = ( target: HTMLInputElement ) =>
		target.style.setProperty(
			'--dovetail-podcast-played',
			`${ ( 100 * Number( target.value ) ) / Number( target.max ) || 0 }%`
		);
	const show = ( now: number, duration: number ) => {
		const at = formatTime( now );
		const end = formatTime( duration );
		seek.setAttribute(
			'aria-valuetext',
			duration ? format( strings.timeOf, at, end ) : at
		);
		time.textContent = duration ? `${ at } / ${ end }` : at;
		fill( seek );
	};

	seek.oninput = () => {
		isDragged = true;
		show( Number( seek.value ), Number( seek.max ) );
	};
	// Browsers fire no change event if the slider returns to where the drag started.
	const endDrag = () => {
		isDragged = false;
	};
	for ( const end of [ 'pointerup', 'pointercancel', 'blur' ] ) {
		seek.addEventListener( end, endDrag );
	}
	seek.onchange = () => {
		endDrag();
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
			element(
				doc,
				'span',
				'loudness',
				{},
				drawing( doc, ICONS.volume ),
				volume
			)
		),
		draw( state ) {
			if ( state.wantsToPlay !== shown?.wantsToPlay ) {
				const name = state.wantsToPlay ? 'pause' : 'play';
				toggle.setAttribute( 'aria-label', strings[ name ] );
				toggle.replaceChildren( drawing( doc, ICONS[ name ] ) );
			}
			shown = state;
			// Do not move the slider while the listener drags it.
			if ( ! isDragged ) {
				seek.max = String( Math.floor( state.duration ) );
				seek.disabled = state.duration === 0;
				seek.value = String( state.time );
				show( state.time, state.duration );
			}
			speed.value = String( state.rate );
			volume.value = String( state.volume );
			fill( volume );
		},
	};
}

/** A list with a button for each episode. Omitted if there is only one episode. */
export function trackList(
	doc: Document,
	strings: Strings,
	onPress: ( track: Track ) => void
): Part {
	const list = element( doc, 'ol', 'list', {
		'aria-label': strings.episodes,
	} );
	const buttons = new Map< string, HTMLButtonElement >();
	let drawn: readonly Track[] | undefined;

	const make = ( track: Track ) => {
		const button = element(
			doc,
			'button',
			'episode',
			{ type: 'button' },
			element( doc, 'span', 'state' ),
			element( doc, 'span', 'name', {}, track.title ),
			' ',
			element( doc, 'span', 'length', {}, track.about )
		);
		button.onclick = () => onPress( track );
		buttons.set( track.id, button );
		return element( doc, 'li', '', {}, button );
	};

	return {
		element: list,
		draw( state ) {
			if ( state.tracks !== drawn ) {
				const [ focused ] =
					[ ...buttons ].find(
						( [ , button ] ) => button === doc.activeElement
					) ?? [];
				drawn = state.tracks;
				buttons.clear();
				list.replaceChildren( ...drawn.map( make ) );
				list.hidden = drawn.length < 2;
				buttons.get( focused ?? '' )?.focus();
			}
			buttons.forEach( ( button, id ) => {
				if ( id === state.current.id ) {
					button.setAttribute( 'aria-current', 'true' );
				} else {
					button.removeAttribute( 'aria-current' );
				}
			} );
		},
	};
}

/** Formats seconds as `0:05`, `12:30` or `1:02:03`. */
export function formatTime( seconds: number ): string {
	const whole = Math.max( 0, Math.floor( seconds ) || 0 );
	const two = ( value: number ) => String( value ).padStart( 2, '0' );
	const hours = Math.floor( whole / 3600 );
	const minutes = Math.floor( whole / 60 ) % 60;
	return hours
		? `${ hours }:${ two( minutes ) }:${ two( whole % 60 ) }`
		: `${ minutes }:${ two( whole % 60 ) }`;
}

/** Seconds by which each key moves the slider. */
const STEPS: Readonly< Record< string, number > > = {
	ArrowLeft: -5,
	ArrowDown: -5,
	ArrowRight: 5,
	ArrowUp: 5,
	PageDown: -60,
	PageUp: 60,
};

/** Returns how many seconds a key moves the slider; null for keys that the browser handles. */
export function seekOfKey( key: string ): number | null {
	return STEPS[ key ] ?? null;
}
