import { ClosedPlaceholder } from './closed-placeholder';
import type { AroundPicker } from './own-picker';

/** A media picker from which only an address is taken. */
export const closedPicker = (
	/** The author wanted to upload, or to take something of the library. */
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
