import { BaseControl, Button } from '@wordpress/components';
import type { ReactNode } from 'react';
import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { messages } from '../messages';
import { slideFromMedia } from '../rules/chosen-media';
import { SLIDE_TYPES } from '../markup';

/** The picture that stands for a video before it plays. */
export function PosterControl( {
	poster,
	onChange,
}: {
	poster?: string;
	onChange( poster: string | undefined ): void;
} ): ReactNode {
	return (
		<BaseControl help={ messages.posterHelp() }>
			{ poster && <img src={ poster } alt="" /> }
			<LibraryButton
				label={
					poster ? messages.replacePoster() : messages.choosePoster()
				}
				allowedTypes={ [ 'image' ] }
				onSelect={ ( [ media ] ) => {
					const picture = slideFromMedia( media );
					if ( picture?.type === 'image' ) {
						onChange( picture.url );
					}
				} }
			/>
			{ poster && (
				<Button
					__next40pxDefaultSize
					isDestructive
					onClick={ () => onChange( undefined ) }
				>
					{ messages.removePoster() }
				</Button>
			) }
		</BaseControl>
	);
}

/** A button that opens the media library, where files can be uploaded too; nothing for who may not. */
export function LibraryButton( {
	label,
	variant = 'secondary',
	allowedTypes = SLIDE_TYPES,
	multiple = false,
	onSelect,
}: {
	label: string;
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
					>
						{ label }
					</Button>
				) }
			/>
		</MediaUploadCheck>
	);
}
