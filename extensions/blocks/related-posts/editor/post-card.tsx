import type { ReactNode } from 'react';
import type { RelatedPost } from '../api';
import { POST_CLASS, ROOT_CLASS } from '../markup';

/** Which parts of a post are shown. */
type Parts = {
	displayDate: boolean;
	displayThumbnails: boolean;
	displayContext: boolean;
};

/** A related post as the page shows it. Its link leads nowhere while the post is edited. */
export function PostCard( {
	post,
	place,
	parts: { displayDate, displayThumbnails, displayContext },
}: {
	post: RelatedPost;
	place: string;
	parts: Parts;
} ): ReactNode {
	return (
		<li className={ `${ POST_CLASS } ${ place }` }>
			<a
				href={ post.url }
				onClick={ ( event ) => event.preventDefault() }
			>
				{ displayThumbnails && (
					<span className={ `${ ROOT_CLASS }__picture` }>
						{ post.picture && <img src={ post.picture } alt="" /> }
					</span>
				) }
				<span className={ `${ ROOT_CLASS }__title` }>
					{ post.title }
				</span>
			</a>
			{ displayDate && (
				<time className={ `${ ROOT_CLASS }__date` }>{ post.date }</time>
			) }
			{ displayContext && post.context && (
				<span className={ `${ ROOT_CLASS }__context` }>
					{ post.context }
				</span>
			) }
		</li>
	);
}

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
