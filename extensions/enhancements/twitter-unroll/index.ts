import type { EnhancementDefinition } from '#shared/definitions';
import { withUnroll } from './editor/with-unroll';
import { enhancement } from './enhancement';

/**
 * Adds a button to embeds and links that may lead to a thread. The button's code loads when such a block is selected.
 */
export const twitterUnroll: EnhancementDefinition = {
	...enhancement,
	enhance( addFilter ) {
		addFilter( 'editor.BlockEdit', 'dovetail/twitter-unroll', withUnroll );
	},
};
