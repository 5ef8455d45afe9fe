import { propertyOf } from '#shared/validation';
import type { AroundPicker } from './own-picker';
import { isBlob } from './video-props';

/** A media picker that reports when an upload starts and ends. */
export const watchedPicker = (
	onUploading: ( isUploading: boolean ) => void
): AroundPicker =>
	function WatchedPicker( { Picker, ...props } ) {
		return (
			<Picker
				{ ...props }
				onSelect={ ( media ) => {
					onUploading( isBlob( propertyOf( media, 'url' ) ) );
					props.onSelect?.( media );
				} }
				onError={ ( message ) => {
					onUploading( false );
					props.onError?.( message );
				} }
			/>
		);
	};
