import type { EnhancementDefinition } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { withOwnPicker } from './editor/own-picker';
import { withView } from './editor/with-view';
import { enhancement } from './enhancement';

/**
 * Adds hosted videos on sites with a platform. Other sites get no filter and keep WordPress's video block. The code
 * loads with the first video on the canvas.
 */
export const video: EnhancementDefinition = {
	...enhancement,
	enhance( addFilter ) {
		if ( readInitialState().isPlatformConfigured ) {
			// Use an early priority, to run before WordPress's own filters for alignment, anchor and spacing.
			addFilter( 'editor.BlockEdit', 'dovetail/video', withView, 5 );
			// Add the filters now, because WordPress ignores filters that are added later while no picker is rendered.
			for ( const name of [ 'MediaPlaceholder', 'MediaReplaceFlow' ] ) {
				addFilter(
					`editor.${ name }`,
					'dovetail/video',
					withOwnPicker
				);
			}
		}
	},
};
