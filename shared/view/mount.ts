import { windowOf, type Realm } from './window-of';

/**
 * Hands an error to the browser as if nobody had caught it: the console shows it, error monitors hear of it, the caller goes on.
 * Browsers older than 2022 have no `reportError`; there a timer throws it.
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
 * What a script adds to a root that means something without it.
 * Every listener takes `{ signal }`; when the signal aborts, the root is as it was found.
 */
export type Behaviour = ( root: HTMLElement, signal: AbortSignal ) => void;

/** On every root whose behaviour runs, for stylesheets and end-to-end tests to see. */
export const MOUNTED_ATTRIBUTE = 'data-dovetail-mounted';

/**
 * The mark that decides. A property and not the attribute: a copy of a root (a pop-up's clone, a page that the
 * client-side router put aside) carries the attributes along and still has to be mounted. A name and not a local set:
 * two bundles on one page respect each other's marks.
 */
const OWNED = 'dovetailMounted';

/**
 * Mounts one behaviour on one root, as the editor's preview does, and returns the controller that unmounts it.
 * A root has one behaviour: on a mounted root nothing happens, and the controller comes back aborted.
 * A behaviour that throws is reported and torn down; its root stays taken until the controller aborts, so that nobody
 * tries again and again.
 */
export function mount(
	root: HTMLElement,
	behaviour: Behaviour
): AbortController {
	const controller = new AbortController();
	if ( Reflect.has( root, OWNED ) ) {
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
		Reflect.deleteProperty( root, OWNED );
	} );
	Reflect.set( root, OWNED, true );
	root.setAttribute( MOUNTED_ATTRIBUTE, '' );
	try {
		behaviour( root, running.signal );
	} catch ( error ) {
		stop();
		reportFailure( error, windowOf( root ) );
	}
	return controller;
}

/**
 * Mounts a behaviour on every root that matches, now and for as long as the page lives: roots that arrive later
 * (client-side navigation, endless scrolling) are mounted, roots that leave are unmounted, a root that moves keeps
 * its state. Roots mounted already are skipped, so calling twice does no harm; a root whose behaviour throws hurts
 * no other. While the page is still being parsed nothing is mounted: a root's children may be missing.
 *
 * @return The controller: aborting it unmounts all and ends the watch; the roots can then be mounted again.
 */
export function mountAll(
	selector: string,
	behaviour: Behaviour,
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
			const controller = mount( root, behaviour );
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
