import type { Deprecation } from '#shared/definitions';
import { attributes } from '../attributes';

/** The format before buttons without a URL were saved: such a block consisted only of its comment. */
export const v1: Deprecation = {
	attributes,
	supports: { html: false, anchor: true, align: [ 'wide', 'full' ] },
	save: () => null,
};
