import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

/** Toggle that makes the pictures of a block open in WordPress's lightbox. */
export function LightboxToggle( {
	isOn,
	onChange,
	hasButtons = false,
}: {
	isOn: boolean;
	onChange( isOn: boolean ): void;
	/** Whether visitors enlarge a picture only with a button, because a click on the picture has another function. */
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
