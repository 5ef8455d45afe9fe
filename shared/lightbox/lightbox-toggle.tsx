import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

/** Switch that opens the pictures of a block in WordPress's lightbox. */
export function LightboxToggle( {
	isOn,
	onChange,
	hasButtons = false,
}: {
	isOn: boolean;
	onChange( isOn: boolean ): void;
	/** Whether only the button on a picture enlarges it, because a click on the picture does something else. */
	hasButtons?: boolean;
} ): ReactNode {
	return (
		<ToggleControl
			label={
				hasButtons
					? __( 'Show enlarge buttons', 'dovetail-blocks' )
					: __( 'Enlarge on click', 'dovetail-blocks' )
			}
			help={
				hasButtons
					? __(
							'Each picture gets a button that opens it in full size.',
							'dovetail-blocks'
						)
					: __(
							'Pictures with a link open their link instead.',
							'dovetail-blocks'
						)
			}
			checked={ isOn }
			onChange={ onChange }
		/>
	);
}
