import { readFileSync } from 'node:fs';
import type { FrameLocator, Locator } from '@playwright/test';
import { expect } from '#e2e';
import { img, PICTURE, type Root, type Written } from '#e2e/hostile';

/** The element that the view script controls, with all data that the script reads. */
export const roots: readonly Root[] = [
	[
		'wp-block-dovetail-slideshow__stage',
		'data-effect data-autoplay data-start data-hold',
		`<ul class="wp-block-dovetail-slideshow__list"><li class="wp-block-dovetail-slideshow__slide"><figure>${ img(
			'class="wp-block-dovetail-slideshow__image" data-id="§" data-src="§"'
		) }<figcaption>§</figcaption></figure></li><li class="wp-block-dovetail-slideshow__slide"><figure><a href="§">${ img(
			'class="wp-block-dovetail-slideshow__image"'
		) }</a></figure></li><li class="wp-block-dovetail-slideshow__slide">§</li></ul>`,
	],
];

/** Slides with links. */
export const written = ( value: string ): readonly Written[] => [
	{
		slug: 'slideshow',
		attributes: {
			autoplay: false,
			delay: value,
			effect: value,
			ids: [ value ],
			sizeSlug: value,
		},
		html: `<div class="wp-block-dovetail-slideshow aligncenter"><div class="wp-block-dovetail-slideshow__stage" data-effect="slide"><ul class="wp-block-dovetail-slideshow__list">${ `<li class="wp-block-dovetail-slideshow__slide"><figure><a href="§">${ img(
			'class="wp-block-dovetail-slideshow__image" data-id="§"'
		) }</a><figcaption class="wp-element-caption">§ <a href="§">§</a></figcaption></figure></li>`.repeat(
			2
		) }</ul></div></div>`,
	},
];

export const handed = { slideshow: () => ( {} ) };

const STAGE = '.wp-block-dovetail-slideshow__stage';

/** A valid slideshow on the same page still works, on the page and in the editor. */
export const companion = {
	content: readFileSync(
		'extensions/blocks/slideshow/fixtures/slideshow__plain.html',
		'utf8'
	).replaceAll( /https:[^"]+\.jpg/g, PICTURE ),
	async works( within: Locator ) {
		const next = within.getByRole( 'button', { name: 'Next slide' } );
		// Click only after the page above the slideshow has stopped growing. Click only once, because a second click
		// leads back to slide 1.
		await expect( async () => {
			await within.locator( STAGE ).scrollIntoViewIfNeeded();
			await next.click( { trial: true, timeout: 2000 } );
		} ).toPass();
		await next.click();
		await expect(
			within.page().locator( '#dovetail-announcements[role="status"]' )
		).toHaveText( 'Slide 2 of 2: A boat' );
	},
	worksInEditor: ( canvas: FrameLocator ) =>
		expect(
			canvas
				.locator( `[data-type="dovetail/slideshow"] ${ STAGE }` )
				.last()
		).toHaveAttribute( 'data-dovetail-mounted' ),
};
