import { useSelect } from '@wordpress/data';

/** Whether the author may publish the post. True if no post is edited. */
export function useCanPublish(): boolean {
	return useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as
			| {
					getCurrentPost(): {
						id?: number;
						_links?: Record< string, unknown >;
					};
			  }
			| undefined;
		const post = editor?.getCurrentPost();
		return ! post?.id || !! post._links?.[ 'wp:action-publish' ];
	}, [] );
}
