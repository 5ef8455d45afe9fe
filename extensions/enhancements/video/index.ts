import type { EnhancementDefinition } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { withOwnPicker } from './editor/own-picker';
import { withView } from './editor/with-view';
import { enhancement } from './enhancement';

/**
 * Hosted videos, where there is a platform. Elsewhere no filter is added, and WordPress's video block is what it is.
 * Nothing more is loaded before the first video is on the canvas.
 */
export const video: EnhancementDefinition = {
	...enhancement,
	enhance( addFilter ) {
		if ( readInitialState().isPlatformConfigured ) {
			// Before WordPress's own, which add alignment, anchor and spacing around what is shown.
			addFilter( 'editor.BlockEdit', 'dovetail/video', withView, 5 );
			// Early: WordPress overlooks a filter that comes while no picker is drawn.
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
