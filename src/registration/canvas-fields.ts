import { NAMESPACE } from '#shared/definitions';
import { focus } from '@wordpress/dom';
import { addGuideItem } from './guide-item';

/** The last focused element and the client ID of its block, by the canvas's document. */
const lastFocused = new WeakMap<
	Document,
	{ element: Element; clientId?: string }
>();

/**
 * Adapts the keyboard and focus behavior of a block's controls in the canvas. Called after each render of a block.
 * Ctrl+A selects the text of a field instead of all blocks, and Tab reaches links. If a field disappears because its
 * value was accepted, the focus moves to the block.
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
