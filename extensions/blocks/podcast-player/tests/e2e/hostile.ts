import { type Root } from '#e2e/hostile';

/** What the script mounts on, with everything that it reads. */
export const roots: readonly Root[] = [
	[
		'wp-block-dovetail-podcast-player__stage',
		'data-title data-description data-refresh data-version data-checked',
		`<p class="wp-block-dovetail-podcast-player__podcast">§</p><ol class="wp-block-dovetail-podcast-player__tracks"><li class="wp-block-dovetail-podcast-player__track" data-id="§" data-duration="§"><span class="wp-block-dovetail-podcast-player__title"><a href="§">§</a></span></li></ol>`,
	],
];

export const handed = { 'podcast-player': () => ( {} ) };

/** Feeds are read elsewhere: what is rendered of them is left. */
export const tame = ( html: string ): string =>
	html.includes( '<!-- wp:dovetail/podcast-player' ) ? '' : html;
