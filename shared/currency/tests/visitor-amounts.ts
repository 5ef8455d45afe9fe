import { CURRENCY_CODES, precisionOf } from '../currency';

/** Visitor input with its currency and the expected minor units, shared by the TypeScript and PHP tests. */
export const VISITOR_INPUTS: readonly [
	typed: string,
	code: string,
	units: number | 'ambiguous' | null,
][] = [
	// With two different marks, the last is the decimal mark.
	[ '1.234,50', 'EUR', 123450 ],
	[ '1,234.50', 'EUR', 123450 ],
	[ '1.234,5', 'USD', 123450 ],
	[ '1.234.567,89', 'USD', 123456789 ],
	[ '12,34,567.50', 'INR', 123456750 ],
	[ "1'234.50", 'CHF', 123450 ],
	[ '1’234,50', 'CHF', 123450 ],
	[ '1 234,50', 'EUR', 123450 ],
	[ '1\u00a0234,50', 'EUR', 123450 ],
	[ '1\u202f234,50', 'EUR', 123450 ],
	[ '1.234,500', 'KWD', 1234500 ],
	[ '1,234.5', 'KWD', 1234500 ],
	[ '1.234,567', 'EUR', null ],
	[ '1,234.50', 'JPY', null ],
	[ '1.23,50', 'EUR', null ],
	[ '1,234 567', 'EUR', null ],
	[ '1.234,567.89', 'EUR', null ],
	// A single mark before fewer than three digits is a decimal mark.
	[ '12,5', 'EUR', 1250 ],
	[ '12.5', 'EUR', 1250 ],
	[ '12.50', 'EUR', 1250 ],
	[ '12,05', 'USD', 1205 ],
	[ '5.', 'USD', 500 ],
	[ '5,', 'EUR', 500 ],
	[ '.5', 'USD', 50 ],
	[ '0,30', 'GBP', 30 ],
	[ '12,5', 'KWD', 12500 ],
	[ '12,5', 'JPY', null ],
	// A single separator before three digits can be a grouping or decimal mark. The currency's decimals decide.
	[ '1.234', 'JPY', 1234 ],
	[ '1,234', 'JPY', 1234 ],
	[ '1.234', 'HUF', 1234 ],
	[ '1.234', 'KWD', 1234 ],
	[ '1,234', 'KWD', 1234000 ],
	[ '0.500', 'KWD', 500 ],
	[ '0,500', 'KWD', null ],
	[ '1,234', 'TND', 1234 ],
	[ '1.234', 'TND', 'ambiguous' ],
	[ '1.234', 'EUR', 'ambiguous' ],
	[ '1,234', 'EUR', 'ambiguous' ],
	[ '123,456', 'USD', 'ambiguous' ],
	[ '€ 1.234', 'EUR', 'ambiguous' ],
	[ '0.500', 'EUR', null ],
	[ '1234,567', 'EUR', null ],
	[ ',234', 'EUR', null ],
	[ '0.500', 'JPY', null ],
	[ '1234.567', 'JPY', null ],
	// Apostrophes and spaces are never decimal marks. The Arabic mark `٫` always is one.
	[ '1 234', 'EUR', 123400 ],
	[ "1'234", 'CHF', 123400 ],
	[ '1٬234', 'USD', 123400 ],
	[ '1٫234', 'KWD', 1234 ],
	[ '1٫234', 'EUR', null ],
	[ "1'5", 'CHF', null ],
	[ '1 5', 'EUR', null ],
	// Spaces within a line group digits; line breaks, tabs and vertical spaces do not.
	[ '5\u00a0500', 'EUR', 550000 ],
	[ '5\u2009500', 'EUR', 550000 ],
	[ '5\u3000500', 'EUR', 550000 ],
	...[
		'\n',
		'\r',
		'\r\n',
		'\t',
		'\v',
		'\f',
		'\u0085',
		'\u2028',
		'\u2029',
	].flatMap( ( mark ): [ string, string, null ][] => [
		[ `5${ mark }500`, 'EUR', null ],
		[ `5 ${ mark } 500`, 'SEK', null ],
		[ `1${ mark }234,50`, 'EUR', null ],
		[ `€${ mark }5${ mark }500`, 'EUR', null ],
		[ `5,${ mark }50`, 'EUR', null ],
		[ `5${ mark }€`, 'EUR', null ],
	] ),
	...[ '\n', '\r\n', '\t', '\v', '\f', '\u2028', '\u2029', '\u00a0' ].map(
		( mark ): [ string, string, number ] => [
			`${ mark } 5,50 €${ mark }`,
			'EUR',
			550,
		]
	),
	// Currencies without decimals accept zeros as decimals.
	[ '1000.00', 'JPY', 1000 ],
	[ '1,234.00', 'JPY', 1234 ],
	[ '1 234,00 Ft', 'HUF', 1234 ],
	[ '¥5.0', 'JPY', 5 ],
	[ '1000.000', 'JPY', null ],
	[ '1000.01', 'JPY', null ],
	[ '5.00', 'EUR', 500 ],
	[ '5.000', 'KWD', 5000 ],
	// A dash can replace the decimals.
	[ '20,-', 'EUR', 2000 ],
	[ '20,- €', 'EUR', 2000 ],
	[ '€ 20,–', 'EUR', 2000 ],
	[ '20.—', 'CHF', 2000 ],
	[ '20.--', 'CHF', 2000 ],
	[ '50:-', 'SEK', 5000 ],
	[ '50:- kr', 'SEK', 5000 ],
	[ '1.234,-', 'EUR', 123400 ],
	[ '1 234:-', 'SEK', 123400 ],
	[ '20,\u2212', 'USD', 2000 ],
	[ '1000,-', 'JPY', 1000 ],
	[ '20,---', 'EUR', null ],
	[ '20-', 'EUR', null ],
	[ '20:', 'EUR', null ],
	[ '5,50,-', 'EUR', null ],
	[ '1.23,-', 'EUR', null ],
	[ ',-', 'EUR', null ],
	[ '-5,-', 'EUR', null ],
	// A repeated mark is a grouping mark.
	[ '1.234.567', 'EUR', 123456700 ],
	[ '1,234,567', 'JPY', 1234567 ],
	[ '12,34,567', 'INR', 123456700 ],
	[ '1.2.3', 'EUR', null ],
	[ '1.234.56', 'EUR', null ],
	[ '01.234.567', 'EUR', null ],
	// Digits and separators of other scripts are accepted.
	[ '١٢٫٥', 'EUR', 1250 ],
	[ '١٬٢٣٤٫٥٠', 'USD', 123450 ],
	[ '۱٬۲۳۴٫۵۰', 'USD', 123450 ],
	[ '१,२३४.५०', 'INR', 123450 ],
	[ '১২৩৪.৫', 'INR', 123450 ],
	[ '๑๒๓', 'USD', 12300 ],
	[ '１２．５０', 'USD', 1250 ],
	[ '５００', 'JPY', 500 ],
	[ '\u200f١٢٫٥\u200e', 'EUR', 1250 ],
	// A symbol or code may be at either end.
	[ '€5', 'EUR', 500 ],
	[ '5 €', 'EUR', 500 ],
	[ '5\u00a0€', 'EUR', 500 ],
	[ 'EUR 12,50', 'EUR', 1250 ],
	[ '12,50 eur', 'EUR', 1250 ],
	[ '$5', 'USD', 500 ],
	[ '$5', 'AUD', 500 ],
	[ 'A$5', 'AUD', 500 ],
	[ '500 kr', 'DKK', 50000 ],
	[ '500 kr.', 'DKK', 50000 ],
	[ 'kr. 500', 'DKK', 50000 ],
	[ '5 ZŁ', 'PLN', 500 ],
	[ 'KWD 1.234', 'KWD', 1234 ],
	[ '$5', 'EUR', null ],
	[ '£5', 'EUR', null ],
	[ '€5€', 'EUR', null ],
	// These inputs are not amounts.
	[ '', 'EUR', null ],
	[ ' ', 'EUR', null ],
	[ '€', 'EUR', null ],
	[ ',', 'EUR', null ],
	[ '.', 'USD', null ],
	[ '-5', 'USD', null ],
	[ '\u22125', 'USD', null ],
	[ '+5', 'USD', null ],
	[ '1e3', 'USD', null ],
	[ 'NaN', 'USD', null ],
	[ 'Infinity', 'USD', null ],
	[ '0x10', 'USD', null ],
	[ '5,50,', 'EUR', null ],
	[ '1x50', 'EUR', null ],
	[ '1-50', 'EUR', null ],
	[ '1€50', 'EUR', null ],
	[ '5 5,50', 'EUR', null ],
	[ `0.${ '1'.repeat( 100 ) }`, 'USD', null ],
	[ '0', 'USD', 0 ],
	[ '0005', 'USD', 500 ],
	[ '1000000000', 'USD', 100000000000 ],
	[ '9999999999999', 'USD', 999999999999900 ],
	[ '99999999999999', 'USD', null ],
	// An unknown currency has two decimals.
	[ '1,234.50', 'XYZ', 123450 ],
];

