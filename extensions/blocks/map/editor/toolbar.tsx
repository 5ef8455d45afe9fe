import { readAttribute } from '#shared/attributes';
import { BlockAlignmentControl, BlockControls } from '@wordpress/block-editor';
import { FormFileUpload, ToolbarButton } from '@wordpress/components';
import { mapMarker, upload } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { ALIGNMENTS, attributes, type Alignment } from '../attributes';
import { messages } from '../messages';

/** Width, the mode "Add marker" where there is a map to click on, and a file with places. */
export function MapToolbar( {
	align,
	isAdding,
	canAdd,
	onAlign,
	onAdding,
	onFiles,
}: {
	align: Alignment | undefined;
	isAdding: boolean;
	canAdd: boolean;
	onAlign( align: Alignment | undefined ): void;
	onAdding( isOn: boolean ): void;
	onFiles( files: readonly File[] ): void;
} ): ReactNode {
	return (
		<>
			<BlockControls group="block">
				<BlockAlignmentControl
					value={ align }
					controls={ ALIGNMENTS }
					onChange={ ( next ) =>
						onAlign( readAttribute( attributes.align, next ) )
					}
				/>
			</BlockControls>
			<BlockControls group="other">
				{ canAdd && (
					<ToolbarButton
						icon={ mapMarker }
						label={ messages.addMarker() }
						isPressed={ isAdding }
						onClick={ () => onAdding( ! isAdding ) }
					/>
				) }
				<FormFileUpload
					accept=".geojson,.json,.kml,.gpx"
					onClick={ ( { currentTarget } ) => {
						// Lets the user choose the same file again.
						currentTarget.value = '';
					} }
					onChange={ ( { currentTarget } ) =>
						onFiles( Array.from( currentTarget.files ?? [] ) )
					}
					render={ ( { openFileDialog } ) => (
						<ToolbarButton
							icon={ upload }
							label={ messages.importMarkers() }
							onClick={ openFileDialog }
						/>
					) }
				/>
			</BlockControls>
		</>
	);
}
