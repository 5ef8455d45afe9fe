import { store as blockEditorStore } from '@wordpress/block-editor';
import type { useRegistry } from '@wordpress/data';
import {
	currentGesture,
	goesOn,
	isRichText,
	isSameEvent,
	whenLetGo,
	type Gesture,
} from './gesture';

type Registry = ReturnType< typeof useRegistry >;

/** After a pause of this many milliseconds, typing becomes an undo step, as in rich text. */
export const PAUSE_MS = 1000;

/** The undo step of the most recent write. */
type Step = {
	/** Whether a write during the given gesture is part of this step. */
	takes( now: Gesture ): boolean;
	/** Ends the step: the next write starts a new one. */
	end(): void;
	/** Cancels the timer of this step, because the next write continues the step. */
	goOn(): void;
	/** Call this after a write that changed nothing. WordPress starts a new undo step even then. */
	stay(): void;
};

let last: Step | null = null;

/**
 * Writes to a block so that each completed action of the author is one undo step. By default, WordPress merges
 * consecutive writes of the same attributes, even after a pause. It separates writes of different attributes, even if
 * one click caused them.
 *
 * @param registry Registry of the editor.
 * @param clientId Client ID of the block to write to. Writes to its children also belong to the step.
 * @param write    A synchronous function that writes to the block.
 */
export function asStep(
	registry: Registry,
	clientId: string,
	write: () => void
): void {
	const gesture = currentGesture();
	const joined = last?.takes( gesture ) ? last : null;
	if ( ! joined ) {
		last?.end();
	} else if ( ! isRichText( gesture ) ) {
		// Continue the step. Skipped for rich text, which creates its own steps.
		registry
			.dispatch( blockEditorStore )
			.__unstableMarkNextChangeAsNotPersistent?.();
	}
	const before = snapshot( registry, clientId );
	write();
	// Do not end a step after a write without changes. After an undo, ending the step would clear the redo history.
	if ( isSame( before, snapshot( registry, clientId ) ) ) {
		joined?.stay();
	} else {
		last?.goOn();
		last = beginStep( registry, clientId, gesture );
	}
}

function beginStep(
	registry: Registry,
	clientId: string,
	gesture: Gesture
): Step {
	const written = snapshot( registry, clientId );
	/** Whether the post is unchanged since this write. Another block or an undo may have changed it. */
	const isLast = () => isSame( written, snapshot( registry, clientId ) );
	const waiting = new AbortController();
	let isOpen = true;
	let isPressed = gesture.isHeld;
	const mark = () =>
		isLast() &&
		registry
			.dispatch( blockEditorStore )
			.__unstableMarkLastChangeAsPersistent?.();
	const end = () => {
		waiting.abort();
		if ( isOpen ) {
			isOpen = false;
			mark();
		}
	};
	if ( isPressed ) {
		whenLetGo(
			gesture.event,
			() => {
				if ( isPressed ) {
					isPressed = false;
					endAfterwards( gesture, end, waiting.signal );
				}
			},
			waiting.signal
		);
	} else if ( gesture.isGoingOn ) {
		endAfterwards( gesture, end, waiting.signal );
	} else {
		end();
	}
	return {
		takes: ( now ) =>
			isLast() &&
			( isSameEvent( gesture, now ) ||
				( isOpen && goesOn( gesture, now, isPressed ) ) ),
		end,
		goOn: () => waiting.abort(),
		stay: () => isOpen || mark(),
	};
}

/** Ends a step after a pause, or when the field loses focus and its own listeners have run. */
function endAfterwards(
	{ element }: Gesture,
	end: () => void,
	signal: AbortSignal
): void {
	const timer = setTimeout( end, PAUSE_MS );
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
	element?.ownerDocument.defaultView?.addEventListener(
		'focusout',
		( { target } ) => target === element && end(),
		{ signal }
	);
}

/**
 * Returns a snapshot to compare with `isSame`. It differs if the block or, outside of patterns, any other block in the
 * post has changed.
 */
function snapshot( registry: Registry, clientId: string ): unknown[] {
	const { getBlock, getBlocks } = registry.select( blockEditorStore );
	return [ getBlock( clientId ), getBlocks() ];
}

function isSame( one: unknown[], other: unknown[] ): boolean {
	return one.every( ( part, at ) => part === other[ at ] );
}
