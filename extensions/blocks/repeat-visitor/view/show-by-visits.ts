import { whenConsented } from '#shared/consent';
import type { Behaviour } from '#shared/view';
import { UNDECIDED_CLASS, fromDataset } from '../markup';
import { isVisible } from '../rules/threshold';
import { VISIT_CONSENT, countVisit } from './count-visit';

/**
 * Shows the content or hides it, by the visits of this browser. Who has not agreed to be counted is here for the
 * first time; when they agree later the page follows.
 */
export const showByVisits: Behaviour = ( root, signal ) => {
	const doc = root.ownerDocument;
	const wasUndecided = root.classList.contains( UNDECIDED_CLASS );
	const { criteria, threshold } = fromDataset( root.dataset );

	const decide = () => {
		root.hidden = ! isVisible( criteria, threshold, countVisit( doc ) );
		root.classList.remove( UNDECIDED_CLASS );
	};
	signal.addEventListener( 'abort', () => {
		root.hidden = false;
		root.classList.toggle( UNDECIDED_CLASS, wasUndecided );
	} );

	decide();
	whenConsented( VISIT_CONSENT, decide, { signal, doc } );
};
