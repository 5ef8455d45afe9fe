/** What the way back to a post depends on. */
export type PostPlace = {
	siteType: 'simple' | 'atomic';
	/** Host and path of the site, `/` written as `::`. */
	siteFragment: string;
	/** Address of the admin screens, with a slash at the end. */
	adminUrl: string;
	/** Address of the hosted type's editor, without a slash at the end. */
	hostedEditor: string;
	postType: string;
	postId: number;
};

/** The post types whose hosted address goes without the prefix `edit`. */
const WITHOUT_PREFIX = [ 'page', 'post' ];

/**
 * The address that brings an author back to her post after a purchase, with `plan_upgraded=1`.
 * Hosted: `/{edit?}/{postType}/{siteFragment}/{postId}` of the hosted editor. Self-hosted: the edit screen of the admin.
 */
export function returnAddress( {
	siteType,
	siteFragment,
	adminUrl,
	hostedEditor,
	postType,
	postId,
}: PostPlace ): string {
	if ( siteType === 'atomic' ) {
		return withQuery( `${ adminUrl }post.php`, {
			post: String( postId ),
			action: 'edit',
			plan_upgraded: '1',
		} );
	}
	const path = [
		...( WITHOUT_PREFIX.includes( postType ) ? [] : [ 'edit' ] ),
		postType,
		siteFragment,
		String( postId ),
	]
		.map( encodeURIComponent )
		.join( '/' );
	return withQuery( `${ hostedEditor }/${ path }`, { plan_upgraded: '1' } );
}

/** An address with parameters, encoded. */
export function withQuery(
	address: string,
	parameters: Readonly< Record< string, string > >
): string {
	return `${ address }?${ new URLSearchParams( parameters ) }`;
}
