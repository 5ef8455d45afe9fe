import { readInitialState } from '#shared/initial-state';
import { isHttpUrl, propertyOf } from '#shared/validation';
import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button, Flex } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';

/** Chooses the picture that stands there before the video plays. */
export function PosterControl( {
	poster,
	onChange,
}: {
	/** Its address. */
	poster?: string;
	onChange( poster?: string ): void;
} ): ReactNode {
	return (
		<MediaUploadCheck>
			<BaseControl __nextHasNoMarginBottom>
				<BaseControl.VisualLabel>
					{ messages.poster() }
				</BaseControl.VisualLabel>
				{ poster && isOwn( poster ) && (
					<img
						className="dovetail-video__poster"
						src={ poster }
						alt=""
					/>
				) }
				<Flex
					justify="flex-start"
					role="group"
					aria-label={ messages.poster() }
				>
					<MediaUpload
						allowedTypes={ [ 'image' ] }
						title={ messages.poster() }
						onSelect={ ( media: unknown ) => {
							const url = propertyOf( media, 'url' );
							if ( isHttpUrl( url ) ) {
								onChange( url );
							}
						} }
						render={ ( { open } ) => (
							<Button
								__next40pxDefaultSize
								variant="secondary"
								onClick={ open }
							>
								{ poster
									? messages.replacePoster()
									: messages.selectPoster() }
							</Button>
						) }
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
				</Flex>
			</BaseControl>
		</MediaUploadCheck>
	);
}

/** Whether an address is the site's: of others the editor asks nobody. */
function isOwn( address: string ): boolean {
	try {
		return (
			new URL( address ).origin ===
			new URL( readInitialState().adminUrl ).origin
		);
	} catch {
		return false;
	}
}
