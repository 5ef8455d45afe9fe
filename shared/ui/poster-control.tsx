import { readInitialState } from '#shared/initial-state';
import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button, Flex } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** Control for the poster, the image that is shown before playback. Hidden from users who can't upload. */
export function PosterControl( {
	label,
	help,
	poster,
	id,
	onSelect,
	onRemove,
}: {
	label: string;
	help?: string;
	poster?: string;
	/** Attachment ID, which the media modal preselects. */
	id?: number;
	/** Called with the selection from the media library, before validation. */
	onSelect( media: unknown ): void;
	onRemove(): void;
} ): ReactNode {
	return (
		<MediaUploadCheck>
			<BaseControl __nextHasNoMarginBottom help={ help }>
				<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
				{ poster && isOwn( poster ) && (
					<img className="dovetail-poster" src={ poster } alt="" />
				) }
				<Flex
					justify="flex-start"
					wrap
					role="group"
					aria-label={ label }
				>
					<MediaUpload
						allowedTypes={ [ 'image' ] }
						title={ label }
						value={ id }
						onSelect={ onSelect }
						render={ ( { open } ) => (
							<Button
								__next40pxDefaultSize
								variant="secondary"
								onClick={ open }
							>
								{ poster
									? messages.replace()
									: messages.select() }
							</Button>
						) }
					/>
					{ poster && (
						<Button
							__next40pxDefaultSize
							isDestructive
							onClick={ onRemove }
						>
							{ messages.remove() }
						</Button>
					) }
				</Flex>
			</BaseControl>
		</MediaUploadCheck>
	);
}

/** Whether a URL is on this site. The editor loads no images from other sites. */
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
