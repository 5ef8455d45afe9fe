import { PageHtml } from '#shared/ui';
import type { ReactNode } from 'react';
import { part, POST_CLASS } from '../markup';

/** Which parts of a post are shown. */
type Parts = {
	displayDate: boolean;
	displayThumbnails: boolean;
	displayContext: boolean;
};

/** A related post as the page shows it. */
export function PostCard( {
	html,
	parts: { displayDate, displayThumbnails, displayContext },
}: {
	/** HTML of the post with all parts, rendered by the server. */
	html: string;
	parts: Parts;
} ): ReactNode {
	return (
		<PageHtml
			as="li"
			className={ POST_CLASS }
			html={ html }
			without={ [
				...( displayThumbnails ? [] : [ part( 'picture' ) ] ),
				...( displayDate ? [] : [ part( 'date' ) ] ),
				...( displayContext ? [] : [ part( 'context' ) ] ),
			] }
		/>
	);
}

/** An empty card in place of a missing post. It is hidden from screen readers, except for its note. */
export function PlaceholderCard( {
	parts: { displayDate, displayThumbnails, displayContext },
	children,
}: {
	parts: Parts;
	children?: ReactNode;
} ): ReactNode {
	const bar = ( kind: string ) => (
		<span className={ `${ part( 'bar' ) } is-${ kind }` } />
	);
	return (
		<li
			className={ `${ POST_CLASS } is-placeholder` }
			aria-hidden={ children ? undefined : true }
			data-testid="placeholder-card"
		>
			{ displayThumbnails && <span className={ part( 'picture' ) } /> }
			{ children }
			{ bar( 'title' ) }
			{ displayDate && bar( 'date' ) }
			{ displayContext && bar( 'context' ) }
		</li>
	);
}
