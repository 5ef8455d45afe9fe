import { store as blocksStore } from '@wordpress/blocks';
import { select } from '@wordpress/data';

/** Name of the inner block. */
export const BUTTON = 'dovetail/whatsapp-button';

/**
 * Returns the attributes of a new button, from its default variation. Templates and transforms do not apply the
 * variation themselves.
 */
export function newButtonAttributes(): Record< string, unknown > {
	return {
		...select( blocksStore ).getDefaultBlockVariation( BUTTON )?.attributes,
	};
}
