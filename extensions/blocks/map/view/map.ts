import { whenNearViewport } from '#shared/view';
import { ERROR_CODE, WAITING_CLASS } from '../class-names';

/** Until the visitor nears it a map is its list of places. Everything else comes then; where it does not, the list stays. */
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

/** In the canvas of the editor, the map's library for who draws there: browsers draw 16 maps at most. */
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