type Numbers = {
	/** Character code of the digit zero. */
	nought: number;
	grouping: string;
	decimal: string;
	/** Number of digits in every group except the last. */
	groupSize: 2 | 3;
	/** Minimum number of digits before the last group. */
	groupsFrom: 1 | 2;
};

const numbers = (
	grouping: string,
	decimal: string,
	more: Partial< Numbers > = {}
): Numbers => ( {
	nought: 0x30,
	grouping,
	decimal,
	groupSize: 3,
	groupsFrom: 1,
	...more,
} );

/** Number notations of twelve languages, from CLDR 48. */
const LANGUAGES: Readonly< Record< string, Numbers > > = {
	'en-US': numbers( ',', '.' ),
	'de-DE': numbers( '.', ',' ),
	'fr-FR': numbers( '\u202f', ',' ),
	'de-CH': numbers( '’', '.' ),
	'pl-PL': numbers( '\u00a0', ',', { groupsFrom: 2 } ),
	'sv-SE': numbers( '\u00a0', ',' ),
	'es-ES': numbers( '.', ',', { groupsFrom: 2 } ),
	'en-IN': numbers( ',', '.', { groupSize: 2 } ),
	'ar-EG': numbers( '٬', '٫', { nought: 0x660 } ),
	'fa-IR': numbers( '٬', '٫', { nought: 0x6f0 } ),
	'mr-IN': numbers( ',', '.', { nought: 0x966, groupSize: 2 } ),
	'bn-BD': numbers( ',', '.', { nought: 0x9e6, groupSize: 2 } ),
};

