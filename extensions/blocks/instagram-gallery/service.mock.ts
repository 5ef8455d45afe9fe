import {
	type Mock,
	mockPage,
	type MockSurroundings,
	type Page,
	type PageRequest,
} from '#shared/request';

/**
 * Mock of Instagram (`/services/instagram/…`): the few calls that a site makes, as described in Instagram's
 * documentation.
 */

/** A bakery's posts, the newest first: caption, and whether it is a video. */
export const POSTS: readonly ( readonly [
	caption: string,
	isVideo?: true,
] )[] = [
	[ 'First light over the harbour, first loaves out of the oven.' ],
	[ 'Rye & spelt, three days old and better for it. #sourdough' ],
	[ 'How we shape a batard, in forty seconds.', true ],
	[ 'Cardamom buns are back on Saturdays.' ],
	[ '<b>New</b> opening hours: see the [gallery] on our site.' ],
	[ '' ],
	[ 'The mill on the hill, where our flour comes from.' ],
	[ 'Ostsee-Brötchen, frisch aus dem Ofen – guten Morgen!' ],
	[ 'خبز طازج كل صباح' ],
	[ 'Plum tart, while there are plums.' ],
	[ 'A quiet Monday.' ],
	[ 'Twelve baskets for the Friday market.' ],
];

const accountOf = ( { state }: MockSurroundings ) =>
	state( 'instagram', {
		username: 'harbour.bakery',
		isRevoked: false,
		renewals: 0,
	} );

const json = ( data: unknown, status = 200 ): Page => ( {
	status,
	headers: { 'Content-Type': 'application/json; charset=utf-8' },
	body: JSON.stringify( data ),
} );

/** Whether the mock accepts the token of a request. The mock treats tokens that contain `revoked` as expired. */
const ifKnown = ( request: PageRequest, answer: () => Page ): Page =>
	/^IG\w{30,}$/.test( request.query.access_token ?? '' ) &&
	! request.query.access_token?.includes( 'revoked' ) &&
	! accountOf( request ).isRevoked
		? answer()
		: json(
				{
					error: {
						message: 'Error validating access token.',
						type: 'OAuthException',
						code: 190,
					},
				},
				400
			);

export const serviceMocks: readonly Mock[] = [
	mockPage( { path: '/me', service: 'instagram' } ).reply( ( request ) =>
		ifKnown( request, () =>
			json( {
				user_id: '17841400000000001',
				username: accountOf( request ).username,
				id: '9001',
			} )
		)
	),
	mockPage( { path: '/me/media', service: 'instagram' } ).reply(
		( request ) =>
			ifKnown( request, () =>
				json( {
					data: POSTS.map( ( [ caption, isVideo ], index ) => {
						const address = `https://scontent.cdninstagram.com/pictures/${ index + 1 }?signature=${ request.nextId( 'signature' ) }`;
						return {
							id: `1800000000000${ 100 + index }`,
							...( caption ? { caption } : {} ),
							media_type: isVideo ? 'VIDEO' : 'IMAGE',
							media_url: isVideo
								? 'https://scontent.cdninstagram.com/film.mp4'
								: address,
							...( isVideo ? { thumbnail_url: address } : {} ),
							permalink: `https://www.instagram.com/p/Harbour${ index + 1 }/`,
							timestamp: '2026-11-01T07:00:00+0000',
							username: accountOf( request ).username,
						};
					} ),
				} )
			)
	),
	mockPage( { path: '/refresh_access_token', service: 'instagram' } ).reply(
		( request ) =>
			ifKnown( request, () => {
				accountOf( request ).renewals++;
				return json( {
					access_token: `IGAArenewedrenewedrenewedrenewedrenewed${ accountOf( request ).renewals }`,
					token_type: 'bearer',
					expires_in: 60 * 24 * 3600,
				} );
			} )
	),
	mockPage( { path: '/pictures/{number}', service: 'instagram' } ).reply(
		( { params: { number } } ) => ( {
			headers: { 'Content-Type': 'image/png' },
			body: picture( Number( number ) ),
		} )
	),
];

/** Size of the mock's images in pixels; portrait orientation. */
const WIDTH = 600;
const HEIGHT = 750;

/** Colors of the palette: sun, near hills, far hills, and a number of shades of sky. */
const SKY = 64;

