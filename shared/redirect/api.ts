import { ApiError, endpoint, wire } from '#shared/request';

/** Result of following redirects: the final status (a number or string) and the final URL. */
const wireResolved = wire.record( {
	status: wire.either( wire.number, wire.string ),
	url: wire.optional( wire.string ),
} );

/**
 * Follows the redirects of a public URL. The site sends the requests, because browsers cannot read redirects of other
 * sites.
 */
export const lookUpRedirect = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/resolve-redirect/{url}',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wireResolved,
	parse( { status, url } ) {
		// Treat a status that is not a number as success.
		if ( Number.parseInt( String( status ), 10 ) >= 400 ) {
			throw new ApiError( { code: 'unresolved', data: { status, url } } );
		}
		// Ignore URLs that are not http or https.
		return url && /^https?:\/\//i.test( url ) ? url : null;
	},
} );
