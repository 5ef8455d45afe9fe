import { useEffect, useState } from '@wordpress/element';

/** A part that is loaded when it is first needed, and once for all who need it. */
export type Lazy< Part > = { load(): Promise< Part >; loaded?: Part };

/**
 * The part once it is there, or why it is not. A failure is forgotten by `retry`, and by whoever needs the part next.
 * Not `React.lazy`: that remembers a failure for ever, and its suspension crashes a block without a boundary.
 *
 * @param source   A value that stays the same.
 * @param isNeeded False while nothing is to be loaded.
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
