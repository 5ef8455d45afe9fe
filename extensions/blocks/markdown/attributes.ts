import { attr } from '#shared/attributes';
import { ROOT_CLASS } from './markup';

export const attributes = {
	/** The Markdown, with what the block comment cannot carry percent-encoded: see `rules/encode-source`. */
	source: attr.string( '', { role: 'content' } ),
	/** What the page shows. Written when the source changes and never by opening a post. */
	html: attr.html( { selector: `.${ ROOT_CLASS }` } ),
};
