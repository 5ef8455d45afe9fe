import { useHeldSelection } from '#shared/ui';
import {
	Button,
	DropZone,
	FormFileUpload,
	Spinner,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { MediaUploadCheck } from '@wordpress/block-editor';
import { plus } from '@wordpress/icons';
import { messages } from './messages';
import { accept } from './upload-files';

/** Shows that files are being uploaded, below the given content. */
export function Uploading( { children }: { children?: ReactNode } ): ReactNode {
	return (
		<div className="dovetail-uploads" role="status">
			{ children }
			<Spinner />
			{ messages.uploading() }
		</div>
	);
}

/**
 * Controls for adding more files to a block. Always includes a drop zone; while the block is selected, also a button
 * and the additional options.
 */
export function AddFiles( {
	isSelected,
	allowedTypes,
	dropLabel,
	uploadLabel,
	onUpload,
	children,
}: {
	isSelected: boolean;
	/** Media types that the block accepts, such as `image`. */
	allowedTypes: readonly string[];
	dropLabel: string;
	uploadLabel: string;
	onUpload( files: readonly File[] ): void;
	children?: ReactNode;
} ): ReactNode {
	const isShown = useHeldSelection( isSelected );
	return (
		<MediaUploadCheck>
			<DropZone label={ dropLabel } onFilesDrop={ onUpload } />
			{ isShown && (
				<div className="dovetail-uploads">
					<FormFileUpload
						multiple
						accept={ accept( allowedTypes ) }
						onClick={ ( { currentTarget } ) => {
							// Clear the field, so that the author can choose the same file again.
							currentTarget.value = '';
						} }
						onChange={ ( { currentTarget } ) =>
							onUpload( Array.from( currentTarget.files ?? [] ) )
						}
						render={ ( { openFileDialog } ) => (
							<Button
								__next40pxDefaultSize
								variant="secondary"
								icon={ plus }
								onClick={ openFileDialog }
							>
								{ uploadLabel }
							</Button>
						) }
					/>
					{ children }
				</div>
			) }
		</MediaUploadCheck>
	);
}
