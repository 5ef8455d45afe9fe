import { lendAttributes, type Realm, windowOf } from '#shared/view';
import type { PlayerEvent } from '../rules/player';
import { followGestures } from './input';

/**
 * Provides fullscreen: the stage covers the page, and the rest of the page is inert. The focus stays inside the stage
 * and afterward returns to the previous element. Also requests the browser's fullscreen where supported (not on
 * iPhones, and only after a click).
 *
 * @return Opens or closes fullscreen.
 */
export function fillScreen(
	stage: HTMLElement,
	dispatch: ( event: PlayerEvent ) => void,
	signal: AbortSignal
): ( isOn: boolean ) => void {
	const doc = stage.ownerDocument;
	let filled: AbortController | null = null;

	signal.addEventListener( 'abort', () => filled?.abort() );
	return ( isOn ) => {
		if ( ! isOn ) {
			filled?.abort();
			filled = null;
		} else if ( ! filled ) {
			filled = new AbortController();
			enter( filled.signal );
		}
	};

	function enter( until: AbortSignal ): void {
		const before = doc.activeElement as HTMLElement | null;
		lendAttributes(
			stage,
			{ role: 'dialog', 'aria-modal': 'true' },
			until
		);
		for ( const element of outsideOf( stage ) ) {
			lendAttributes( element, { inert: '' }, until );
		}
		stage.focus( { preventScroll: true } );
		stage.addEventListener( 'keydown', keepFocus, { signal: until } );
		const isLeft = () => dispatch( { type: 'fullscreen', isOn: false } );
		// The browser may still be leaving an earlier fullscreen.
		let isFull = false;
		doc.addEventListener(
			'fullscreenchange',
			() => {
				if ( isFull && ! doc.fullscreenElement ) {
					isLeft();
				}
				isFull = doc.fullscreenElement === stage;
			},
			{ signal: until }
		);
		followGestures( stage, dispatch, until );
		stepBack( windowOf( stage ), isLeft, until );
		// If the browser rejects the request, the stage still covers the page.
		stage
			.requestFullscreen?.()
			.then( () => {
				isFull = true;
				if ( until.aborted ) {
					leave();
				}
			} )
			.catch( () => {} );

		until.addEventListener( 'abort', () => {
			leave();
			if ( before?.isConnected && before !== doc.body ) {
				before.focus( { preventScroll: true } );
			}
		} );
	}

	function leave(): void {
		if ( doc.fullscreenElement === stage ) {
			doc.exitFullscreen().catch( () => {} );
		}
	}

	/** Keeps the focus in the story: after the last button, Tab moves to the first. */
	function keepFocus( event: KeyboardEvent ): void {
		if ( event.key !== 'Tab' ) {
			return;
		}
		const buttons = Array.from(
			stage.querySelectorAll< HTMLElement >( 'button' )
		).filter( ( each ) => ! each.closest( '[hidden]' ) );
		const [ from, to ] = event.shiftKey
			? [ buttons[ 0 ], buttons.at( -1 ) ]
			: [ buttons.at( -1 ), buttons[ 0 ] ];
		const { activeElement } = doc;
		if (
			activeElement === from ||
			( event.shiftKey && activeElement === stage )
		) {
			event.preventDefault();
			to?.focus();
		}
	}
}

/** Returns all elements except the given one, its ancestors and its descendants. */
function outsideOf( element: Element ): Element[] {
	const outside: Element[] = [];
	for (
		let inside = element;
		inside.parentElement && inside !== element.ownerDocument.body;
		inside = inside.parentElement
	) {
		outside.push(
			...Array.from( inside.parentElement.children ).filter(
				( each ) => each !== inside && ! each.hasAttribute( 'inert' )
			)
		);
	}
	return outside;
}

/** Property of `history.state` that identifies the story's history entry. */
const MARK = 'dovetailStory';

/**
 * Whether a history entry is being removed, which takes a moment. Removing one again meanwhile would go back too far.
 */
let isLeaving = false;

/**
 * Makes the Back button close the story instead of leaving the page. Adds a history entry, and removes that entry if
 * the story closes in another way.
 *
 * @param win
 * @param onBack
 * @param until  Aborts when the story has closed.
 */
function stepBack( win: Realm, onBack: () => void, until: AbortSignal ): void {
	const { history } = win;
	// Use a unique value, because after a reload, the page may still be at an older entry of the story.
	const mark = Math.random();
	const isHere = () => Object( history.state )[ MARK ] === mark;
	const step = () => {
		history.pushState( { ...history.state, [ MARK ]: mark }, '' );
		win.addEventListener( 'popstate', () => isHere() || onBack(), {
			signal: until,
		} );
		until.addEventListener( 'abort', () => {
			if ( isHere() ) {
				isLeaving = true;
				win.addEventListener( 'popstate', () => ( isLeaving = false ), {
					once: true,
				} );
				history.back();
			}
		} );
	};
	if ( isLeaving ) {
		win.addEventListener( 'popstate', step, { once: true, signal: until } );
	} else {
		step();
	}
}
