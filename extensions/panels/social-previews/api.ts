import { endpoint, wire } from '#shared/request';

/** The plugin that prints what previews read, by its name; empty where none is known to. */
export const readTagsPrinter = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/seo-plugin',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.record( { name: wire.string } ),
	parse: ( { name } ): string => name,
} );
