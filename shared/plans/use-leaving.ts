import { useRegistry } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import type { Registry } from './edited-post';

/** A way out of the page, and whether the author is on it. */
export type Leaving = {
	isLeaving: boolean;
	/** Does nothing while she is on her way. */
	leave(): void;
};

/**
 * Takes an author away from the page when she asks for it, once.
 *
 * @param go Resolves to whether she is on her way. It says itself why she is not.
 */
export function useLeaving(
	go: ( registry: Registry ) => Promise< boolean >
): Leaving {
	const registry = useRegistry();
	const [ isLeaving, setIsLeaving ] = useState( false );

	useEffect( () => {
		// Back again by the browser's button: the page is as it was left.
		const handlePageShow = ( { persisted }: PageTransitionEvent ) =>
			persisted && setIsLeaving( false );
		window.addEventListener( 'pageshow', handlePageShow );
		return () => window.removeEventListener( 'pageshow', handlePageShow );
	}, [] );

	return {
		isLeaving,
		leave() {
			if ( ! isLeaving ) {
				setIsLeaving( true );
				void go( registry ).then( setIsLeaving );
			}
		},
	};
}
