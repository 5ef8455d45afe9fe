/** Characters that a link counts in a tweet, whatever its length. */
const LINK_LENGTH = 23;

/** Code points that count once. All others, and every emoji, count twice. */
const LIGHT = /^[\u0000-\u10ff\u2000-\u200d\u2010-\u201f\u2032-\u2037]$/u;

/** A picture, a flag, or a character followed by a mark that makes it an emoji. */
const EMOJI = /[\u{1f000}-\u{1faff}\u2600-\u27bf\ufe0f\u20e3]/u;

/** Code points of the longest emoji. */
const MAX_EMOJI = 14;

const SCRIPTS = [ 'Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew' ]
	.map( ( script ) => `\\p{Script=${ script }}` )
	.join( '' );
const WORD = '\\p{L}\\p{N}_';

/** A link as Twitter detects it. */
const LINK = `(?<![a-z0-9_@＠$#＃])https?://(?:[\\p{L}\\p{N}_\\-]{1,63}\\.)+[a-z]{2,63}(?::\\d{1,5})?(?:[/?#](?:[!#-;=?-Z_a-z|~\\[\\]${ SCRIPTS }]*[#/=a-z0-9_)&+%~$\\]${ SCRIPTS }\\-])?)?`;

/** An address that may become a link, such as one without a scheme. */
const ADDRESS = `https?://[!#-;=?-Z_a-z|~\\[\\]]+|(?<![${ WORD }@.\\-])(?:[a-z0-9](?:[a-z0-9\\-]{0,61}[a-z0-9])?\\.)+[a-z]{2,24}(?![${ WORD }@.\\-])(?:/[!#-;=?-Z_a-z|~]*[#/=a-z0-9_)&+%~$\\-])?`;

const LINK_OR_ADDRESS = new RegExp( `(${ LINK })|${ ADDRESS }`, 'giu' );

const segmenter = new Intl.Segmenter( undefined, { granularity: 'grapheme' } );

/** Returns the characters that a person sees. */
export const graphemes = ( text: string ): string[] =>
	[ ...segmenter.segment( text ) ].map( ( { segment } ) => segment );

/**
 * Returns what a text takes of the 280 characters of a tweet. The server counts the same (`Thread_Measure::twitter()`;
 * `tests/tweet-length.cases.json` runs in both).
 */
export function tweetLength( text: string ): number {
	let length = 0;
	let end = 0;
	for ( const { 0: address, 1: link, index } of text.matchAll(
		LINK_OR_ADDRESS
	) ) {
		length +=
			weight( text.slice( end, index ) ) +
			( link ? LINK_LENGTH : Math.max( LINK_LENGTH, weight( address ) ) );
		end = index + address.length;
	}
	return length + weight( text.slice( end ) );
}

/** Counts a text without links. */
function weight( text: string ): number {
	return graphemes( text )
		.map( ( character ) => {
			const points = [ ...character ];
			return EMOJI.test( character ) && points.length <= MAX_EMOJI
				? 2
				: 2 * points.length -
						points.filter( ( point ) => LIGHT.test( point ) )
							.length;
		} )
		.reduce( ( sum, each ) => sum + each, 0 );
}
