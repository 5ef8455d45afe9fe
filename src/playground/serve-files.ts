import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';

/** A local folder and its path on the site, such as `/wp-content/plugins/dovetail-blocks/`. */
type ServedFolder = {
	folder: string;
	path: string;
	/**
	 * Whether browsers may cache files with a version in the URL for an hour. Set this only for files that do not
	 * change during development.
	 */
	isKept: boolean;
};

/**
 * Serves files directly from disk, with range requests. An editor loads about 150 files, which would be slow through
 * PHP. All other requests go to the existing listener.
 *
 * @param server  Server with exactly one request listener.
 * @param folders The first folder whose path matches is used; list inner folders first.
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

/**
 * Whether a path may be served as a static file. False for PHP files, hidden files, percent-encoded paths and paths
 * without a file extension.
 */
function isFile( address: string ): boolean {
	return (
		! [ '', '.php' ].includes( extname( address ) ) &&
		! /\/\.|%/.test( address )
	);
}
