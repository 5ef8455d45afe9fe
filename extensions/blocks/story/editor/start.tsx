import {
	BlockIcon,
	MediaPlaceholder,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import type { ReactNode } from 'react';
import { ALLOWED_TYPES } from '../attributes';
import { icon } from '../icon';
import { messages } from '../messages';

/** A story without slides: the way to the first ones, or why there is none. */
export function Start( {
	onSelect,
	onUpload,
}: {
	onSelect( media: readonly unknown[] ): void;
	onUpload( files: readonly File[] ): void;
} ): ReactNode {
	const blockIcon = <BlockIcon icon={ icon } showColors />;
	return (
		<MediaUploadCheck
			fallback={
				<Placeholder
					icon={ blockIcon }
					label={ messages.title() }
					instructions={ messages.noPermission() }
				/>
			}
		>
			<MediaPlaceholder
				icon={ blockIcon }
				labels={ {
					title: messages.title(),
					instructions: messages.instructions(),
				} }
				accept="image/*,video/*"
				allowedTypes={ ALLOWED_TYPES }
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
	);
}

/** The library hands over a list, a file field its own kind of list. */
function itemsOf( chosen: unknown ): unknown[] {
	return typeof chosen === 'object' && chosen !== null
		? Array.from( chosen as ArrayLike< unknown > )
		: [];
}

/** A file, of whichever realm: dropped in the canvas it is the iframe's. */
function isFile( item: unknown ): item is File {
	return Object.prototype.toString.call( item ) === '[object File]';
}
