/**
 * Generates the currency table from CLDR, the data behind Node's Intl. Run it when a currency is added or CLDR changes;
 * sites never depend on their own Intl data:
 *
 *     npx tsx src/commands/generate-currencies.ts           writes shared/currency/currencies.data.ts
 *     npx tsx src/commands/generate-currencies.ts --check   reports whether it would change
 *
 * Each currency uses the notation of its home locale. Where the symbol would be ambiguous abroad, it comes from another
 * locale: seven currencies are `$` at home.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { DEFAULT_CURRENCY, type Currency } from '#shared/currency';

type Source = {
	/** Locale for the number format. */
	home: string;
	/** Locale for the symbol. By default, `home`. */
	symbol?: string;
};

const SOURCES: Record< string, Source > = {
	AUD: { home: 'en-AU', symbol: 'en' },
	// Use the country's English, because Arabic currency abbreviations would swap places with digits in left-to-right
	// text.
	BHD: { home: 'en-BH' },
	BRL: { home: 'pt-BR' },
	CAD: { home: 'en-CA', symbol: 'en' },
	// Most people in Switzerland speak German.
	CHF: { home: 'de-CH' },
	CZK: { home: 'cs-CZ' },
	DKK: { home: 'da-DK' },
	// Germany, the largest country that uses the euro.
	EUR: { home: 'de-DE' },
	GBP: { home: 'en-GB' },
	HKD: { home: 'en-HK' },
	HUF: { home: 'hu-HU' },
	ILS: { home: 'he-IL' },
	INR: { home: 'en-IN' },
	JOD: { home: 'en-JO' },
	// Japanese uses a full-width yen sign, so use English.
	JPY: { home: 'ja-JP', symbol: 'en' },
	KWD: { home: 'en-KW' },
	MXN: { home: 'es-MX', symbol: 'en' },
	MYR: { home: 'ms-MY' },
	NOK: { home: 'nb-NO' },
	NZD: { home: 'en-NZ', symbol: 'en' },
	OMR: { home: 'en-OM' },
	PHP: { home: 'en-PH' },
	PLN: { home: 'pl-PL' },
	RUB: { home: 'ru-RU' },
	SEK: { home: 'sv-SE' },
	// English has no distinct symbol for the Singapore dollar; Malaysian Tamil uses `S$`.
	SGD: { home: 'en-SG', symbol: 'ta-MY' },
	THB: { home: 'th-TH' },
	TND: { home: 'fr-TN' },
	TWD: { home: 'zh-TW', symbol: 'en' },
	USD: { home: 'en-US' },
};

const TARGET = 'shared/currency/currencies.data.ts';

/**
 * Direction marks in Hebrew amounts. They are removed, because amounts appear on pages of both text directions, and the
 * shekel sign does not need them.
 */
const DIRECTION_MARKS = /[\u200e\u200f]/g;

/** A number in the millions, so that it contains two group separators. */
const SAMPLE_AMOUNT = 1_234_567.891;
const FOUR_DIGITS = 1234;

function partsOf(
	code: string,
	locale: string,
	amount: number,
	options: Intl.NumberFormatOptions = {}
) {
	return new Intl.NumberFormat( locale, {
		style: 'currency',
		currency: code,
		numberingSystem: 'latn',
		...options,
	} )
		.formatToParts( amount )
		.map( ( { type, value } ) => ( {
			type,
			value: value.replace( DIRECTION_MARKS, '' ),
		} ) )
		.filter( ( { value } ) => value !== '' );
}

function measure( code: string, { home, symbol = home }: Source ): Currency {
	const parts = partsOf( code, home, SAMPLE_AMOUNT );
	const valuesOf = ( type: string, among = parts ) =>
		among
			.filter( ( part ) => part.type === type )
			.map( ( { value } ) => value );
	const [ , middleGroup = '' ] = valuesOf( 'integer' );
	return {
		symbol: valuesOf(
			'currency',
			partsOf( code, symbol, SAMPLE_AMOUNT )
		).join( '' ),
		position: parts[ 0 ]?.type === 'currency' ? 'before' : 'after',
		gap: valuesOf( 'literal' ).join( '' ),
		grouping: valuesOf( 'group' )[ 0 ] ?? '',
		// Format with at least one decimal digit to get the decimal separator of all currencies. People may type it
		// even for currencies without decimals.
		decimal: valuesOf(
			'decimal',
			partsOf( code, home, SAMPLE_AMOUNT, { minimumFractionDigits: 1 } )
		).join( '' ),
		precision: valuesOf( 'fraction' ).join( '' ).length,
		groupSize: middleGroup.length,
		groupsFrom: valuesOf( 'group', partsOf( code, home, FOUR_DIGITS ) )
			.length
			? 1
			: 2,
	};
}

/** Returns a source literal; spaces and look-alike characters are escaped. */
function literal( value: string | number ): string {
	if ( typeof value === 'number' ) {
		return String( value );
	}
	const escaped = value.replace(
		/[\u00a0\u2000-\u206f]/g,
		( sign ) =>
			`\\u${ sign.codePointAt( 0 )?.toString( 16 ).padStart( 4, '0' ) }`
	);
	return value.includes( "'" ) ? `"${ escaped }"` : `'${ escaped }'`;
}

/** Returns the lines of a currency: the values that differ from the default. */
function entry( code: string, source: Source ): string {
	const fields = Object.entries( measure( code, source ) )
		.filter(
			( [ name, value ] ) =>
				DEFAULT_CURRENCY[ name as keyof Currency ] !== value
		)
		.map(
			( [ name, value ] ) => `\t\t${ name }: ${ literal( value ) },\n`
		);
	return fields.length
		? `\t${ code }: {\n${ fields.join( '' ) }\t},\n`
		: `\t${ code }: {},\n`;
}

function generate(): string {
	const entries = Object.entries( SOURCES ).map( ( [ code, source ] ) =>
		entry( code, source )
	);
	return `import type { Currency } from './currency';

/**
 * How each currency differs from the default. Generated from CLDR ${ process.versions.cldr } by
 * src/commands/generate-currencies.ts; do not edit this file.
 */
export const CURRENCIES = {
${ entries.join( '' ) }} satisfies Record< string, Partial< Currency > >;
`;
}

/** Returns only the table, so that a new CLDR version with the same table needs no update. */
const tableOf = ( file: string ) =>
	file.slice( file.indexOf( 'export const' ) );

const generated = generate();
if ( ! process.argv.includes( '--check' ) ) {
	writeFileSync( TARGET, generated );
} else if (
	tableOf( readFileSync( TARGET, 'utf8' ) ) !== tableOf( generated )
) {
	process.stderr.write(
		`${ TARGET } is not what CLDR ${ process.versions.cldr } makes of the list of currencies.\n`
	);
	process.exitCode = 1;
}
