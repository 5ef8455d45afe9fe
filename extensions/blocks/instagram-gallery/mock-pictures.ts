import { crc32, deflateSync } from 'node:zlib';

/** Size of the pictures of the mock: taller than wide, as people hold their phones. */
const WIDTH = 600;
const HEIGHT = 750;

/** A sun over hills, in colours of its own for each number: a PNG. */
export function picture( number: number ): Uint8Array {
	const hue = ( number * 67 + 20 ) % 360;
	const sun = {
		x: 140 + ( ( number * 173 ) % 320 ),
		y: 170 + ( ( number * 97 ) % 140 ),
		radius: 60 + ( ( number * 31 ) % 50 ),
	};
	const pixels = Buffer.alloc( ( WIDTH * 3 + 1 ) * HEIGHT );
	for ( let y = 0; y < HEIGHT; y++ ) {
		for ( let x = 0; x < WIDTH; x++ ) {
			pixels.set(
				colourAt( x, y, hue, sun, number ),
				y * ( WIDTH * 3 + 1 ) + 1 + x * 3
			);
		}
	}
	return png( pixels );
}

type Sun = { x: number; y: number; radius: number };

function colourAt(
	x: number,
	y: number,
	hue: number,
	sun: Sun,
	number: number
): number[] {
	const near = 470 + 70 * Math.sin( x / 90 + number );
	const far = 380 + 60 * Math.sin( x / 130 + number * 2 );
	if ( y > near ) {
		return rgb( hue + 150, 0.4, 0.3 );
	}
	if ( y > far ) {
		return rgb( hue + 150, 0.35, 0.45 );
	}
	return Math.hypot( x - sun.x, y - sun.y ) < sun.radius
		? rgb( hue + 30, 0.9, 0.88 )
		: rgb( hue, 0.6, 0.5 + ( 0.35 * y ) / HEIGHT );
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
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

function png( pixels: Buffer ): Uint8Array {
	const header = Buffer.alloc( 13 );
	header.writeUInt32BE( WIDTH, 0 );
	header.writeUInt32BE( HEIGHT, 4 );
	// Eight bits of red, green and blue each.
	header.set( [ 8, 2, 0, 0, 0 ], 8 );
	return Buffer.concat( [
		Buffer.from( '\x89PNG\r\n\x1a\n', 'latin1' ),
		chunk( 'IHDR', header ),
		chunk( 'IDAT', deflateSync( pixels, { level: 1 } ) ),
		chunk( 'IEND', Buffer.alloc( 0 ) ),
	] );
}

function chunk( type: string, data: Buffer ): Buffer {
	const body = Buffer.concat( [ Buffer.from( type, 'latin1' ), data ] );
	const length = Buffer.alloc( 4 );
	length.writeUInt32BE( data.length );
	const check = Buffer.alloc( 4 );
	check.writeUInt32BE( crc32( body ) );
	return Buffer.concat( [ length, body, check ] );
}
