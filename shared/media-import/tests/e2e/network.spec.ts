import { bootNetwork, expect, test, type Network } from '#e2e';
import { bytesOf, closeServers, serve } from './support';

let network: Network;
let url: string;
let asked: string[];

test.beforeAll( async () => {
	const png = await bytesOf();
	( { url, asked } = await serve( ( request, response ) => {
		// Decoders ignore bytes after the end of an image.
		const size = Number( /\d+/.exec( request.url ?? '' )?.[ 0 ] ?? 0 );
		response.end( Buffer.concat( [ png, Buffer.alloc( size ) ] ) );
	} ) );
	network = await bootNetwork( '.cache/e2e/site-network-import' );
} );

test.afterAll( async () => {
	closeServers();
	await network?.stop();
} );

/**
 * Imports a file on a site with the given maximum file size and upload space. Resolves with the error's code and
 * message.
 */
const take = ( path: string, maxKb: number, space: number ) =>
	network.run< string[] >(
		`update_site_option( 'upload_space_check_disabled', 0 );
		update_site_option( 'fileupload_maxk', ${ maxKb } );
		update_option( 'blog_upload_space', ${ space } );
		$id = \\Dovetail\\Media_Import\\Import::take( array( 'service' => 'sample', 'name' => 'The Archive', 'id' => '${ path }', 'url' => '${ url }${ path }' ) );
		return is_wp_error( $id ) ? array( $id->get_error_code(), $id->get_error_message() ) : array( 'stored', basename( get_attached_file( $id ) ) );`,
		'/second/'
	);

/** Uses up upload space of the second site. */
const fill = ( bytes: number ) =>
	network.run(
		`$file = wp_upload_dir()['basedir'] . '/filler.bin';
		wp_mkdir_p( dirname( $file ) );
		file_put_contents( $file, str_repeat( 'x', ${ bytes } ) );
		delete_transient( 'dirsize_cache' );
		return 1;`,
		'/second/'
	);

const STORAGE_FULL =
	'This site does not have enough upload space left. Delete files from the media library, or ask your network administrator for more space.';

test( 'on a network, an import is limited by the network’s file size and upload space', async () => {
	expect( await take( '/1000', 100, 10 ) ).toEqual( [
		'stored',
		'sample-1000.png',
	] );
	expect( await take( '/200000', 100, 10 ) ).toEqual( [
		'media_too_large',
		'This file is too large. The limit on this site is 100 KB. Choose a smaller file.',
	] );
	await fill( 1_900_000 );
	expect( await take( '/300000', 1500, 2 ) ).toEqual( [
		'storage_full',
		STORAGE_FULL,
	] );
	expect( await take( '/2000', 1500, 2 ) ).toEqual( [
		'stored',
		'sample-2000.png',
	] );
	await fill( 3_000_000 );
	asked.length = 0;
	expect( await take( '/3000', 1500, 2 ) ).toEqual( [
		'storage_full',
		STORAGE_FULL,
	] );
	// The file was not downloaded, because the site cannot store it.
	expect( asked ).toEqual( [] );
} );
