import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { RelatedPostsControls } from './editor/controls';
import { PlaceholderCard, PostCard } from './editor/post-card';
import { PreviewNote } from './editor/preview-note';
import { useRelatedPosts } from './editor/use-related-posts';
import { layoutClass, LIST_CLASS, part } from './markup';

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
