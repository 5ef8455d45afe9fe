/** Returns a landscape as SVG with colors that depend on the number. */
export function drawing( seed: number, width = 300, height = 200 ): string {
	const hue = ( seed * 47 + 190 ) % 360;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" width="${ width }" height="${ height }"><rect width="300" height="200" fill="hsl(${ hue } 55% 82%)"/><circle cx="${ 40 + ( ( seed * 53 ) % 220 ) }" cy="55" r="26" fill="hsl(${ hue + 150 } 75% 68%)"/><path d="M0 200V150Q${ 60 + ( ( seed * 31 ) % 90 ) } 60 180 150T300 130V200Z" fill="hsl(${ hue + 20 } 40% 45%)"/><path d="M0 200V175Q150 ${ 100 + ( ( seed * 17 ) % 60 ) } 300 180V200Z" fill="hsl(${ hue + 40 } 45% 28%)"/></svg>`;
}

/** Returns a two-color PNG that depends on the number, which a site can validate and store. */
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
		chunk( 'IDAT', unpacked( Buffer.concat( rows ) ) ),
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

/** Bytes in the form of zlib, none of them packed: a mock needs no library for that. */
function unpacked( data: Uint8Array ): Buffer {
	const most = 0xffff;
	const pieces: Uint8Array[] = [ Buffer.from( [ 0x78, 0x01 ] ) ];
	for ( let start = 0; start < data.length; start += most ) {
		const piece = data.subarray( start, start + most );
		const head = Buffer.alloc( 5 );
		head.writeUInt8( start + most < data.length ? 0 : 1 );
		head.writeUInt16LE( piece.length, 1 );
		head.writeUInt16LE( most - piece.length, 3 );
		pieces.push( head, piece );
	}
	let low = 1;
	let high = 0;
	for ( const byte of data ) {
		low = ( low + byte ) % 65521;
		high = ( high + low ) % 65521;
	}
	const sum = Buffer.alloc( 4 );
	sum.writeUInt16BE( high );
	sum.writeUInt16BE( low, 2 );
	return Buffer.concat( [ ...pieces, sum ] );
}

/** The check that ends a part of a PNG. */
function crc32( data: Uint8Array ): number {
	/* eslint-disable no-bitwise -- a check of bits. */
	let rest = -1;
	for ( const byte of data ) {
		rest ^= byte;
		for ( let bit = 0; bit < 8; bit++ ) {
			rest = ( rest >>> 1 ) ^ ( rest & 1 ? 0xedb88320 : 0 );
		}
	}
	return ~rest >>> 0;
	/* eslint-enable no-bitwise */
}
