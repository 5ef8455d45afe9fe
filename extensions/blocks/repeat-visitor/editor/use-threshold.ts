import { useState } from '@wordpress/element';
import { parseThreshold } from '../rules/visits';

/**
 * A field for the number of visits. What is typed and is no threshold stays in the field; the one that is set stays set.
 */
export function useThreshold(
	threshold: number,
	onChange: ( threshold: number ) => void
) {
	const [ typed, setTyped ] = useState( String( threshold ) );
	const isInvalid = parseThreshold( typed ) === null;
	// Undoing, for one, changes the threshold from elsewhere.
	const value =
		isInvalid || parseThreshold( typed ) === threshold
			? typed
			: String( threshold );
	return {
		isInvalid,
		field: {
			__next40pxDefaultSize: true as const,
			type: 'number' as const,
			min: 1,
			step: 1,
			inputMode: 'numeric' as const,
			value,
			'aria-invalid': isInvalid,
			onChange( next: string ) {
				setTyped( next );
				const parsed = parseThreshold( next );
				if ( parsed !== null ) {
					onChange( parsed );
				}
			},
		},
	};
}
