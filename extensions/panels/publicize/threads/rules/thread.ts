import { MAX_MESSAGE_LENGTH } from '../../rules/connections';
import type { Tweet } from '../endpoints';

/** Maximum number of tweets between the first and the last tweet. */
export const MAX_TWEETS_BETWEEN = 100;

/**
 * Minimum numbers of tweets, including the first and the last, for the notice that a thread is too long, or takes long
 * to read.
 */
const TOO_LONG_COUNT = 102;
const LONG_COUNT = 22;

/** Number of tweets in a thread without any content from the post: the message and the closing link. */
const EMPTY_COUNT = 2;

type Words = {
	/** The author's message, or the title of the post. */
	message: string;
	suffix: string;
	url: string;
	/**
	 * Text before the closing link: `closing` if the thread contains the whole post, `closingOfMore` if it does not.
	 */
	closing: string;
	closingOfMore: string;
};

/** Returns the tweets of a thread: the author's message, the post's tweets, and the closing link. */
export function threadOf< Each extends Tweet >(
	tweets: readonly Each[],
	{ message, suffix, url, closing, closingOfMore }: Words
): ( Each | Tweet )[] {
	const last = tweets.length > MAX_TWEETS_BETWEEN ? closingOfMore : closing;
	return [
		alone( firstTweet( message, suffix ), [] ),
		...tweets.slice( 0, MAX_TWEETS_BETWEEN ),
		alone( `${ last } ${ url }`, [ url ] ),
	];
}

const alone = ( text: string, urls: string[] ): Tweet => ( {
	text,
	urls,
	media: [],
	tweet: '',
	blocks: [],
} );

/**
 * Returns the notice about the length of a thread; null if the thread is short.
 *
 * @param count    Number of tweets, including the first and last.
 * @param isBefore Whether the post is about to be published.
 */
export function sizeNotice(
	count: number,
	isBefore: boolean
): 'too-long' | 'long' | 'empty' | null {
	if ( count >= TOO_LONG_COUNT ) {
		return 'too-long';
	}
	if ( count >= LONG_COUNT ) {
		return 'long';
	}
	return isBefore && count <= EMPTY_COUNT ? 'empty' : null;
}

const MAX_TWEET_LENGTH = 280;

/** Maximum number of pieces to remove so that a shortened text ends at a space. */
const MAX_WORD_DISTANCE = 30;

/**
 * Returns the first tweet of a thread: the author's message plus the suffix. A message that is too long ends at a word,
 * with an ellipsis. `Thread_Plan` on the server cuts in the same way; both are tested with
 * `tests/first-tweet.cases.json`.
 */
export const firstTweet = ( message: string, suffix: string ): string =>
	cut( message.trim(), ( text ) => {
		const tweet = text + suffix;
		return (
			tweet.length <= MAX_MESSAGE_LENGTH &&
			tweetLength( tweet ) <= MAX_TWEET_LENGTH
		);
	} ) + suffix;

/** Truncates a text to what fits, with an ellipsis. A text that already fits stays unchanged. */
function cut( text: string, fits: ( text: string ) => boolean ): string {
	if ( ! text || fits( text ) ) {
		return text;
	}
	// A link is never split.
	const pieces = text
		.split( /(https?:\/\/[^\s<>"]+)/u )
		.flatMap( ( part, index ) =>
			index % 2 ? [ part ] : graphemes( part )
		);
	const beginning = ( count: number ) =>
		pieces
			.slice( 0, count )
			.join( '' )
			.replace( /[\s,;:–—-]+$/u, '' );
	let longest = 0;
	let none = pieces.length;
	while ( none - longest > 1 ) {
		const middle = Math.floor( ( longest + none ) / 2 );
		if ( fits( `${ beginning( middle ) }…` ) ) {
			longest = middle;
		} else {
			none = middle;
		}
	}
	const first = Math.max(
		Math.floor( longest / 2 ),
		longest - MAX_WORD_DISTANCE
	);
	for ( let count = longest; count > first; count-- ) {
		if ( pieces[ count ]?.trim() === '' ) {
			longest = count;
			break;
		}
	}
	return `${ beginning( longest ) }…`;
}

const LINK_LENGTH = 23;

/** Code points that count as one. All other code points and every emoji count as two. */
const LIGHT = /^[\u0000-\u10ff\u2000-\u200d\u2010-\u201f\u2032-\u2037]$/u;

/** Matches an emoji: a pictogram, a flag, or a character followed by the emoji variation selector. */
const EMOJI = /[\u{1f000}-\u{1faff}\u2600-\u27bf\ufe0f\u20e3]/u;

/** Maximum number of code points in an emoji. */
const MAX_EMOJI_LENGTH = 14;

const SCRIPTS = [ 'Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew' ]
	.map( ( script ) => `\\p{Script=${ script }}` )
	.join( '' );
const WORD = '\\p{L}\\p{N}_';

/** A link as Twitter detects it. */
const LINK = `(?<![a-z0-9_@＠$#＃])https?://(?:[\\p{L}\\p{N}_\\-]{1,63}\\.)+[a-z]{2,63}(?::\\d{1,5})?(?:[/?#](?:[!#-;=?-Z_a-z|~\\[\\]${ SCRIPTS }]*[#/=a-z0-9_)&+%~$\\]${ SCRIPTS }\\-])?)?`;

/** Matches a URL or domain that may become a link, even without a scheme. */
const ADDRESS = `https?://[!#-;=?-Z_a-z|~\\[\\]]+|(?<![${ WORD }@.\\-])(?:[a-z0-9](?:[a-z0-9\\-]{0,61}[a-z0-9])?\\.)+[a-z]{2,24}(?![${ WORD }@.\\-])(?:/[!#-;=?-Z_a-z|~]*[#/=a-z0-9_)&+%~$\\-])?`;

const LINK_OR_ADDRESS = new RegExp( `(${ LINK })|${ ADDRESS }`, 'giu' );

const segmenter = new Intl.Segmenter( undefined, { granularity: 'grapheme' } );

const graphemes = ( text: string ): string[] =>
	[ ...segmenter.segment( text ) ].map( ( { segment } ) => segment );

/**
 * Returns the length of a text as Twitter counts it; the limit is 280. `Thread_Length_Counter::twitter()` on the server
 * counts in the same way; both are tested with `tests/tweet-length.cases.json`.
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

/** Counts text without links. */
function weight( text: string ): number {
	return graphemes( text )
		.map( ( character ) => {
			const points = [ ...character ];
			return EMOJI.test( character ) && points.length <= MAX_EMOJI_LENGTH
				? 2
				: 2 * points.length -
						points.filter( ( point ) => LIGHT.test( point ) )
							.length;
		} )
		.reduce( ( sum, each ) => sum + each, 0 );
}
