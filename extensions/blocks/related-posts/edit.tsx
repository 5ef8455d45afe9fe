import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { PageHtml } from '#shared/ui';
import { useBlockProps } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { RelatedPostsControls } from './editor/controls';
import { type Related, useRelatedPosts } from './editor/use-related-posts';
import { layoutClass, LIST_CLASS, part, POST_CLASS } from './markup';
import { messages } from './messages';

/** The related posts as the page shows them, with empty cards if there are too few. */
export function Edit( {
	attributes,
	setAttributes,
	context: { postId, postType },
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const related = useRelatedPosts( postId, postType );
	const wanted = attributes.postsToShow;
	const heading = attributes.heading.trim();
	const found = related.posts.length;
	const note = <PreviewNote related={ related } wanted={ wanted } />;
	const blockProps = useBlockProps( {
		className: layoutClass( attributes.postLayout ),
	} );
	return (
		<div { ...blockProps } aria-busy={ related.status === 'loading' }>
			<RelatedPostsControls
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			{ heading && (
				<h2 className={ `wp-block-heading ${ part( 'heading' ) }` }>
					{ heading }
				</h2>
			) }
			{ ! found && note }
			<ul className={ LIST_CLASS }>
				{ Array.from( { length: wanted }, ( _, index ) => {
					const html = related.posts[ index ];
					return html === undefined ? (
						<PlaceholderCard key={ index } parts={ attributes }>
							{ index === found && found > 0 && note }
						</PlaceholderCard>
					) : (
						<PostCard
							key={ index }
							html={ html }
							parts={ attributes }
						/>
					);
				} ) }
			</ul>
		</div>
	);
}

/** Which parts of a post are shown. */
type Parts = {
	displayDate: boolean;
	displayThumbnails: boolean;
	displayContext: boolean;
};

/** A related post as the page shows it. */
function PostCard( {
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
function PlaceholderCard( {
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

/**
 * Explains why the preview has empty cards. Renders nothing if there are enough posts. If there are some, the note is
 * on the first empty card.
 */
function PreviewNote( {
	related: { status, isNew, posts, error, retry },
	wanted,
}: {
	related: Related;
	wanted: number;
} ): ReactNode {
	if (
		status === 'loading' ||
		( status === 'done' && posts.length >= wanted )
	) {
		return null;
	}
	if ( status === 'failed' ) {
		return (
			<p className={ part( 'note' ) } role="alert">
				{ error }{ ' ' }
				<Button variant="link" onClick={ retry }>
					{ messages.tryAgain() }
				</Button>
			</p>
		);
	}
	const sentence = () => {
		if ( status === 'none' ) {
			return messages.eachPost();
		}
		return isNew ? messages.unsaved() : messages.notEnough();
	};
	return <p className={ part( 'note' ) }>{ sentence() }</p>;
}
