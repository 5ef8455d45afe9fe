import { windowOf, type Realm } from './window-of';

/**
 * Reports an error as uncaught, so that the console and error monitors get it while the caller continues. Browsers
 * before 2022 lack `reportError`; a timer throws it there.
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
 * Behavior that a script adds to an element, which also works without it. Every listener takes `{ signal }`. When the
 * signal aborts, the behavior restores the element.
 */
export type Behavior = ( root: HTMLElement, signal: AbortSignal ) => void;

/** Attribute of every root whose behavior runs, for stylesheets and end-to-end tests. */
export const MOUNTED_ATTRIBUTE = 'data-dovetail-mounted';

/**
 * Marks a mounted root. It is a property instead of an attribute, because a cloned root (pop-up, client-side router)
 * copies attributes but is not mounted. The name is fixed, so that two bundles respect each other's marks.
 */
const MOUNTED_PROPERTY = 'dovetailMounted';

/**
 * Mounts a behavior on one root, as the editor's preview does, and returns the controller that unmounts it. A root has
 * one behavior: on a mounted root, nothing happens and the returned controller is aborted. If a behavior throws, the
 * error is reported and the behavior is unmounted. Its root stays marked until the controller aborts, so that it is not
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
 * Mounts a behavior on every matching root, now and later. New roots (client-side navigation, infinite scroll) are
 * mounted, removed roots unmounted, and moved roots keep their state. Mounted roots are skipped, so calling twice is
 * safe; an error in one root does not affect others. Nothing is mounted while the page is still being parsed, because
 * children may be missing.
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
