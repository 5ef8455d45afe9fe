import { attr } from '#shared/attributes';
import { ROOT_CLASS } from './markup';

export const attributes = {
	/**
	 * The Markdown. Characters that are not safe in the block comment are percent-encoded: see `rules/source`.
	 */
	source: attr.string( '', { role: 'content' } ),
	/** The HTML on the page. Updated when the source changes, never when a post is opened. */
	html: attr.html( { selector: `.${ ROOT_CLASS }` } ),
};
