import { createHash } from 'node:crypto';
import { createPost, expect, php, test } from '#e2e';
import {
	bytesOf,
	closeServers,
	FILMS,
	forget,
	leftBehind,
	serve,
	take,
	type PictureType,
} from './support';

test.beforeEach( forget );

test.afterEach( async ( { troubles } ) => {
	closeServers();
	await forget();
	expect( await leftBehind() ).toEqual( [] );
	expect( troubles ).toEqual( [] );
} );

const sumOf = ( bytes: Buffer ) =>
	createHash( 'md5' ).update( bytes ).digest( 'hex' );

const IMAGES: readonly PictureType[] = [ 'jpeg', 'png', 'gif', 'webp', 'avif' ];

test( 'a picture lies in the library with its own bytes, the author’s words, its post and its source', async () => {
	const bytes = await bytesOf( 'jpeg' );
	const { url, asked } = await serve( ( _, response ) =>
		response.end( bytes )
	);
	const post = await createPost( { content: '', author: 'author' } );
	const [ taken ] = await take( [
		{
			id: '17',
			url: `${ url }/original/17.jpeg?size=large`,
			title: 'Boats & a pier',
			alt: 'Three boats lie at a pier',
			caption:
				'Photo by <a href="https://archive.example/@mina">Mina</a>, <em>2026</em>',
			file_name: 'Boats at the Pier',
			post,
		},
	] );
	expect( taken ).toEqual( {
		id: expect.any( Number ),
		file: 'boats-at-the-pier.jpg',
		type: 'image/jpeg',
		// As WordPress stores what an author writes.
		title: 'Boats &amp; a pier',
		alt: 'Three boats lie at a pier',
		caption:
			'Photo by <a href="https://archive.example/@mina">Mina</a>, <em>2026</em>',
		description: '',
		parent: post,
		owner: 'author',
		source: 'sample:17',
		sum: sumOf( bytes ),
	} );
	expect( asked ).toEqual( [ '/original/17.jpeg?size=large' ] );
} );

test( 'the type is that of the bytes, whatever name and server say, and the name gets its ending', async () => {
	const files = new Map< string, Buffer >();
	for ( const type of IMAGES ) {
		files.set( `/${ type }`, await bytesOf( type ) );
	}
	const { url } = await serve( ( request, response ) => {
		response.setHeader( 'Content-Type', 'text/html' );
		response.end( files.get( request.url ?? '' ) );
	} );
	const taken = await take(
		IMAGES.map( ( type ) => ( {
			id: type,
			url: `${ url }/${ type }`,
			file_name: `${ type }.php`,
		} ) )
	);
	expect( taken.map( ( { type, file } ) => [ type, file ] ) ).toEqual( [
		[ 'image/jpeg', 'jpeg-php.jpg' ],
		[ 'image/png', 'png-php.png' ],
		[ 'image/gif', 'gif-php.gif' ],
		[ 'image/webp', 'webp-php.webp' ],
		[ 'image/avif', 'avif-php.avif' ],
	] );
} );

test( 'videos are accepted only on request', async () => {
	const { url } = await serve( ( request, response ) =>
		response.end( FILMS[ request.url === '/webm' ? 'webm' : 'mp4' ] )
	);
	const films = [ 'mp4', 'webm' ].map( ( id ) => ( {
		id,
		url: `${ url }/${ id }`,
		file_name: 'Two Waves.jpg',
	} ) );
	expect( ( await take( films ) ).map( ( { code } ) => code ) ).toEqual( [
		'media_not_a_picture',
		'media_not_a_picture',
	] );
	expect(
		(
			await take(
				films.map( ( film ) => ( { ...film, takes_films: true } ) )
			)
		).map( ( { type, file } ) => [ type, file ] )
	).toEqual( [
		[ 'video/mp4', 'two-waves.mp4' ],
		[ 'video/webm', 'two-waves.webm' ],
	] );
} );

test( 'what is no picture is refused, also under the name of one', async () => {
	const jpeg = await bytesOf( 'jpeg' );
	const files: Record< string, string | Buffer > = {
		svg: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
		html: '<!doctype html><script>alert(1)</script>',
		php: '<?php phpinfo();',
		empty: '',
		// Begins like a picture, and is none.
		jpeg: Buffer.concat( [
			jpeg.subarray( 0, 3 ),
			Buffer.from( '<svg onload=alert(1)>' ),
		] ),
		gif: 'GIF88a<script>alert(1)</script>',
		png: Buffer.from( '\x89PNG\r\n\x1a\n<?php phpinfo();', 'latin1' ),
		matroska: Buffer.from(
			'\x1a\x45\xdf\xa3\x42\x82\x88matroska',
			'latin1'
		),
		heic: Buffer.from( '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1' ),
		mov: Buffer.from( '\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1' ),
	};
	const { url } = await serve( ( request, response ) => {
		response.setHeader( 'Content-Type', 'image/jpeg' );
		response.end( files[ ( request.url ?? '' ).slice( 1, -4 ) ] );
	} );
	const taken = await take(
		Object.keys( files ).map( ( name ) => ( {
			id: name,
			url: `${ url }/${ name }.jpg`,
			takes_films: true,
		} ) )
	);
	expect( taken ).toEqual(
		taken.map( () => ( {
			code: 'media_not_a_picture',
			sentence:
				'This file was not copied because browsers can’t show this image format.',
		} ) )
	);
} );

