import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { php } from '#e2e';

const servers: Server[] = [];

/** Starts a server that records the paths and Authorization headers of its requests. */
export async function serve(
	answer: RequestListener,
	address = '127.0.0.1'
): Promise< { url: string; asked: string[]; tokens: string[] } > {
	const asked: string[] = [];
	const tokens: string[] = [];
	const server = createServer( ( request, response ) => {
		asked.push( request.url ?? '' );
		tokens.push( request.headers.authorization ?? '' );
		response.on( 'error', () => {} );
		answer( request, response );
	} );
	servers.push( server );
	await new Promise< void >( ( listening ) =>
		server.listen( 0, address, listening )
	);
	const { port } = server.address() as AddressInfo;
	return { url: `http://${ address }:${ port }`, asked, tokens };
}

/** Closes all servers that a test started. */
export function closeServers(): void {
	for ( const server of servers.splice( 0 ) ) {
		server.closeAllConnections();
		server.close();
	}
}

/** Returns a small image of 40 × 30 pixels. */
export const bytesOf = async (): Promise< Buffer > =>
	Buffer.from(
		await php< string >(
			`ob_start();
			imagepng( imagecreatetruecolor( 40, 30 ) );
			return base64_encode( ob_get_clean() );`
		),
		'base64'
	);

type Source = { id: string; url: string; headers?: Record< string, string > };

type Taken = { type?: string; code?: string; sentence?: string };

/** Imports files as an author, one after another. `before` is PHP code that runs before the import. */
export const take = (
	sources: readonly Source[],
	before = ''
): Promise< Taken[] > =>
	php(
		`wp_set_current_user( get_user_by( 'login', 'author' )->ID );
		${ before }
		return array_map( static function ( $source ) {
			$id = \\Dovetail\\Media_Import\\Import::take( $source + array( 'service' => 'sample', 'name' => 'The Archive' ) );
			return is_wp_error( $id ) ? array( 'code' => $id->get_error_code(), 'sentence' => $id->get_error_message() ) : array( 'type' => get_post( $id )->post_mime_type );
		}, $input );`,
		sources
	);

/** Deletes imported files and locks. */
export const forget = () =>
	php( `
		foreach ( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids', 'meta_key' => '_dovetail_blocks_source' ) ) as $id ) {
			wp_delete_attachment( $id, true );
		}
		\\Dovetail\\Plugin\\Database::execute( 'DELETE FROM {locks}' );
		return 1;` );

/** Returns the temporary files that an import did not delete. */
export const leftBehind = () =>
	php< string[] >(
		`return array_map( 'basename', glob( get_temp_dir() . 'dovetail-media*' ) );`
	);
