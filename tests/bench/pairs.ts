/** Two consecutive measurements, for example with and without the plugin. */
export type Pair = { with: number; without: number };

/** Minimum, median and maximum of the ratios. */
export type Spread = { min: number; median: number; max: number };

/**
 * Takes measurements in pairs and resolves with them by name. Alternates which one comes first, so that a machine that
 * slows down affects both equally.
 */
export async function inPairs< Name extends string >(
	times: number,
	measure: Record<
		'with' | 'without',
		() => Promise< Record< Name, number > >
	>
): Promise< Record< Name, Pair[] > > {
	const pairs = {} as Record< Name, Pair[] >;
	for ( let turn = 0; turn < times; turn++ ) {
		const taken: Partial<
			Record< 'with' | 'without', Record< Name, number > >
		> = {};
		for ( const side of turn % 2
			? ( [ 'with', 'without' ] as const )
			: ( [ 'without', 'with' ] as const ) ) {
			taken[ side ] = await measure[ side ]();
		}
		for ( const name of Object.keys( taken.with ?? {} ) as Name[] ) {
			( pairs[ name ] ??= [] ).push( {
				with: taken.with?.[ name ] ?? NaN,
				without: taken.without?.[ name ] ?? NaN,
			} );
		}
	}
	return pairs;
}

/**
 * Returns the minimum, median and maximum ratio of the pairs. Skips pairs whose second number is 0; returns NaN if no
 * pair remains.
 */
export function spread( pairs: readonly Pair[] ): Spread {
	const ratios = pairs
		.filter( ( pair ) => pair.without !== 0 )
		.map( ( pair ) => pair.with / pair.without )
		.sort( ( a, b ) => a - b );
	const middle = ratios.length / 2;
	return {
		min: ratios[ 0 ] ?? NaN,
		median:
			ratios.length % 2
				? ( ratios[ Math.floor( middle ) ] ?? NaN )
				: ( ( ratios[ middle - 1 ] ?? NaN ) +
						( ratios[ middle ] ?? NaN ) ) /
					2,
		max: ratios.at( -1 ) ?? NaN,
	};
}

/** Formats a spread as `1.08 (1.05–1.11)`: median, then minimum and maximum. */
export function describeSpread( { min, median, max }: Spread ): string {
	return `${ fixed( median ) } (${ fixed( min ) }–${ fixed( max ) })`;
}

const fixed = ( value: number ) =>
	Number.isNaN( value ) ? '–' : value.toFixed( 2 );
