import { speak } from '@wordpress/a11y';
import { isFile } from '#shared/validation';
import {
	BlockIcon,
	MediaPlaceholder,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import type { ReactElement, ReactNode } from 'react';
import { accept } from './upload-files';
import { messages } from './messages';

/**
 * Placeholder of a block without media. Shows buttons to upload files or choose them from the media library, or a
 * message if the author may not upload.
 */
export function MediaStart( {
	icon,
	title,
	instructions,
	allowedTypes,
	lastRemoved,
	onSelect,
	onUpload,
}: {
	icon: ReactElement;
	title: string;
	instructions: string;
	/** Media types that the block accepts, such as `image`. */
	allowedTypes: readonly string[];
	/** Message about the last removed file. If set, the placeholder announces the message and receives focus. */
	lastRemoved?: string;
	onSelect( media: readonly unknown[] ): void;
	onUpload( files: readonly File[] ): void;
} ): ReactNode {
	const ref = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( lastRemoved ) {
			const target =
				ref.current?.querySelector( 'button' ) ??
				ref.current?.closest< HTMLElement >( '[data-block]' );
			target?.focus();
			speak( lastRemoved );
		}
	}, [ lastRemoved ] );
	const blockIcon = <BlockIcon icon={ icon } showColors />;
	return (
		<div ref={ ref }>
			<MediaUploadCheck
				fallback={
					<Placeholder
						icon={ blockIcon }
						label={ title }
						instructions={ messages.noPermission() }
					/>
				}
			>
				<MediaPlaceholder
					icon={ blockIcon }
					labels={ { title, instructions } }
					accept={ accept( allowedTypes ) }
					allowedTypes={ allowedTypes }
					multiple
					handleUpload={ false }
					onSelect={ ( chosen ) => {
						const items = itemsOf( chosen );
						if ( items.every( isFile ) ) {
							onUpload( items );
						} else {
							onSelect( items );
						}
					} }
				/>
			</MediaUploadCheck>
		</div>
	);
}

/** Converts a selection to an array: the media modal returns an array, a file input returns a FileList. */
function itemsOf( chosen: unknown ): unknown[] {
	return typeof chosen === 'object' && chosen !== null
		? Array.from( chosen as ArrayLike< unknown > )
		: [];
}
