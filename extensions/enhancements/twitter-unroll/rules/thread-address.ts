/** Network of a thread. */
export type Network = 'twitter' | 'bluesky' | 'mastodon';

/** A thread, by any of its posts. */
export type ThreadAddress = { network: Network; url: string };

/** A status of Twitter: `host/{user}/status/{digits}`. What X calls itself now is the same. */
const TWITTER =
	/^https?:\/\/(?:(?:www|mobile)\.)?(?:twitter|x)\.com\/(\w{1,15})\/status\/(\d+)(?:[/?#]|$)/i;

const BLUESKY =
	/^https:\/\/bsky\.app\/profile\/([a-z0-9.:%-]{3,253})\/post\/([a-z0-9]{1,40})(?:[/?#]|$)/i;

/** Names of servers only: no number, no port, no user, no path before the post. */
const MASTODON =
	/^https:\/\/((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+)\/@([\w.]+(?:@[a-z0-9.-]+)?)\/(\d{1,30})(?:[/?#]|$)/i;

/** Returns the canonical thread of an address; null for other addresses. */
export function threadAt( url: string ): ThreadAddress | null {
	const [ , user, status ] = TWITTER.exec( url ) ?? [];
	if ( user ) {
		return {
			network: 'twitter',
			url: `https://twitter.com/${ user }/status/${ status }`,
		};
	}
	const [ , who, post ] = BLUESKY.exec( url ) ?? [];
	if ( who ) {
		return {
			network: 'bluesky',
			url: `https://bsky.app/profile/${ who }/post/${ post }`,
		};
	}
	const [ , host, account, id ] = MASTODON.exec( url ) ?? [];
	return host
		? {
				network: 'mastodon',
				url: `https://${ host }/@${ account }/${ id }`,
			}
		: null;
}

/** Longer paragraphs are more than a link to a post. */
const MAX_LENGTH = 5000;

/** The address of the one link that a paragraph is; empty for any other text. */
export const onlyLink = ( content: string ): string =>
	content.length > MAX_LENGTH
		? ''
		: ( /^<a [^>]*href="([^"]*)"[^>]*>[^<]*<\/a>$/.exec(
				content.trim()
			)?.[ 1 ] ?? '' );