/** Formats an amount in the notation of a language, with the decimals of its currency. */
function written( units: number, precision: number, how: Numbers ): string {
	const digits = String( units ).padStart( precision + 1, '0' );
	const point = digits.length - precision;
	const whole = digits.slice( 0, point );
	const groups = [ whole.slice( -3 ) ];
	let rest = whole.length >= 3 + how.groupsFrom ? whole.slice( 0, -3 ) : '';
	if ( ! rest ) {
		groups[ 0 ] = whole;
	}
	while ( rest ) {
		groups.unshift( rest.slice( -how.groupSize ) );
		rest = rest.slice( 0, -how.groupSize );
	}
	const fraction = digits.slice( point );
	return (
		groups.join( how.grouping ) + ( fraction ? how.decimal + fraction : '' )
	).replace( /\d/g, ( digit ) =>
		String.fromCharCode( how.nought + Number( digit ) )
	);
}

/**
 * A thousand amounts in each language's notation. They are the same on every run, and alternate between currencies with
 * zero and two decimals.
 */
export const AMOUNTS: readonly {
	language: string;
	text: string;
	code: string;
	units: number;
}[] = Array.from( { length: 1000 } ).flatMap( ( _, index ) => {
	const codes = CURRENCY_CODES.filter( ( code ) => precisionOf( code ) < 3 );
	const code = codes[ index % codes.length ] ?? 'USD';
	// A Weyl sequence is evenly distributed and the same on every run. Amounts have one to ten digits.
	const share = ( ( index + 1 ) * 0.6180339887498949 ) % 1;
	const units = Math.ceil( 10 ** ( share * 10 ) );
	return Object.entries( LANGUAGES ).map( ( [ language, how ] ) => ( {
		language,
		text: written( units, precisionOf( code ), how ),
		code,
		units,
	} ) );
} );
