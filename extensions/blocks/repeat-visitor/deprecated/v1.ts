import { attr } from '#shared/attributes';
import type { Deprecation } from '#shared/definitions';
import { attributes } from '../attributes';
import { save } from '../save';

/** Earlier versions rounded an invalid threshold to the nearest valid one. Saved pages keep the rounded value. */
export const v1: Deprecation = {
	attributes: {
		...attributes,
		threshold: attr.number( 3, { min: 1, step: 1 } ),
	},
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		color: { gradients: true, link: true },
		layout: true,
		spacing: { margin: true, padding: true, blockGap: true },
		interactivity: { clientNavigation: false },
	},
	// Use a separate function, because the editor finds a block's schema by its `save` function.
	save: ( props ) => save( props as Parameters< typeof save >[ 0 ] ),
};
