import { attr } from '#shared/attributes';
import { CAPTION_SELECTOR } from './markup';
import { PADDING } from './rules/padding';

/** Alignments in the toolbar. */
export const ALIGNMENTS = [
	'left',
	'center',
	'right',
	'wide',
	'full',
] as const;

/** MIME types of animated files in the site's library. */
export const FILE_TYPES = [ 'image/gif', 'image/webp', 'video/mp4' ] as const;

/** A file in the site's media library. */
const libraryFile = {
	/** Attachment ID. */
	id: attr.positiveInteger(),
	url: attr.url(),
	alt: attr.text( '' ),
	/** Width in pixels. */
	width: attr.positiveInteger(),
	height: attr.positiveInteger(),
};

export const attributes = {
	align: attr.oneOf( ALIGNMENTS, 'center' ),
	caption: attr.html( { selector: CAPTION_SELECTOR } ),
	/** URL of the embed. The block also accepts other URLs of a GIF: see `gifIdOf`. */
	giphyUrl: attr.string( '', { role: 'content' } ),
	/** Alternative text of the GIF, also shown before it plays. */
	searchText: attr.text( '' ),
	/** Height as a percentage of the width. */
	paddingTop: attr.percent( PADDING.fallback, {
		min: PADDING.min,
		max: PADDING.max,
	} ),
	/** The author's own image, shown before a service's GIF plays. */
	poster: attr.object( libraryFile, undefined, {
		role: 'content',
		needs: [ 'url' ],
	} ),
	/** A GIF uploaded to the site, used instead of a service's GIF. */
	file: attr.object(
		{
			...libraryFile,
			mime: attr.oneOf( FILE_TYPES, 'image/gif' ),
		},
		undefined,
		{ role: 'content', needs: [ 'url' ] }
	),
};
