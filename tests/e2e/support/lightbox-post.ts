import type { Page } from '@playwright/test';
import { pictures } from './photographs';
import { showcaseOf } from './showcase-of';
import { createPost, siteUrl } from './site';

/** Opens a page with the showcase of a block whose pictures WordPress's lightbox enlarges. */
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
