import { useEffect, useState } from '@wordpress/element';
import type { Label } from './labels';

/** Milliseconds for which a notification shows while its words are edited. */
export const SAMPLE_MS = 3000;

/** Which notification shows as a sample, and a way to show one; it goes by itself. */
export function useSample(): {
	sample: Label | null;
	showSample( label: Label ): void;
} {
	// A new object for each change of words, so that the time begins anew.
	const [ shown, setShown ] = useState< { label: Label } | null >( null );
	useEffect( () => {
		if ( ! shown ) {
			return;
		}
		const timer = setTimeout( () => setShown( null ), SAMPLE_MS );
		return () => clearTimeout( timer );
	}, [ shown ] );
	return {
		sample: shown?.label ?? null,
		showSample: ( label ) => setShown( { label } ),
	};
}
