import { endpoint, wire } from '#shared/request';

/** Requests the HTML of the site's sharing buttons, with the site's own URL in place of a post's. */
export const readButtons = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/share-buttons',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.record( { html: wire.string } ),
	parse: ( { html } ): string => html,
} );