/** Draws a sun over hills as an uncompressed PNG with a palette. The colors depend on the number. */
function picture( number: number ): Uint8Array {
	const hue = ( number * 67 + 20 ) % 360;
	const palette = [
		rgb( hue + 30, 0.9, 0.88 ),
		rgb( hue + 150, 0.4, 0.3 ),
		rgb( hue + 150, 0.35, 0.45 ),
		...Array.from( { length: SKY }, ( _, shade ) =>
			rgb( hue, 0.6, 0.5 + ( 0.35 * shade ) / SKY )
		),
	].flat();
	const header = new Uint8Array( 13 );
	const view = new DataView( header.buffer );
	view.setUint32( 0, WIDTH );
	view.setUint32( 4, HEIGHT );
	// Eight bits per pixel, with a palette.
	header.set( [ 8, 3 ], 8 );
	return joined( [
		[ 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a ],
		chunk( 'IHDR', header ),
		chunk( 'PLTE', palette ),
		chunk( 'IDAT', stored( pixelsOf( number ) ) ),
		chunk( 'IEND', [] ),
	] );
}

/** Returns the rows of pixels as palette indexes. Each row starts with a zero byte, which means no PNG filter. */
function pixelsOf( number: number ): Uint8Array {
	const sun = {
		x: 140 + ( ( number * 173 ) % 320 ),
		y: 170 + ( ( number * 97 ) % 140 ),
		radius: 60 + ( ( number * 31 ) % 50 ),
	};
	const pixels = new Uint8Array( ( WIDTH + 1 ) * HEIGHT );
	for ( let x = 0; x < WIDTH; x++ ) {
		const near = 470 + 70 * Math.sin( x / 90 + number );
		const far = 380 + 60 * Math.sin( x / 130 + number * 2 );
		for ( let y = 0; y < HEIGHT; y++ ) {
			const sky =
				Math.hypot( x - sun.x, y - sun.y ) < sun.radius
					? 0
					: 3 + Math.floor( ( SKY * y ) / HEIGHT );
			const hills = y > near ? 1 : 2;
			pixels[ y * ( WIDTH + 1 ) + 1 + x ] =
				y > Math.min( near, far ) ? hills : sky;
		}
	}
	return pixels;
}

/** Converts a hue in degrees, and saturation and lightness from 0 to 1, to red, green and blue. */
function rgb( hue: number, saturation: number, lightness: number ): number[] {
	const strength = saturation * Math.min( lightness, 1 - lightness );
	return [ 0, 8, 4 ].map( ( part ) => {
		const at = ( part + hue / 30 ) % 12;
		const level =
			lightness -
			strength * Math.max( -1, Math.min( at - 3, 9 - at, 1 ) );
		return Math.round( 255 * level );
	} );
}

/** Wraps bytes in a zlib stream without compression: blocks of at most 65,535 bytes, and a checksum. */
function stored( bytes: Uint8Array ): Uint8Array {
	const pieces: ArrayLike< number >[] = [ [ 0x78, 0x01 ] ];
	for ( let at = 0; at < bytes.length; at += 0xffff ) {
		const piece = bytes.subarray( at, at + 0xffff );
		const low = piece.length % 256;
		const high = Math.floor( piece.length / 256 );
		pieces.push(
			[
				at + piece.length < bytes.length ? 0 : 1,
				low,
				high,
				255 - low,
				255 - high,
			],
			piece
		);
	}
	let sum = 1;
	let sums = 0;
	for ( const byte of bytes ) {
		sum = ( sum + byte ) % 65521;
		sums = ( sums + sum ) % 65521;
	}
	return joined( [ ...pieces, number32( sums * 65536 + sum ) ] );
}

function chunk( type: string, bytes: ArrayLike< number > ): Uint8Array {
	const body = joined( [ new TextEncoder().encode( type ), bytes ] );
	return joined( [
		number32( bytes.length ),
		body,
		number32( checkSum( body ) ),
	] );
}

/* eslint-disable no-bitwise -- checksums need bitwise operators. */
/** Returns the CRC-32 checksum. */
function checkSum( bytes: Uint8Array ): number {
	const table = Uint32Array.from( { length: 256 }, ( _, byte ) => {
		let value = byte;
		for ( let bit = 0; bit < 8; bit++ ) {
			value = value & 1 ? ( value >>> 1 ) ^ 0xedb88320 : value >>> 1;
		}
		return value;
	} );
	let sum = 0xffffffff;
	for ( const byte of bytes ) {
		sum = ( sum >>> 8 ) ^ ( table[ ( sum ^ byte ) & 255 ] ?? 0 );
	}
	return ( sum ^ 0xffffffff ) >>> 0;
}
/* eslint-enable no-bitwise */

function number32( value: number ): Uint8Array {
	const bytes = new Uint8Array( 4 );
	new DataView( bytes.buffer ).setUint32( 0, value );
	return bytes;
}

function joined( parts: readonly ArrayLike< number >[] ): Uint8Array {
	const whole = new Uint8Array(
		parts.reduce( ( sum, { length } ) => sum + length, 0 )
	);
	let at = 0;
	for ( const part of parts ) {
		whole.set( part, at );
		at += part.length;
	}
	return whole;
}
