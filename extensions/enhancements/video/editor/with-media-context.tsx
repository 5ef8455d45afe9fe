import { propertyOf } from '#shared/validation';
import { useContext } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { ClosedPlaceholder } from './closed-placeholder';
import { MediaContext } from './media-context';
import { isBlob } from './video-props';

/** What is used of WordPress's `MediaPlaceholder` and `MediaReplaceFlow`. */
type PickerProps = {
	handleUpload?: boolean;
	onSelect?( media: unknown ): void;
	onSelectURL?( url: string ): void;
	onError?( message: string ): void;
	/** Of the placeholder alone: draws it around its buttons. */
	placeholder?( content: ReactNode ): ReactNode;
};

/** A media picker that tells the video block in which it stands of an upload, or that the plan of the site closes. */
export function withMediaContext(
	Picker: ComponentType< PickerProps >
): ComponentType< PickerProps > {
	return function WithMediaContext( props ) {
		const context = useContext( MediaContext );
		if ( ! context ) {
			return <Picker { ...props } />;
		}
		if ( context.kind === 'closed' ) {
			return props.placeholder ? (
				<ClosedPlaceholder { ...props } draw={ props.placeholder } />
			) : (
				<Picker
					{ ...props }
					handleUpload={ false }
					onSelect={ context.onRefused }
				/>
			);
		}
		return (
			<Picker
				{ ...props }
				onSelect={ ( media ) => {
					context.onUploading( isBlob( propertyOf( media, 'url' ) ) );
					props.onSelect?.( media );
				} }
				onError={ ( message ) => {
					context.onUploading( false );
					props.onError?.( message );
				} }
			/>
		);
	};
}
