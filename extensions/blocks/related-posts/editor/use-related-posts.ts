import { errorMessage, useEndpoint } from '#shared/api';
import { useIsPreview, useResolved } from '#shared/ui';
import { useEffect, useRef, useState } from '@wordpress/element';
import { FIELD, readRelatedPosts } from '../api';

/** Result of the request. `none` means that no post is edited, as in a template or in the inserter's preview. */
export type Related = {
	status: 'none' | 'loading' | 'failed' | 'done';
	/** Whether the post was never saved, so that no related posts are known. */
	isNew: boolean;
	/** HTML of the cards. */
	posts: readonly string[];
	/** The error message for the author. */
	error: string;
	retry(): void;
};

type Core = {
	getPostType( slug: string ): { rest_base?: string } | undefined;
	hasStartedResolution( selector: string, args: unknown[] ): boolean;
	isResolving( selector: string, args: unknown[] ): boolean;
};
type Editor = {
	getCurrentPostId(): unknown;
	getCurrentPostAttribute( name: string ): unknown;
};

/** Loads the posts related to the saved version of a post, again after each save. */
export function useRelatedPosts( postId: unknown, postType: unknown ): Related {
	const isPreview = useIsPreview();
	const id =
		! isPreview && typeof postId === 'number' && postId > 0 ? postId : null;
	const type = typeof postType === 'string' ? postType : '';
	const { base, isUnknown, savedAt, isNew } = useResolved(
		( select ) => {
			const core = select( 'core' ) as Core;
			const editor = select( 'core/editor' ) as Editor | undefined;
			const found = id && type ? core.getPostType( type ) : undefined;
			return {
				base: found?.rest_base,
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
	const answer = useEndpoint(
		readRelatedPosts,
		id && base ? { params: { base, id }, query: { _fields: FIELD } } : null
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
