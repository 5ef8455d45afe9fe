import { useEffect, useState } from '@wordpress/element';
import type { Label } from './labels';

/** Milliseconds for which a notification is shown while its text is edited. */
export const SAMPLE_MS = 3000;

/** Returns the notification that is shown as a sample, and a function to show one; it disappears by itself. */
export function useSample(): {
	sample: Label | null;
	showSample( label: Label ): void;
} {
	// A new object for each change of the text, so that the time starts again.
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
