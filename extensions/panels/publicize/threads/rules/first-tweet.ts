import { LONGEST } from '../../rules/message';
import { graphemes, tweetLength } from './tweet-length';

/** Characters of a tweet. */
const TWEET = 280;

/** Number of characters before the limit within which a text is cut at a word. */
const NEAR = 30;

/**
 * Returns the first tweet of a thread: the author's message and the text that follows every message. A message that is
 * too long ends at a word, with an ellipsis. The server cuts the same (`Thread_Plan`; `tests/first-tweet.cases.json`
 * runs in both).
 */
export const firstTweet = ( message: string, suffix: string ): string =>
	cut( message.trim(), ( text ) => {
		const tweet = text + suffix;
		return tweet.length <= LONGEST && tweetLength( tweet ) <= TWEET;
	} ) + suffix;

/** The longest beginning of a text that fits, with an ellipsis where something is missing. */
function cut( text: string, fits: ( text: string ) => boolean ): string {
	if ( ! text || fits( text ) ) {
		return text;
	}
	// A link is never cut.
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
	let most = 0;
	let none = pieces.length;
	while ( none - most > 1 ) {
		const middle = Math.floor( ( most + none ) / 2 );
		if ( fits( `${ beginning( middle ) }…` ) ) {
			most = middle;
		} else {
			none = middle;
		}
	}
	const first = Math.max( Math.floor( most / 2 ), most - NEAR );
	for ( let count = most; count > first; count-- ) {
		if ( pieces[ count ]?.trim() === '' ) {
			most = count;
			break;
		}
	}
	return `${ beginning( most ) }…`;
}
