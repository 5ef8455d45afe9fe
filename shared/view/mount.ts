import { reportFailure } from './report-failure';
import { windowOf } from './window-of';

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
