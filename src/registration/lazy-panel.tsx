import type { PanelDefinition } from '#shared/definitions';
import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';

/** The component of a panel, loaded once the editor has drawn; a panel that cannot load is simply not there. */
export function lazyPanel( {
	slug,
	render,
}: PanelDefinition ): () => ReactNode {
	return function LazyPanel() {
		const [ panel, setPanel ] = useState< { Panel: () => ReactNode } >();

		useEffect( () => {
			let isMounted = true;
			render().then(
				( Panel ) => isMounted && setPanel( { Panel } ),
				( error: unknown ) =>
					console.error(
						`The panel ${ slug } could not be loaded.`,
						error
					)
			);
			return () => {
				isMounted = false;
			};
		}, [] );

		return panel ? <panel.Panel /> : null;
	};
}
