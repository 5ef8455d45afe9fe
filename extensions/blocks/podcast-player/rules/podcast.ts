/** An episode as the player knows it. Plain text throughout; every address is http or https. */
export type Track = {
	/** The same for as long as the episode is in the feed. */
	id: string;
	title: string;
	/** The episode's own page; empty without one. */
	link: string;
	/** What is played. */
	src: string;
	/** Seconds; 0 when the feed does not say. */
	duration: number;
	/** When it came out and how long it is, in words. */
	about: string;
	/** What the server has drawn of it: show notes, chapters and the like are taken from here and come back. */
	item: Element;
};

export type Podcast = {
	title: string;
	/** HTML: cover and title, as the page draws them. */
	header: string;
	/** HTML: the first ten episodes in the podcast's own order, as the page draws them. */
	list: string;
	/** HTML: the first ten from the other end. */
	reverse: string;
};
