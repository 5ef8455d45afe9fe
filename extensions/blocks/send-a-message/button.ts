import { store as blocksStore } from '@wordpress/blocks';
import { select } from '@wordpress/data';

/** Name of the inner block. */
export const BUTTON = 'dovetail/whatsapp-button';

/**
 * Returns the attributes of a new button from the block's default variation, because templates and transforms do not
 * apply the variation.
 */
export function newButtonAttributes(): Record< string, unknown > {
	return {
		...select( blocksStore ).getDefaultBlockVariation( BUTTON )?.attributes,
	};
}
