import { MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { slideFromMedia } from '../rules/slide-from-media';
import { Library } from './library';

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
			<MediaUploadCheck>
				<Library
					allowedTypes={ [ 'image' ] }
					onSelect={ ( [ media ] ) => {
						const picture = slideFromMedia( media );
						if ( picture?.type === 'image' ) {
							onChange( picture.url );
						}
					} }
					render={ ( open ) => (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ open }
						>
							{ poster
								? messages.replacePoster()
								: messages.choosePoster() }
						</Button>
					) }
				/>
			</MediaUploadCheck>
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
