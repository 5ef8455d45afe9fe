import type { PanelDefinition } from '#shared/definitions';
import { useLazy, type Lazy } from '#shared/ui';
import { useEffect } from '@wordpress/element';
import type { ReactNode } from 'react';

/** The component of a panel, loaded once the editor has drawn; a panel that cannot load is simply not there. */
export function lazyPanel( {
	slug,
	render,
}: PanelDefinition ): () => ReactNode {
	const panel: Lazy< () => ReactNode > = { load: render };

	return function LazyPanel() {
		const { part: Panel, error } = useLazy( panel );
		useEffect( () => {
			if ( error ) {
				console.error(
					`The panel ${ slug } could not be loaded.`,
					error
				);
			}
		}, [ error ] );
		return Panel ? <Panel /> : null;
	};
}
