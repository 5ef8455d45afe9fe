/** Where else a podcast is heard: names of apps, which are no words of a language, with their addresses. */
export function elsewhere( {
	appleUrl,
	spotifyUrl,
	feed,
}: {
	appleUrl: string;
	spotifyUrl: string;
	/** Address of the feed, which every other app takes. */
	feed: string;
} ): [ name: string, address: string ][] {
	return (
		[
			[ 'Apple Podcasts', appleUrl ],
			[ 'Spotify', spotifyUrl ],
			[ 'RSS', feed ],
		] as [ string, string ][]
	 ).filter( ( [ , address ] ) => address );
}
