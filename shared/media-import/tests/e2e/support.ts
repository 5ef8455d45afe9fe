import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { php } from '#e2e';

const servers: Server[] = [];

/** Starts a server and records its requests: paths and Authorization headers. */
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

/** Ends what a test has run. */
export function closeServers(): void {
	for ( const server of servers.splice( 0 ) ) {
		server.closeAllConnections();
		server.close();
	}
}

export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** A blue square as AVIF, 40 × 30: not every PHP can write one. */
const AVIF = Buffer.from(
	'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADrbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAAAAAAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAETAAAAIwAAAChpaW5mAAAAAAABAAAAGmluZmUCAAAAAAEAAGF2MDFDb2xvcgAAAABqaXBycAAAAEtpcGNvAAAAFGlzcGUAAAAAAAAAKAAAAB4AAAAQcGl4aQAAAAADCAgIAAAADGF2MUOBAAwAAAAAE2NvbHJuY2x4AAEADQABgAAAABdpcG1hAAAAAAAAAAEAAQQBAoMEAAAAK21kYXQSAAoGGBUn7yIQMhdHIAAAEBD5Gm/Pp32LyJQMckQ2ruTlMA==',
	'base64'
);

/** The bytes of a small picture of a type, 40 × 30. */
export async function bytesOf( type: PictureType ): Promise< Buffer > {
	if ( type === 'avif' ) {
		return AVIF;
	}
	return Buffer.from(
		await php< string >(
			`$image = imagecreatetruecolor( 40, 30 );
			imagefilledrectangle( $image, 5, 5, 20, 20, 0x336699 );
			ob_start();
			call_user_func( 'image' . $input, $image );
			return base64_encode( ob_get_clean() );`,
			type
		),
		'base64'
	);
}

/** The beginning of a film: as much as says what it is. */
export const FILMS = {
	mp4: Buffer.concat( [
		Buffer.from( [ 0, 0, 0, 0x18 ] ),
		Buffer.from( 'ftypisom\0\0\x02\0isommp42', 'latin1' ),
		Buffer.alloc( 64 ),
	] ),
	webm: Buffer.concat( [
		Buffer.from( [ 0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1 ] ),
		Buffer.from( [ 0x42, 0xf7, 0x81, 1, 0x42, 0xf2, 0x81, 4 ] ),
		Buffer.from( [ 0x42, 0xf3, 0x81, 8, 0x42, 0x82, 0x84 ] ),
		Buffer.from( 'webm' ),
		Buffer.alloc( 64 ),
	] ),
} as const;

/** A file to import. */
export type Source = {
	id: string;
	url: string;
	title?: string;
	alt?: string;
	caption?: string;
	file_name?: string;
	post?: number;
	takes_films?: boolean;
	headers?: Record< string, string >;
};

/** The attachment, or the reason there is none. */
export type Taken = {
	id?: number;
	file?: string;
	type?: string;
	title?: string;
	alt?: string;
	caption?: string;
	description?: string;
	parent?: number;
	owner?: string;
	source?: string;
	/** Whether what lies on the disk is what was sent. */
	sum?: string;
	code?: string;
	sentence?: string;
};

/** Imports files as a user, one after another. */
export const take = (
	sources: readonly Source[],
	who = 'author',
	before = ''
): Promise< Taken[] > =>
	php(
		`wp_set_current_user( get_user_by( 'login', $input['who'] )->ID );
		${ before }
		return array_map( static function ( $source ) {
			$id = \\Dovetail\\Media_Import\\Import::take( $source + array( 'service' => 'sample', 'name' => 'The Archive' ) );
			if ( is_wp_error( $id ) ) {
				return array( 'code' => $id->get_error_code(), 'sentence' => $id->get_error_message() );
			}
			$post = get_post( $id );
			return array(
				'id'          => $id,
				'file'        => basename( get_attached_file( $id ) ),
				'type'        => $post->post_mime_type,
				'title'       => $post->post_title,
				'alt'         => get_post_meta( $id, '_wp_attachment_image_alt', true ),
				'caption'     => $post->post_excerpt,
				'description' => $post->post_content,
				'parent'      => $post->post_parent,
				'owner'       => get_userdata( $post->post_author )->user_login,
				'source'      => get_post_meta( $id, '_dovetail_blocks_source', true ),
				'sum'         => md5_file( get_attached_file( $id ) ),
			);
		}, $input['sources'] );`,
		{ sources, who }
	);

/** Empties the library of what was imported, and forgets what was claimed. */
export const forget = () =>
	php( `
		global $wpdb;
		foreach ( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids', 'meta_key' => '_dovetail_blocks_source' ) ) as $id ) {
			wp_delete_attachment( $id, true );
		}
		$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\\_blocks\\_claim\\_%'" );
		return 1;` );

/** Files that an import has left behind. */
export const leftBehind = () =>
	php< string[] >(
		`return array_map( 'basename', glob( get_temp_dir() . 'dovetail-media*' ) );`
	);
