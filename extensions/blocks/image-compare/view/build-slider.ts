import { MAX_POSITION, MIN_POSITION } from '../rules/position';
import type {
	BeforeAfterOptions,
	SliderSettings,
} from '../rules/slider-options';

type Slider = {
	stage: HTMLElement;
	first: HTMLImageElement;
	second: HTMLImageElement;
	handle: HTMLElement;
	remove: () => void;
};

/**
 * Builds a slider from a root element with at least two images. Returns null and changes nothing if there are fewer.
 * Never moves the images, because a framework may own them. Instead, sets attributes that the stylesheet uses to layer
 * the images, and appends the handle and the labels.
 */
export function buildSlider(
	root: HTMLElement,
	settings: SliderSettings,
	strings: NonNullable< BeforeAfterOptions[ 'strings' ] >
): Slider | null {
	const [ first, second ] = root.querySelectorAll( 'img' );
	if ( ! first || ! second ) {
		return null;
	}
	const stage = commonParent( first, second, root );
	const { set, restore } = attributeChanges();
	const added: HTMLElement[] = [];
	const add = ( className: string, parent: HTMLElement ) => {
		const element = root.ownerDocument.createElement( 'span' );
		element.className = className;
		parent.append( element );
		if ( parent === stage ) {
			added.push( element );
		}
		return element;
	};

	set( stage, {
		'data-juxtapose': settings.mode,
		// Restores the original styles, because placing the divider changes them.
		style: stage.getAttribute( 'style' ) ?? '',
	} );
	if ( ! settings.makeResponsive ) {
		set( stage, { 'data-juxtapose-fixed': '' } );
	}

	const names = ( [ 'first', 'second' ] as const ).map( ( place ) => {
		const image = place === 'first' ? first : second;
		const label = image.dataset.label || strings[ place ] || '';
		const name = image.alt || label;
		set( childHolding( image, stage ), { 'data-juxtapose-image': place } );
		set( image, { tabindex: '0' } );
		if ( name ) {
			set( image, {
				role: 'button',
				// Set `alt` instead of `aria-label`: an image with an empty `alt` counts as decoration, but this image
				// is a control.
				...( ! image.alt && { alt: name } ),
			} );
		}
		if ( settings.showLabels && label ) {
			const layer = add( 'juxtapose__label', stage );
			set( layer, { 'data-juxtapose-label': place } );
			add( 'juxtapose__label-text', layer ).textContent = label;
		}
		return label || name;
	} );

	const handle = add( 'juxtapose__handle', stage );
	set( handle, {
		role: 'slider',
		tabindex: '0',
		'aria-label':
			strings.slider || names.filter( ( name ) => name ).join( ' / ' ),
		'aria-orientation': settings.mode,
		'aria-valuemin': String( MIN_POSITION ),
		'aria-valuemax': String( MAX_POSITION ),
	} );

	return {
		stage,
		first,
		second,
		handle,
		remove() {
			added.forEach( ( element ) => element.remove() );
			restore();
		},
	};
}

function commonParent(
	first: HTMLElement,
	second: HTMLElement,
	root: HTMLElement
): HTMLElement {
	let parent = first.parentElement ?? root;
	while ( ! parent.contains( second ) ) {
		parent = parent.parentElement ?? root;
	}
	return parent;
}

function childHolding( image: HTMLElement, stage: HTMLElement ): HTMLElement {
	let child = image;
	while ( child.parentElement && child.parentElement !== stage ) {
		child = child.parentElement;
	}
	return child;
}

/** Sets attributes and remembers their previous values. */
function attributeChanges() {
	const undo: ( () => void )[] = [];
	return {
		set(
			element: Element,
			attributes: Readonly< Record< string, string > >
		) {
			for ( const [ name, value ] of Object.entries( attributes ) ) {
				const before = element.getAttribute( name );
				undo.unshift( () =>
					before === null
						? element.removeAttribute( name )
						: element.setAttribute( name, before )
				);
				element.setAttribute( name, value );
			}
		},
		restore() {
			undo.splice( 0 ).forEach( ( step ) => step() );
		},
	};
}

/** Maximum movement of a tap in pixels. */
const TAP_SLOP = 8;

type PointerMoves = {
	/** Moves the divider to the pointer. `isGliding` animates the move; false while dragging. */
	move( event: PointerEvent, isGliding: boolean ): void;
	/** Moves the divider back to its position before the press. */
	restore(): void;
};

/**
 * Moves the divider to the pressed position, and follows the pointer while dragging, even outside of the images. On
 * touch screens, the divider moves only after a tap or once the finger moves along its axis, because the finger may be
 * scrolling the page. If the browser starts to scroll, the divider moves back. Other elements on the stage, such as a
 * caption, still receive their events.
 *
 * @param slider Parts of the slider
 * @param mode   Axis on which the divider moves
 * @param begin  Called when a pointer is pressed; returns callbacks that move the divider
 * @param signal Aborting it stops following the pointer
 */
export function followPointer(
	{ stage, first, second, handle }: Slider,
	mode: SliderSettings[ 'mode' ],
	begin: () => PointerMoves,
	signal: AbortSignal
): void {
	const parts: EventTarget[] = [ first, second, handle ];
	let drag:
		| ( PointerMoves & {
				start: PointerEvent;
				state: 'waiting' | 'dragging' | 'ignored';
		  } )
		| null = null;

	const dragOf = ( event: PointerEvent ) =>
		drag?.start.pointerId === event.pointerId ? drag : null;
	const on = < Name extends keyof HTMLElementEventMap >(
		name: Name,
		listener: ( event: HTMLElementEventMap[ Name ] ) => void
	) => stage.addEventListener( name, listener, { signal } );

	on( 'pointerdown', ( event ) => {
		const isOnSlider = event
			.composedPath()
			.some( ( target ) => parts.includes( target ) );
		if ( ! isOnSlider || ! event.isPrimary || event.button !== 0 ) {
			return;
		}
		const isTouch = event.pointerType === 'touch';
		drag = {
			...begin(),
			start: event,
			state: isTouch ? 'waiting' : 'dragging',
		};
		if ( ! isTouch ) {
			drag.move( event, true );
		}
		handle.setPointerCapture( event.pointerId );
	} );
	on( 'pointermove', ( event ) => {
		const current = dragOf( event );
		if ( current?.state === 'waiting' ) {
			const x = Math.abs( event.clientX - current.start.clientX );
			const y = Math.abs( event.clientY - current.start.clientY );
			if ( Math.max( x, y ) > TAP_SLOP ) {
				// On an image, a vertical swipe always scrolls the page.
				const drags =
					mode === 'horizontal'
						? x > y
						: y > x && current.start.target === handle;
				current.state = drags ? 'dragging' : 'ignored';
			}
		}
		if ( current?.state === 'dragging' ) {
			current.move( event, false );
		}
	} );
	on( 'pointerup', ( event ) => {
		const current = dragOf( event );
		if ( current?.state === 'waiting' ) {
			current.move( event, true );
		}
		drag = current ? null : drag;
	} );
	on( 'pointercancel', ( event ) => {
		const current = dragOf( event );
		current?.restore();
		drag = current ? null : drag;
	} );
	// Prevent the browser from dragging the image, which would interrupt the move.
	on( 'dragstart', ( event ) => event.preventDefault() );
}
