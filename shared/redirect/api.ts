import { ApiError, endpoint, wire } from '#shared/request';

/** Result of following redirects: the final status, as number or text, and the final URL. */
const wireResolved = wire.record( {
	status: wire.either( wire.number, wire.string ),
	url: wire.optional( wire.string ),
} );

/** Follows the redirects of a public URL. The site can do this safely; a browser cannot do it at all. */
export const lookUpRedirect = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/resolve-redirect/{url}',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wireResolved,
	parse( { status, url } ) {
		// A status that is not a number is not treated as an error.
		if ( Number.parseInt( String( status ), 10 ) >= 400 ) {
			throw new ApiError( { code: 'unresolved', data: { status, url } } );
		}
		// Only http and https URLs are used.
		return url && /^https?:\/\//i.test( url ) ? url : null;
	},
} );
