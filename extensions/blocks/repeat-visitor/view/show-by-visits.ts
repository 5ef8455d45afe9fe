import { whenConsented } from '#shared/consent';
import { VISIT_CONSENT, countVisit, isVisible } from '#shared/visit-counter';
import type { Behaviour } from '#shared/view';
import { UNDECIDED_CLASS, fromDataset } from '../markup';

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
