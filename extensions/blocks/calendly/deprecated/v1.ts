import type { Deprecation } from '#shared/definitions';
import { attributes } from '../attributes';

/** The format before blocks without a URL saved a button. They were saved as only a block comment. */
export const v1: Deprecation = {
	attributes,
	supports: { html: false, anchor: true, align: [ 'wide', 'full' ] },
	save: () => null,
};
