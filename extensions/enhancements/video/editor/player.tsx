import { CaptionField } from '#shared/ui';
import {
	BlockControls,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { ratioClasses, type Size } from '../rules/ratio';
import { PlayerFrame } from './player-frame';
import { VideoSettings } from './video-settings';
import type { VideoProps } from './video-props';

/** A hosted video: its player as visitors see it, its caption, and its settings. */
export function Player( {
	guid,
	size,
	isFresh,
	...props
}: VideoProps & {
	guid: string;
	size: Size;
	/** Whether the author has just chosen the video. */
	isFresh: boolean;
} ): ReactNode {
	const { attributes, setAttributes, isSelected, clientId } = props;
	const { selectBlock } = useDispatch( blockEditorStore );
	const { className, ...blockProps } = useBlockProps();
	const caption = String( attributes.caption ?? '' );
	return (
		<figure
			{ ...blockProps }
			className={ [ className, ...ratioClasses( size ) ].join( ' ' ) }
		>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						onClick={ () => {
							setAttributes( {
								id: undefined,
								guid: undefined,
								src: undefined,
							} );
							// The focused button is about to disappear, so move the focus back to the block.
							void selectBlock( clientId, 0 );
						} }
					>
						{ messages.edit() }
					</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			<VideoSettings
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			<PlayerFrame
				guid={ guid }
				size={ size }
				playback={ attributes }
				isFresh={ isFresh }
				isSelected={ isSelected }
			/>
			{ ( isSelected || caption ) && (
				<CaptionField
					value={ caption }
					onChange={ ( next ) => setAttributes( { caption: next } ) }
				/>
			) }
		</figure>
	);
}
