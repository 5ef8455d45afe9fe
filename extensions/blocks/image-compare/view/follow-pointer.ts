import type { Slider } from './build-slider';

/**
 * Tells where a mouse, a pen or a finger wants the divider: at once where it presses, and all along while it drags,
 * also outside of the pictures. What else stands on the stage, a caption for example, is left alone.
 *
 * @param slider the parts of the slider
 * @param move   gets the event; `isGliding` when the divider is sent to a far place and not dragged there
 * @param signal ends it
 */
export function followPointer(
	{ stage, first, second, handle }: Slider,
	move: ( event: PointerEvent, isGliding: boolean ) => void,
	signal: AbortSignal
): void {
	const parts: EventTarget[] = [ first, second, handle ];
	let draggedBy: number | null = null;

	const isDragging = ( event: PointerEvent ) => event.pointerId === draggedBy;
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
		draggedBy = event.pointerId;
		// A finger that has just come down may want to scroll the page: the divider waits for what it does.
		if ( event.pointerType !== 'touch' ) {
			move( event, true );
		}
		handle.setPointerCapture( event.pointerId );
	} );
	on( 'pointermove', ( event ) => {
		if ( isDragging( event ) ) {
			move( event, false );
		}
	} );
	on( 'pointerup', ( event ) => {
		if ( isDragging( event ) ) {
			draggedBy = null;
			if ( event.pointerType === 'touch' ) {
				move( event, true );
			}
		}
	} );
	on( 'pointercancel', () => {
		draggedBy = null;
	} );
	// The browser's own dragging of a picture would end ours.
	on( 'dragstart', ( event ) => event.preventDefault() );
}
