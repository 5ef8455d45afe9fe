import type { EnhancementDefinition } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { addInserterCategory } from './editor/inserter-category';
import { withSources } from './editor/with-sources';
import { enhancement } from './enhancement';

/**
 * Adds external sources to media pickers. Users who can't upload, and sites without external sources, see only
 * WordPress's picker. The code loads with the first picker that offers external sources. Sources that the site relays
 * also appear in the inserter's media tab.
 */
export const externalMedia: EnhancementDefinition = {
	...enhancement,
	enhance( addFilter ) {
		const { can, mediaSources } = readInitialState();
		if ( can.uploadFiles && mediaSources.length ) {
			// Use a late priority, because WordPress adds its own picker with the same filter.
			addFilter(
				'editor.MediaUpload',
				`dovetail/${ enhancement.slug }`,
				withSources,
				100
			);
			addInserterCategory( mediaSources );
		}
	},
};
