import { attr } from '#shared/attributes';

/** Limits for the number of episodes. */
export const ITEMS_TO_SHOW = { min: 1, max: 10, fallback: 5 } as const;

export const attributes = {
	/** URL of the feed. It is stored as text, because saving would otherwise encode `&`. */
	url: attr.text( '' ),
	itemsToShow: attr.integer( ITEMS_TO_SHOW.fallback, {
		min: ITEMS_TO_SHOW.min,
		max: ITEMS_TO_SHOW.max,
	} ),
	/** Whether the list starts at the other end of the podcast's own order. */
	isReversed: attr.boolean( false ),
	showCoverArt: attr.boolean( true ),
	showEpisodeTitle: attr.boolean( true ),
	showEpisodeDescription: attr.boolean( true ),
	/** Whether the next episode of the list plays after the current one. */
	playNext: attr.boolean( true ),
	/** Title of the podcast from its feed when the author chose it. Shown where the episodes are not. */
	title: attr.text( '' ),
	/** URLs of the podcast in apps. */
	appleUrl: attr.url( '', { role: 'content' } ),
	spotifyUrl: attr.url( '', { role: 'content' } ),
	/** Slug of a theme color. */
	primaryColor: attr.string(),
	/** A custom color. */
	customPrimaryColor: attr.color(),
	/** Six hexadecimal digits of either of the two. */
	hexPrimaryColor: attr.color(),
	secondaryColor: attr.string(),
	customSecondaryColor: attr.color(),
	hexSecondaryColor: attr.color(),
	backgroundColor: attr.string(),
	customBackgroundColor: attr.color(),
	hexBackgroundColor: attr.color(),
};
