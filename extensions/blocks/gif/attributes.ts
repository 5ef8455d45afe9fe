import { attr } from '#shared/attributes';
import { CAPTION_SELECTOR } from './markup';
import { PADDING } from './rules/padding';

/** Places and widths that the toolbar offers. */
export const ALIGNMENTS = [
	'left',
	'center',
	'right',
	'wide',
	'full',
] as const;

/** Kinds of file of the site's own that move. */
export const FILE_TYPES = [ 'image/gif', 'image/webp', 'video/mp4' ] as const;

/** A file of the site's own library. */
const libraryFile = {
	/** Attachment. */
	id: attr.positiveInteger(),
	url: attr.url(),
	alt: attr.text( '' ),
	/** In pixels. */
	width: attr.positiveInteger(),
	height: attr.positiveInteger(),
};

export const attributes = {
	align: attr.oneOf( ALIGNMENTS, 'center' ),
	caption: attr.html( { selector: CAPTION_SELECTOR } ),
	/** Address of the embed. Other addresses of a GIF are understood too: see `gifIdOf`. */
	giphyUrl: attr.string( '', { role: 'content' } ),
	/** The GIF's name, read out and shown before it plays. */
	searchText: attr.text( '' ),
	/** Height in percent of the width. */
	paddingTop: attr.percent( PADDING.fallback, {
		min: PADDING.min,
		max: PADDING.max,
	} ),
	/** The author's own picture, shown before a service's GIF plays. */
	poster: attr.object( libraryFile, undefined, {
		role: 'content',
		needs: [ 'url' ],
	} ),
	/** A GIF uploaded to the site, used instead of a service's. */
	file: attr.object(
		{
			...libraryFile,
			mime: attr.oneOf( FILE_TYPES, 'image/gif' ),
		},
		undefined,
		{ role: 'content', needs: [ 'url' ] }
	),
};
