import { ApiError, endpoint, wire } from '#shared/request';

/** Where an address leads: the status at the end, as number or text, and the last address. */
const wireResolved = wire.record( {
	status: wire.either( wire.number, wire.string ),
	url: wire.optional( wire.string ),
} );

/** Follows the redirects of a public address. The site does it, safely; the browser could not look. */
export const lookUpRedirect = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/resolve-redirect/{url}',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wireResolved,
	parse( { status, url } ) {
		// A status that is no number says nothing about a failure.
		if ( Number.parseInt( String( status ), 10 ) >= 400 ) {
			throw new ApiError( { code: 'unresolved', data: { status, url } } );
		}
		// Anything but a web address is as good as none.
		return url && /^https?:\/\//i.test( url ) ? url : null;
	},
} );
