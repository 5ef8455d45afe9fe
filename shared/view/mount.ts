import { windowOf, type Realm } from './window-of';

/**
 * Reports an error to the console and to error monitors, and lets the caller continue. In browsers before 2022, which
 * lack `reportError`, throws the error in a timer.
 */
function reportFailure( error: unknown, win: Realm ): void {
	if ( typeof win.reportError === 'function' ) {
		win.reportError( error );
	} else {
		win.setTimeout( () => {
			throw error;
		} );
	}
}

/**
 * Adds behavior to an element that also works without the script. Add every listener with `{ signal }`. When the signal
 * aborts, the behavior must restore the element.
 */
export type Behavior = ( root: HTMLElement, signal: AbortSignal ) => void;

/** Attribute that a root element has while its behavior runs, for stylesheets and end-to-end tests. */
export const MOUNTED_ATTRIBUTE = 'data-dovetail-mounted';

/**
 * Property that marks a mounted root. A property and not an attribute, because a clone (in a pop-up or client-side
 * router) copies attributes but is not mounted. The name is fixed, so that all bundles recognize the mark.
 */
const MOUNTED_PROPERTY = 'dovetailMounted';

/**
 * Mounts a behavior on one root element, for example in the editor's preview. Returns the controller that unmounts the
 * behavior. On a root that is already mounted, does nothing and returns an aborted controller. If the behavior throws,
 * reports the error and undoes the behavior. The root then stays marked until the controller aborts, so that it is not
 * retried endlessly.
 */
export function mount(
	root: HTMLElement,
	behavior: Behavior
): AbortController {
	const controller = new AbortController();
	if ( Reflect.has( root, MOUNTED_PROPERTY ) ) {
		controller.abort();
		return controller;
	}
	const running = new AbortController();
	const stop = () => {
		running.abort();
		root.removeAttribute( MOUNTED_ATTRIBUTE );
	};
	controller.signal.addEventListener( 'abort', () => {
		stop();
		Reflect.deleteProperty( root, MOUNTED_PROPERTY );
	} );
	Reflect.set( root, MOUNTED_PROPERTY, true );
	root.setAttribute( MOUNTED_ATTRIBUTE, '' );
	try {
		behavior( root, running.signal );
	} catch ( error ) {
		stop();
		reportFailure( error, windowOf( root ) );
	}
	return controller;
}

/**
 * Mounts a behavior on all current and future elements that match the selector (roots). Mounts roots that are added
 * later (client-side navigation, infinite scroll), unmounts removed roots, and keeps the state of moved roots. Skips
 * mounted roots, so it can be called twice. An error in one root does not affect other roots. Waits until the page is
 * parsed, because until then, a root's children may be missing.
 *
 * @return A controller; aborting it unmounts all roots and stops watching. Roots can then be mounted again.
 */
export function mountAll(
	selector: string,
	behavior: Behavior,
	doc: Document = document
): AbortController {
	const all = new AbortController();
	const { signal } = all;
	const mounted = new Map< HTMLElement, AbortController >();

	const update = () => {
		mounted.forEach( ( controller, root ) => {
			if ( ! root.isConnected ) {
				mounted.delete( root );
				controller.abort();
			}
		} );
		doc.querySelectorAll< HTMLElement >( selector ).forEach( ( root ) => {
			const controller = mount( root, behavior );
			if ( ! controller.signal.aborted ) {
				mounted.set( root, controller );
			}
		} );
	};

	const watch = new ( windowOf( doc ).MutationObserver )( update );
	const start = () => {
		watch.observe( doc, { childList: true, subtree: true } );
		update();
	};
	signal.addEventListener( 'abort', () => {
		watch.disconnect();
		mounted.forEach( ( controller ) => controller.abort() );
	} );
	if ( doc.readyState === 'loading' ) {
		doc.addEventListener( 'DOMContentLoaded', start, { signal } );
	} else {
		start();
	}
	return all;
}
