import { img, PICTURE, type Root, type Written } from '#e2e/hostile';

/** The element that the view script controls, with all data that the script reads. */
export const roots: readonly Root[] = [
	[
		'wp-block-dovetail-story__stage',
		'data-site data-start data-settings data-preview data-play-on-load data-render-interval data-image-time data-volume',
		`<ol class="wp-block-dovetail-story__list"><li class="wp-block-dovetail-story__slide"><figure>${ img(
			'class="wp-block-dovetail-story__media" data-id="§" data-type="§"'
		) }</figure></li><li class="wp-block-dovetail-story__slide"><figure><video class="wp-block-dovetail-story__media" src="${ PICTURE }" data-id="§" aria-label="§" preload="none"><track kind="captions" src="${ PICTURE }" srclang="§" label="§" default></video><figcaption class="wp-block-dovetail-story__caption"><p class="wp-block-dovetail-story__text">§</p><a class="wp-block-dovetail-story__link" href="§">§</a></figcaption></figure></li></ol>`,
	],
];

const loaded = ( value: string ) =>
	value.startsWith( 'data:' ) ? '§' : PICTURE;

/** A video with captions, text and a link. Omits URLs that would cause errors about missing files. */
export const written = ( value: string ): readonly Written[] => [
	{
		slug: 'story',
		attributes: { settings: { imageTime: value } },
		html: `<div class="wp-block-dovetail-story"><div class="wp-block-dovetail-story__stage"><ol class="wp-block-dovetail-story__list"><li class="wp-block-dovetail-story__slide"><figure><video class="wp-block-dovetail-story__media" src="${ loaded( value ) }" poster="${ loaded( value ) }" aria-label="§" controls preload="none" playsinline data-id="§" data-type="video" data-mime="§"><track kind="captions" src="${ loaded( value ) }" srclang="§" default/></video><figcaption class="wp-block-dovetail-story__caption"><p class="wp-block-dovetail-story__text">§</p><a class="wp-block-dovetail-story__link" href="§">§</a></figcaption></figure></li></ol></div></div>`,
	},
];

export const handed = { story: () => ( {} ) };

/** Turns off fullscreen, because fullscreen makes the rest of the page inert. */
export const tame = ( html: string ): string =>
	html
		.replaceAll( / ?data-load-in-fullscreen="\w*"/g, '' )
		.replaceAll( '"loadInFullscreen":true', '"showSlideCount":true' );
