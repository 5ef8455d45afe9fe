import { attr } from '#shared/attributes';

/** Limits for the number of episodes. */
export const ITEMS_TO_SHOW = { min: 1, max: 10, fallback: 5 } as const;

export const attributes = {
	/** URL of the feed, as text: `&` must survive an author's save. */
	url: attr.text( '' ),
	itemsToShow: attr.integer( ITEMS_TO_SHOW.fallback, {
		min: ITEMS_TO_SHOW.min,
		max: ITEMS_TO_SHOW.max,
	} ),
	/** The list begins at the other end of the podcast's own order. */
	isReversed: attr.boolean( false ),
	showCoverArt: attr.boolean( true ),
	showEpisodeTitle: attr.boolean( true ),
	showEpisodeDescription: attr.boolean( true ),
	/** After an episode the next of the list plays. */
	playNext: attr.boolean( true ),
	/** Of the podcast, as its feed said when the author chose it: what is read where the episodes are not. */
	title: attr.text( '' ),
	/** URLs of the podcast in apps. */
	appleUrl: attr.url( '', { role: 'content' } ),
	spotifyUrl: attr.url( '', { role: 'content' } ),
	/** Slug of a color of the theme. */
	primaryColor: attr.string(),
	/** A color that is none of the theme's. */
	customPrimaryColor: attr.color(),
	/** Six digits, whichever of the two was chosen. */
	hexPrimaryColor: attr.color(),
	secondaryColor: attr.string(),
	customSecondaryColor: attr.color(),
	hexSecondaryColor: attr.color(),
	backgroundColor: attr.string(),
	customBackgroundColor: attr.color(),
	hexBackgroundColor: attr.color(),
};
