import type { Upload } from '#e2e';

const WIDTH = 240;
const HEIGHT = 160;

/**
 * Clear code of the GIF's LZW compression. With 128 colors, each code takes one byte as long as fewer than 126 codes
 * follow a clear code.
 */
const CLEAR = 128;
const END = 129;
const RUN = 100;

const word = ( value: number ) => [ value % 256, Math.floor( value / 256 ) ];

function* pixels( left: number ): Generator< number > {
	for ( let y = 0; y < HEIGHT; y++ ) {
		for ( let x = 0; x < WIDTH; x++ ) {
			yield Math.hypot( x - left, y - HEIGHT / 2 ) < 40 ? 1 : 0;
		}
	}
}

function frame( left: number ): number[] {
	const codes = [ ...pixels( left ) ].flatMap( ( pixel, index ) =>
		index % RUN ? pixel : [ CLEAR, pixel ]
	);
	codes.push( END );
	const blocks: number[] = [];
	for ( let start = 0; start < codes.length; start += 255 ) {
		const part = codes.slice( start, start + 255 );
		blocks.push( part.length, ...part );
	}
	return [
		// Each frame lasts a third of a second.
		...[ 0x21, 0xf9, 4, 0, 33, 0, 0, 0 ],
		...[ 0x2c, 0, 0, 0, 0, ...word( WIDTH ), ...word( HEIGHT ), 0 ],
		...[ 7, ...blocks, 0 ],
	];
}

/** Returns an endlessly animated GIF for uploading. */
export const movingGif = (): Upload => ( {
	name: 'ball.gif',
	mimeType: 'image/gif',
	buffer: Buffer.from( [
		...Buffer.from( 'GIF89a' ),
		...word( WIDTH ),
		...word( HEIGHT ),
		...[ 0xf6, 0, 0 ],
		...[ 250, 214, 120, 40, 70, 120 ],
		...Array.from( { length: 126 * 3 }, () => 0 ),
		...[ 0x21, 0xff, 11, ...Buffer.from( 'NETSCAPE2.0' ), 3, 1, 0, 0, 0 ],
		...frame( 70 ),
		...frame( 170 ),
		0x3b,
	] ),
} );
