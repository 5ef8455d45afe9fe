import { crc32, deflateSync } from 'node:zlib';

/** A landscape in colours of its own for each number: a sky, a sun and two hills. */
export function drawing( seed: number, width = 300, height = 200 ): string {
	const hue = ( seed * 47 + 190 ) % 360;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" width="${ width }" height="${ height }"><rect width="300" height="200" fill="hsl(${ hue } 55% 82%)"/><circle cx="${ 40 + ( ( seed * 53 ) % 220 ) }" cy="55" r="26" fill="hsl(${ hue + 150 } 75% 68%)"/><path d="M0 200V150Q${ 60 + ( ( seed * 31 ) % 90 ) } 60 180 150T300 130V200Z" fill="hsl(${ hue + 20 } 40% 45%)"/><path d="M0 200V175Q150 ${ 100 + ( ( seed * 17 ) % 60 ) } 300 180V200Z" fill="hsl(${ hue + 40 } 45% 28%)"/></svg>`;
}

/** The bytes of a PNG in two colours of its own for each number: a picture that a site can check and store. */
export function pngOf( seed: number, width = 640, height = 480 ): Uint8Array {
	const row = new Uint8Array( 1 + width / 8 );
	const rows = Array.from( { length: height }, ( _, y ) =>
		row.map( ( _byte, x ) => {
			const isStripe = ( x * 8 + y + seed * 40 ) % 128 < 64;
			// Each row begins with the number of its filter: none.
			return x > 0 && isStripe ? 0xff : 0;
		} )
	);
	const header = Buffer.alloc( 13 );
	header.writeUInt32BE( width, 0 );
	header.writeUInt32BE( height, 4 );
	// One bit for a point, of a palette.
	header.set( [ 1, 3, 0, 0, 0 ], 8 );
	const shade = ( seed * 53 ) % 160;
	return Buffer.concat( [
		Buffer.from( [ 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a ] ),
		chunk( 'IHDR', header ),
		chunk( 'PLTE', Buffer.from( [ shade, 90, 140, 230, shade, 120 ] ) ),
		chunk( 'IDAT', deflateSync( Buffer.concat( rows ) ) ),
		chunk( 'IEND', Buffer.alloc( 0 ) ),
	] );
}

function chunk( type: string, data: Uint8Array ): Buffer {
	const named = Buffer.concat( [ Buffer.from( type, 'latin1' ), data ] );
	const length = Buffer.alloc( 4 );
	length.writeUInt32BE( data.length );
	const sum = Buffer.alloc( 4 );
	sum.writeUInt32BE( crc32( named ) );
	return Buffer.concat( [ length, named, sum ] );
}
