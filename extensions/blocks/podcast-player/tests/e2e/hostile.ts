import { type Root, type Written } from '#e2e/hostile';

/** The element that the view script controls, with all data that the script reads. */
export const roots: readonly Root[] = [
	[
		'wp-block-dovetail-podcast-player__stage',
		'data-key data-title data-description data-refresh data-version data-checked',
		`<p class="wp-block-dovetail-podcast-player__podcast">§</p><p class="wp-block-dovetail-podcast-player__subscribe"><a class="wp-block-dovetail-podcast-player__tool" href="§">§</a></p><ol class="wp-block-dovetail-podcast-player__tracks"><li class="wp-block-dovetail-podcast-player__track" data-id="§" data-duration="§"><span class="wp-block-dovetail-podcast-player__title"><a href="§">§</a></span><audio controls preload="none" src="§"></audio><div class="wp-block-dovetail-podcast-player__extras"><details class="wp-block-dovetail-podcast-player__chapters"><summary>§</summary><ol><li><a href="§" data-at="§"><span>§</span> §</a></li></ol></details><a data-transcript href="§">§</a><button class="wp-block-dovetail-podcast-player__copy" data-done="§">§</button></div></li></ol><p class="wp-block-dovetail-podcast-player__all"><a href="§">§</a></p>`,
	],
];

/** A player without a feed, with links to apps. */
export const written = ( value: string ): readonly Written[] => [
	{
		slug: 'podcast-player',
		attributes: {
			title: value,
			appleUrl: value,
			spotifyUrl: value,
			itemsToShow: value,
			primaryColor: value,
			customPrimaryColor: value,
			hexPrimaryColor: value,
			backgroundColor: value,
		},
		html: '<div class="wp-block-dovetail-podcast-player"><p class="wp-block-dovetail-podcast-player__podcast">§</p><p class="wp-block-dovetail-podcast-player__subscribe"><a class="wp-block-dovetail-podcast-player__tool" href="§">Apple Podcasts</a></p></div>',
	},
];

export const handed = { 'podcast-player': () => ( {} ) };

/** Removes content that comes from a feed, because feeds have their own tests. */
export const tame = ( html: string ): string =>
	html.includes( '<!-- wp:dovetail/podcast-player' ) ? '' : html;
