const RATE = 8000;

/** A quiet tone as a WAV file of 8 bits: real sound, of any length, by arithmetic. */
export function wavOf( seconds: number, pitch: number ): Uint8Array {
	const samples = seconds * RATE;
	const bytes = new Uint8Array( 44 + samples );
	const view = new DataView( bytes.buffer );
	const text = ( at: number, word: string ) =>
		[ ...word ].forEach( ( sign, index ) =>
			view.setUint8( at + index, sign.charCodeAt( 0 ) )
		);
	text( 0, 'RIFF' );
	view.setUint32( 4, 36 + samples, true );
	text( 8, 'WAVEfmt ' );
	view.setUint32( 16, 16, true );
	view.setUint16( 20, 1, true );
	view.setUint16( 22, 1, true );
	view.setUint32( 24, RATE, true );
	view.setUint32( 28, RATE, true );
	view.setUint16( 32, 1, true );
	view.setUint16( 34, 8, true );
	text( 36, 'data' );
	view.setUint32( 40, samples, true );
	for ( let index = 0; index < samples; index++ ) {
		view.setUint8(
			44 + index,
			128 +
				Math.round(
					12 * Math.sin( ( index * pitch * 2 * Math.PI ) / RATE )
				)
		);
	}
	return bytes;
}
