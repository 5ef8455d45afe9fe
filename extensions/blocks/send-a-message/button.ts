import { store as blocksStore } from '@wordpress/blocks';
import { select } from '@wordpress/data';

/** The block inside. */
export const BUTTON = 'dovetail/whatsapp-button';

/** What a new button starts with: its own default variation, which a template and a transform do not apply by themselves. */
export function newButtonAttributes(): Record< string, unknown > {
	return {
		...select( blocksStore ).getDefaultBlockVariation( BUTTON )?.attributes,
	};
}
