import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

/** What is sent as it lies on disk. Media is not among it: the runtime answers requests for a part of a file. */
const TYPES: Readonly< Record< string, string > > = {
	'.js': 'text/javascript',
	'.mjs': 'text/javascript',
	'.css': 'text/css',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.gif': 'image/gif',
	'.jpg': 'image/jpeg',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
};

/** A folder of this machine and where it stands below the site's address: `/wp-content/plugins/dovetail-blocks/`. */
type ServedFolder = {
	folder: string;
	path: string;
	/** Whether a browser may keep for an hour what it asks for with a version: nobody works on these files. */
	isKept: boolean;
};

/**
 * Has a server send scripts, styles and pictures straight from disk. An editor asks for about 150 of them, and on
 * their way through PHP's file system they would take most of the time. All else goes on to who answered before.
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
	server.on(
		'request',
		( request: IncomingMessage, response: ServerResponse ) => {
			const file = fileOf( request, folders );
			if ( ! file ) {
				answers.forEach( ( answer ) =>
					answer.call( server, request, response )
				);
				return;
			}
			response.writeHead( 200, {
				'content-type': file.type,
				'content-length': file.size,
				...( file.isKept ? { 'cache-control': 'max-age=3600' } : {} ),
			} );
			createReadStream( file.path )
				.on( 'error', () => response.destroy() )
				.pipe( response );
		}
	);
}

function fileOf(
	{ method, url = '' }: IncomingMessage,
	folders: readonly ServedFolder[]
): { path: string; size: number; type: string; isKept: boolean } | null {
	const [ address = '', query = '' ] = url.split( '?' );
	const type = TYPES[ extname( address ) ];
	const served = folders.find( ( { path } ) => address.startsWith( path ) );
	if ( method !== 'GET' || ! type || ! served || address.includes( '%' ) ) {
		return null;
	}
	const path = join( served.folder, address.slice( served.path.length ) );
	if ( ! path.startsWith( normalize( served.folder + sep ) ) ) {
		return null;
	}
	const stats = statSync( path, { throwIfNoEntry: false } );
	return stats?.isFile()
		? {
				path,
				size: stats.size,
				type,
				isKept: served.isKept && query.includes( 'ver=' ),
			}
		: null;
}
