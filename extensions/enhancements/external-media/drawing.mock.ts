/** A landscape in colours of its own for each number: a sky, a sun and two hills. */
export function drawing( seed: number, width = 300, height = 200 ): string {
	const hue = ( seed * 47 + 190 ) % 360;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" width="${ width }" height="${ height }"><rect width="300" height="200" fill="hsl(${ hue } 55% 82%)"/><circle cx="${ 40 + ( ( seed * 53 ) % 220 ) }" cy="55" r="26" fill="hsl(${ hue + 150 } 75% 68%)"/><path d="M0 200V150Q${ 60 + ( ( seed * 31 ) % 90 ) } 60 180 150T300 130V200Z" fill="hsl(${ hue + 20 } 40% 45%)"/><path d="M0 200V175Q150 ${ 100 + ( ( seed * 17 ) % 60 ) } 300 180V200Z" fill="hsl(${ hue + 40 } 45% 28%)"/></svg>`;
}

/** The bytes of a PNG in two colours of its own for each number: a picture that a site can check and store. The width is a multiple of 8. */
export function pngOf( seed: number, width = 640, height = 480 ): Uint8Array {
	const row = 1 + width / 8;
	const rows = Uint8Array.from( { length: row * height }, ( _, index ) => {
		const x = index % row;
		const isStripe =
			( x * 8 + Math.floor( index / row ) + seed * 40 ) % 128 < 64;
		// Each row begins with the number of its filter: none.
		return x > 0 && isStripe ? 0xff : 0;
	} );
	const shade = ( seed * 53 ) % 160;
	return joined(
		[ 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a ],
		// One bit for a point, of a palette.
		chunk( 'IHDR', [
			...number( width ),
			...number( height ),
			1,
			3,
			0,
			0,
			0,
		] ),
		chunk( 'PLTE', [ shade, 90, 140, 230, shade, 120 ] ),
		chunk( 'IDAT', stored( rows ) ),
		chunk( 'IEND', [] )
	);
}

type Bytes = ArrayLike< number >;

function joined( ...parts: readonly Bytes[] ): Uint8Array {
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

function number( value: number ): Uint8Array {
	const bytes = new Uint8Array( 4 );
	new DataView( bytes.buffer ).setUint32( 0, value );
	return bytes;
}

function chunk( type: string, data: Bytes ): Uint8Array {
	const named = joined(
		Array.from( type, ( letter ) => letter.charCodeAt( 0 ) ),
		data
	);
	return joined( number( data.length ), named, number( crc32( named ) ) );
}

const BLOCK = 0xffff;

/** A zlib stream that compresses nothing. */
function stored( data: Uint8Array ): Uint8Array {
	const blocks: Bytes[] = [];
	for ( let at = 0; at < data.length; at += BLOCK ) {
		const { length } = data.subarray( at, at + BLOCK );
		const low = length % 256;
		const high = Math.floor( length / 256 );
		const isLast = at + BLOCK >= data.length;
		blocks.push(
			[ isLast ? 1 : 0, low, high, 255 - low, 255 - high ],
			data.subarray( at, at + BLOCK )
		);
	}
	return joined( [ 0x78, 0x01 ], ...blocks, number( adler32( data ) ) );
}

function adler32( data: Uint8Array ): number {
	let first = 1;
	let second = 0;
	for ( const byte of data ) {
		first = ( first + byte ) % 65_521;
		second = ( second + first ) % 65_521;
	}
	return second * 65_536 + first;
}

/* eslint-disable no-bitwise -- A checksum is made of bits. */
const CRC_TABLE = Uint32Array.from( { length: 256 }, ( _, index ) => {
	let value = index;
	for ( let bit = 0; bit < 8; bit++ ) {
		value = value & 1 ? 0xedb88320 ^ ( value >>> 1 ) : value >>> 1;
	}
	return value;
} );

function crc32( data: Uint8Array ): number {
	let sum = 0xffffffff;
	for ( const byte of data ) {
		sum = ( CRC_TABLE[ ( sum ^ byte ) & 255 ] ?? 0 ) ^ ( sum >>> 8 );
	}
	return ( sum ^ 0xffffffff ) >>> 0;
}
