import { attr } from '#shared/attributes';
import type { Deprecation } from '#shared/definitions';
import { attributes } from '../attributes';
import { save } from '../save';

/** Earlier versions rounded an invalid threshold to the nearest valid one. Pages saved by them keep that value. */
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
	// A separate function, because the editor finds the schema of a block by its `save` function.
	save: ( props ) => save( props as Parameters< typeof save >[ 0 ] ),
};
