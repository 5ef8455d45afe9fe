import { attr } from '#shared/attributes';
import { ROOT_CLASS } from './markup';

export const attributes = {
	/** Markdown source. Characters that are unsafe in a block comment are percent-encoded: see `rules/source`. */
	source: attr.string( '', { role: 'content' } ),
	/** HTML that the page shows. Generated again when the source changes, never when a post is opened. */
	html: attr.html( { selector: `.${ ROOT_CLASS }` } ),
};
