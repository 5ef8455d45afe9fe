import { expect, type Page } from '@playwright/test';
import { pictures } from './photographs';
import { showcaseOf } from './showcase-of';
import { createPost, siteUrl } from './site';

/** Opens a page with the showcase of a block whose images open in WordPress's lightbox. */
export async function openWithLightbox(
	page: Page,
	slug: string
): Promise< void > {
	const content = await showcaseOf(
		slug,
		await pictures(
			'vash-gon-square',
			'coral-square',
			'akaka-falls-state-park-flora',
			'campanula-alliariifolia-flower',
			'man-in-hat',
			'parthenon-square'
		)
	);
	const id = await createPost( {
		content: content.replaceAll(
			`<!-- wp:dovetail/${ slug } {`,
			'$&"lightbox":true,'
		),
	} );
	await page.goto( `${ siteUrl() }/?p=${ id }` );
}

/** Expects that a click on an image, or Enter, opens it in WordPress's lightbox, and that Escape closes it. */
export async function expectLightbox(
	page: Page,
	slug: string
): Promise< void > {
	await openWithLightbox( page, slug );
	const overlay = page.locator( '.wp-lightbox-overlay' );
	await expect( overlay ).toBeHidden();
	await page.locator( `.wp-block-dovetail-${ slug }__image` ).first().click();
	await expect( overlay.getByRole( 'img' ).first() ).toBeVisible();
	await closeLightbox( page );
	await expectToOpen( page, () =>
		page
			.getByRole( 'button', { name: /^Enlarge/ } )
			.first()
			.press( 'Enter' )
	);
}

/**
 * Expects that Escape closes WordPress's lightbox. WordPress moves the focus into the lightbox after it has opened;
 * before that, Escape has no effect.
 */
export async function closeLightbox( page: Page ): Promise< void > {
	const overlay = page.locator( '.wp-lightbox-overlay' );
	await expect
		.poll( () =>
			overlay.evaluate( ( element ) =>
				element.matches( ':focus-within' )
			)
		)
		.toBe( true );
	await page.keyboard.press( 'Escape' );
	await expect( overlay ).toBeHidden();
	// WordPress returns the focus at the end of the animation.
	await expect( page.locator( 'button:focus, a:focus' ) ).toHaveCount( 1 );
}

/**
 * Expects that an action opens an image in WordPress's lightbox. Repeats the action if the image closes again:
 * WordPress resets the lightbox half a second after closing it, even if another image has been opened since.
 */
export async function expectToOpen(
	page: Page,
	open: () => Promise< void >
): Promise< void > {
	const image = page
		.locator( '.wp-lightbox-overlay' )
		.getByRole( 'img' )
		.first();
	await expect( async () => {
		if ( ! ( await image.isVisible() ) ) {
			await open();
		}
		await expect( image ).toBeVisible( { timeout: 5000 } );
	} ).toPass();
}
