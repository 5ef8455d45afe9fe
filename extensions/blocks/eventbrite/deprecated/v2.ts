import type { Deprecation } from '#shared/definitions';
import { attributes } from '../attributes';

/** Before a button without an address was kept: nothing was saved of it but the comment. */
export const v2: Deprecation = {
	attributes,
	supports: { html: false, anchor: true, align: [ 'wide', 'full' ] },
	save: () => null,
};
