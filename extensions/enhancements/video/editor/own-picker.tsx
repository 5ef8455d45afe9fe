import { createContext, useContext } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';

/** Subset of the props of WordPress's `MediaPlaceholder` and `MediaReplaceFlow`. */
type PickerProps = {
	handleUpload?: boolean;
	onSelect?( media: unknown ): void;
	onSelectURL?( url: string ): void;
	onError?( message: string ): void;
	/** Wraps the picker's buttons. Only `MediaPlaceholder` has this prop. */
	placeholder?( content: ReactNode ): ReactNode;
};

type Picker = ComponentType< PickerProps >;

/** Wraps a media picker inside a video block. */
export type AroundPicker = ComponentType< PickerProps & { Picker: Picker } >;

/** The video block's wrapper for media pickers; null outside of video blocks. */
export const OwnPicker = createContext< AroundPicker | null >( null );

/** Wraps a media picker with the component that its video block provides. */
export const withOwnPicker =
	( Picker: Picker ): Picker =>
	( props ) => {
		const Own = useContext( OwnPicker );
		return Own ? (
			<Own { ...props } Picker={ Picker } />
		) : (
			<Picker { ...props } />
		);
	};
