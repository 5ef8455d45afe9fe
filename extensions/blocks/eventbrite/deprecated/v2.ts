import type { Deprecation } from '#shared/definitions';
import { attributes } from '../attributes';

/** The format before buttons without a URL were saved. A block without a URL consisted only of its block comment. */
export const v2: Deprecation = {
	attributes,
	supports: { html: false, anchor: true, align: [ 'wide', 'full' ] },
	save: () => null,
};
