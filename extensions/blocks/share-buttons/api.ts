import { endpoint, wire } from '#shared/request';

/** Requests the HTML of the sharing buttons. They share the site, because the editor shows them only as a preview. */
export const readButtons = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/share-buttons',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.record( { html: wire.string } ),
	parse: ( { html } ): string => html,
} );
