import { whenNearViewport } from '#shared/view';
import { ERROR_CODE, WAITING_CLASS } from '../class-names';

/**
 * Loads the map when the visitor scrolls near it. Before that, and if loading fails, visitors see the list of places.
 */
export function map( root: HTMLElement, signal: AbortSignal ): void {
	whenNearViewport(
		root,
		() =>
			import( /* webpackChunkName: "blocks/map/near" */ './near' ).then(
				( { startMap: near } ) =>
					signal.aborted || near( root, signal ),
				( error: unknown ) => {
					root.classList.remove( WAITING_CLASS );
					console.error( `${ ERROR_CODE }:`, error );
				}
			),
		{ signal }
	);
}

/** Provides the map library to the editor, which draws on the canvas itself. */
export function stage( element: HTMLElement, signal: AbortSignal ): void {
	whenNearViewport(
		element,
		() =>
			void import(
				/* webpackChunkName: "blocks/map/near" */ './near'
			).then( ( { lendLibrary } ) => lendLibrary( element, signal ) ),
		{ signal, margin: '100%' }
	);
}
