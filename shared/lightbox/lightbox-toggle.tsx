import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

/** Toggle that makes a block's images open in WordPress's lightbox. */
export function LightboxToggle( {
	isOn,
	onChange,
	hasButtons = false,
}: {
	isOn: boolean;
	onChange( isOn: boolean ): void;
	/** Whether visitors can enlarge an image only with a button, because clicking the image does something else. */
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
							'Each image gets a button that opens it at full size.',
							'dovetail-blocks'
						)
					: __(
							'Images with a link open the link instead.',
							'dovetail-blocks'
						)
			}
			checked={ isOn }
			onChange={ onChange }
		/>
	);
}
