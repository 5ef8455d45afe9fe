import type { Tweet } from '../endpoints';
import { firstTweet } from './first-tweet';

/** Maximum number of tweets between the first and the last one. */
export const MOST = 100;

/** A thread of so many tweets, its first and last included, is longer than a thread can be, or than most would read. */
const TOO_LONG = 102;
const LONG = 22;

/** A thread of no more has nothing of the post in it. */
const EMPTY = 2;

type Words = {
	/** The author's message, or the title of the post. */
	message: string;
	/** Follows it. */
	suffix: string;
	/** Address of the post. */
	url: string;
	/** Text before the URL: if the thread contains the whole post, and if not. */
	closing: string;
	closingOfMore: string;
};

/** A thread as it would be posted: what the author says, the tweets of the post, and the way to the rest. */
export function threadOf< Each extends Tweet >(
	tweets: readonly Each[],
	{ message, suffix, url, closing, closingOfMore }: Words
): ( Each | Tweet )[] {
	const last = tweets.length > MOST ? closingOfMore : closing;
	return [
		alone( firstTweet( message, suffix ), [] ),
		...tweets.slice( 0, MOST ),
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
 * The notice about the length of a thread; null if it is short.
 *
 * @param count    Of its tweets, the first and the last included.
 * @param isBefore Whether the post is about to be published.
 */
export function sizeNotice(
	count: number,
	isBefore: boolean
): 'too-long' | 'long' | 'empty' | null {
	if ( count >= TOO_LONG ) {
		return 'too-long';
	}
	if ( count >= LONG ) {
		return 'long';
	}
	return isBefore && count <= EMPTY ? 'empty' : null;
}
