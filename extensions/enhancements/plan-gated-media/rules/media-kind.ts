import { isFile, propertyOf } from '#shared/validation';

/** Media types that a plan may exclude. */
export type MediaKind = 'video' | 'audio';

/** Whether a file has a media type, according to the browser. */
export function isFileOf( file: File, kind: MediaKind ): boolean {
	return file.type.startsWith( `${ kind }/` );
}

/**
 * Whether an item of the media library is of a given media type. The media modal provides `type`. The REST API provides
 * `mime_type` and `media_type`; `media_type` is `file` for all files except images.
 */
export function isMediaOf( media: unknown, kind: MediaKind ): boolean {
	const text = ( name: string ) => String( propertyOf( media, name ) ?? '' );
	return (
		text( 'type' ) === kind ||
		[ 'type', 'mime', 'mime_type' ].some( ( name ) =>
			text( name ).startsWith( `${ kind }/` )
		)
	);
}

/** Returns the chosen or dropped files; null for library items. Also recognizes `File` objects from another frame. */
export function filesIn( chosen: unknown ): File[] | null {
	const items =
		typeof chosen === 'object' && chosen !== null && 'length' in chosen
			? Array.from( chosen as ArrayLike< unknown > )
			: [];
	return items.length && items.every( isFile ) ? items : null;
}
