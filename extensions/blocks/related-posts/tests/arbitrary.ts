import fc from 'fast-check';
import { LAYOUTS, POSTS_TO_SHOW } from '../attributes';

/** Attributes that the editor can produce. */
export const arbitrary = fc.record( {
	postLayout: fc.constantFrom( ...LAYOUTS ),
	displayDate: fc.boolean(),
	displayThumbnails: fc.boolean(),
	displayContext: fc.boolean(),
	postsToShow: fc.integer( POSTS_TO_SHOW ),
} );
