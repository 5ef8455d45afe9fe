import { errorMessage, useEndpoint } from '#shared/api';
import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { PageHtml, useIsPreview, useResolved } from '#shared/ui';
import { useBlockProps } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { FIELD, readRelatedPosts } from './api';
import type { attributes as schema } from './attributes';
import { RelatedPostsControls } from './editor/controls';
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

type Parts = {
	displayDate: boolean;
	displayThumbnails: boolean;
	displayContext: boolean;
};

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
 * Explains why the preview has empty cards. The note is on the first empty card if there are also posts. Renders
 * nothing if there are enough posts.
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

/** Result of the request. `none` means that no post is being edited, as in a template or in the inserter's preview. */
type Related = {
	status: 'none' | 'loading' | 'failed' | 'done';
	/** Whether the post has never been saved. Such a post has no related posts yet. */
	isNew: boolean;
	/** HTML of the cards. */
	posts: readonly string[];
	error: string;
	retry(): void;
};

type Core = {
	getPostType(
		slug: string
	): { rest_base?: string; rest_namespace?: string } | undefined;
	hasStartedResolution( selector: string, args: unknown[] ): boolean;
	isResolving( selector: string, args: unknown[] ): boolean;
};
type Editor = {
	getCurrentPostId(): unknown;
	getCurrentPostAttribute( name: string ): unknown;
};

/** Loads the posts related to the saved version of a post. Loads them again after each save. */
function useRelatedPosts( postId: unknown, postType: unknown ): Related {
	const isPreview = useIsPreview();
	const id =
		! isPreview && typeof postId === 'number' && postId > 0 ? postId : null;
	const type = typeof postType === 'string' ? postType : '';
	const { base, namespace, isUnknown, savedAt, isNew } = useResolved(
		( select ) => {
			const core = select( 'core' ) as Core;
			const editor = select( 'core/editor' ) as Editor | undefined;
			const found = id && type ? core.getPostType( type ) : undefined;
			return {
				base: found?.rest_base,
				namespace: found?.rest_namespace ?? 'wp/v2',
				isUnknown:
					! found &&
					core.hasStartedResolution( 'getPostType', [ type ] ) &&
					! core.isResolving( 'getPostType', [ type ] ),
				savedAt:
					editor?.getCurrentPostId() === id
						? editor?.getCurrentPostAttribute( 'modified_gmt' )
						: undefined,
				isNew:
					editor?.getCurrentPostId() === id &&
					editor?.getCurrentPostAttribute( 'status' ) ===
						'auto-draft',
			};
		},
		[ id, type ]
	);
	const [ vendor = '', version = '' ] = namespace.split( '/' );
	const answer = useEndpoint(
		readRelatedPosts,
		id && base
			? {
					params: { vendor, version, base, id },
					query: { _fields: FIELD },
				}
			: null
	);
	const { data, retry } = answer;

	const askedAt = useRef( savedAt );
	useEffect( () => {
		if ( askedAt.current !== savedAt ) {
			askedAt.current = savedAt;
			retry();
		}
	}, [ savedAt, retry ] );

	// Keep showing the previous posts while new ones load.
	const [ before, setBefore ] = useState< readonly string[] >( [] );
	useEffect( () => {
		if ( data ) {
			setBefore( data );
		}
	}, [ data ] );

	if ( ! id || ! type || isUnknown ) {
		return { status: 'none', isNew, posts: [], error: '', retry };
	}
	return {
		status: answer.status === 'idle' ? 'loading' : answer.status,
		isNew,
		posts: data ?? before,
		error: answer.error ? errorMessage( answer.error ) : '',
		retry,
	};
}
