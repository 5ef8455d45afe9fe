import { useEffect, useRef } from '@wordpress/element';

/** Whether the user has clicked a link to a connection since the editor was opened. */
let hasLeft = false;

/**
 * Calls a function when the user comes back to the editor's tab after clicking a link to a connection.
 *
 * @param onReturn Called when the user comes back, to check the connection again.
 * @return Click handler for the link.
 */
export function useReturn( onReturn: () => void ): () => void {
	const latest = useRef( onReturn );
	useEffect( () => {
		latest.current = onReturn;
	} );
	useEffect( () => {
		const notice = () => {
			if ( hasLeft && ! document.hidden ) {
				latest.current();
			}
		};
		document.addEventListener( 'visibilitychange', notice );
		return () => document.removeEventListener( 'visibilitychange', notice );
	}, [] );
	return () => {
		hasLeft = true;
	};
}
