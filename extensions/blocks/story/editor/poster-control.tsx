import { BaseControl, Button } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { slideFromMedia } from '../rules/chosen-media';
import { LibraryButton } from './library-button';

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
