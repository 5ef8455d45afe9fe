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
import { Library } from './library';

/** The ways to more slides (a drop zone, and two buttons while the block is selected), and how many files are on their way. */
export function AddSlides( {
	isSelected,
	previews,
	onSelect,
	onUpload,
}: {
	isSelected: boolean;
	previews: readonly string[];
	onSelect( media: readonly unknown[] ): void;
	onUpload( files: readonly File[] ): void;
} ): ReactNode {
	return (
		<>
			{ previews.length > 0 && (
				<div className={ `${ ROOT_CLASS }__uploads` } role="status">
					<Spinner />
					{ messages.uploading() }
				</div>
			) }
			<MediaUploadCheck>
				<DropZone label={ messages.drop() } onFilesDrop={ onUpload } />
				{ isSelected && (
					<div className={ `${ ROOT_CLASS }__add` }>
						<FormFileUpload
							multiple
							accept="image/*,video/*"
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
									{ messages.upload() }
								</Button>
							) }
						/>
						<Library
							multiple
							onSelect={ onSelect }
							render={ ( open ) => (
								<Button
									__next40pxDefaultSize
									variant="secondary"
									onClick={ open }
								>
									{ messages.addFromLibrary() }
								</Button>
							) }
						/>
					</div>
				) }
			</MediaUploadCheck>
		</>
	);
}
