import type { ReactNode } from 'react';
import { POST_CLASS, ROOT_CLASS } from '../markup';
import type { Parts } from './post-card';

/** The shape of a post that is not there yet: for the eye alone. */
export function PlaceholderCard( {
	place,
	parts: { displayDate, displayThumbnails, displayContext },
}: {
	place: string;
	parts: Parts;
} ): ReactNode {
	const bar = ( kind: string ) => (
		<span className={ `${ ROOT_CLASS }__bar is-${ kind }` } />
	);
	return (
		<li
			className={ `${ POST_CLASS } ${ place } is-placeholder` }
			aria-hidden="true"
			data-testid="placeholder-card"
		>
			{ displayThumbnails && (
				<span className={ `${ ROOT_CLASS }__picture` } />
			) }
			{ bar( 'title' ) }
			{ displayDate && bar( 'date' ) }
			{ displayContext && bar( 'context' ) }
		</li>
	);
}
