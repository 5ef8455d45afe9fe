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

/** Milliseconds without a key after which what was typed is a step; as rich text has it. */
export const PAUSE_MS = 1000;

/** What was written last. */
type Step = {
	/** Whether what is written now belongs to it. */
	takes( now: Gesture ): boolean;
	/** Whatever is written next is a step of its own. */
	end(): void;
	/** It goes on with what was written just now, and ends with that. */
	goOn(): void;
	/** To WordPress even a write that changed nothing has begun it again. */
	stay(): void;
};

let last: Step | null = null;

/**
 * Writes into a block, so that what the author has finished is one step for Undo. WordPress takes all writes of the
 * same attributes, one after another, for one step, however long the pauses are, and writes of different attributes
 * for different ones, though one press made them.
 *
 * @param registry Where the block is edited.
 * @param clientId The block that is written into; its children count.
 * @param write    Writes at once.
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
		// Rich text may have ended its step itself.
		registry
			.dispatch( blockEditorStore )
			.__unstableMarkNextChangeAsNotPersistent?.();
	}
	const before = snapshot( registry, clientId );
	write();
	// What changed nothing ends no step: after an undo it would take the way back to it.
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
	/** Nothing else has changed the post since: another block, an undo. */
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

/** Calls back after a pause, or when the field is left and those that listen have been told. */
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

/** What is another whenever the block or, outside of patterns, anything in the post has changed. */
function snapshot( registry: Registry, clientId: string ): unknown[] {
	const { getBlock, getBlocks } = registry.select( blockEditorStore );
	return [ getBlock( clientId ), getBlocks() ];
}

function isSame( one: unknown[], other: unknown[] ): boolean {
	return one.every( ( part, at ) => part === other[ at ] );
}
