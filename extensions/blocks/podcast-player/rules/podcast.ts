/** An episode. Plain text throughout; every address is http or https. */
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
	/** Empty without one. */
	description: string;
};

export type Podcast = {
	/** HTML: cover and title, as the page draws them. */
	header: string;
	tracks: readonly Track[];
};
