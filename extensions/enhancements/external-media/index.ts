import type { EnhancementDefinition } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { addInserterCategory } from './editor/inserter-category';
import { withSources } from './editor/with-sources';
import { enhancement } from './enhancement';

/**
 * Other sources in the pickers of pictures. Whoever may not upload, and a site that has no other source, keeps WordPress's
 * own picker; the others load the sources with the first picker that has a place for them. What the site hands on itself
 * stands among the media of the inserter, too.
 */
export const externalMedia: EnhancementDefinition = {
	...enhancement,
	enhance( addFilter ) {
		const { can, mediaSources } = readInitialState();
		if ( can.uploadFiles && mediaSources.length ) {
			// Late: WordPress puts its own picker there by the same filter.
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
