import type { Tweet } from '../endpoints';
import { firstTweet } from './first-tweet';

/** Tweets of a post that a thread has, but for its first and its last. */
export const MOST = 100;

/** A thread of so many tweets, its first and last included, is longer than a thread can be, or than most would read. */
const TOO_LONG = 102;
const LONG = 22;

/** A thread of no more has nothing of the post in it. */
const EMPTY = 2;

type Words = {
	/** What the author says about the post, or its title. */
	message: string;
	/** Follows it. */
	suffix: string;
	/** Address of the post. */
	url: string;
	/** Above that address: where all of the post stands in the thread, and where not. */
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
 * What an author is told about the size of a thread; null for nothing.
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
