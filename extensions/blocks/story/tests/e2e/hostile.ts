import { img, type Root } from '#e2e/hostile';

/** What the script mounts on, with everything that it reads. */
export const roots: readonly Root[] = [
	[
		'wp-block-dovetail-story__stage',
		'data-site data-start data-settings data-preview data-play-on-load data-render-interval data-image-time data-volume',
		`<ol class="wp-block-dovetail-story__list"><li class="wp-block-dovetail-story__slide"><figure>${ img(
			'class="wp-block-dovetail-story__media" data-id="§" data-type="§"'
		) }</figure></li></ol>`,
	],
];

export const handed = { story: () => ( {} ) };

/** A story that fills the screen makes the rest wait, as its author may want. */
export const tame = ( html: string ): string =>
	html
		.replaceAll( / ?data-load-in-fullscreen="\w*"/g, '' )
		.replaceAll( '"loadInFullscreen":true', '"showSlideCount":true' );
