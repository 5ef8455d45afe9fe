import {
	type Mock,
	mockPage,
	type Page,
	type PageRequest,
} from '#shared/request';

/**
 * Mocks the Pexels API and images that a site requests (`/services/pexels/v1/…`), following Pexels's public
 * documentation.
 */

/** Search terms and IDs with special responses. */
export const SPECIAL_AT_PEXELS = {
	nothing: 'nothing',
	/** A photo with malicious code in its title, alt text and credit. */
	hostile: 666,
	/** A photo whose file is an SVG named `.jpeg`. */
	svg: 667,
	/** A photo whose file no longer exists. */
	gone: 668,
	/** A photo 4000 pixels wide. */
	large: 669,
	/** A photo whose file is on another server. */
	elsewhere: 670,
	/** A revoked Pexels key. */
	revoked: 'revoked',
} as const;

/** Number of results for every search except `nothing`. */
const FOUND = 45;

const MAKERS = [ 'Mina Okafor', 'Jonas Lind', 'Ana Sá' ];

const answer = ( data: unknown, status = 200 ): Page => ( {
	status,
	headers: { 'Content-Type': 'application/json; charset=utf-8' },
	body: JSON.stringify( data ),
} );

function photo( id: number, words: string, origin: string ) {
	const { hostile, large, elsewhere } = SPECIAL_AT_PEXELS;
	const base = `${
		id === elsewhere
			? `${ origin }/services/elsewhere`
			: `${ origin }/services/pexels-pictures`
	}/photos/${ id }/pexels-photo-${ id }.jpeg`;
	const sized = ( width: number ) =>
		`${ base }?auto=compress&cs=tinysrgb&w=${ width }`;
	const isHostile = id === hostile;
	return {
		id,
		width: id === large ? 4000 : 640,
		height: id === large ? 3000 : 480,
		url: isHostile
			? 'javascript:alert(1)'
			: `https://www.pexels.com/photo/${ id }/`,
		photographer: isHostile
			? '<img src=x onerror=alert(1)>[gallery]Eve'
			: MAKERS[ id % MAKERS.length ],
		photographer_url: isHostile
			? 'https://www.pexels.com/"><script>alert(1)</script>'
			: 'https://www.pexels.com/@someone',
		photographer_id: 7,
		avg_color: '#7A8896',
		src: {
			original: base,
			large2x: sized( 1880 ),
			large: sized( 940 ),
			medium: sized( 350 ),
			small: sized( 130 ),
		},
		liked: false,
		alt: isHostile
			? '<script>alert(1)</script>[gallery ids="1"] ../../shell.php'
			: `${ words } ${ id }`,
	};
}

function page( words: string, { query, origin }: PageRequest ): Page {
	const size = Math.min( 80, Number( query.per_page ?? 15 ) );
	const number = Number( query.page ?? 1 );
	const total = words === SPECIAL_AT_PEXELS.nothing ? 0 : FOUND;
	const start = ( number - 1 ) * size;
	return answer( {
		page: number,
		per_page: size,
		total_results: total,
		photos: Array.from(
			{ length: Math.max( 0, Math.min( size, total - start ) ) },
			( _, index ) => photo( 1001 + start + index, words, origin )
		),
		...( start + size < total
			? {
					next_page: `https://api.pexels.com/v1/search/?page=${ number + 1 }`,
				}
			: {} ),
	} );
}

const call = ( path: string, reply: ( request: PageRequest ) => Page ): Mock =>
	mockPage( { path: `/v1${ path }` as string, service: 'pexels' } ).reply(
		( request ) =>
			/^(?!revoked)[\w-]{20,}$/.test( request.authorization )
				? reply( request )
				: answer( { error: 'Invalid API key', status: 401 }, 401 )
	);

export const serviceMocks: readonly Mock[] = [
	call( '/search', ( request ) =>
		page( request.query.query ?? '', request )
	),
	call( '/curated', ( request ) => page( 'Curated', request ) ),
	call( '/photos/{id}', ( { params: { id = '' }, origin } ) =>
		/^\d{1,4}$/.test( id )
			? answer( photo( Number( id ), 'Photo', origin ) )
			: answer( { status: 404, error: 'Not Found' }, 404 )
	),
	mockPage( {
		service: 'pexels-pictures',
		path: '/photos/{id}/{name}',
	} ).reply( ( { params: { id }, query: { w: width } } ): Page => {
		switch ( Number( id ) ) {
			case SPECIAL_AT_PEXELS.svg:
				return {
					headers: { 'Content-Type': 'image/jpeg' },
					body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
				};
			case SPECIAL_AT_PEXELS.gone:
				return { status: 404, body: 'Gone' };
		}
		const wide = Math.min( 1280, Number( width ) || 640 );
		return {
			headers: { 'Content-Type': 'image/png' },
			body: pngOf(
				Number( id ),
				Math.floor( wide / 8 ) * 8,
				Math.round( wide * 0.75 )
			),
		};
	} ),
];

/** Draws a landscape as SVG, with colors that depend on the seed. */
export function drawLandscape(
	seed: number,
	width = 300,
	height = 200
): string {
	const hue = ( seed * 47 + 190 ) % 360;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" width="${ width }" height="${ height }"><rect width="300" height="200" fill="hsl(${ hue } 55% 82%)"/><circle cx="${ 40 + ( ( seed * 53 ) % 220 ) }" cy="55" r="26" fill="hsl(${ hue + 150 } 75% 68%)"/><path d="M0 200V150Q${ 60 + ( ( seed * 31 ) % 90 ) } 60 180 150T300 130V200Z" fill="hsl(${ hue + 20 } 40% 45%)"/><path d="M0 200V175Q150 ${ 100 + ( ( seed * 17 ) % 60 ) } 300 180V200Z" fill="hsl(${ hue + 40 } 45% 28%)"/></svg>`;
}

/** Returns a valid PNG, so that a site can store it. Its two colors depend on the seed. */
export function pngOf( seed: number, width = 640, height = 480 ): Uint8Array {
	const row = new Uint8Array( 1 + width / 8 );
	const rows = Array.from( { length: height }, ( _, y ) =>
		row.map( ( _byte, x ) => {
			const isStripe = ( x * 8 + y + seed * 40 ) % 128 < 64;
			// Each row starts with its filter type; zero means no filter.
			return x > 0 && isStripe ? 0xff : 0;
		} )
	);
	const header = Buffer.alloc( 13 );
	header.writeUInt32BE( width, 0 );
	header.writeUInt32BE( height, 4 );
	// One bit per pixel, and a palette of two colors.
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

/** Wraps bytes in the zlib format without compression, so the mock needs no library. */
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

function crc32( data: Uint8Array ): number {
	/* eslint-disable no-bitwise -- the checksum is computed bit by bit. */
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
