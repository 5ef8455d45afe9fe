import { mount, type Behaviour } from './mount';
import { windowOf } from './window-of';

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
