/** A social network from which threads can be imported. */
export type Network = 'twitter' | 'bluesky' | 'mastodon';

/** A thread. The URL may belong to any of its posts. */
export type ThreadAddress = { network: Network; url: string };

/** Matches a post on Twitter or X: `host/{user}/status/{digits}`. */
const TWITTER =
	/^https?:\/\/(?:(?:www|mobile)\.)?(?:twitter|x)\.com\/(\w{1,15})\/status\/(\d+)(?:[/?#]|$)/i;

const BLUESKY =
	/^https:\/\/bsky\.app\/profile\/([a-z0-9.:%-]{3,253})\/post\/([a-z0-9]{1,40})(?:[/?#]|$)/i;

/**
 * Matches the URL of a post on a Mastodon server. Rejects IP addresses, ports, user names, and a path before the post.
 */
const MASTODON =
	/^https:\/\/((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+)\/@([\w.]+(?:@[a-z0-9.-]+)?)\/(\d{1,30})(?:[/?#]|$)/i;

/** Returns the thread for a URL, in canonical form; null for other URLs. */
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

/** Longer paragraphs are not checked, because they contain more than a link. */
const MAX_LENGTH = 5000;

/** Returns the URL of a paragraph that is a single link; empty for other text. */
export const onlyLink = ( content: string ): string =>
	content.length > MAX_LENGTH
		? ''
		: ( /^<a [^>]*href="([^"]*)"[^>]*>[^<]*<\/a>$/.exec(
				content.trim()
			)?.[ 1 ] ?? '' );
