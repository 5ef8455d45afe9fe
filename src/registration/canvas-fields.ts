import { NAMESPACE } from '#shared/definitions';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch, select } from '@wordpress/data';
import { focus, isRTL } from '@wordpress/dom';
import { addGuideItem } from './guide-item';

/** The last focused element and the client ID of its block, by the canvas's document. */
const lastFocused = new WeakMap<
	Document,
	{ element: Element; clientId?: string }
>();

/**
 * Adapts the keyboard and focus behavior of a block's controls in the canvas. Called after each render of a block.
 * Ctrl+A selects the text of a field instead of all blocks, Tab reaches links, and walking through the post with arrow
 * keys changes no value. If a field disappears because its value was accepted, the focus moves to the block.
 */
export function lookAfterFields( clientId: string ): void {
	addGuideItem();
	const block = findBlock( clientId );
	if ( ! block ) {
		return;
	}
	const doc = block.ownerDocument;
	watch( doc );
	const last = lastFocused.get( doc );
	if (
		last?.clientId === clientId &&
		! last.element.isConnected &&
		doc.hasFocus() &&
		doc.activeElement === doc.body
	) {
		block.focus();
	}
}

/** Returns the block's element from the page, or from the canvas's iframe if there is one. */
function findBlock( clientId: string ): HTMLElement | null {
	const frame = document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	);
	return (
		frame?.contentDocument?.getElementById( `block-${ clientId }` ) ??
		document.getElementById( `block-${ clientId }` )
	);
}

function watch( doc: Document ): void {
	if ( lastFocused.has( doc ) ) {
		return;
	}
	remember( doc, doc.activeElement ?? doc.body );
	doc.addEventListener( 'focusin', ( { target } ) =>
		remember( doc, target as Element )
	);
	// Listen in the capture phase, before WordPress, which treats an empty field as fully selected and would then
	// select all blocks.
	doc.addEventListener(
		'keydown',
		( event ) => {
			if ( isSelectAll( event ) && isOwnField( event.target ) ) {
				event.stopPropagation();
			}
			if ( event.key === 'Tab' ) {
				tabToLink( event );
			}
		},
		{ capture: true }
	);
	leaveWithArrows( doc );
}

/** Stores the focused element and its block, because a removed element no longer shows which block contained it. */
function remember( doc: Document, element: Element ): void {
	lastFocused.set( doc, {
		element,
		clientId:
			element.closest< HTMLElement >( '[data-block]' )?.dataset.block,
	} );
}

const isSelectAll = ( event: KeyboardEvent ) =>
	( event.ctrlKey || event.metaKey ) &&
	! event.shiftKey &&
	! event.altKey &&
	( event.code === 'KeyA' || event.key.toLowerCase() === 'a' );

const isOwnField = ( target: EventTarget | null ) =>
	( target as Element ).matches?.( 'input, textarea' ) &&
	ownBlock( target as Element ) !== undefined;

/** Returns the element of the closest block around an element, if that block belongs to this plugin. */
function ownBlock( element: Element ): Element | undefined {
	const block = element.closest?.( '[data-type]' );
	return block?.matches( `[data-type^="${ NAMESPACE }/"]` )
		? block
		: undefined;
}

/** Input types whose value the browser changes with arrow keys. */
const ARROW_INPUTS = [
	'date',
	'datetime-local',
	'month',
	'number',
	'range',
	'time',
	'week',
]
	.map( ( type ) => `input[type="${ type }"]` )
	.join();

/**
 * Makes arrow keys leave a block if an arrow key moved the focus to a field whose value they would change. Any other
 * key or a click in the field makes them work in the field again. WordPress walks into such fields, but not out.
 */
function leaveWithArrows( doc: Document ): void {
	let isWalking = false;
	let reached: EventTarget | null = null;
	doc.addEventListener( 'focusin', ( { target } ) => {
		const isReached =
			isWalking &&
			( target as Element ).matches( ARROW_INPUTS ) &&
			ownBlock( target as Element ) !== undefined;
		reached = isReached ? target : null;
	} );
	const stop = () => {
		isWalking = false;
		reached = null;
	};
	doc.addEventListener( 'pointerdown', stop, { capture: true } );
	// WordPress moves the focus before the key is released. Later, the focus comes back from another window.
	doc.addEventListener(
		'keyup',
		() => {
			isWalking = false;
		},
		{ capture: true }
	);
	doc.addEventListener(
		'keydown',
		( event ) => {
			if ( ! event.key.startsWith( 'Arrow' ) ) {
				stop();
				return;
			}
			isWalking = true;
			const hasModifier =
				event.shiftKey ||
				event.ctrlKey ||
				event.altKey ||
				event.metaKey;
			if ( event.target === reached && ! hasModifier ) {
				event.preventDefault();
				const next = isRTL( reached as Element )
					? 'ArrowLeft'
					: 'ArrowRight';
				leaveBlock(
					reached as Element,
					[ 'ArrowDown', next ].includes( event.key )
				);
			}
		},
		{ capture: true }
	);
}

/** Selects the next or previous block. If there is none, moves the focus to the block itself. */
function leaveBlock( field: Element, isForward: boolean ): void {
	const block = field.closest< HTMLElement >( '[data-block]' );
	const { getBlockRootClientId, ...blocks } = select( blockEditorStore );
	let clientId: string | null | undefined = block?.dataset.block;
	while ( clientId ) {
		const neighbor = isForward
			? blocks.getNextBlockClientId( clientId )
			: blocks.getPreviousBlockClientId( clientId );
		if ( neighbor ) {
			dispatch( blockEditorStore ).selectBlock(
				neighbor,
				isForward ? 0 : -1
			);
			return;
		}
		clientId = getBlockRootClientId( clientId );
	}
	block?.focus();
}

/**
 * Moves the focus with Tab between a link and the controls next to it, such as in a placeholder. WordPress would move
 * the focus out of the block, because links are usually content.
 */
function tabToLink( event: KeyboardEvent ): void {
	const from = event.target as HTMLElement;
	const block = ownBlock( from );
	const next =
		focus.tabbable[ event.shiftKey ? 'findPrevious' : 'findNext' ]( from );
	if (
		block &&
		next?.closest( '[data-type]' ) === block &&
		[ from, next ].some( isControlLink )
	) {
		event.preventDefault();
		next.focus();
	}
}

const isControlLink = ( element: Element ) =>
	element.matches( 'a.components-button, a.components-external-link' );
