import { endpoint, wire } from '#shared/request';

/** Returns the name of the plugin that prints social tags; empty if unknown. */
export const readTagsPrinter = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/seo-plugin',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.record( { name: wire.string } ),
	parse: ( { name } ): string => name,
} );
