import { isFile, propertyOf } from '#shared/validation';

/** The kinds of media that a plan may leave out. */
export type MediaKind = 'video' | 'audio';

/** Whether a file is of a kind, by the type that the browser gives it. */
export function isFileOf( file: File, kind: MediaKind ): boolean {
	return file.type.startsWith( `${ kind }/` );
}

/**
 * Whether something of the library is of a kind. The library's window says `type`, the REST API `media_type` (where
 * everything but a picture is a `file`) and `mime_type`.
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

/** Returns chosen or dropped files of any realm; null for library items. */
export function filesIn( chosen: unknown ): File[] | null {
	const items =
		typeof chosen === 'object' && chosen !== null && 'length' in chosen
			? Array.from( chosen as ArrayLike< unknown > )
			: [];
	return items.length && items.every( isFile ) ? items : null;
}
