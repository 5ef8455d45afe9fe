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

/** Says that files are on their way, after what there is to see of them. */
export function Uploading( { children }: { children?: ReactNode } ): ReactNode {
	return (
		<div className="dovetail-uploads" role="status">
			{ children }
			<Spinner />
			{ messages.uploading() }
		</div>
	);
}

/** Controls to add files to a block that has some: a drop zone, and a button with its neighbors while the block is selected. */
export function AddFiles( {
	isSelected,
	allowedTypes,
	dropLabel,
	uploadLabel,
	onUpload,
	children,
}: {
	isSelected: boolean;
	/** Kinds of file that the block takes, such as `image`. */
	allowedTypes: readonly string[];
	dropLabel: string;
	uploadLabel: string;
	onUpload( files: readonly File[] ): void;
	/** Other ways, after the button. */
	children?: ReactNode;
} ): ReactNode {
	return (
		<MediaUploadCheck>
			<DropZone label={ dropLabel } onFilesDrop={ onUpload } />
			{ isSelected && (
				<div className="dovetail-uploads">
					<FormFileUpload
						multiple
						accept={ accept( allowedTypes ) }
						onClick={ ( { currentTarget } ) => {
							// Lets the user choose the same file again.
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
