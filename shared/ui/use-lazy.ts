import { useEffect, useState } from '@wordpress/element';

/** Code that is loaded only once, when the first component needs it, and shared by all components. */
export type Lazy< Part > = { load(): Promise< Part >; loaded?: Part };

/**
 * Returns the loaded code or the error. After an error, `retry` loads the code again, and so does the next component
 * that needs the code. Used instead of `React.lazy`, which caches errors forever and crashes blocks without a Suspense
 * boundary.
 *
 * @param source   The code to load; must be the same in every render.
 * @param isNeeded Whether to load the code now.
 */
export function useLazy< Part >(
	source: Lazy< Part >,
	isNeeded = true
): { part: Part | undefined; error: unknown; retry(): void } {
	const [ , redraw ] = useState( 0 );
	const [ failure, setFailure ] = useState< { error: unknown } >();
	const isWaiting = isNeeded && ! source.loaded && ! failure;

	useEffect( () => {
		if ( ! isWaiting ) {
			return;
		}
		let isMounted = true;
		source.load().then(
			( part ) => {
				source.loaded = part;
				if ( isMounted ) {
					redraw( ( count ) => count + 1 );
				}
			},
			( error: unknown ) => isMounted && setFailure( { error } )
		);
		return () => {
			isMounted = false;
		};
	}, [ isWaiting, source ] );

	return {
		part: source.loaded,
		error: failure?.error,
		retry: () => setFailure( undefined ),
	};
}
