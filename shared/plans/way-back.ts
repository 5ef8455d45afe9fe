import { readInitialState } from '#shared/initial-state';
import { returnAddress } from '#shared/site';
import { editedPost, type Registry } from './edited-post';
import { planService } from './services';

/**
 * The address that brings the buyer of a plan back to where she is now.
 * Where no post is edited, or the site does not say where its edit screens are, that is the screen she is on.
 */
export function wayBack( registry: Registry ): string {
	const { siteType, siteFragment, adminUrl } = readInitialState();
	const hostedEditor = planService( 'hostedEditor' );
	const post = editedPost( registry );
	if ( post && ( siteType === 'atomic' ? adminUrl : hostedEditor ) ) {
		return returnAddress( {
			siteType,
			siteFragment,
			adminUrl,
			hostedEditor,
			postType: post.type,
			postId: post.id,
		} );
	}
	const here = new URL( window.location.href );
	here.searchParams.set( 'plan_upgraded', '1' );
	return here.href;
}
