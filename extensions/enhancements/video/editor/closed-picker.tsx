import { ClosedPlaceholder } from './closed-placeholder';
import type { AroundPicker } from './own-picker';

/** A media picker that accepts only URLs. */
export const closedPicker = (
	/** Called when the author tries to upload or to use the media library. */
	onRefused: () => void
): AroundPicker =>
	function ClosedPicker( { Picker, ...props } ) {
		return props.placeholder ? (
			<ClosedPlaceholder { ...props } draw={ props.placeholder } />
		) : (
			<Picker
				{ ...props }
				handleUpload={ false }
				onSelect={ onRefused }
			/>
		);
	};
