import { attr } from '#shared/attributes';
import { ROOT_CLASS } from './markup';

export const attributes = {
	/** The Markdown, with what the block comment cannot carry percent-encoded: see `rules/encode-source`. */
	source: attr.string( '', { role: 'content' } ),
	/** The HTML on the page. Updated when the source changes, never when a post is opened. */
	html: attr.html( { selector: `.${ ROOT_CLASS }` } ),
};
