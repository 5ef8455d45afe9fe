import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import type { ReactElement, ReactNode } from 'react';
import { SLIDE_TYPES } from '../markup';

/** A button that opens the media library, which includes uploads. Renders nothing for users who may not upload. */
export function LibraryButton( {
	label,
	icon,
	variant = 'secondary',
	allowedTypes = SLIDE_TYPES,
	multiple = false,
	onSelect,
}: {
	label: string;
	/** Icon that replaces the button's visible label. */
	icon?: ReactElement;
	variant?: 'primary' | 'secondary';
	allowedTypes?: readonly string[];
	multiple?: boolean;
	onSelect( media: readonly unknown[] ): void;
} ): ReactNode {
	return (
		<MediaUploadCheck>
			<MediaUpload
				multiple={ multiple }
				allowedTypes={ allowedTypes }
				onSelect={ ( chosen: unknown ) =>
					onSelect( Array.isArray( chosen ) ? chosen : [ chosen ] )
				}
				render={ ( { open } ) => (
					<Button
						__next40pxDefaultSize
						variant={ variant }
						onClick={ open }
						{ ...( icon ? { icon, label } : { children: label } ) }
					/>
				) }
			/>
		</MediaUploadCheck>
	);
}
