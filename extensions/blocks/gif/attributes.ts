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

export const attributes = {
	align: attr.oneOf( ALIGNMENTS, 'center' ),
	caption: attr.html( { selector: CAPTION_SELECTOR } ),
	/** Address of the embed. Other addresses of a GIF are understood too: see `gifIdOf`. */
	giphyUrl: attr.string( '', { role: 'content' } ),
	/** What was searched for: the GIF's name, read out and shown before it plays. */
	searchText: attr.text( '' ),
	/** Height in percent of the width. */
	paddingTop: attr.percent( PADDING.fallback, {
		min: PADDING.min,
		max: PADDING.max,
	} ),
};
