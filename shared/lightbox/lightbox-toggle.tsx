import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

/** Switches WordPress's lightbox on for the pictures of a block. */
export function LightboxToggle( {
	isOn,
	onChange,
}: {
	isOn: boolean;
	onChange( isOn: boolean ): void;
} ): ReactNode {
	return (
		<ToggleControl
			label={ __( 'Enlarge on click', 'dovetail-blocks' ) }
			help={ __(
				'Pictures with a link open their link instead.',
				'dovetail-blocks'
			) }
			checked={ isOn }
			onChange={ onChange }
		/>
	);
}
