import type { EnhancementDefinition } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { enhancement } from './enhancement';

/**
 * Hosted videos, where a platform hosts them. Elsewhere no filter is added and nothing more is loaded, and WordPress's
 * video block is what it is.
 */
export const video: EnhancementDefinition = {
	...enhancement,
	async enhance( addFilter ) {
		const { isPlatformConfigured, availability } = readInitialState();
		if ( isPlatformConfigured ) {
			try {
				const { addHostedVideo } = await import(
					/* webpackChunkName: "video/filters" */ './editor/add-hosted-video'
				);
				addHostedVideo( availability, addFilter );
			} catch ( error ) {
				// WordPress's own block edits the video all the same.
				console.error( error );
			}
		}
	},
};