test( 'slow, missing, failing and interrupted servers have their own messages', async () => {
	const bytes = await bytesOf( 'png' );
	const { url } = await serve( ( request, response ) => {
		switch ( request.url ) {
			case '/late':
				response.write( bytes.subarray( 0, 20 ) );
				return;
			case '/gone':
				response.statusCode = 410;
				return response.end();
			case '/broken':
				response.statusCode = 500;
				return response.end( bytes );
			case '/cut':
				response.setHeader( 'Content-Length', bytes.length );
				response.write( bytes.subarray( 0, 40 ), () =>
					response.destroy()
				);
				return;
			default:
				response.statusCode = 404;
				return response.end( bytes );
		}
	} );
	const taken = await take(
		[ 'late', 'gone', 'missing', 'broken', 'cut' ].map( ( id ) => ( {
			id,
			url: `${ url }/${ id }`,
		} ) ),
		'author',
		`add_filter( 'http_request_args', static fn( $args ) => array( 'timeout' => 2 ) + $args );`
	);
	expect( taken ).toEqual( [
		{
			code: 'media_late',
			sentence:
				'The Archive took too long to send the file. Try again in a moment.',
		},
		...Array( 2 ).fill( {
			code: 'media_not_found',
			sentence: 'The Archive no longer has this file.',
		} ),
		...Array( 2 ).fill( {
			code: 'media_unreachable',
			sentence:
				'The file could not be downloaded from The Archive. Try again in a moment.',
		} ),
	] );
} );

test( 'words from elsewhere run nowhere, and a file’s name is words and dashes', async () => {
	const bytes = await bytesOf( 'png' );
	const { url } = await serve( ( _, response ) => response.end( bytes ) );
	const taken = await take(
		[
			{
				id: 'script',
				title: '<script>alert(1)</script>Sea [gallery]',
				alt: '"><img src=x onerror=alert(1)>[audio src="x"]A wave',
				caption:
					'<script>alert(1)</script><a href="javascript:alert(1)" onclick="x()">Eve</a> <img src=x onerror=y()>[gallery] <a href="https://a.example/?a=1&amp;b=2">A</a>',
				file_name: '../../wp-config.php\0.jpg',
			},
			{
				id: 'long',
				title: 'ä'.repeat( 900 ),
				file_name: 'x'.repeat( 900 ),
			},
			{ id: 'script-name', title: '東京 2026', file_name: '' },
			{ id: 'device', file_name: 'CON' },
			{ id: 'nothing', title: '   ', file_name: '...' },
			{ id: 'accents', file_name: 'Über Größe & Café.PNG' },
		].map( ( source ) => ( { ...source, url } ) ),
		// With `unfiltered_html`.
		'admin'
	);
	expect( taken[ 0 ] ).toMatchObject( {
		file: 'wp-config-php.png',
		title: 'Sea (gallery)',
		alt: '">(audio src="x")A wave',
		caption:
			'<a>Eve</a> &#091;gallery&#093; <a href="https://a.example/?a=1&amp;b=2">A</a>',
	} );
	expect( taken[ 1 ]?.title ).toHaveLength( 500 );
	expect( taken.slice( 1 ).map( ( { file } ) => file ) ).toEqual( [
		`${ 'x'.repeat( 80 ) }.png`,
		'東京-2026.png',
		'con-1.png',
		'sample-nothing.png',
		'uber-grose-cafe.png',
	] );
	expect( taken[ 4 ]?.title ).toBe( 'sample-nothing' );
} );

test( 'what a file says of itself does not stand under it', async () => {
	const bytes = await php< string >( `
		$image = imagecreatetruecolor( 20, 20 );
		ob_start();
		imagejpeg( $image );
		$file = tempnam( get_temp_dir(), 'iptc' );
		file_put_contents( $file, ob_get_clean() );
		$iptc = static fn( $tag, $text ) => chr( 0x1C ) . chr( 2 ) . chr( $tag ) . pack( 'n', strlen( $text ) ) . $text;
		$with = iptcembed( $iptc( 105, 'A title of Eve' ) . $iptc( 120, 'A caption of Eve <b>bold</b>' ), $file );
		unlink( $file );
		return base64_encode( $with );` );
	const { url } = await serve( ( _, response ) =>
		response.end( Buffer.from( bytes, 'base64' ) )
	);
	const [ taken ] = await take( [
		{ id: 'iptc', url, title: 'Mine', alt: '', caption: '' },
	] );
	expect( taken ).toMatchObject( {
		title: 'Mine',
		alt: '',
		caption: '',
		description: '',
	} );
} );
