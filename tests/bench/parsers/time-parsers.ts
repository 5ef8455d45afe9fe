import type { Parser, Parsers } from './pieces';

/**
 * Result for one construct: its name, the text length, the ratio of the parse time to that for half the length (0 if
 * too fast to measure), and the parse time in milliseconds.
 */
export type ConstructTime = [ string, number, number, number ];

declare global {
	var parserNames: () => string[];
	var timeParser: ( name: string ) => Promise< ConstructTime[] >;
}

/** Registers parsers on the page that measures their time. */
export function offerParsers( parsers: Parsers ): void {
	globalThis.parserNames = () => Object.keys( parsers );
	globalThis.timeParser = ( name ) => timeParser( parsers[ name ] as Parser );
}

async function timeParser( {
	run,
	size,
	pieces,
	frames,
}: Parser ): Promise< ConstructTime[] > {
	const times: ConstructTime[] = [];
	for ( const [ frame, [ before, after ] ] of Object.entries( frames ) ) {
		for ( const piece of pieces ) {
			const time = async ( length: number ) => {
				const room = Math.max(
					0,
					length - before.length - after.length
				);
				const text =
					before + piece.repeat( room / piece.length ) + after;
				const start = performance.now();
				await run( text );
				return performance.now() - start;
			};
			times.push( [
				`${ frame } ${ JSON.stringify( piece ).slice( 1, -1 ) }`.trim(),
				// If the parser throws an error, report an infinite ratio.
				...( await compare( time, size ).catch(
					(): [ number, number, number ] => [ size, Infinity, 0 ]
				) ),
			] );
		}
	}
	return times;
}

/** Returns the measured length, the ratio of its time to that for half the length, and the time in milliseconds. */
async function compare(
	time: ( length: number ) => Promise< number >,
	size: number
): Promise< [ number, number, number ] > {
	let length = 0;
	let whole = 0;
	// Start with short inputs, so that a slow parser never has to parse a long one.
	for ( let part = 64; part >= 1 && whole < 100; part /= 4 ) {
		length = size / part;
		whole = await time( length );
	}
	let ratio = whole < 60 ? 0 : Infinity;
	// Take the minimum of several measurements, because other processes only increase the time.
	for ( let turn = 0; turn < 6 && ratio > 2.3 && whole < 5000; turn++ ) {
		const half = await time( length / 2 );
		whole = await time( length );
		ratio = Math.min( ratio, whole / half );
	}
	return [ length, ratio, whole ];
}
