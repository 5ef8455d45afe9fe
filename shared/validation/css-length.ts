/** Units of sizes that authors can enter. */
export const CSS_UNITS = [
	'px',
	'em',
	'rem',
	'%',
	'ch',
	'ex',
	'lh',
	'rlh',
	'vw',
	'vh',
	'vmin',
	'vmax',
	'svw',
	'svh',
	'lvw',
	'lvh',
	'dvw',
	'dvh',
	'pt',
	'pc',
	'cm',
	'mm',
	'in',
] as const;

type CssUnit = ( typeof CSS_UNITS )[ number ];

/** Matches a number, with at most six digits before the decimal point, and an optional unit. */
const LENGTH = /^([+-]?(?:\d{1,6}(?:\.\d{1,20})?|\.\d{1,20}))([a-z%]{0,4})$/i;

/**
 * Parses a CSS length: `12px`, `1.5rem`, `50%`. A number without a unit is in pixels. Keeps four decimals. Returns null
 * for any other value, including `calc()`, `var()`, `url()`, keywords and semicolons, so the result is safe in a style
 * attribute.
 */
export function parseCssLength( value: unknown ): string | null {
	const text = typeof value === 'number' ? value.toFixed( 4 ) : value;
	const match = typeof text === 'string' ? LENGTH.exec( text.trim() ) : null;
	if ( ! match ) {
		return null;
	}
	const [ , number, unit = '' ] = match;
	const known = unit === '' ? 'px' : unit.toLowerCase();
	return isCssUnit( known )
		? Number( Number( number ).toFixed( 4 ) ) + known
		: null;
}

function isCssUnit( value: string ): value is CssUnit {
	return CSS_UNITS.some( ( unit ) => unit === value );
}
