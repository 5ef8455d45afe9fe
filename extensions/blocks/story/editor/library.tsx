import { MediaUpload } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { ALLOWED_TYPES } from '../attributes';

/** A button that opens the media library, where files can be uploaded too. */
export function Library( {
	allowedTypes = ALLOWED_TYPES,
	multiple = false,
	onSelect,
	render,
}: {
	allowedTypes?: readonly string[];
	multiple?: boolean;
	onSelect( media: readonly unknown[] ): void;
	render( open: () => void ): JSX.Element;
} ): ReactNode {
	return (
		<MediaUpload
			multiple={ multiple }
			allowedTypes={ allowedTypes }
			onSelect={ ( chosen: unknown ) =>
				onSelect( Array.isArray( chosen ) ? chosen : [ chosen ] )
			}
			render={ ( { open } ) => render( open ) }
		/>
	);
}
