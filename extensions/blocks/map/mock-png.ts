/* eslint-disable no-bitwise -- checksums and words of bytes are made of bits. */
type Color = readonly [ number, number, number ];

/** A square picture with a palette, not compressed: enough for a map that nobody pays for. */
export function png(
	size: number,
	palette: readonly Color[],
	colorAt: ( column: number, row: number ) => number
): Uint8Array {
	const rows = new Uint8Array( size * ( size + 1 ) );
	for ( let row = 0; row < size; row++ ) {
		for ( let column = 0; column < size; column++ ) {
			rows[ row * ( size + 1 ) + column + 1 ] = colorAt( column, row );
		}
	}
	return joined( [
		[ 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a ],
		chunk( 'IHDR', [ ...word( size ), ...word( size ), 8, 3, 0, 0, 0 ] ),
		chunk( 'PLTE', palette.flat() ),
		chunk( 'IDAT', stored( rows ) ),
		chunk( 'IEND', [] ),
	] );
}

/** Bytes as a zlib stream that compresses nothing. */
function stored( bytes: Uint8Array ): Uint8Array {
	const most = 0xffff;
	const parts: ArrayLike< number >[] = [ [ 0x78, 0x01 ] ];
	for ( let start = 0; start < bytes.length; start += most ) {
		const part = bytes.subarray( start, start + most );
		const size = part.length;
		parts.push( [
			start + most >= bytes.length ? 1 : 0,
			size % 256,
			size >> 8,
			255 - ( size % 256 ),
			255 - ( size >> 8 ),
		] );
		parts.push( part );
	}
	let a = 1;
	let b = 0;
	for ( const byte of bytes ) {
		a = ( a + byte ) % 65521;
		b = ( b + a ) % 65521;
	}
	return joined( [ ...parts, word( b * 65536 + a ) ] );
}

function chunk( name: string, data: ArrayLike< number > ): Uint8Array {
	const body = joined( [
		Array.from( name, ( letter ) => letter.charCodeAt( 0 ) ),
		data,
	] );
	return joined( [ word( data.length ), body, word( checksum( body ) ) ] );
}

const TABLE = Array.from( { length: 256 }, ( _, index ) => {
	let value = index;
	for ( let bit = 0; bit < 8; bit++ ) {
		value = value & 1 ? 0xedb88320 ^ ( value >>> 1 ) : value >>> 1;
	}
	return value >>> 0;
} );

function checksum( bytes: Uint8Array ): number {
	let sum = 0xffffffff;
	for ( const byte of bytes ) {
		sum = ( TABLE[ ( sum ^ byte ) & 255 ] ?? 0 ) ^ ( sum >>> 8 );
	}
	return ( sum ^ 0xffffffff ) >>> 0;
}

const word = ( value: number ): number[] => [
	( value >>> 24 ) & 255,
	( value >>> 16 ) & 255,
	( value >>> 8 ) & 255,
	value & 255,
];

function joined( parts: readonly ArrayLike< number >[] ): Uint8Array {
	const all = new Uint8Array(
		parts.reduce( ( length, part ) => length + part.length, 0 )
	);
	let at = 0;
	for ( const part of parts ) {
		all.set( part, at );
		at += part.length;
	}
	return all;
}
