// Character classes that WordPress uses to split a slug into words. WordPress distinguishes lower and upper case only
// for Latin-1 letters; other letters match both. Word breaks are all other characters below U+00C0, Unicode spaces and
// general punctuation.
const LOWER = 'a-zß-öø-ÿ';
const UPPER = 'A-ZÀ-ÖØ-Þ';
const WORD_BREAK =
	'\\x00-/:-@[-`{-\\xbf\\u1680\\u180e\\u2000-\\u206f\\u3000\\ufeff';
const OTHER_CHARACTER = `[^${ WORD_BREAK }${ LOWER }${ UPPER }\\p{Nd}]`;
const LOWER_OR_OTHER = `(?:[${ LOWER }]|${ OTHER_CHARACTER })`;
const UPPER_OR_OTHER = `(?:[${ UPPER }]|${ OTHER_CHARACTER })`;

/** Matches a word of a preset's slug like WordPress's `_wp_to_kebab_case()`. The order of the alternatives matters. */
const WORD = new RegExp(
	[
		`[${ UPPER }]?[${ LOWER }]+(?=[${ WORD_BREAK }${ UPPER }]|$)`,
		`${ UPPER_OR_OTHER }+(?=[${ WORD_BREAK }]|[${ UPPER }]${ LOWER_OR_OTHER }|$)`,
		`[${ UPPER }]?${ LOWER_OR_OTHER }+`,
		`[${ UPPER }]+`,
		// Ordinals such as 1st: the number and its suffix are one word.
		'\\p{Nd}*(?:1ST|2ND|3RD|(?![123])\\p{Nd}TH)(?=[a-z]|[^\\p{L}\\p{N}]|$)',
		'\\p{Nd}*(?:1st|2nd|3rd|(?![123])\\p{Nd}th)(?=[A-Z]|[^\\p{L}\\p{N}]|$)',
		'\\p{Nd}+',
	].join( '|' ),
	'gu'
);

/**
 * Returns the CSS variable that WordPress prints for a theme preset. Null if the slug contains no words. Lowercases
 * only A to Z, like PHP's `strtolower()`.
 */
export function presetVariable(
	kind: 'color' | 'gradient' | 'font-size',
	slug: unknown
): string | null {
	const words =
		typeof slug === 'string'
			? ( slug.replaceAll( "'", '' ).match( WORD ) ?? [] )
			: [];
	const name = words
		.join( '-' )
		.replace( /[A-Z]/g, ( letter ) => letter.toLowerCase() );
	return name ? `var(--wp--preset--${ kind }--${ name })` : null;
}
