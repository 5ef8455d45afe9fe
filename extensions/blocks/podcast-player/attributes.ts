import { attr } from '#shared/attributes';

/** Limits for the number of episodes. */
export const ITEMS_TO_SHOW = { min: 1, max: 10, fallback: 5 } as const;

export const attributes = {
	/** URL of the feed. Stored as text, because WordPress would otherwise encode `&` when it saves. */
	url: attr.text( '' ),
	itemsToShow: attr.integer( ITEMS_TO_SHOW.fallback, {
		min: ITEMS_TO_SHOW.min,
		max: ITEMS_TO_SHOW.max,
	} ),
	/** Whether the episode order is reversed. */
	isReversed: attr.boolean( false ),
	showCoverArt: attr.boolean( true ),
	showEpisodeTitle: attr.boolean( true ),
	showEpisodeDescription: attr.boolean( true ),
	/** Whether the next episode plays automatically when an episode ends. */
	playNext: attr.boolean( true ),
	/** Title of the podcast, copied from its feed when the author chose it. Shown where episodes cannot be shown. */
	title: attr.text( '' ),
	/** URLs of the podcast in podcast apps. */
	appleUrl: attr.url( '', { role: 'content' } ),
	spotifyUrl: attr.url( '', { role: 'content' } ),
	/** Slug of a theme color. */
	primaryColor: attr.string(),
	/** A custom color. */
	customPrimaryColor: attr.color(),
	/** Six hexadecimal digits of the theme color or custom color. */
	hexPrimaryColor: attr.color(),
	secondaryColor: attr.string(),
	customSecondaryColor: attr.color(),
	hexSecondaryColor: attr.color(),
	backgroundColor: attr.string(),
	customBackgroundColor: attr.color(),
	hexBackgroundColor: attr.color(),
};
