import { useState } from '@wordpress/element';
import { parseThreshold } from '../rules/visits';

/**
 * A field for the number of visits. What is typed and is no threshold stays in the field, and the former threshold
 * stays set: of `2.5`, nothing may keep 2.
 */
export function useThreshold(
	threshold: number,
	onChange: ( threshold: number ) => void
) {
	const [ { typed, former }, setTyped ] = useState( {
		typed: String( threshold ),
		former: threshold,
	} );
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
			onFocus: () => setTyped( { typed: value, former: threshold } ),
			onChange( next: string ) {
				const parsed = parseThreshold( next ) ?? former;
				setTyped( { typed: next, former } );
				if ( parsed !== threshold ) {
					onChange( parsed );
				}
			},
		},
	};
}
