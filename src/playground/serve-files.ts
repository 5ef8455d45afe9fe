import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';

/** A folder of this machine and where it stands below the site's address: `/wp-content/plugins/dovetail-blocks/`. */
type ServedFolder = {
	folder: string;
	path: string;
	/** Whether a browser may keep for an hour what it asks for with a version: nobody works on these files. */
	isKept: boolean;
};

/**
 * Has a server send files straight from disk, whole or in part. An editor asks for about 150 of them, and on
 * their way through PHP they would take most of the time. All else goes on to who answered before.
 *
 * @param server  That has one listener for requests.
 * @param folders The first whose path begins the address counts: inner ones come first.
 */
export function serveFiles(
	server: Server,
	folders: readonly ServedFolder[]
): void {
	const answers = server.listeners( 'request' );
	server.removeAllListeners( 'request' );
	const served = folders.map( ( { folder, ...rest } ) => ( {
		...rest,
		send: sirv( folder, { dev: true, etag: true, extensions: [] } ),
	} ) );
	server.on(
		'request',
		( request: IncomingMessage, response: ServerResponse ) => {
			const passOn = () => {
				response.removeHeader( 'cache-control' );
				answers.forEach( ( answer ) =>
					answer.call( server, request, response )
				);
			};
			const { url = '', method } = request;
			const [ address = '', query = '' ] = url.split( '?' );
			const place = served.find( ( { path } ) =>
				address.startsWith( path )
			);
			if ( method !== 'GET' || ! place || ! isFile( address ) ) {
				passOn();
				return;
			}
			if ( place.isKept && query.includes( 'ver=' ) ) {
				response.setHeader( 'cache-control', 'max-age=3600' );
			}
			request.url = address.slice( place.path.length - 1 );
			place.send( request, response, () => {
				request.url = url;
				passOn();
			} );
		}
	);
}

/** Whether an address may be that of a file to be sent as it lies there: no code, nothing hidden, nothing encoded. */
function isFile( address: string ): boolean {
	return (
		! [ '', '.php' ].includes( extname( address ) ) &&
		! /\/\.|%/.test( address )
	);
}
