import {
	BlockControls,
	MediaPlaceholder,
	MediaReplaceFlow,
} from '@wordpress/block-editor';
import { Spinner, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { reusableBlock } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { PictureFigure } from '../picture-figure';
import type { PictureControl } from './use-picture';

const ALLOWED_TYPES = [ 'image' ] as const;

/** The image, or buttons to add one. Used until both images exist. */
export function Slot( {
	control: { place, picture, preview, choose, chooseAddress, fail },
}: {
	control: PictureControl;
} ): ReactNode {
	if ( preview ) {
		return <Uploading preview={ preview } />;
	}
	if ( picture ) {
		return <PictureFigure place={ place } picture={ picture } />;
	}
	return (
		<MediaPlaceholder
			labels={ {
				title: messages.image[ place ](),
				// The block shows the instructions for both images above the placeholders.
				instructions: '',
			} }
			accept="image/*"
			allowedTypes={ ALLOWED_TYPES }
			onSelect={ choose }
			onSelectURL={ ( address ) => void chooseAddress( address ) }
			onError={ fail }
		/>
	);
}

/** An image that is being uploaded. */
export function Uploading( { preview }: { preview: string } ): ReactNode {
	return (
		<div className={ `${ ROOT_CLASS }__uploading` } role="status">
			<img src={ preview } alt="" />
			<Spinner />
			{ messages.uploading() }
		</div>
	);
}

/** Toolbar buttons to replace each image, and to swap them. */
export function CompareToolbar( {
	controls,
	onSwap,
}: {
	controls: readonly PictureControl[];
	onSwap(): void;
} ): ReactNode {
	const present = controls.filter( ( { picture } ) => picture );
	if ( ! present.length ) {
		return null;
	}
	return (
		<>
			<BlockControls group="block">
				<ToolbarGroup>
					<ToolbarButton
						icon={ reusableBlock }
						label={ messages.swap() }
						// An upload replaces the image in the place where it began.
						disabled={ controls.some( ( { preview } ) => preview ) }
						accessibleWhenDisabled
						onClick={ onSwap }
					/>
				</ToolbarGroup>
			</BlockControls>
			<BlockControls group="other">
				{ present.map( ( control ) => (
					<MediaReplaceFlow
						key={ control.place }
						name={ messages.replace[ control.place ]() }
						mediaId={ control.picture?.id }
						mediaURL={ control.picture?.url }
						accept="image/*"
						allowedTypes={ ALLOWED_TYPES }
						onSelect={ control.choose }
						onSelectURL={ ( address: string ) =>
							void control.chooseAddress( address )
						}
						onReset={ control.remove }
						onError={ control.fail }
					/>
				) ) }
			</BlockControls>
		</>
	);
}
