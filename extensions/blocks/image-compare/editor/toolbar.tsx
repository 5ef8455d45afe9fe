import { BlockControls, MediaReplaceFlow } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { reusableBlock } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { ALLOWED_TYPES } from './slot';
import type { PictureControl } from './use-picture';

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
