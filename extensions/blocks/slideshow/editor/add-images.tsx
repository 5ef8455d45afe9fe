import { MediaUploadCheck } from '@wordpress/block-editor';
import {
	Button,
	DropZone,
	FormFileUpload,
	Spinner,
} from '@wordpress/components';
import { plus } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';

/** The ways to more pictures (a drop zone, and a button while the block is selected), and those on their way. */
export function AddImages( {
	isSelected,
	previews,
	onUpload,
}: {
	isSelected: boolean;
	previews: readonly string[];
	onUpload( files: readonly File[] ): void;
} ): ReactNode {
	return (
		<>
			{ previews.length > 0 && (
				<div className={ `${ ROOT_CLASS }__uploads` } role="status">
					{ previews.map( ( url ) => (
						<img key={ url } src={ url } alt="" />
					) ) }
					<Spinner />
					{ messages.uploading() }
				</div>
			) }
			<MediaUploadCheck>
				<DropZone
					label={ messages.dropImages() }
					onFilesDrop={ onUpload }
				/>
				{ isSelected && (
					<div className={ `${ ROOT_CLASS }__add` }>
						<FormFileUpload
							multiple
							accept="image/*"
							onClick={ ( { currentTarget } ) => {
								// The same file can be chosen again.
								currentTarget.value = '';
							} }
							onChange={ ( { currentTarget } ) =>
								onUpload(
									Array.from( currentTarget.files ?? [] )
								)
							}
							render={ ( { openFileDialog } ) => (
								<Button
									__next40pxDefaultSize
									variant="secondary"
									icon={ plus }
									onClick={ openFileDialog }
								>
									{ messages.uploadImage() }
								</Button>
							) }
						/>
					</div>
				) }
			</MediaUploadCheck>
		</>
	);
}
