import type { EnhancementDefinition } from '#shared/definitions';
import { withUnroll } from './editor/with-unroll';
import { enhancement } from './enhancement';

/** A button beside embeds and links that may lead to a thread; it is loaded when one is selected. */
export const twitterUnroll: EnhancementDefinition = {
	...enhancement,
	enhance( addFilter ) {
		addFilter( 'editor.BlockEdit', 'dovetail/twitter-unroll', withUnroll );
	},
};
